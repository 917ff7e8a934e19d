import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companySince, isNews, untilStoodIn, untilWarned } from '../../src/pages/room/life.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */

const people = { 1: { kind: 'person', here: true }, 2: { kind: 'person', here: true }, 3: { kind: 'bot', here: true } };

/**
 * Seat 1 is asked since 1000 on its own page, at a table with a grace of 45 s.
 * @param {{room?: object, turn?: object, page?: object}} [parts]
 */
const at = ({ room, turn, page } = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  doc: { room: { phase: 'playing', host: 1, grace_s: 45, seats: people, ...room }, game: { turn: { seats: [1], ...turn } } },
  mine: [1], me: 1, waitsSince: 1000, sign: 0, company: 0, ...page,
}));

/** @param {object} seats */
const withSeats = (seats) => at({ room: { seats: { ...people, ...seats } } });

test('a bot plays after the grace time, counted from the question or the last sign of life; 20 s before it is warned of', () => {
  assert.equal(untilStoodIn(at(), 1000), 45_000);
  assert.equal(untilStoodIn(at({ page: { sign: 11_000 } }), 11_000), 45_000);
  assert.deepEqual([untilWarned(at(), 25_999), untilWarned(at(), 26_000), untilWarned(at(), 99_000)], [1, 0, 0]);
  assert.equal(untilWarned(at({ room: { grace_s: 10 } }), 1000), 5000);
});

test('nobody is warned who is not waited for', () => {
  const never = [
    at({ turn: { seats: [2] } }), at({ room: { phase: 'paused' } }), at({ room: { phase: 'over' } }), at({ page: { mine: [] } }),
    withSeats({ 1: { kind: 'person', here: true, played_by: 'bot' } }), at({ room: { clock: { left_ms: 5 } } }),
  ];
  assert.deepEqual(never.map((state) => untilWarned(state, 99_000)), never.map(() => Infinity));
});

/** When company began, as the page sees it at 5000. @param {State} state */
const company = (state) => companySince(state, /** @type {import('../../src/pages/room/types.js').Room} */ (state.doc?.room), 5000);

test('silence matters only while another person is here, or a host who only looks on', () => {
  const alone = { 2: { kind: 'person', here: false } };
  assert.equal(untilStoodIn(at({ page: { company: Infinity } }), 1000), Infinity);
  assert.equal(company(withSeats(alone)), Infinity);
  assert.equal(company(withSeats({ 2: { kind: 'person', here: true, played_by: 'bot' } })), Infinity);
  assert.equal(company(at({ page: { mine: [1, 2] } })), Infinity);
  assert.equal(company(at({ room: { seats: { ...people, ...alone }, host: undefined } })), 0);
});

test('the grace time counts from when somebody else began to wait', () => {
  assert.equal(company(at({ page: { company: Infinity } })), 5000);
  assert.equal(company(at({ page: { company: 3000 } })), 3000);
  assert.equal(untilStoodIn(at({ page: { company: 5000 } }), 5000), 45_000);
});

test('a touch is told at most once a second, and only while it changes something', () => {
  assert.equal(isNews(at(), 6000), true);
  assert.equal(isNews(at({ page: { sign: 2000 } }), 2999), false);
  assert.equal(isNews(at({ turn: { seats: [2] } }), 6000), false);
  assert.equal(isNews(withSeats({ 1: { kind: 'person', here: true, played_by: 'bot' } }), 6000), true);
});
