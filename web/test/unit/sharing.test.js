import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHand } from '../../src/pages/room/sharing.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */
/** @typedef {import('../../src/pages/room/types.js').Doc} Doc */

/**
 * Seats 1 and 2 are on this device, 3 is somebody else's.
 * @param {number[]} seats that are asked @param {number} decision @param {object} [parts] @returns {Doc}
 */
const doc = (seats, decision, parts) => /** @type {Doc} */ (/** @type {unknown} */ ({
  room: { phase: 'playing', seats: { 1: { kind: 'person' }, 2: { kind: 'person' }, 3: { kind: 'person' } }, ...parts },
  game: { turn: { seats, phase: 'play', decision } },
}));

/** @param {Partial<State>} parts @returns {State} */
const page = (parts) => /** @type {State} */ ({ mine: [1, 2], me: 1, handing: 0, doc: doc([1], 1), ...parts });

test('the device goes on when another own seat is asked, and not before', () => {
  assert.deepEqual(openHand(page({}), doc([2], 2)), { me: 0, handing: 2 });
  assert.deepEqual(openHand(page({}), doc([3], 2)), { me: 1, handing: 0 });
  assert.deepEqual(openHand(page({}), doc([1], 2)), { me: 1, handing: 0 });
});

test('of two who are asked at once the one who has the device comes first, then the other', () => {
  const both = doc([1, 2], 2);
  assert.deepEqual(openHand(page({}), both), { me: 1, handing: 0 });
  assert.deepEqual(openHand(page({ doc: both }), doc([2], 2)), { me: 0, handing: 2 });
});

test('who was handed the device unasked keeps it as long as nothing new is asked', () => {
  const state = page({ me: 2, doc: doc([1], 1) });
  assert.deepEqual(openHand(state, doc([1], 1)), { me: 2, handing: 0 });
  assert.deepEqual(openHand(state, doc([1], 2)), { me: 0, handing: 1 });
});

test('while no hand lies open the device is for who is asked, and stays for whom it was meant where nobody is', () => {
  const shut = page({ me: 0, handing: 2 });
  assert.deepEqual(openHand(shut, doc([1], 2)), { me: 0, handing: 1 });
  assert.deepEqual(openHand(shut, doc([3], 2)), { me: 0, handing: 2 });
  assert.deepEqual(openHand(page({ me: 0 }), doc([3], 2)), { me: 0, handing: 1 });
});

test('a seat that a bot plays is not asked', () => {
  const stoodIn = { seats: { 1: { kind: 'person' }, 2: { kind: 'person', played_by: 'bot' }, 3: { kind: 'person' } } };
  assert.deepEqual(openHand(page({}), doc([2], 2, stoodIn)), { me: 1, handing: 0 });
});

test('outside of a match a shared device looks on, so that no hand is dealt open', () => {
  for (const phase of ['lobby', 'over']) assert.deepEqual(openHand(page({ handing: 2 }), doc([], 1, { phase })), { me: 0, handing: 0 });
  assert.deepEqual(openHand(page({ mine: [1], me: 0 }), doc([], 1, { phase: 'lobby' })), { me: 1, handing: 0 });
});

test('who is left alone on a device still takes it with the button, and who always was needs none', () => {
  assert.deepEqual(openHand(page({ mine: [2], me: 0, handing: 2 }), doc([3], 2)), { me: 0, handing: 2 });
  assert.deepEqual(openHand(page({ mine: [2], me: 2 }), doc([1], 2)), { me: 2, handing: 0 });
  assert.deepEqual(openHand(page({ mine: [], me: 0 }), doc([1], 2)), { me: 0, handing: 0 });
});
