// The moves of the text table: buttons with sentences, steps, fields, and when
// the server is asked for them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plainGame } from './plaingame.js';
import { grouped } from '../../src/games/plain/groups.js';
import { createChoices } from '../../src/pages/room/choices.js';
import { context, game, holds, lamps, light, view, words } from './plaincontext.js';

await setLanguage('en');

test('its moves are buttons with sentences, and a button makes its move', () => {
  const page = flat(game.handView(context({ legal: { moves: [light, { do: 'dim', to: 2 }], complete: true } })));
  holds(page, ['Light red lamp.', 'Dim Bea.']);
  assert.doesNotMatch(page, /<input/);
  assert.deepEqual(game.moveFor('move', { move: JSON.stringify(light) }, {}), light);
  assert.equal(game.moveFor('whistle', {}, {}), undefined);
});

test('many moves have a field to find one, and what the list leaves out a field to write it', () => {
  const moves = Array.from({ length: 14 }, (_, i) => ({ do: 'light', card: `lamp ${i}` }));
  const drawn = (/** @type {object} */ parts) => flat(game.handView(context({ legal: { moves, complete: false }, ...parts })));
  holds(drawn({ typed: { find: '13' } }), ['data-typed="find"', '1 of 14 moves', 'Light lamp 13.', 'data-typed="move"', '{"do":"pass"}']);
  assert.doesNotMatch(drawn({ typed: { find: '13' } }), /Light lamp 2\./);
  holds(drawn({ typed: { move: 'pass' } }), ['This is no move']);
});

test('what may be said in other words than those of the list has a labelled field, and a button that says it', () => {
  const moves = ['heat', 'light'].map((text) => ({ do: 'say', text }));
  const said = { en: { ...lamps, move: { say: ['Say “{text}”.'] } }, es: { ...lamps, move: { say: ['Decir «{text}».'] } } };
  const talk = plainGame('lamps', said);
  const drawn = (/** @type {object} */ parts) => flat(talk.handView(context({ legal: { moves, complete: false }, ...parts })));
  const page = drawn({ typed: { 'free-say': ' they "glow"  ' } });
  const move = JSON.stringify({ do: 'say', text: 'they "glow"' });
  holds(page, ['Say “heat”.', '<label for="plain-free-say">In your own words: Say “…”.</label>', `data-move="${move}"`, 'aria-disabled="false"']);
  assert.doesNotMatch(page, /data-typed="move"/, 'nobody has to write JSON');
  assert.match(drawn({ typed: { 'free-say': '  ' } }), /id="plain-say-say"[^>]*aria-disabled="true"/);
  assert.doesNotMatch(drawn({ legal: { moves, complete: true } }), /In your own words/);
});

test('what many moves of one kind have in common is said once, above them', () => {
  const moves = [...Array.from({ length: 13 }, (_, i) => ({ do: 'light', card: `lamp ${i}` })), { do: 'dim', to: 2 }];
  const page = flat(game.handView(context({ legal: { moves, complete: true } })));
  holds(page, ['<h3>Light lamp …</h3>', '<span class="vh">Light lamp </span>12.', 'Dim Bea.', 'data-typed="find"']);
});

/** A seat that may move, and a server that gives these answers about its moves. @param {object[]} answers the last for all that follow */
const choosing = (...answers) => {
  const state = /** @type {any} */ ({ game, me: 1, v: 7, doc: { room: { phase: 'playing', seats: { 1: {}, 2: {} } }, game: view } });
  /** @type {string[]} */
  const asked = [];
  const answer = async (/** @type {any} */ { t }) => {
    asked.push(t);
    return t === 'legal' ? (answers.length > 1 ? answers.shift() : answers[0]) : { t: 'refused' };
  };
  return { state, asked, choices: createChoices(state, (parts) => Object.assign(state, parts), /** @type {any} */ ({ ask: answer })) };
};

const oneMove = { t: 'legal', moves: [light], complete: true };

test('the moves are asked for once a version, again after a refusal, and not while a bot plays for the seat', async () => {
  const { state, asked, choices } = choosing(oneMove);
  choices.look();
  choices.look();
  await choices.ask({ t: 'move' });
  assert.deepEqual(asked, ['legal', 'move', 'legal']);
  await Promise.resolve();
  assert.deepEqual(state.legal.moves, [light]);
  state.doc.room.seats[1].played_by = 'bot';
  choices.look();
  assert.deepEqual([asked.length, state.legal], [3, undefined]);
});

test('where the server did not tell the moves, they are asked for again with the next document', async () => {
  const { state, choices } = choosing({ t: 'refused', code: 'slow_down' }, oneMove);
  choices.look();
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(state.legal, undefined);
  choices.look();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(state.legal?.moves, [light]);
});

/** Moves of a table of squares: cards of the hand, each in four turns at two places, and to pass. */
const places = ['00001111', '00110011'].flatMap(
  (card) => [0, 1, 2, 3].flatMap((turn) => [1, -2].map((x) => ({ do: 'place', card, turn, x, y: 0 }))),
);
const squares = plainGame('squares', /** @type {any} */ (Object.fromEntries(['en', 'es'].map((lang) => [lang, {
  name: 'Squares', move: { place: ['Lay {card}, turned {turn}/4, at {x},{y}.'], pass: ['Pass.'] }, phase: { play: 'lay a card or pass' },
}]))));
const squareContext = (/** @type {object} */ more) => context({
  view: {
    ...view, turn: { seats: [1], phase: 'play', decision: 1 }, log: {}, hand: { '00001111': 1, '00110011': 2 },
    field: { '00000001': { x: 0, y: 0, turn: 1 }, '00000000': { x: 1, y: 0, turn: 0 } },
  },
  legal: { moves: [...places, { do: 'pass' }], complete: true }, ...more,
});

test('many moves are chosen in two steps: the card of the hand, then what is left to choose', () => {
  const two = grouped([...places, { do: 'pass' }], (value) => ['00001111', '00110011'].includes(String(value)));
  assert.deepEqual([two?.member, two?.groups.map(({ value, moves }) => [value, moves.length]), two?.rest], [
    'card', [['00001111', 8], ['00110011', 8]], [{ do: 'pass' }],
  ]);
  assert.equal(grouped(places.slice(0, 1), () => true), undefined);
  const first = flat(squares.handView(squareContext({})));
  holds(first, ['First: card', 'data-typed="first" value="00001111"', '8 moves', 'Pass.']);
  assert.doesNotMatch(first, /0\/4/, 'places come after the card');
  const then = flat(squares.handView(squareContext({ typed: { first: '00110011' } })));
  holds(then, ['Lay 00110011, turned …', '<span class="vh">Lay 00110011, turned </span>0/4, at 1,0.<']);
  assert.doesNotMatch(then, /Lay 00001111/);
  holds(flat(squares.handView(squareContext({ typed: { find: '00110011 3/4' } }))), ['2 of 17 moves', 'Lay 00110011, turned 3/4, at 1,0.']);
});

test('a card of eight cells is drawn as it lies, and where it lies on a map; its words stay', () => {
  assert.equal((flat(squares.handView(squareContext({ legal: undefined }))).match(/class="sq"/g) ?? []).length, 2);
  const page = flat(squares.field(squareContext({})));
  holds(page, ['class="map"', '00000001:']);
  assert.match(page, /<rect x="10" y="0" width="10" height="10"/, 'the spot at the left is above after a quarter turn');
});

test('on a phone the hand and the moves come first, and the position after them', () => {
  const page = words(flat(squares.handView(squareContext({ phone: true }))));
  assert.match(page, /Your hand.*Choose one of 17 moves.*The position.*On the table.*Players/);
  assert.equal(flat(squares.field(squareContext({ phone: true }))), '');
});
