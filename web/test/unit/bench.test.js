// A move that is built on the page: what touches do to its draft, what is said
// of it, and how often the others are told.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import './dom.js';
import { createBench } from '../../src/pages/room/bench.js';

/** @typedef {{n: number, picked: string}} Count a draft that counts what was put down */

/** Of a game whose moves are counts. */
const counting = {
  toggle: (/** @type {Count} */ draft, /** @type {string} */ picked) => ({ ...draft, picked }),
  unpick: (/** @type {Count} */ draft) => ({ ...draft, picked: '' }),
  put: (/** @type {Count} */ draft, /** @type {string} */ place) => (place === 'up' ? { n: draft.n + 1, picked: '' } : draft),
  change: (/** @type {Count} */ draft, /** @type {string} */ act) => (act === 'zero' ? { ...draft, n: 0 } : undefined),
  said: ({ n }) => `count ${n}`,
  shown: ({ n }, { secret }) => (secret ? undefined : n ? { a: Array.from({ length: n }, () => 'x') } : {}),
};

const doc = { room: { phase: 'playing' }, game: {} };

/** What is spoken, and a bench over a page. @param {object} [parts] of the state */
const open = (parts = {}) => {
  /** @type {string[]} */
  const spoken = [];
  const append = (/** @type {any} */ line) => spoken.push(line.textContent);
  const region = { setAttribute: () => undefined, append, replaceChildren: () => undefined };
  const made = () => ({ ...region, remove: () => undefined, className: '', textContent: '' });
  Object.defineProperty(globalThis, 'document', { value: { createElement: made, body: { append: () => undefined } }, configurable: true });
  /** @type {any[]} */
  const sent = [];
  const state = /** @type {any} */ ({
    game: { bench: counting }, doc, me: 2, line: 'live', sheet: '', draft: { n: 0, picked: '' }, refusal: { code: 'no' },
    ...parts,
  });
  const change = (/** @type {object} */ more) => Object.assign(state, more);
  const moved = mock.fn();
  const bench = createBench(state, change, { send: (frame) => void sent.push(frame) }, { send: moved });
  const passed = mock.fn();
  const wishes = bench.over({ pick: passed, release: passed, cancel: passed });
  return { state, sent, spoken, bench, wishes, passed, moved };
};

/** @param {number} n */
const drafted = (n) => ({ t: 'draft', seat: 2, groups: n ? { a: Array.from({ length: n }, () => 'x') } : {} });

test('a touch picks, a place takes what is picked and says so, and a refusal stays until then', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { state, spoken, wishes, passed } = open();
  wishes.pick('x', 'tap');
  assert.deepEqual([state.draft, state.refusal, spoken], [{ n: 0, picked: 'x' }, { code: 'no' }, []]);
  wishes.cancel(undefined);
  assert.equal(state.draft.picked, '');
  wishes.release('nowhere', undefined, 'tap');
  assert.deepEqual(state.refusal, { code: 'no' }, 'nothing happened');
  wishes.release('up', undefined, 'tap');
  assert.deepEqual([state.draft.n, state.refusal, spoken], [1, undefined, ['count 1']]);
  assert.equal(passed.mock.callCount(), 0);
});

test('a place may make the move at once, and the order of the hand is not about the draft', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const move = { do: 'lay' };
  const game = { bench: { ...counting, moveAt: (/** @type {Count} */ { n }, /** @type {string} */ place) => (n > 0 && place === 'up' ? move : undefined) } };
  const { state, wishes, passed, moved } = open({ game });
  wishes.release('up', undefined, 'tap');
  wishes.release('up', undefined, 'tap');
  assert.deepEqual([state.draft.n, moved.mock.calls.map((call) => call.arguments)], [1, [[move]]]);
  wishes.release('hand:x', 'y', 'drag');
  assert.deepEqual(passed.mock.calls[0].arguments, ['hand:x', 'y', 'drag']);
});

test('a button is about the draft or about something else', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { state, bench } = open({ draft: { n: 3, picked: '' } });
  assert.deepEqual([bench.act('menu', {}), bench.act('zero', {}), state.draft.n], [false, true, 0]);
});

test('while nothing is built touches are the hand’s', () => {
  const { bench, wishes, passed } = open({ draft: undefined });
  wishes.pick('x', 'tap');
  wishes.release('up', undefined, 'tap');
  wishes.cancel(undefined);
  assert.deepEqual([passed.mock.callCount(), bench.act('zero', {})], [3, false]);
});

test('the others are told at once, then of the newest alone after a rest, and that all is as it was', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { sent, bench, wishes } = open();
  for (let i = 0; i < 4; i++) wishes.release('up', undefined, 'tap');
  assert.deepEqual(sent, [drafted(1)]);
  t.mock.timers.tick(249);
  assert.equal(sent.length, 1);
  t.mock.timers.tick(1);
  assert.deepEqual(sent, [drafted(1), drafted(4)]);
  t.mock.timers.tick(250);
  assert.equal(sent.length, 2, 'nothing is told twice');
  bench.act('zero', {});
  assert.deepEqual(sent.at(-1), drafted(0));
});

test('the others are not told of what is private, nor in a pause, while the move is on its way or the line is down, but after that', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  for (const parts of [
    { doc: { ...doc, game: { secret: true } } }, { doc: { ...doc, room: { phase: 'paused' } } }, { asked: true }, { line: 'reconnecting' },
  ]) {
    const { state, sent, bench, wishes } = open(parts);
    wishes.release('up', undefined, 'tap');
    assert.deepEqual(sent, []);
    Object.assign(state, { doc, asked: false, line: 'live' });
    bench.look(state.draft);
    assert.deepEqual(sent, [drafted(1)]);
  }
});

test('a draft that a document replaced is told, the first of a turn is not, and the next turn begins with nothing told', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { state, sent, bench, wishes } = open();
  wishes.release('up', undefined, 'tap');
  const before = state.draft;
  state.draft = { n: 0, picked: '' };
  t.mock.timers.tick(250);
  bench.look(before);
  assert.deepEqual(sent, [drafted(1), drafted(0)]);
  state.draft = undefined;
  bench.look(before);
  state.draft = { n: 0, picked: '' };
  bench.look(undefined);
  t.mock.timers.tick(500);
  assert.equal(sent.length, 2);
});
