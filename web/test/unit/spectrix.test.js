// A turn of Spectrix before it is played: what a draft holds, what it becomes
// with each step, and how it is told.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plainGame } from './plaingame.js';
import {
  HAND, NEW, canClaim, canPut, claim, doneOf, follow, isChanged, laid, playOf, put, shown, start, startOver, stepTo, toggle, undo, unpick,
} from '../../src/games/spectrix/draft.js';
import { alongRing, isSpectrum, verdictOf } from '../../src/games/spectrix/group.js';

/** @typedef {import('../../src/games/spectrix/draft.js').Draft} Draft */

await setLanguage('en');

const ring = 'YE OR RE PK MA PU DB LB TQ TE GR LI'.split(' ');

/** @param {string} codes */
const list = (codes) => codes.split(' ').filter(Boolean);

/** @param {Record<string, string>} table @param {Record<string, number>} hand @param {object} [more] @returns {any} */
const viewOf = (table, hand, more = {}) => ({
  turn: { seats: [1], phase: 'play', decision: 1 }, log: {}, ring, can: { play: true }, hand,
  table: Object.fromEntries(Object.entries(table).map(([key, codes]) => [key, list(codes)])), ...more,
});

/** A run of four, three reds, and a hand that needs the first of the run. */
const usual = () => viewOf({ 2: 'YE OR RE PK', 10: 'DB DB DB' }, { YE: 2, LI: 1 });

/** @param {Draft} draft @param {string} place @param {...string} ids */
const moved = (draft, place, ...ids) => put(ids.reduce(toggle, draft), place);

/** @param {Draft} draft @returns {Record<string, string>} */
const lies = ({ now }) => Object.fromEntries(now.groups.map(({ key, cards }) => [key, cards.map(({ code }) => code).join(' ')]));

/** @param {string} codes */
const verdict = (codes) => Object.values(verdictOf(list(codes), ring))[0];

test('three of a colour or three that follow one another on the ring are a group, across its seam too', () => {
  const told = ['RE RE RE', 'OR YE RE', 'LI YE GR', ring.join(' '), 'YE OR', 'YE OR OR', 'YE OR PK', 'YE RE MA', ''].map(verdict);
  assert.deepEqual(told, [
    'collection', 'sequence', 'sequence', 'sequence', 'too_few', 'colour_twice', 'not_neighbours', 'not_neighbours', 'too_few',
  ]);
  assert.deepEqual([ring, ring.slice(1), [...ring.slice(1), 'OR']].map((codes) => isSpectrum(codes, ring)), [true, false, false]);
});

test('a sequence lies as it runs, what is none by the ring', () => {
  const along = (/** @type {string} */ codes) => alongRing(list(codes).map((code) => ({ code })), ring).map(({ code }) => code).join(' ');
  assert.deepEqual(['OR LI YE', 'PK YE LI', 'GR GR GR', ''].map(along), ['LI YE OR', 'YE PK LI', 'GR GR GR', '']);
  assert.equal(along([...ring].reverse().join(' ')), ring.join(' '));
});

test('a draft begins with the table and the hand, card by card, groups by their numbers', () => {
  const draft = start(usual(), 1);
  assert.deepEqual(draft.now.groups.map(({ key }) => key), ['2', '10']);
  assert.deepEqual(draft.now.hand.map(({ code, own }) => [code, own]), [['YE', true], ['YE', true], ['LI', true]]);
  const ids = [...draft.now.hand, ...draft.now.groups.flatMap(({ cards }) => cards)].map(({ id }) => id);
  assert.equal(new Set(ids).size, 10);
  assert.deepEqual([isChanged(draft), shown(draft), playOf(draft).cards], [false, {}, undefined]);
});

test('cards of the table and of the hand make a new group together, and the move is the whole table', () => {
  const draft = moved(start(usual(), 1), NEW, '2-0', 'YE-0', 'YE-1');
  assert.deepEqual(lies(draft), { 2: 'OR RE PK', 10: 'DB DB DB', a: 'YE YE YE' });
  assert.deepEqual(playOf(draft), {
    do: 'play', groups: { 2: list('OR RE PK'), 10: list('DB DB DB'), a: list('YE YE YE') }, cards: ['YE', 'YE'],
  });
  assert.deepEqual([draft.picked, draft.news], [[], { is: 'put', n: 3, place: 'a' }]);
  assert.deepEqual(shown(draft), playOf(draft).groups);
});

test('no step changes the draft that it was made from', () => {
  const freeze = (/** @type {any} */ thing) => {
    if (typeof thing === 'object' && thing !== null) Object.values(Object.freeze(thing)).forEach(freeze);
    return thing;
  };
  const draft = freeze(start(usual(), 1));
  const later = freeze(moved(draft, NEW, '2-0', 'YE-0', 'YE-1'));
  assert.deepEqual(lies(startOver(freeze(undo(later)))), lies(draft));
});

test('an emptied group is gone, and its letter is free again', () => {
  const draft = moved(moved(start(usual(), 1), NEW, 'LI-0'), '2', 'LI-0');
  assert.deepEqual(lies(draft), { 2: 'LI YE OR RE PK', 10: 'DB DB DB' });
  assert.ok('a' in lies(moved(draft, NEW, 'YE-0')));
  assert.equal(canPut(toggle(draft, 'YE-0'), 'a'), false, 'nothing is put where nothing lies');
});

test('every group has a name that the server takes, even if each card lies alone', () => {
  const hand = Object.fromEntries(ring.map((code) => [code, 8]));
  const all = start(viewOf({}, hand), 1).now.hand.reduce((draft, { id }) => moved(draft, NEW, id), start(viewOf({}, hand), 1));
  const keys = Object.keys(lies(all));
  assert.deepEqual([keys.length, keys.filter((key) => !/^[a-z0-9]{1,3}$/.test(key))], [96, []]);
});

test('into the hand goes back only what came from it in this turn', () => {
  const draft = moved(start(usual(), 1), '2', 'LI-0');
  assert.deepEqual(laid(draft).map(({ code }) => code), ['LI']);
  const [own, mixed] = [toggle(draft, 'LI-0'), toggle(toggle(draft, 'LI-0'), '2-0')];
  assert.deepEqual([canPut(own, HAND), canPut(mixed, HAND), put(mixed, HAND) === mixed], [true, false, true]);
  const back = put(own, HAND);
  assert.deepEqual([lies(back)[2], laid(back)], ['YE OR RE PK', []]);
  assert.deepEqual(back.now.hand.map(({ code }) => code), ['YE', 'YE', 'LI']);
});

test('what is picked and lies there already is not put there', () => {
  const draft = start(usual(), 1);
  assert.deepEqual([canPut(draft, NEW), canPut(toggle(draft, '2-0'), '2'), canPut(toggle(draft, 'LI-0'), HAND)], [false, false, false]);
  assert.deepEqual(unpick(toggle(draft, '2-0')).picked, []);
});

test('every step can be undone, starting over too', () => {
  const first = moved(start(usual(), 1), NEW, 'LI-0');
  const second = moved(first, 'a', 'YE-0');
  const over = startOver(second);
  assert.deepEqual([isChanged(over), shown(over), over.news], [false, {}, { is: 'over' }]);
  assert.deepEqual([undo(over), undo(undo(over))].map(lies), [lies(second), lies(first)]);
  const bare = start(usual(), 1);
  assert.equal(undo(bare), bare);
});

test('White Light is claimed with all twelve colours, and not any more when one leaves', () => {
  const draft = start(viewOf({ 1: ring.join(' '), 2: 'RE RE RE' }, { YE: 1 }), 1);
  assert.deepEqual([canClaim(draft, '1'), canClaim(draft, '2'), claim(draft, '2') === draft], [true, false, true]);
  const claimed = claim(draft, '1');
  assert.deepEqual([playOf(claimed).white, playOf(claimed).cards, isChanged(claimed)], [['1'], undefined, true]);
  assert.equal(playOf(claim(claimed, '1')).white, undefined);
  assert.equal(playOf(moved(claimed, '2', '1-2')).white, undefined);
  assert.deepEqual(playOf(moved(claimed, '2', 'YE-0')).white, ['1']);
});

test('a draft stays while the same cards lie and are held, else it starts over and says so', () => {
  const draft = moved(start(usual(), 1), NEW, 'LI-0');
  assert.equal(follow(draft, usual(), 1), draft);
  assert.equal(follow(draft, viewOf({ 2: 'YE OR RE PK', 10: 'DB DB DB' }, { LI: 1, YE: 2 }), 1), draft, 'in whatever order the hand is written');
  const other = viewOf({ 2: 'YE OR RE' }, { YE: 2, LI: 1 });
  assert.deepEqual([follow(draft, other, 1).news, lies(follow(draft, other, 1))], [{ is: 'changed' }, { 2: 'YE OR RE' }]);
  assert.deepEqual(follow(draft, usual(), 2).past, [], 'another seat is another draft');
  assert.equal(follow(start(usual(), 1), other, 1).news, undefined, 'nothing was lost');
});

/** @param {'en'|'es'} lang */
const words = (lang) => JSON.parse(readFileSync(new URL(`../../../rules/spectrix/words.${lang}.json`, import.meta.url), 'utf8'));
const game = plainGame('spectrix', { en: words('en'), es: words('es') });

const names = ['nobody', 'Ana', 'Bea'];
const name = (/** @type {number} */ seat) => names[seat];

/** @param {object} parts @returns {any} */
const context = (parts) => ({
  view: usual(), me: 1, options: {}, live: true, picked: {}, sending: [], typed: {}, name, face: () => '', shown: name, ...parts,
});

/** @param {Draft|undefined} draft @param {object} [parts] */
const page = (draft, parts = {}) => flat(game.handView(context({ draft, ...parts }))).replace(/\s+/g, ' ');

/** @param {string} whole @param {string[]} parts */
const holds = (whole, parts) => assert.deepEqual(parts.filter((part) => !whole.includes(part)), []);

test('every card is a button, every group says whether it is valid, and what is picked can be put somewhere', () => {
  const draft = moved(start(usual(), 1), NEW, '2-0', 'YE-0');
  holds(page(draft), [
    'Your hand: 2 cards', 'data-pick="YE-1"', 'data-pick="10-2"', 'Group 2: <span>valid, a sequence', 'Group 10: <span>valid, cards of one colour',
    'New group a: <span>not valid, fewer than three cards', '2 cards: New group a, not valid, fewer than three cards.',
    '1 card of your hand lies on the table. 1 group is not valid.', 'id="build-undo" data-do="build-undo" aria-disabled="false"',
  ]);
  assert.match(page(draft), /id="card-YE-0"[^]*?yours<\/span>/);
  assert.match(page(draft), /data-drop="2" aria-disabled="true"/);
  const picking = page(toggle(draft, '10-0'));
  holds(picking, ['1 card picked.', 'data-drop="2" aria-disabled="false"', 'data-drop="hand" aria-disabled="true" aria-describedby="put-hand-why"']);
  assert.match(picking, /data-pick="10-0" aria-pressed="true"/);
});

test('the button that ends it carries the whole table as a move', () => {
  const draft = moved(start(usual(), 1), NEW, '2-0', 'YE-0', 'YE-1');
  const carried = JSON.stringify(playOf(draft));
  holds(page(draft), [`data-move="${carried}" aria-busy="false" aria-disabled="false"`]);
  holds(page(draft, { sending: [carried] }), ['aria-busy="true"']);
  holds(page(start(usual(), 1)), ['aria-busy="false" aria-disabled="true">Lay this table']);
  assert.deepEqual(game.moveFor('move', { move: carried }, {}), playOf(draft));
});

test('nothing is built in a pause, and nothing is typed as it is written while something is', () => {
  const legal = { moves: [{ do: 'draw' }], complete: false };
  assert.doesNotMatch(page(start(usual(), 1), { view: { ...usual(), can: undefined } }), /data-pick/);
  assert.doesNotMatch(page(start(usual(), 1), { legal }), /data-typed="move"/);
  assert.match(page(undefined, { legal }), /data-typed="move"/);
});

test('a draft begins when a play is asked of the seat, and ends with that', () => {
  const { bench } = game;
  const draft = bench?.follow(undefined, usual(), 1);
  assert.ok(draft);
  for (const [view, me] of [[usual(), 0], [{ ...usual(), can: { done: true } }, 1], [{ ...usual(), can: undefined }, 1]])
    assert.equal(bench?.follow(draft, view, me), undefined);
});

test('others may watch a draft, unless the table plays in private', () => {
  const draft = moved(start(usual(), 1), NEW, 'LI-0');
  assert.deepEqual(game.bench?.shown(draft, usual()), shown(draft));
  assert.equal(game.bench?.shown(draft, viewOf({}, {}, { private: true })), undefined);
});

test('what another seat tries is told in words, what one tries oneself is not', () => {
  const tried = { seat: 2, groups: { 3: ['RE', 'RE', 'RE'], a: ['LB'] } };
  const told = (/** @type {number} */ me) => flat(game.field(context({ me, tried }))).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  assert.match(told(1), /Bea is trying this Group 3 red, red, red New group a light blue/);
  assert.doesNotMatch(told(2), /trying/);
});

test('a draft is told in Spanish, too', async () => {
  await setLanguage('es');
  const draft = moved(start(usual(), 1), NEW, '2-0', 'YE-0');
  holds(page(draft), ['Grupo nuevo a: <span>no válido, menos de tres cartas', 'Poner esta mesa', '1 carta de tu mano está en la mesa.']);
  await setLanguage('en');
});

/** A strict table. @param {Record<string, string>} table @param {Record<string, number>} hand @param {string} [phase] */
const strict = (table, hand, phase = 'play') =>
  viewOf(table, hand, { can: { step: true }, turn: { seats: [1], phase, decision: 1 } });

test('at a strict table one card is picked at a time, and each place is a step for it', () => {
  const draft = toggle(toggle(start(strict({ 2: 'YE OR RE PK' }, { YE: 2 }), 1), '2-0'), 'YE-1');
  assert.deepEqual(draft.picked, ['YE-1']);
  assert.deepEqual([HAND, NEW, '2'].map((place) => stepTo(draft, place)), [
    undefined, { do: 'step', card: 'YE' }, { do: 'step', card: 'YE', to: '2' },
  ]);
  const other = toggle(draft, '2-3');
  assert.deepEqual([HAND, NEW, '2'].map((place) => stepTo(other, place)), [
    { do: 'step', card: 'PK', from: '2', back: true }, { do: 'step', card: 'PK', from: '2' }, undefined,
  ]);
  assert.equal(stepTo(unpick(other), NEW), undefined);
});

test('while a broken table is put right, hands stay as they are and nothing is claimed', () => {
  const draft = start(strict({ 2: 'YE OR', 3: ring.join(' ') }, { YE: 1 }, 'restore'), 1);
  assert.deepEqual([HAND, NEW, '3'].map((place) => stepTo(toggle(draft, 'YE-0'), place)), [undefined, undefined, undefined]);
  assert.deepEqual([HAND, '3'].map((place) => stepTo(toggle(draft, '2-0'), place)), [undefined, { do: 'step', card: 'YE', from: '2', to: '3' }]);
  assert.equal(canClaim(draft, '3'), false);
});

test('several White Lights are claimed with one end of the turn, and stay claimed over steps that leave them whole', () => {
  const spectra = { 1: ring.join(' '), 2: ring.join(' '), 3: ring.join(' ') };
  const claimed = ['1', '2', '3'].reduce(claim, start(strict(spectra, { YE: 1 }), 1));
  assert.deepEqual(doneOf(claimed), { do: 'done', white: ['1', '2', '3'] });
  const after = follow(claimed, strict({ ...spectra, 2: ring.slice(1).join(' '), 4: 'YE' }, { YE: 1 }), 1);
  assert.deepEqual([doneOf(after).white, after.news], [['1', '3'], undefined]);
  assert.equal(game.bench?.shown(claimed, strict(spectra, {})), undefined, 'steps are seen without it');
});

test('a strict table has the same builder: places are moves, and what is claimed stands in the button that ends the turn', () => {
  const view = strict({ 1: ring.join(' '), 2: ring.join(' ') }, { YE: 1 });
  const legal = { moves: [{ do: 'step', card: 'YE' }, { do: 'done', white: ['1'] }, { do: 'draw' }], complete: false };
  const draft = toggle(['1', '2'].reduce(claim, start(view, 1)), 'YE-0');
  const strictly = page(draft, { view, legal });
  assert.match(strictly, /each is a move at once/);
  assert.match(strictly, /id="put-2" data-do="move" data-move="\{"do":"step","card":"YE","to":"2"\}"[^>]*aria-disabled="false"/);
  assert.match(strictly, /id="build-done"[^>]*"white":\["1","2"\][^>]*>Done, and claim White Light with groups 1 and 2</);
  assert.doesNotMatch(strictly, /data-typed="move"|id="build-lay"|Move yellow/);
  assert.match(strictly, /id="put-hand"[^>]*aria-disabled="true"/);
});

test('what the turn asks for is what this table allows', async () => {
  const asks = (/** @type {object} */ can) => game.strip(context({ view: { ...usual(), can } })).long;
  assert.deepEqual([{ play: true, draw: true }, { step: true, draw: true }, { step: true, done: true }, { step: true, give_up: true }, { play: true, pass: true }].map(asks), [
    'Lay a new table or draw.', 'Move a card or draw.', 'Move a card or say “done”.', 'Move a card or give the table up.', 'Lay a new table or pass.',
  ]);
  await setLanguage('es');
  const told = asks({ step: true, done: true });
  await setLanguage('en');
  assert.equal(told, 'Mover una carta o decir «listo».');
});
