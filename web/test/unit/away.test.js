import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import './elements.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plates } from '../../src/pages/room/plates.js';
import { strip } from '../../src/pages/room/strip.js';
import { flat } from './flat.js';
import { toy } from './toy.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */
/** @typedef {import('../../src/pages/room/types.js').Context} Context */

/** The table as Bea sees it while Ana is asked. @param {{ana?: object, room?: object}} [parts] @returns {State} */
const at = ({ ana, room } = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  doc: {
    room: {
      phase: 'playing', host: 2, grace_s: 45, options: {}, fair: {}, ...room,
      seats: { 1: { kind: 'person', name: 'Ana', here: false, ...ana }, 2: { kind: 'person', name: 'Bea', here: true } },
    },
    game: { turn: { seats: [1], phase: 'play', decision: 4 }, log: {}, words: [] },
  },
  game: toy, mine: [2], me: 2, line: 'live', waitsSince: 0, sign: 0, company: 0, heard: {}, muted: [], sheet: '', picked: {}, sending: [],
}));

/** @param {State} state @returns {string[]} the plates and the strip in words */
const told = (state) => {
  const { room, game: view } = state.doc ?? {};
  if (!room || !view) throw new Error('no document');
  const ctx = /** @type {Context} */ (/** @type {unknown} */ ({ view, me: 2, picked: {} }));
  return [flat(plates(state, room, view)), flat(strip(state, room, ctx))].map((drawn) => drawn.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '));
};

/** @param {State} state @param {RegExp} plate @param {RegExp} line */
const reads = (state, plate, line) => {
  const [plates, strip] = told(state);
  assert.match(plates, plate);
  assert.match(strip, line);
};

beforeEach(() => setLanguage('en'));

test('while who is to play is away, plate and strip say so, and when a bot plays', async () => {
  reads(at(), /away · a bot plays after 45 s/, /Ana is away ?a bot plays after 45 s/);
  await setLanguage('es');
  reads(at(), /fuera · juega un bot tras 45 s/, /Ana no está ?juega un bot tras 45 s/);
});

test('a clock may end the turn sooner: then no time is told', () => {
  const state = at({ room: { clock: { left_ms: 9000, running: true } } });
  reads(state, /away/, /Ana is away/);
  assert.doesNotMatch(told(state).join(' '), /a bot plays after/);
});

test('whoever is here, has a stand-in, or need not play is not said to keep the table waiting', () => {
  const others = [at({ ana: { here: true } }), at({ ana: { played_by: 'bot' } }), at({ room: { phase: 'paused' } })];
  for (const state of others) assert.doesNotMatch(told(state).join(' '), /is away|a bot plays after/);
});
