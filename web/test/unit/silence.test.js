import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './elements.js';
import { silentSeats, untilSilent, waitingSince } from '../../src/pages/room/silence.js';
import { strip } from '../../src/pages/room/strip.js';
import { acts } from '../../src/pages/room/acts.js';
import { sheet } from '../../src/pages/room/sheets.js';
import { setLanguage } from '../../src/core/i18n.js';
import { flat } from './flat.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */

const people = {
  1: { kind: 'person', name: 'Ana', here: true }, 2: { kind: 'person', name: 'Bea', here: true }, 3: { kind: 'bot', here: true },
};

/**
 * The host's page at a table with a grace of 30 s, where seat 2 is asked since 1000.
 * @param {{room?: object, turn?: object, page?: object}} [parts]
 */
const at = ({ room, turn, page } = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  doc: {
    room: { phase: 'playing', host: 1, grace_s: 30, seats: people, fair: {}, ...room },
    game: { turn: { seats: [2], phase: 'play', decision: 4, ...turn } },
  },
  mine: [1], me: 1, waitsSince: 1000, sign: 0, company: 0, sheet: '', ...page,
}));

test('a person who is waited for longer than the grace time is silent, and not before', () => {
  assert.deepEqual([silentSeats(at(), 30_999), silentSeats(at(), 31_000)], [[], [2]]);
  assert.deepEqual([untilSilent(at(), 11_000), untilSilent(at(), 99_000)], [20_000, 0]);
});

test('only the host sees it, and never of an own seat, a bot, or a seat that a bot plays for', () => {
  const late = 90_000;
  assert.deepEqual(silentSeats(at({ page: { mine: [2], me: 2 } }), late), []);
  assert.deepEqual(silentSeats(at({ page: { mine: [] } }), late), []);
  assert.deepEqual(silentSeats(at({ room: { host: undefined } }), late), []);
  assert.deepEqual(silentSeats(at({ turn: { seats: [1] } }), late), []);
  assert.deepEqual(silentSeats(at({ turn: { seats: [1, 2, 3] } }), late), [2]);
  assert.deepEqual(silentSeats(at({ room: { seats: { ...people, 2: { kind: 'person', here: false, played_by: 'bot' } } } }), late), []);
  assert.deepEqual(['lobby', 'paused', 'over'].map((phase) => silentSeats(at({ room: { phase } }), late)), [[], [], []]);
});

test('the waiting begins anew with every question and after a pause, and goes on when anything else happens', () => {
  const { doc } = at({ room: { spectators: 3 } });
  const next = at({ turn: { decision: 5 } }).doc;
  const paused = at({ room: { phase: 'paused' } });
  if (!doc || !next) throw new Error('no document');
  assert.deepEqual([waitingSince(at(), doc, 7000), waitingSince(at(), next, 7000), waitingSince(paused, doc, 7000)], [1000, 7000, 7000]);
});

/** What the page needs of a game to draw the strip. */
const game = { isMine: () => false, actions: () => [], codesOf: () => [], strip: () => ({ long: '', short: '' }) };

/** @param {State} state */
const stripOf = (state) => {
  if (!state.doc) throw new Error('no document');
  const ctx = /** @type {import('../../src/pages/room/types.js').Context} */ (/** @type {unknown} */ ({
    view: state.doc.game, picked: {},
  }));
  return flat(strip(state, state.doc.room, ctx));
};

const button = /<button[^>]*data-do="skip" data-seat="2"[^>]*>/;

beforeEach(() => setLanguage('en'));

test('the strip and the menu of the host offer a button that says for whom a bot would play', (t) => {
  t.mock.method(performance, 'now', () => 31_000);
  const state = at({ page: { game, sheet: 'menu' } });
  assert.match(stripOf(state), button);
  assert.match(stripOf(state), /aria-label="A bot plays this turn for Bea"/);
  assert.match(flat(sheet(state, state.doc?.room, undefined)), button);
  setLanguage('es');
  assert.match(stripOf(state), /Un bot juega este turno/);
});

test('before its time the strip and the menu offer no such button', (t) => {
  t.mock.method(performance, 'now', () => 30_000);
  const state = at({ page: { game, sheet: 'menu' } });
  assert.doesNotMatch(stripOf(state), button);
  assert.doesNotMatch(flat(sheet(state, state.doc?.room, undefined)), button);
});

/** An answer that is there at once. @param {number} status @param {object} body */
const answered = (status, body) => /** @type {Response} */ (/** @type {unknown} */ ({ ok: status < 300, status, json: async () => body }));

/** Presses the button of seat 2, and answers the call. @param {State} state @param {Response} answer */
const press = async (state, answer) => {
  /** @type {unknown[]} */
  const complaints = [];
  /** @type {string[]} */
  const called = [];
  globalThis.fetch = async (url) => {
    called.push(String(url));
    return answer;
  };
  const page = {
    state, change: (/** @type {object} */ parts) => Object.assign(state, parts),
    complain: (/** @type {unknown} */ error) => complaints.push(error),
  };
  acts(/** @type {import('../../src/pages/room/acts.js').Page} */ (/** @type {unknown} */ (page)))(
    'skip',
    /** @type {HTMLElement} */ (/** @type {unknown} */ ({ dataset: { seat: '2' } })),
  );
  const meanwhile = silentSeats(state, 90_000);
  await new Promise((done) => setImmediate(done));
  return { called, complaints: complaints.length, meanwhile };
};

test('the button asks the server once; a refusal is told and brings it back', async () => {
  const state = at({ page: { code: 'KXR4TN' } });
  assert.deepEqual(await press(state, answered(200, {})), { called: ['/api/rooms/KXR4TN/skip'], complaints: 0, meanwhile: [] });
  assert.deepEqual(silentSeats(state, 90_000), []);
  state.waitsSince = 1000;
  assert.equal((await press(state, answered(409, { error: { code: 'wrong_phase' } }))).complaints, 1);
  assert.deepEqual(silentSeats(state, 90_000), [2]);
});
