// The drawn table of Spectrix: what goes where, how groups are met and marked, and
// how the log, the strip and a refusal tell it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from 'lit';
import './dom.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { arranged, gathered, lacking } from '../../src/games/spectrix/arrange.js';
import { bench } from '../../src/games/spectrix/drawnbench.js';
import { NEW, laid, open, playOf, put, start, toggle, undo } from '../../src/games/spectrix/draft.js';
import { between, layable, sideOf, takers } from '../../src/games/spectrix/fits.js';
import { arrange } from '../../src/games/spectrix/hand.js';
import { handNames, pilesOf, pilesTried } from '../../src/games/spectrix/layout.js';
import { memory } from '../../src/games/spectrix/memory/table.js';
import { outcome, tally } from '../../src/games/spectrix/points.js';
import { mayTakeBack } from '../../src/games/spectrix/steps.js';
import { spectrix } from '../../src/games/spectrix/table.js';

setLanguage('en');

const ring = 'YE OR RE PK MA PU DB LB TQ TE GR LI'.split(' ');

/** @param {string} codes */
const list = (codes) => codes.split(' ').filter(Boolean);

/** @param {Record<string, string>} table @param {Record<string, number>} hand @param {object} [more] @returns {any} */
const viewOf = (table, hand, more = {}) => ({
  turn: { seats: [1], phase: 'play', decision: 1 }, log: {}, ring, can: { play: true, draw: true }, hand, round: 2, target: 100, pile: 20, dealer: 1,
  seats: { 1: { cards: 3, total: 10 }, 2: { cards: 4, total: 25 } },
  table: Object.fromEntries(Object.entries(table).map(([key, codes]) => [key, list(codes)])), ...more,
});

/** @param {Record<string, string>} table @param {Record<string, number>} hand */
const draftOf = (table, hand) => start(viewOf(table, hand), 1);

/** @param {any} view @param {object} [parts] @returns {any} */
const context = (view, parts = {}) => ({
  view, me: 1, options: {}, phone: false, live: true, picked: {}, sending: [], sort: 'ring', own: [], typed: {}, then: (/** @type {any} */ _, /** @type {any} */ ctx) => ctx,
  name: (/** @type {number} */ seat) => `Seat ${seat}`, face: () => html``, shown: (/** @type {number} */ seat) => html`Seat ${seat}`, ...parts,
});

/** @param {unknown} drawn */
const words = (drawn) => flat(drawn).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

test('what fits where is known before it is tried', () => {
  const draft = draftOf({ 1: 'OR RE PK', 2: 'LB LB LB' }, { YE: 1, MA: 1, LB: 1, TE: 1, GR: 1 });
  assert.deepEqual([['YE'], ['MA'], ['LB'], ['TE'], ['YE', 'MA']].map((codes) => takers(draft, codes)), [['1'], ['1'], ['2'], [], ['1']]);
  assert.deepEqual([...layable(draft)].sort(), ['LB', 'MA', 'YE']);
  assert.deepEqual([...layable(draftOf({}, { LI: 1, YE: 1, OR: 1, DB: 3, RE: 0 }))].sort(), ['DB', 'LI', 'OR', 'YE']);
  assert.deepEqual([sideOf(list('OR RE PK'), ['YE'], ring), sideOf(list('OR RE PK'), ['MA'], ring), sideOf(list('LB LB LB'), ['LB'], ring)], ['left', 'right', 'right']);
});

test('what is missing in a broken group lies on the shorter way round the ring', () => {
  assert.deepEqual([['PK', 'MA', 'DB'], ['LI', 'OR'], ['YE', 'DB']].map((codes) => between(codes, ring)), [['PU'], ['YE'], ['OR', 'RE', 'PK', 'MA', 'PU']]);
});

test('a group is met as one looks on, opens it, takes it apart, or puts something there', () => {
  const view = viewOf({ 1: 'OR RE PK', 2: 'LB LB LB' }, { YE: 1, TE: 1 });
  const draft = start(view, 1);
  const page = (/** @type {any} */ built, /** @type {object} */ parts = {}) => flat(spectrix.field(context(view, { draft: built, ...parts })));
  assert.match(page(undefined), /role="img"\s+aria-label="group 1: sequence of 3\. 2 orange, 3 red,? and 4 pink"/);
  assert.match(page(draft), /data-pick="1-0"/);
  assert.match(page(draft, { phone: true }), /data-do="build-open" data-place="1"/);
  assert.match(page(open(draft, '1'), { phone: true }), /data-pick="1-2"[^]*data-do="build-open" data-place="2"/);
  const picking = page(toggle(draft, 'YE-0'));
  assert.match(picking, /data-drop="1"><span\s+class="vh">Fits: put into group 1/);
  assert.match(picking, /data-drop="2"><span\s+class="vh">Put into group 2/);
  assert.match(picking, /id="group-new"[^>]*aria-disabled="false"/);
  assert.doesNotMatch(picking, /data-pick="1-0"/);
});

test('a broken group says what is missing and shows the place', () => {
  const draft = put(toggle(draftOf({ 1: 'PK MA PU DB LB' }, {}), '1-2'), NEW);
  const drawn = flat(spectrix.field(context(viewOf({ 1: 'PK MA PU DB LB' }, {}), { draft })));
  assert.match(words(drawn), /6 purple is missing/);
  assert.match(drawn, /class="sx-gap"[^>]*><b>6<\/b>/);
  assert.equal(spectrix.strip(context(viewOf({}, {}), { draft })).long, '2 groups are broken.');
});

test('cards that were laid or moved are marked, and alike cards do not change places', () => {
  const draft = put(toggle(toggle(draftOf({ 1: 'OR RE PK MA' }, { YE: 2 }), '1-3'), 'YE-0'), NEW);
  assert.deepEqual(pilesOf(draft).map(({ tiles }) => tiles.map(({ code, mark }) => `${code} ${mark}`)), [['OR ', 'RE ', 'PK '], ['YE new', 'MA moved']]);
  assert.deepEqual([...handNames(draft)], [['YE-1', 'YE-0'], ['YE-0', 'YE-1']], 'the one that is left has the name that it has after the turn');
});

test('what another tries is told from what lies there', () => {
  const table = { 1: list('OR RE PK'), 2: list('LB LB LB LB') };
  const piles = pilesTried(table, { 1: list('YE OR RE PK'), 2: list('LB LB LB'), a: ['LB'] });
  assert.deepEqual(piles.map(({ tiles }) => tiles.map(({ mark }) => mark).join()), ['new,,,', ',,', 'moved']);
  const ctx = context(viewOf({ 1: 'OR RE PK', 2: 'LB LB LB LB' }, {}, { can: undefined }), { tried: { seat: 2, groups: { a: ['LB'] } } });
  assert.match(words(spectrix.field(ctx)), /Seat 2 is trying this out/);
});

test('the table that help shows is laid in one step, which can be undone', () => {
  const draft = draftOf({ 1: 'OR RE PK', 2: 'LB LB LB' }, { YE: 1, LB: 1 });
  const shown = bench.change(draft, 'build-show', { table: JSON.stringify({ groups: { 1: list('YE OR RE PK'), 2: list('LB LB LB LB') } }) });
  assert.ok(shown);
  assert.deepEqual([playOf(shown).cards, laid(shown).length, undo(shown).now], [['YE', 'LB'], 2, draft.now]);
  const moved = arranged(draftOf({ 1: 'OR RE PK MA' }, { OR: 2 }), { 1: list('RE PK MA'), a: list('OR OR OR') });
  assert.deepEqual(moved.now.groups.map(({ cards }) => cards.map(({ id }) => id)), [['1-1', '1-2', '1-3'], ['1-0', 'OR-0', 'OR-1']]);
});

test('White Light is gathered in one step where all twelve colours are there', () => {
  const hand = Object.fromEntries(ring.slice(3).map((code) => [code, 1]));
  const draft = draftOf({ 1: 'YE OR RE PK', 2: 'RE RE RE' }, hand);
  const light = gathered(draft);
  assert.deepEqual([playOf(light).white?.length, laid(light).length, undo(light).now], [1, 9, draft.now]);
  assert.equal(gathered(light), light);
  assert.deepEqual(lacking(draftOf({ 1: 'YE OR RE' }, hand)), []);
  const few = draftOf({ 1: 'YE OR RE' }, { PK: 1 });
  assert.equal(gathered(few), few);
});

test('a hand lies by the ring, by number, or as its owner laid it', () => {
  const { hand } = draftOf({}, { RE: 1, YE: 1, LB: 2 }).now;
  const order = (/** @type {any} */ by) => arrange(hand, by, ring).map(({ id }) => id).join(' ');
  assert.deepEqual([order({ sort: 'ring', own: [] }), order({ sort: 'count', own: [] }), order({ sort: 'own', own: ['LB-1', 'RE-0'] })], [
    'YE-0 RE-0 LB-0 LB-1', 'LB-0 LB-1 YE-0 RE-0', 'LB-1 RE-0 YE-0 LB-0',
  ]);
});

test('the buttons of the strip carry the move', () => {
  const view = viewOf({ 1: 'OR RE PK' }, { YE: 1 });
  const draft = put(toggle(start(view, 1), 'YE-0'), '1');
  const [lay] = spectrix.actions(view, {}, draft);
  assert.deepEqual([lay.do, lay.main, lay.label.key], ['lay', true, 'sx.do.lay']);
  assert.deepEqual(spectrix.moveFor('lay', { move: JSON.stringify(lay.move) }, {}), playOf(draft));
  assert.equal(spectrix.actions(view, {}, put(toggle(start(view, 1), 'YE-0'), NEW))[0].main, false, 'a broken table does not lead on');
  assert.deepEqual(spectrix.actions(view, {}, start(view, 1)), []);
  assert.deepEqual(spectrix.actions(viewOf({}, {}, { can: { next: true } }), {}, undefined).map((action) => action.do), ['next']);
  assert.deepEqual([spectrix.moveFor('draw', {}, {}), spectrix.moveFor('menu', {}, {})], [{ do: 'draw' }, undefined]);
});

test('at a strict table a place is a move, and only what was laid in this turn goes back', () => {
  const view = viewOf({ 1: 'OR RE PK', 2: 'YE' }, { LB: 1 }, { can: { step: true, give_up: true }, log: { 1: { kind: 'drew', seat: 2 }, 2: { kind: 'stepped', seat: 1, card: 'YE', into: '2' } } });
  const draft = start(view, 1);
  assert.deepEqual(bench.moveAt?.(toggle(draft, '2-0'), '1'), { do: 'step', card: 'YE', from: '2', to: '1' });
  assert.deepEqual(bench.moveAt?.(toggle(draft, '2-0'), 'hand:LB-0'), { do: 'step', card: 'YE', from: '2', back: true });
  assert.deepEqual([mayTakeBack(toggle(draft, '2-0'), view, 1), mayTakeBack(toggle(draft, '1-0'), view, 1)], [true, false]);
  assert.match(spectrix.strip(context(view, { draft })).long, /One group is broken: 2 more cards needed\. Mend it, or give up\./);
  assert.deepEqual(spectrix.actions(view, {}, draft).map((action) => action.do), ['give_up']);
});

test('every kind of entry is a sentence in both languages, one’s own another', () => {
  const entries = [
    { kind: 'dealt', seat: 2, round: 3 }, { kind: 'played', seat: 1, cards: ['YE', 'YE', 'OR'], touched: [1] }, { kind: 'played', seat: 2, cards: ['YE'] },
    { kind: 'rearranged', seat: 2 }, { kind: 'white_light', seat: 2, points: { 1: 5 } }, { kind: 'drew', seat: 1, count: 1 }, { kind: 'passed', seat: 2, count: 2 },
    { kind: 'passed', seat: 2 }, { kind: 'stepped', seat: 2, card: 'RE', out: '1', into: '2' }, { kind: 'stepped', seat: 2, card: 'RE', into: '2' },
    { kind: 'stepped', seat: 2, card: 'RE', out: '1', back: true }, { kind: 'gave_up', seat: 2, count: 3 }, { kind: 'gave_up', seat: 1 }, { kind: 'restored', cards: ['RE'] },
    { kind: 'restored' }, { kind: 'hinted', seat: 1, count: 2 }, { kind: 'last_round', round: 4 }, { kind: 'round_over', seat: 2, round: 3 }, { kind: 'round_over', round: 3, reason: 'blocked' },
    { kind: 'eliminated', of: [2] }, { kind: 'sudden_death', of: [1, 2], count: 1 }, { kind: 'match_over', of: [1] },
  ];
  for (const lang of /** @type {const} */ (['en', 'es'])) {
    setLanguage(lang);
    const all = entries.flatMap((entry) => [words(html`${spectrix.told(entry, context(viewOf({}, {})))}`), spectrix.spoken(entry, context(viewOf({}, {})))]);
    assert.deepEqual(all.filter((said) => /[{}]|undefined|sx\.|Something|Ha pasado/.test(said) || !/[.!]$/.test(said)), []);
  }
  setLanguage('en');
  assert.equal(spectrix.spoken(entries[1], context(viewOf({}, {}))), 'You laid 2 × 1 yellow and 2 orange.');
});

test('a refusal names what failed, shows it, and links the rule', () => {
  const refusal = { code: 'not_neighbours', rule: 'SP-2', data: { group: 'a', cards: ['YE', 'RE', 'LB'] } };
  const drawn = flat(spectrix.field(context(viewOf({}, {}), { refusal })));
  assert.match(words(drawn), /1 yellow, 3 red,? and 8 light blue: these colours do not follow one another on the ring/);
  assert.match(drawn, /href="\/rules\/spectrix#SP-2"/);
});

test('the end of a round tells what is left and who is out', () => {
  const past = { 1: { reason: 'went_out', out: 1, points: { 1: 0, 2: 15 }, left: { 1: [], 2: ['RE', 'RE', 'LB'] } } };
  const view = viewOf({}, {}, { past, turn: { seats: [2], phase: 'between', decision: 2 }, seats: { 1: { cards: 0, total: 5 }, 2: { cards: 3, total: 105, out: true } } });
  assert.deepEqual(outcome(view).map(({ seat, points, out, best }) => [seat, points, out, best]), [[1, 0, false, true], [2, 15, true, false]]);
  assert.match(words(spectrix.field(context(view))), /Round 1 is over You have laid all your cards\.[^]*Seat 2 out/);
  assert.equal(tally({ ...view, result: { winners: [2], reason: '', totals: {} } })[1].best, true);
});

test('Memory is a grid of backs and faces whose places are moves', () => {
  const view = { turn: { seats: [1], phase: 'second', decision: 3 }, log: {}, seats: { 1: { total: 1, pairs: ['RE'] }, 2: { total: 0, pairs: [] } }, places: { 1: 'face_down', 2: 'LB', 4: 'face_down' }, can: { flip: true } };
  const drawn = flat(memory.field(context(view)));
  assert.match(drawn, /data-do="flip" data-place="1"\s+aria-disabled="false"><span class="vh">Place 1, face down</);
  assert.match(drawn, /aria-disabled="true"><span class="vh">Place 2: 8 light blue</);
  assert.deepEqual(memory.moveFor('flip', { place: '4' }, {}), { do: 'flip', place: 4 });
  assert.equal(memory.spoken({ kind: 'missed', seat: 2, place: 4 }, context(view)), 'Seat 2 turned place 4. No pair.');
});
