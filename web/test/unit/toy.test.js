// The room page draws any game that has the shape of core/game.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { flat } from './flat.js';
import { toy } from './toy.js';
import { setLanguage, t } from '../../src/core/i18n.js';
import { bookOf } from '../../src/games/books.js';
import { coverOf, covers } from '../../src/games/covers.js';
import { isDrawn, isKnown, none, tableOf } from '../../src/games/index.js';
import { newsSince } from '../../src/pages/room/chronicle.js';
import { enter } from '../../src/pages/room/enter.js';
import { gonePage } from '../../src/pages/room/gone.js';
import { createHand } from '../../src/pages/room/handling.js';
import { changeOf } from '../../src/pages/room/houserules.js';
import { lobby } from '../../src/pages/room/lobby.js';
import { recallSort } from '../../src/pages/room/prefs.js';
import { sheet } from '../../src/pages/room/sheets.js';
import { soundOf } from '../../src/pages/room/speak.js';
import { strip } from '../../src/pages/room/strip.js';
import { story } from '../../src/pages/room/story.js';
import { contextOf, table } from '../../src/pages/room/table.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */
/** @typedef {import('../../src/pages/room/types.js').Doc} Doc */

await setLanguage('en');

const seats = { 1: { kind: 'person', name: 'Ana', here: true }, 2: { kind: 'bot', name: 'Bot 2', level: 'easy', here: true } };

/** @param {object} [view] @param {object} [parts] of the room @returns {Doc} */
const doc = (view, parts = {}) => /** @type {Doc} */ (/** @type {unknown} */ ({
  room: {
    code: 'KXR4TN', game: 'toy', phase: view ? 'playing' : 'lobby', host: 1, seats,
    options: { long: true, ink: 'blue' }, house_rules: { long: 'true' },
    clock_mode: 'off', grace_s: 30, fair: { commit: '00' }, spectators: 0, ...parts,
  },
  ...(view ? { game: view } : {}),
}));

const asked = {
  turn: { seats: [1], phase: 'play', decision: 4 }, log: { 1: { kind: 'took', seat: 2, word: 'lamp' } },
  can: {}, hand: { rope: 1, ink: 2 }, words: ['lamp', 'rope', 'ink'],
};

/** @param {Doc} of @param {Partial<State>} [parts] @returns {State} */
const stateOf = (of, parts = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  code: 'KXR4TN', game: toy, kind: { turn_s: {}, id: 'toy', seats: [2, 4], options: { properties: { long: {}, ink: {} } } },
  doc: of, v: 7, mine: [1], me: 1, line: 'live',
  watching: false, gone: undefined, sheet: '', sure: undefined, renaming: false, name: 'Ana', note: '', url: '', tuning: false,
  picked: {}, sending: [], asked: false, refusal: undefined, sort: 'az', legal: undefined, typed: {}, own: [], phone: false,
  clockAt: 0, endsAt: 0, waitsSince: 0, sign: 0, company: 0, heard: {}, muted: [], agreed: undefined, ...parts,
}));

/** @param {Partial<State>} [parts] @returns {string} the table of the toy game, as text */
const drawn = (parts) => {
  const of = doc(asked);
  const state = stateOf(of, parts);
  return flat(table(state, of.room, asked, contextOf(state, of.room, asked)));
};

/** @param {string} whole @param {string[]} parts */
const holds = (whole, parts) => assert.deepEqual(parts.filter((part) => !whole.includes(part)), []);

test('the lobby has the name, the mark, the options and the deck of the game', () => {
  const of = doc();
  const page = flat(lobby(stateOf(of), of.room));
  holds(
    page,
    ['Toy of words', 'toy-mark', 'toy.rule.long', 'href="/rules/toy#TW-1"', 'toy-deck', 'Twelve words.', 'toy.rule.ink', 'toy-inlay'],
  );
  assert.doesNotMatch(page, /qu[ií]mico|uno\./);
});

test('what is said beside the deck is no house rule', () => {
  const of = doc(asked);
  assert.match(flat(sheet(stateOf(of, { sheet: 'house' }), of.room, undefined)), /toy\.rule\.long/);
  assert.doesNotMatch(flat(sheet(stateOf(of, { sheet: 'house' }), of.room, undefined)), /toy\.rule\.ink/);
});

test('a choice of the host becomes an option of the game', () =>
  assert.deepEqual(changeOf(stateOf(doc()), 'long', 0), { options: { long: false, ink: 'blue' } }));

test('the door tells the game and the rules that are not as in its rulebook', () => {
  const of = doc();
  holds(flat(enter(stateOf(of, { mine: [], me: 0 }), of.room)), ['Toy of words', 'TW-1']);
});

test('the table has the field, the hand, the plates and the standings of the game', () =>
  holds(drawn(), [
    'words: 3', 'toy-field', 'lamp rope ink long', 'toy-hand', 'plate 2', 'Words so far', 'Take a word, any word.', 'toy order az',
    'toy order za',
  ]));

test('the buttons of the strip are those of the game, with its letters', () => {
  holds(drawn({ picked: { word: 'ink' } }), ['data-do="take"', 'data-hot="t"', 'data-do="put-back"']);
  assert.doesNotMatch(drawn(), /data-do="take"/);
});

test('the strip says who is waited for, and that it is all of them only where it is', () => {
  const { room } = doc(asked, { seats: { ...seats, 3: { kind: 'person', name: 'Bea', here: true } } });
  const word = (/** @type {number[]} */ waited) => {
    const view = { ...asked, turn: { ...asked.turn, seats: waited } };
    const state = stateOf(doc(view), { me: 0, mine: [] });
    return flat(strip(state, room, contextOf(state, room, view))).match(/class="word">(.*?)<\/p>/)?.[1].replace(/<[^>]*>/g, '');
  };
  assert.deepEqual([[3], [2, 3], [1, 2, 3], []].map(word), ['Bea', 'Several', 'All', '']);
});

test('the keys of the game stand among those of every table', () => {
  const of = doc(asked);
  holds(flat(sheet(stateOf(of, { sheet: 'keys' }), of.room, undefined)), ['take the word', t('room.keys.l')]);
});

test('the story tells the log of the game, under the name of that time', () => {
  const before = doc({ ...asked, turn: { ...asked.turn, decision: 3 }, log: {} });
  const left = doc(asked, { seats: { ...seats, 2: { kind: 'person', name: 'Bea', here: true } }, by: { 2: { 7: { bot: true } } } });
  const news = newsSince(before, left, { me: 1, mine: [1] });
  const state = stateOf(left);
  const ctx = contextOf(state, left.room, asked);
  assert.deepEqual(story(state, left.room, ctx).map(({ told }) => told), ['Bot 2 took lamp']);
  assert.equal(soundOf(state, ctx, before, news), `Bot 2 took lamp ${t('room.turn.mine_say', { may: 'Take one' })}`);
});

test('hands pick, order and send what the game makes of it', async () => {
  const state = stateOf(doc(asked));
  /** @type {unknown[]} */
  const sent = [];
  const change = (/** @type {Partial<State>} */ parts) => void Object.assign(state, parts);
  const room = /** @type {any} */ ({ ask: async (/** @type {any} */ frame) => { sent.push(frame.move); return { t: 'done' }; } });
  const { wishes } = createHand(state, change, room);
  wishes.pick('rope', 'tap');
  assert.deepEqual(state.picked, { word: 'rope' });
  await wishes.release('hand:ink', 'rope');
  assert.deepEqual([state.own, state.sort, state.picked], [['rope', 'ink'], 'own', {}]);
  wishes.pick('ink', 'tap');
  await wishes.release('shelf', undefined);
  assert.deepEqual(sent, [{ do: 'take', word: 'ink', place: 'shelf' }]);
});

test('an order that the game does not have is the usual one', () => {
  assert.equal(recallSort(['az', 'za']), 'az');
  assert.equal(recallSort([]), '');
});

test('a game that these pages do not know is told by name, and nothing is drawn of it', () => {
  const game = none;
  assert.deepEqual([isDrawn('toy'), isDrawn('toString'), isKnown(game)], [false, false, false]);
  const page = flat(gonePage(stateOf(doc(), { game }), { code: 'unknown_game', game: 'toy' }));
  holds(page, ['Sobremesa', '“toy”', t('room.gone.unknown_game')]);
  assert.doesNotMatch(page, /href="\/rules/);
});

test('each game of the registry is found by its id, at the table, at home and in the rulebooks', async () => {
  for (const { id } of covers) {
    const table = await tableOf(id);
    assert.deepEqual([isDrawn(id), table.id, coverOf(id)?.id, bookOf(id)?.id, isKnown(table)], [true, id, id, id, true]);
  }
});

test('what was said stands where it was said: after the line of then, before the next one', () => {
  const lines = { 1: { kind: 'lock' }, 2: { kind: 'unlock', after: 1 } };
  const says = { 1: { seat: 2, phrase: 'hello', line: 1 }, 2: { seat: 2, phrase: 'thanks', after: 1, line: 1 }, 3: { seat: 2, phrase: 'hurry', after: 1, line: 2 } };
  const of = doc(asked, { story: lines, says });
  const told = story(stateOf(of), of.room, contextOf(stateOf(of), of.room, asked)).map(({ key }) => key);
  assert.deepEqual(told, ['n1', 's1', 'e1', 's2', 'n2', 's3']);
});

test('the strip of a device that several share names whose turn it is', () => {
  const of = doc(asked);
  const word = (/** @type {number[]} */ mine) => {
    const state = { ...stateOf(of), mine };
    return flat(strip(state, of.room, contextOf(state, of.room, asked))).match(/class="word">(.*?)<\/p>/s)?.[1].replace(/<[^>]*>/g, '');
  };
  assert.deepEqual([word([1]), word([1, 2])], ['Your turn', 'Ana, your turn']);
});
