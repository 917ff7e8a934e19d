// ONEXENO on the page: names of places, rows, a card before it is laid, and what
// is said and drawn of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html } from 'lit';
import './dom.js';
import { flat } from './flat.js';
import { looksOf, turnedCode } from '../../src/cards/square.js';
import { setLanguage } from '../../src/core/i18n.js';
import { bench, follow, heldOf, moveAt, placesOf, put, quartersTo, toggle, turnOf, turned, turnsAt, unpick } from '../../src/games/onexeno/draft.js';
import { forming, lainIn, linesAt, placeName, pointsOf, seenOf, touched, worthOf } from '../../src/games/onexeno/grid.js';
import { order } from '../../src/games/onexeno/hand.js';
import { inOrder, kinds, sentence } from '../../src/games/onexeno/log.js';
import { outcome, tally } from '../../src/games/onexeno/points.js';
import { alone, onexeno } from '../../src/games/onexeno/table.js';
import { actions, isMine, mayOf } from '../../src/games/onexeno/turn.js';

/** @typedef {import('../../src/games/onexeno/types.js').View} View */
/** @typedef {import('../../src/games/onexeno/types.js').Entry} Entry */
/** @typedef {import('../../src/games/onexeno/types.js').Context} Context */
/** @typedef {import('../../src/games/onexeno/draft.js').Draft} Draft */

await setLanguage('en');

/** @param {...[string, number, number]} cards code, column, row @returns {Pick<View, 'field'|'box'>} laid by seat 2 in turn, the first turned up */
const lying = (...cards) => {
  const field = Object.fromEntries(cards.map(([code, x, y], nth) => [code, { x, y, turn: 0, nth, ...(nth ? { by: 2 } : {}) }]));
  const [xs, ys] = [cards.map(([, x]) => x), cards.map(([, , y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { field, box: cards.length ? { x, y, w: Math.max(...xs) + 1 - x, h: Math.max(...ys) + 1 - y } : { x: 0, y: 0, w: 0, h: 0 } };
};

const ROW = lying(['00000000', 0, 0], ['00000001', 1, 0], ['00000011', -1, 0], ['00000111', -2, 0]);

/** @param {Partial<View>} [parts] @returns {View} of seat 1, who is asked */
const view = (parts = {}) => ({
  turn: { phase: 'play', seats: [1], decision: 4 }, log: {}, seats: { 1: { cards: 3, total: 0, taken: 7 }, 2: { cards: 5, total: 0, taken: 9 } },
  ...ROW, game: 1, games: 1, dealer: 2, stack: 20, hand: { '00010001': 1, '00111111': 2, '11111111': 3 },
  can: { pass: true, place: { '00010001': { '2,0': '1', '0,1': '0' }, '00111111': { '2,0': '023' } } }, ...parts,
});

/** @param {View} v @param {Partial<Context>} [parts] @returns {Context} */
const context = (v, parts = {}) => ({
  view: v, me: 1, options: {}, byCards: false, spotting: false, phone: false, live: true, picked: {}, sending: [], sort: 'arrival', own: [], typed: {},
  draft: follow(undefined, v, 1), then: (n, ctx) => ctx, name: (seat) => `Seat ${seat}`, face: () => html``, shown: (seat) => html`Seat ${seat}`, ...parts,
});

/** @param {View} v @param {...(draft: Draft) => Draft} steps */
const drafted = (v, ...steps) => steps.reduce((draft, step) => step(draft), /** @type {Draft} */ (follow(undefined, v, 1)));

/** @param {string} code */
const pick = (code) => (/** @type {Draft} */ draft) => toggle(draft, code, 'tap');
/** @param {string} point */
const at = (point) => (/** @type {Draft} */ draft) => put(draft, point);

test('a card turns clockwise, and those that look the same after fewer turns have fewer', () => {
  assert.equal(turnedCode('10000000', 1), '00100000', 'the top left corner comes to the top right');
  assert.equal(turnedCode('11000000', 5), '00110000');
  assert.deepEqual(['00000000', '00010001', '00000001', '01010101'].map(looksOf), [1, 2, 4, 1]);
});

test('places keep their names while the border moves, which run around', () => {
  assert.deepEqual([placeName(0, 0), placeName(-4, -4), placeName(4, 4), placeName(5, -5)], ['E5', 'A1', 'I9', 'A9']);
});

test('the field is seen with what may be beside it, five by five at least, and never more than it may span when it is closed', () => {
  const spans = (/** @type {[string, number, number][]} */ ...cards) => seenOf(view(lying(...cards)));
  assert.deepEqual(spans().xs, { from: -2, n: 5, open: true });
  assert.deepEqual(spans(['00000000', 0, 0]).ys, { from: -2, n: 5, open: true });
  assert.deepEqual(spans(['00000000', 0, 0], ['00000001', 3, 0]).xs, { from: -1, n: 6, open: true });
  assert.deepEqual(spans(['00000000', 3, 0], ['00000001', 7, 0]).xs, { from: 3, n: 5, open: false });
  assert.deepEqual(seenOf(view({ ...lying(['00000000', 0, 0]), side: 3, pile: {} })).xs, { from: -1, n: 3, open: true });
});

test('a card makes rows whole across, down and on both diagonals, each shared card counted once', () => {
  const cross = [-2, -1, 1, 2].flatMap((i) => [[i, 0], [0, i], [i, i], [i, -i]]);
  const lain = new Map(cross.map(([x, y], i) => [`${x},${y}`, i < 8 ? '11111111' : '00000001']));
  const lines = linesAt(lain, '0,0');
  assert.deepEqual(lines.map(({ way }) => way), ['row', 'column', 'diagonal', 'diagonal']);
  assert.equal(pointsOf(lines).length, 17);
  assert.deepEqual([worthOf(lain, lines, '00000011', false), worthOf(lain, lines, '00000011', true)], [8 * 8 + 8 + 2, 17]);
  assert.deepEqual([...forming(view()).keys()], ['-3,0', '2,0'], 'a row lacks its fifth card at either end');
  assert.equal(forming(view({ ...ROW, side: 5, pile: {} })).size, 0, 'the game for one has no tricks');
  assert.deepEqual(touched(lainIn(view()), '0,1'), ['0,0', '-1,0', '1,0']);
});

test('a touch takes a card up, the next one turns it, and a drag only takes it', () => {
  const v = view();
  const draft = drafted(v, pick('00111111'));
  assert.deepEqual([draft.card, turnOf(draft)], ['00111111', 0]);
  assert.equal(turnOf(toggle(draft, '00111111', 'tap')), 1);
  assert.equal(toggle(draft, '00111111', 'drag'), draft);
  assert.equal(drafted(v, pick('11111111'), pick('11111111')).card, '', 'a card that looks the same in every turn is put back');
  assert.equal(drafted(v, pick('00000000')).card, '', 'not what is not held');
  assert.equal(follow(draft, v, 1), draft, 'the same document, the same draft');
  assert.equal(follow(draft, view({ hand: { 11111111: 3 } }), 1)?.card, '', 'a card that is gone is held no more');
  assert.equal(follow(undefined, view({ turn: { phase: 'between', seats: [1], decision: 5 } }), 1), undefined);
  assert.equal(follow(undefined, view(), 0), undefined, 'who looks on holds nothing');
});

test('a place turns the card as far as it has to; the second touch lays it, and what does not fit is left to the server', () => {
  const v = view();
  const draft = drafted(v, pick('00010001'), at('2,0'));
  assert.deepEqual([draft.at, turnOf(draft)], ['2,0', 1]);
  assert.deepEqual(moveAt(draft, '2,0'), { do: 'place', card: '00010001', turn: 1, x: 2, y: 0 });
  assert.equal(moveAt(drafted(v, pick('00010001')), '2,0'), undefined, 'the first touch only chooses');
  assert.deepEqual(moveAt(drafted(v, pick('00010001')), '5,5'), { do: 'place', card: '00010001', turn: 0, x: 5, y: 5 });
  assert.equal(moveAt(drafted(v), '2,0'), undefined);
  assert.equal(drafted(v, pick('00010001'), at('5,5')).at, '');
  assert.deepEqual([unpick(draft).at, unpick(draft).card, unpick(unpick(draft)).card], ['', '00010001', '']);
});

test('at its place a card turns to the next turn that fits there, else it leaves it', () => {
  const draft = drafted(view(), pick('00111111'), at('2,0'));
  assert.deepEqual([turnOf(draft), turnOf(turned(draft)), turnOf(turned(turned(draft))), turned(draft).at], [0, 2, 3, '2,0']);
  const only = turned(drafted(view(), pick('00010001'), at('2,0')));
  assert.deepEqual([turnOf(only), only.at, quartersTo(only, '2,0')], [0, '', 1]);
  assert.equal(turned(drafted(view({ printed: { '00010001': 1 } }), pick('00010001'))).spins['00010001'], undefined, 'as it is printed');
});

test('where mismatches are for the players to spot, every card may lie in every turn at each free place', () => {
  const v = view({ can: { free: ['2,0'], pass: true, claim: true } });
  assert.deepEqual(turnsAt(v, '00111111', '2,0'), [0, 1, 2, 3]);
  assert.deepEqual(turnsAt({ ...v, printed: { '00111111': 3 } }, '00111111', '2,0'), [3]);
  assert.deepEqual(placesOf(v, '11111111'), ['2,0']);
  const drawn = flat(onexeno.field(context(v, { spotting: true })));
  assert.equal(drawn.match(/data-do="claim"/g)?.length, 3, 'all but the card turned up first');
  const own = { ...v, field: { ...v.field, '00000001': { ...v.field['00000001'], by: 1 } } };
  assert.equal(flat(onexeno.field(context(own))).match(/data-do="claim"/g)?.length, 2, 'nor what one laid oneself');
});

test('of a pile the card on top is held', () => {
  const v = view({ hand: undefined, pile: { '00000111': 1, '00111111': 2 }, side: 3, can: { draw: true, place: {} } });
  assert.deepEqual(heldOf(v), ['00111111']);
  assert.equal(follow(undefined, v, 1)?.card, '00111111');
});

test('the hand has an order: as drawn, by spots, by places, or one\'s own', () => {
  const orders = ['arrival', 'spots', 'fit', 'own'].map((sort) => order(view(), { sort, own: ['11111111'] }).map((code) => code.slice(0, 4)));
  assert.deepEqual(orders, [['0001', '0011', '1111'], ['1111', '0011', '0001'], ['0001', '0011', '1111'], ['1111', '0001', '0011']]);
});

test('the strip says what may be done in every position', () => {
  const can = view().can ?? {};
  /** @type {[string, Partial<View>, string][]} position, what stands in the strip, its first button */
  const positions = [
    ['drawn', {}, 'pass'], ['must', { can: { ...can, pass: false } }, ''], ['stuck', { can: { pass: true } }, 'pass'],
    ['final', { can: { ...can, final: true } }, 'pass'], ['final_stuck', { can: { pass: true, final: true } }, 'pass'],
    ['free', { can: { pass: true, free: ['2,0'] } }, 'pass'], ['centre', { ...lying(), can: { place: { 11111111: { '0,0': '0' } } } }, ''],
    ['claims', { turn: { phase: 'claims', seats: [1], decision: 5 }, can: { next: true, claim: true } }, 'next'],
    ['next', { turn: { phase: 'between', seats: [1], decision: 5 }, can: { next: true } }, 'next'],
    ['pile', { hand: undefined, pile: { '00111111': 1 }, can: { ...can, draw: true } }, 'draw'],
    ['pile_stuck', { hand: undefined, pile: { '00111111': 1 }, can: { draw: true } }, 'draw'],
    ['pile_empty', { hand: undefined, pile: {}, can: { draw: true } }, 'draw'],
    ['pile_last', { hand: undefined, pile: { '00111111': 1 }, can: { draw: true, last: true } }, 'draw'],
  ];
  for (const [may, parts, button] of positions) {
    const v = view(parts);
    assert.deepEqual([mayOf(v), actions(v)[0]?.do ?? '', isMine(v, 1)], [may, button, true], may);
    const { long, short } = onexeno.strip(context(v));
    assert.ok(long && short && !`${long}${short}`.includes('ox.'), may);
  }
});

/** @type {Entry[]} one of each kind, some twice */
const entries = [
  { kind: 'cut', cards: { 1: '00000001', 2: '11111111' } }, { kind: 'dealt', seat: 2, game: 1, card: '00000000' }, { kind: 'dealt', card: '00000000' },
  { kind: 'placed', seat: 1, card: '00000001', at: '1,0', meets: ['left'] }, { kind: 'took', seat: 1, lines: ['row', 'diagonal'], count: 9, spots: 31 },
  { kind: 'passed', seat: 2 }, { kind: 'passed', seat: 2, final: true }, { kind: 'claimed', seat: 2, card: '00000001', from: 1, spots: 1 },
  { kind: 'misclaimed', seat: 1, card: '00000001', from: 2 }, { kind: 'game_over', game: 1, seat: 2 }, { kind: 'game_over', game: 1 },
  { kind: 'match_over' }, { kind: 'hinted', seat: 1 }, { kind: 'drew', count: 3 }, { kind: 'turned_over', count: 24 }, { kind: 'grew', count: 4 },
  { kind: 'finished', count: 4, spots: 60 },
];

test('every kind of entry is a sentence, for the eye and for the ear, in both languages', async () => {
  assert.deepEqual([...new Set(entries.map(({ kind }) => kind))].sort(), kinds().sort());
  const log = Object.fromEntries(entries.map((entry, i) => [i + 1, entry]));
  const ctx = context(view({ log }));
  for (const lang of /** @type {const} */ (['es', 'en'])) {
    await setLanguage(lang);
    for (const [, entry] of inOrder(log)) {
      const words = [onexeno.spoken(entry, ctx), flat(onexeno.told(entry, ctx))];
      assert.ok(words.every((one) => one.length > 5 && !/ox\.|\{|undefined/.test(one)), `${lang} ${entry.kind}: ${words}`);
    }
  }
  assert.equal(onexeno.spoken(entries[3], ctx), 'You laid a card with 1 spot at F5, beside E5.');
  assert.equal(onexeno.spoken(entries[4], ctx), 'You took row 5 and a diagonal: 9 cards, 31 spots.');
  assert.equal(sentence({ kind: 'new' }, ctx).key, 'ox.log.something');
});

test('a row is named by the card that made it whole, where the log reaches back to it', () => {
  const took = { kind: 'took', seat: 2, lines: ['column'], count: 5, spots: 20 };
  const words = (/** @type {View['log']} */ log) => onexeno.spoken(took, context(view({ log })));
  assert.match(words({ 7: { kind: 'placed', seat: 2, card: '00000001', at: '-1,2' }, 8: took }), /took column D/);
  assert.match(words({ 8: took }), /took a column/);
});

test('of what the pile does alone the newest is told', () => {
  const told = inOrder(Object.fromEntries([{ kind: 'drew' }, { kind: 'turned_over' }, { kind: 'drew' }, { kind: 'placed' }, { kind: 'drew' }].map((e, i) => [i, e])));
  assert.deepEqual(told.map(([n]) => n), [2, 3, 4]);
});

test('places say how the card fits and what it takes', () => {
  const v = view();
  const drawn = flat(onexeno.field(context(v, { draft: drafted(v, pick('00010001')) })));
  assert.match(drawn, /G5: fits after 1 quarter turn\. It takes row 5: 8 spots/);
  assert.match(drawn, /E6: fits as it lies</);
  assert.match(drawn, /E4: the card does not fit/);
  const chosen = flat(onexeno.field(context(v, { draft: drafted(v, pick('00010001'), at('2,0')) })));
  assert.match(chosen, /Trick: row 5[\s\S]*Lay at G5/);
  assert.match(flat(onexeno.field(context(v, { byCards: true, draft: drafted(v, pick('00010001')) }))), /It takes row 5: 5 cards/);
});

test('a refusal names the place, the cells that differ and the rule, while the card is still held there', () => {
  const v = view();
  const refusal = /** @type {const} */ ({
    code: 'mismatch', rule: 'OX-4', data: { x: 0, y: -1, cells: { '00000000': '45' } }, move: { do: 'place', card: '00010001', turn: 0, x: 0, y: -1 },
  });
  const drawn = flat(onexeno.field(context(v, { refusal, draft: drafted(v, pick('00010001')) })));
  assert.match(drawn, /data-refused[\s\S]*Not at E4[\s\S]*onexeno#OX-4[\s\S]*Differs from E5: bottom right and bottom/);
  assert.doesNotMatch(flat(onexeno.field(context(v, { refusal, draft: drafted(v, pick('00111111')) }))), /data-refused/);
  const elsewhere = drafted(v, pick('00010001'), at('0,1'));
  assert.match(flat(onexeno.field(context(v, { refusal, draft: elsewhere }))), /E6: chosen[\s\S]*data-refused[\s\S]*Not at E4/);
  assert.doesNotMatch(flat(onexeno.field(context(v, { refusal, draft: turned(drafted(v, pick('00010001'))) }))), /data-refused/);
});

test('a refusal has words where it is not shown, and says how a card has to touch', () => {
  const refusal = { code: 'no_contact', data: { x: 0, y: -1 } };
  assert.match(onexeno.refused?.({ code: 'mismatch' }, {}) ?? '', /^[^_]{20,}$/);
  assert.match(onexeno.refused?.(refusal, { contact: 'any' }) ?? '', /^At E4 .* an edge or a corner\.$/);
  assert.match(onexeno.refused?.(refusal, { contact: 'edge' }) ?? '', /^At E4 .* corner is not enough\.$/);
});

test('passing is asked for twice while something fits, and any other step stays', () => {
  const v = view();
  const asked = /** @type {Draft} */ (bench.change(drafted(v), 'pass', {}));
  assert.deepEqual(onexeno.actions(v, {}, asked)[0].label, { key: 'ox.do.pass_sure', data: { n: 2 } });
  assert.match(bench.said(asked), /^2 cards fit/);
  assert.equal(bench.change(asked, 'pass', {}), undefined, 'the second time it is a move');
  for (const stayed of [bench.toggle(asked, '00010001', 'tap'), bench.unpick(asked), bench.put({ ...asked, card: '00010001' }, '0,1')]) {
    assert.deepEqual([stayed.leaving, onexeno.actions(v, {}, stayed)[0].label.key], [false, 'ox.do.pass']);
  }
  assert.equal(bench.change(drafted(view({ can: { pass: true } })), 'pass', {}), undefined, 'where nothing fits it is one');
});

test('help comes in grades, and names the card and its place at last', () => {
  const hint = { level: 1, do: 'place', property: 'trick' };
  const words = (/** @type {object} */ more) => flat(onexeno.field(context(view({ hint: { ...hint, ...more } }))));
  assert.match(words({}), /A card of yours completes a row\.[\s\S]*data-do="hint"/);
  const all = words({ level: 3, card: '00010001', move: { do: 'place', card: '00010001', turn: 1, x: 2, y: 0 } });
  assert.match(all, /It is[\s\S]*Its place is G5\./);
  assert.doesNotMatch(all, /data-do="hint"/);
});

test('points so far count what is taken, partners together, and the most lead', () => {
  const seats = { 1: { total: 0, taken: 7, other: 3 }, 2: { total: 0, taken: 9, other: 4 }, 3: { total: 0, taken: 5, other: 1 }, 4: { total: 0, taken: 1, other: 2 } };
  assert.deepEqual(tally(view({ seats })).map(({ seat, total, best }) => [seat, total, best]), [[1, 12, true], [3, 12, true], [2, 10, false], [4, 10, false]]);
  const past = { 1: { reason: 'went_out', out: 2, points: { 1: -3, 2: 20 }, left: { 1: ['00000111'], 2: [] } } };
  const over = view({ turn: { phase: 'between', seats: [1], decision: 9 }, past, seats: { 1: { total: -3, taken: 4 }, 2: { total: 20, taken: 20 } } });
  assert.deepEqual(outcome(over).map(({ seat, points, best, ready }) => [seat, points, best, ready]), [[2, 20, true, true], [1, -3, false, false]]);
  const drawn = flat(onexeno.field(context(over)));
  assert.match(drawn, /Seat 2[\s\S]*leads[\s\S]*−3/);
});

test('the end of a game shows what was taken, what the hand costs and the sum', () => {
  const v = view({ turn: { phase: 'between', seats: [1], decision: 9 }, can: {}, past: { 1: { out: 1, points: { 1: 7, 2: -3 }, left: { 1: [], 2: ['00111111', '00000001'] } } } });
  assert.match(flat(onexeno.field(context(v))), /7 taken − 0 in the hand = 7[\s\S]*4 taken − 7 in the hand = −3/);
  assert.match(flat(onexeno.field(context(v, { byCards: true }))), /− 2 in the hand = −3/);
});

test('the end of the game for one says why, and what the points are made of', () => {
  const result = { reason: 'nothing_laid', winners: [1], totals: { 1: 4060 } };
  const v = view({ hand: undefined, pile: {}, turn: { phase: 'over', seats: [], decision: 9 }, square: 4, side: 5, spots: 60, result });
  assert.match(flat(alone.field(context(v))), /4 by 4[\s\S]*nothing could be laid[\s\S]*60 spots on the table: 4060 points/);
});

test('house rules are sentences with all that the schema lets choose', () => {
  const schemas = { match: { enum: ['all8', 'edges'] }, games: { type: 'integer', minimum: 1, maximum: 20 }, spotting: { type: 'boolean' } };
  const all = onexeno.ruleSentences(schemas, { games: 7 }, 4);
  assert.deepEqual(all.map(({ option, values }) => [option, values.map(({ value }) => value)]), [
    ['match', ['all8', 'edges']], ['spotting', [false, true]], ['games', [1, 2, 3, 4, 7, 8]],
  ]);
});
