// Boards of the text table: square cards that are laid by card and place, and
// cards that lie face down in a grid.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plainGame } from './plaingame.js';
import { canTurn, follow, layable, placesFor, pointsFor, toggle, turned, unpick } from '../../src/games/plain/squares.js';
import { sheet } from '../../src/pages/room/sheets.js';
import { context, holds, view, words } from './plaincontext.js';

await setLanguage('en');

const [corner, bar, plain] = ['00000001', '00110011', '00000000'];
/** @type {any} */
const squares = {
  ...view, turn: { seats: [1], phase: 'play', decision: 1 }, log: {}, hand: { [corner]: 2, [bar]: 1, [plain]: 3 },
  field: { '01010101': { x: 0, y: 0, turn: 0 } }, box: { x: 0, y: 0, w: 1, h: 1 },
  can: { place: { [corner]: { '1,0': '02', '-1,0': '1' }, [bar]: { '0,1': '0' } }, pass: true },
};

test('a draft takes up a card, turns it among the turns that fit, and knows the move of each place', () => {
  const none = follow(undefined, squares, 1);
  assert.ok(none);
  assert.deepEqual([none.card, layable(squares), placesFor(none)], ['', [bar, corner], []]);
  const held = toggle(none, corner);
  assert.deepEqual(placesFor(held).map(({ x, y, turn }) => [x, y, turn]), [[1, 0, 0], [-1, 0, 1]]);
  assert.deepEqual([turned(held), turned(turned(held)), turned(turned(turned(held)))].map(({ turn }) => turn), [1, 2, 0]);
  assert.deepEqual(placesFor(turned(turned(held))).map(({ turn }) => turn), [2, 1]);
  assert.deepEqual([canTurn(held), canTurn(toggle(none, bar)), unpick(held).card, toggle(held, corner).card], [true, false, '', '']);
});

test('a draft ends with the turn, and goes on while its card can be laid', () => {
  const held = follow(undefined, { ...squares, can: { place: { [bar]: { '0,1': '0' } } } }, 1);
  assert.equal(held?.card, bar, 'one card alone is taken up');
  assert.equal(follow(held, { ...squares, can: undefined }, 1), undefined);
  assert.equal(follow(held, squares, 0), undefined);
  assert.equal(follow(held, squares, 1)?.card, bar);
  assert.equal(follow(held, structuredClone(held?.view ?? squares), 1), held, 'what is as it was is not said again');
});

test('where any card may lie, it lies in all ways that the table allows', () => {
  const free = { ...squares, can: { free: ['1,0'] } };
  assert.deepEqual([corner, bar, plain].map((code) => pointsFor(free, code).get('1,0')), [[0, 1, 2, 3], [0, 1], [0]]);
  assert.deepEqual(pointsFor({ ...free, printed: { [corner]: 2 } }, corner).get('1,0'), [2]);
});

/** @param {string} lang */
const said = (lang) => ({ name: 'Squares', move: { place: ['Lay {card}.'], pass: ['Pass.'] }, phase: { play: 'lay a card or pass' }, log: {}, lang });
const game = plainGame('squares', /** @type {any} */ ({ en: said('en'), es: said('es') }));
const legal = { moves: [{ do: 'place', card: corner, turn: 0, x: 1, y: 0 }, { do: 'pass' }], complete: true };

test('places that fit are buttons with their column and row, and what needs no choice stands before them', () => {
  const draft = toggle(/** @type {any} */ (follow(undefined, squares, 1)), corner);
  const page = flat(game.handView(context({ view: squares, draft, legal })));
  holds(page, ['Lay it in column 1, row 0, turned 0/4', 'Lay it in column −1, row 0, turned 1/4', 'data-hot="p"', 'data-hot="r"']);
  assert.ok(page.indexOf('Pass.') < page.indexOf('id="at-1_0"'));
  assert.match(words(page), /These fit nowhere now: .*00000000/);
  assert.doesNotMatch(page, /plain-moves/, 'nothing is listed that the field shows');
});

/** The list of keys as it is opened at a table. @param {object} state */
const keysAt = (state) => words(flat(sheet(/** @type {any} */ ({ sheet: 'keys', note: '', ...state }), undefined, undefined)));

test('the list of keys has the letters of the buttons, and none for what cannot be done there', () => {
  const draws = plainGame('draws', /** @type {any} */ ({ en: { ...said('en'), move: { draw: ['Draw, or begin anew.'], next: ['Go on.'] } }, es: said('es') }));
  assert.match(keysAt({ game, doc: { game: squares } }), /P pass R turn the card that is taken up/);
  assert.match(keysAt({ game: draws, doc: { game: view } }), /D draw, or begin anew N go on L /);
  assert.doesNotMatch(keysAt({ game: draws, doc: { game: view } }), / [PR] |, \./);
});

test('who waits sees the field and the own cards, and no places to lay', () => {
  const page = flat(game.handView(context({ view: { ...squares, can: undefined } })));
  assert.doesNotMatch(page, /data-pick|data-move/);
  holds(words(page), ['Your hand: 3 cards', '00110011']);
});

test('who only watches sees the field alone, without room for cards beside it', () => {
  const page = flat(game.handView(context({ me: 0, view: { ...squares, can: undefined, hand: undefined } })));
  assert.match(page, /<section class="board lone"[^>]*><div class="grid"/);
});

const pairs = plainGame('pairs', /** @type {any} */ (Object.fromEntries(['en', 'es'].map((lang) => [lang, {
  name: 'Pairs', log: {}, move: { flip: ['Turn {place}.'], cover: ['Cover.'] }, phase: { flip: 'turn a card' }, card: { l1: 'red' },
}]))));

test('places keep their order whatever lies there, and open cards are seen in them', () => {
  const places = { 1: 'face_down', 2: 'l1', 24: 'face_down' };
  const moves = [{ do: 'flip', place: 24 }, { do: 'flip', place: 1 }, { do: 'cover' }];
  const page = flat(pairs.handView(context({ view: { ...view, hand: undefined, places }, legal: { moves, complete: true } })));
  assert.deepEqual([...page.matchAll(/id="place-(\d+)"/g)].map(([, n]) => n), ['1', '2', '24']);
  assert.match(words(page), /Cover\..*Place 1, face down.*Place 2: red.*Place 24, face down/);
  assert.equal((page.match(/class="gone"/g) ?? []).length, 21);
  assert.match(page, /id="place-2"[^>]*aria-disabled="true"/);
});
