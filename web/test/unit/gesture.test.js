import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLACK, idle, step } from '../../src/core/gesture.js';

/** Feeds inputs one after the other. @param {...import('../../src/core/gesture.js').Input} inputs */
const play = (...inputs) => {
  /** @type {import('../../src/core/gesture.js').State} */
  let state = idle;
  /** @type {import('../../src/core/gesture.js').Intent[]} */
  const intents = [];
  for (const input of inputs) {
    const [next, wanted] = step(state, input);
    state = next;
    intents.push(...wanted);
  }
  return { state, intents };
};

/** @type {(over?: object) => import('../../src/core/gesture.js').Input} */
const press = (over) => /** @type {any} */ ({ on: 'press', key: 'Na', pointer: 1, x: 0, y: 0, ...over });
/** @type {(x: number, place?: string, pointer?: number) => import('../../src/core/gesture.js').Input} */
const move = (x, place, pointer = 1) => ({ on: 'move', pointer, x, y: 0, place });
/** @type {(pointer?: number) => import('../../src/core/gesture.js').Input} */
const lift = (pointer = 1) => ({ on: 'lift', pointer });

test('a tap on a card picks it, a tap on a place releases there', () => {
  assert.deepEqual(play({ on: 'tap', key: 'Na' }, { on: 'tap', place: 'top' }).intents, [
    { do: 'pick', key: 'Na', by: 'tap' },
    { do: 'release', place: 'top', by: 'tap' },
  ]);
});

test('a finger that trembles does not drag', () => {
  assert.deepEqual(play(press(), move(SLACK - 1), lift()), { state: idle, intents: [] });
});

test('a drag picks, aims at each place once and releases where it is lifted', () => {
  assert.deepEqual(play(press(), move(20), move(40, 'top'), move(44, 'top'), lift()).intents, [
    { do: 'pick', key: 'Na', by: 'drag' },
    { do: 'aim', key: 'Na', place: undefined },
    { do: 'aim', key: 'Na', place: 'top' },
    { do: 'release', key: 'Na', place: 'top', by: 'drag' },
  ]);
});

test('a drag that ends nowhere puts the card back', () => {
  assert.deepEqual(play(press(), move(20, 'top'), move(40), lift()).intents.at(-1), { do: 'cancel', key: 'Na', by: 'drag' });
});

test('a drag that the system takes away puts the card back', () => {
  assert.deepEqual(play(press(), move(20, 'top'), { on: 'lost', pointer: 1 }), {
    state: idle,
    intents: [{ do: 'pick', key: 'Na', by: 'drag' }, { do: 'aim', key: 'Na', place: 'top' }, { do: 'cancel', key: 'Na', by: 'drag' }],
  });
});

test('a second finger neither takes over nor lets go', () => {
  const { state, intents } = play(press(), move(20, 'top'), press({ pointer: 2, key: 'K' }), move(90, undefined, 2), lift(2));
  assert.equal(state.is, 'dragging');
  assert.equal(intents.length, 2);
});

test('Escape ends a drag first, and puts everything back otherwise', () => {
  assert.deepEqual(play(press(), move(20), { on: 'escape' }).intents.at(-1), { do: 'cancel', key: 'Na', by: 'drag' });
  assert.deepEqual(play({ on: 'escape' }).intents, [{ do: 'cancel', by: 'escape' }]);
});

test('every sequence of inputs leaves the machine in one of its states, and lifting all fingers in idle', () => {
  let seed = 5;
  const roll = (/** @type {number} */ n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed % n;
  };
  for (let game = 0; game < 300; game++) {
    const inputs = Array.from({ length: 30 }, () => [
      press({ pointer: roll(2) }), move(roll(60), roll(2) ? 'top' : undefined, roll(2)), lift(roll(2)),
      /** @type {const} */ ({ on: 'escape' }), /** @type {const} */ ({ on: 'tap', key: 'K' }),
    ][roll(5)]);
    const { intents, state } = play(...inputs, lift(0), lift(1));
    assert.equal(state.is, 'idle');
    const drags = intents.filter((i) => i.do === 'pick' && i.by === 'drag').length;
    const ends = intents.filter((i) => (i.do === 'release' || i.do === 'cancel') && i.by === 'drag').length;
    assert.ok(ends <= drags, 'a drag ends once');
  }
});
