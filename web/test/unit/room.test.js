import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figures, secondsLeft } from '../../src/pages/room/time.js';
import { clockwise, counts, hasPlace, isAway, isBot, nextSeat } from '../../src/pages/room/seats.js';
import { checkDeal } from '../../src/core/seed.js';
import { scores } from '../../src/pages/room/evening.js';

/** @param {Record<string, Partial<import('../../src/core/doc.js').TableSeat>>} seats @param {object} [parts] */
const room = (seats, parts) => /** @type {import('../../src/core/doc.js').Room} */ (/** @type {unknown} */ ({
  phase: 'lobby', seats, ...parts,
}));

const four = room({
  1: { kind: 'person', here: true }, 2: { kind: 'bot', here: true }, 3: { kind: 'person', here: false, played_by: 'bot' },
  4: { kind: 'open', here: false },
});

test('the others sit clockwise from my left; a spectator sees all', () => {
  assert.deepEqual(clockwise(four, 2), [3, 4, 1]);
  assert.deepEqual(clockwise(four, 0), [1, 2, 3, 4]);
});

test('after the last seat the first plays; with several asked nobody is next', () => {
  assert.deepEqual([nextSeat(four, [4]), nextSeat(four, [1, 2]), nextSeat(four, [])], [1, 0, 0]);
});

test('a stand-in is a bot, whoever is not here is away', () => {
  assert.deepEqual([1, 2, 3].map((n) => isBot(four.seats[n])), [false, true, true]);
  assert.deepEqual([1, 2, 3].map((n) => isAway(four.seats[n])), [false, false, true]);
  assert.deepEqual(counts(four), { people: 2, bots: 1, open: 1 });
});

test('a place is free in the lobby where a seat is open, in play where a bot sits, and never behind a locked door', () => {
  assert.equal(hasPlace(four), true);
  assert.equal(hasPlace(room({ 1: { kind: 'person' }, 2: { kind: 'bot' } }, { phase: 'lobby' })), false);
  assert.equal(hasPlace(room({ 1: { kind: 'person' }, 2: { kind: 'bot' } }, { phase: 'playing' })), true);
  assert.equal(hasPlace(room({ 1: { kind: 'open' } }, { locked: true })), false);
});

test('scores stand with most won first, of equals with fewest played', () => {
  const [ana, bea, bot] = [{ name: 'Ana', played: 3, won: 1 }, { name: 'Bea', seat: 2, played: 2, won: 1 }, { bot: true, seat: 3, played: 3, won: 2 }];
  assert.deepEqual(scores(room({}, { evening: { 1: ana, 2: bea, 3: bot } })), [bot, bea, ana]);
  assert.deepEqual(scores(room({})), []);
});

test('a clock counts down from receipt, stands still when told, and never goes below nothing', () => {
  assert.equal(secondsLeft({ left: 42000, running: true, at: 1000 }, 3500), 40);
  assert.equal(secondsLeft({ left: 42000, running: false, at: 1000 }, 9000), 42);
  assert.equal(secondsLeft({ left: 1000, running: true, at: 0 }, 9000), 0);
  assert.deepEqual([0, 42, 61].map(figures), ['0:00', '0:42', '1:01']);
});

/** Seeds and their SHA-256: "abc", the example of FIPS 180-4, and 32 bytes as a room has them. */
const sealed = [
  ['616263', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'],
  ['ff'.repeat(32), 'af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051'],
];

test('a seed is checked against the fingerprint that was shown before the deal, without what browsers keep for secure pages', (t) => {
  t.mock.getter(globalThis, 'crypto', () => ({}));
  for (const [seed, commit] of sealed) assert.equal(checkDeal({ commit, seed }), 'checked');
  const [[seed, commit], [, another]] = sealed;
  assert.equal(checkDeal({ commit: another, seed }), 'broken');
  assert.equal(checkDeal({ commit, seed: 'not hex' }), 'broken');
  assert.equal(checkDeal({ commit }), undefined);
});
