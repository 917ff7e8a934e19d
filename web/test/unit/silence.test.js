import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './elements.js';
import { silentSeats, silentWords, waitingSince } from '../../src/pages/room/silence.js';
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
 * The host's page at a table where seat 2 is asked, and so silent that it may be skipped.
 * @param {{room?: object, turn?: object, page?: object, silent?: boolean}} [parts]
 */
const at = ({ room, turn, page, silent = true } = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  doc: {
    room: { phase: 'playing', host: 1, grace_s: 30, seats: { ...people, 2: { ...people[2], silent } }, fair: {}, ...room },
    game: { turn: { seats: [2], phase: 'play', decision: 4, ...turn } },
  },
  mine: [1], me: 1, waitsSince: 1000, sign: 0, company: 0, sheet: '', skipping: 0, muted: [], handing: 0, ...page,
}));

test('whom the server calls silent may be skipped, by the host alone, with a seat or without, and never an own seat', () => {
  assert.deepEqual([silentSeats(at()), silentSeats(at({ silent: false }))], [[2], []]);
  assert.deepEqual(silentSeats(at({ page: { mine: [1, 2] } })), []);
  assert.deepEqual(silentSeats(at({ page: { mine: [] } })), []);
  assert.deepEqual(silentSeats(at({ page: { mine: [], role: 'host' }, room: { host: undefined } })), [2]);
});

test('who becomes silent is told once', async () => {
  await setLanguage('en');
  const quiet = at({ silent: false }).doc;
  assert.match(silentWords(at(), quiet), /^Bea keeps the table waiting/);
  assert.equal(silentWords(at(), at().doc), '');
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

test('the strip and the menu of the host offer a button that says for whom a bot would play', async () => {
  const state = at({ page: { game, sheet: 'menu' } });
  assert.match(stripOf(state), button);
  assert.match(stripOf(state), /aria-label="A bot plays this turn for Bea"/);
  assert.match(flat(sheet(state, state.doc?.room, undefined)), button);
  await setLanguage('es');
  assert.match(stripOf(state), /Un bot juega este turno/);
});

test('for nobody silent the strip and the menu offer no such button', () => {
  const state = at({ page: { game, sheet: 'menu' }, silent: false });
  assert.doesNotMatch(stripOf(state), button);
  assert.doesNotMatch(flat(sheet(state, state.doc?.room, undefined)), button);
});

test('a host for the time that the opener is away is offered neither the end of the table nor to send the opener away', () => {
  const menu = (/** @type {object} */ room) => flat(sheet(at({ page: { game, sheet: 'menu' }, room }), at({ room }).doc?.room, undefined));
  assert.match(menu({}), /ask-close/);
  assert.match(menu({}), /data-do="ask-kick" data-seat="2"/);
  assert.doesNotMatch(menu({ opener: [2] }), /ask-close|data-do="ask-kick"/);
  assert.match(menu({ opener: [] }), /until whoever opened the table is back/);
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
  const meanwhile = silentSeats(state);
  await new Promise((done) => setImmediate(done));
  return { called, complaints: complaints.length, meanwhile };
};

test('the button asks the server once; a refusal is told and brings it back', async () => {
  const state = at({ page: { code: 'KXR4TN' } });
  assert.deepEqual(await press(state, answered(200, {})), { called: ['/api/rooms/KXR4TN/skip'], complaints: 0, meanwhile: [] });
  assert.deepEqual(silentSeats(state), []);
  state.skipping = 0;
  assert.equal((await press(state, answered(409, { error: { code: 'wrong_phase' } }))).complaints, 1);
  assert.deepEqual(silentSeats(state), [2]);
});
