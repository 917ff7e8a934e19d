// What the host may choose among.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { ruleSentences } from '../../src/games/plain/options.js';
import { changeOf, choices, openRule, rulesInForce, rulesInWords, rulesSaid } from '../../src/pages/room/houserules.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */

await setLanguage('en');

const minutes = { type: 'integer', minimum: 0, maximum: 240, examples: [0, 15, 30] };

/** @param {number} now @returns {State} of a table whose schema proposes minutes, before a switch */
const tableOf = (now) => /** @type {State} */ (/** @type {unknown} */ ({
  kind: { turn_s: {}, options: { properties: { time_limit: minutes, actions: { type: 'boolean' } } } },
  game: { ruleSentences: (/** @type {any} */ schemas, /** @type {any} */ options) => ruleSentences(schemas, options, { name: 'Toy' }) },
  doc: { room: { seats: {}, options: { time_limit: now, actions: true }, house_rules: {}, clock_mode: 'off', grace_s: 30 } },
}));

/** @param {number} now */
const offered = (now) => choices(tableOf(now))[0][0].values.map(({ value }) => value);

test('of many numbers those are offered that the schema proposes, and the one that is set', () => {
  assert.deepEqual(offered(0), [0, 15, 30]);
  assert.deepEqual(offered(20), [0, 15, 20, 30]);
  assert.deepEqual(changeOf(tableOf(20), 'time_limit', 3), { options: { time_limit: 30, actions: true } });
});

test('options stand in the order of the schema', () =>
  assert.deepEqual(choices(tableOf(0)).slice(0, 2).map(([{ option }]) => option), ['time_limit', 'actions']));

/** @param {object} room */
const withClock = (room) => {
  const state = tableOf(0);
  Object.assign(state.kind ?? {}, { turn_s: { gentle: 240, firm: 120 } });
  Object.assign(state.doc?.room ?? {}, { clock_mode: 'gentle', ...room });
  return state;
};

test('a clock says what a turn of this game has', () => {
  const said = rulesInWords(withClock({}), ['clock']);
  assert.equal(said, 'The clock is gentle, 240 s a turn');
});

test('each person may be given more time, where a clock runs', () => {
  const seats = { 1: { kind: 'person', name: 'Ana', here: true }, 2: { kind: 'bot', here: true }, 3: { kind: 'person', name: 'Bea', here: true, time: 0 } };
  const state = withClock({ seats });
  assert.equal(rulesInWords(state, ['time.1', 'time.2', 'time.3']), 'Ana has the time of everybody. Bea has no limit of time');
  assert.deepEqual(changeOf(state, 'time.3', 1), { time: { 3: 2 } });
  assert.deepEqual(choices(withClock({ seats, clock_mode: 'off' })).filter(([{ option }]) => option.startsWith('time.')), []);
});

test('the choice stands in the sentence, to choose and in the log', () => {
  const words = { name: 'Toy', option: { time_limit: { '': 'We play {pick} at most', 0: 'as long as we like', n: '{n} minutes' } } };
  const state = tableOf(30);
  state.game.ruleSentences = (schemas, options) => ruleSentences(schemas, options, words);
  const [[choice, now]] = choices(state);
  assert.equal(flat(rulesInForce(state, /** @type {any} */ (state.doc).room)).replace(/<[^>]*>/g, '').match(/We play.*most/)?.[0], 'We play 30 minutes at most');
  assert.deepEqual([now, rulesSaid(state, { time_limit: '15' })], [30, 'We play 15 minutes at most']);
  assert.equal(openRule(state, choice.option), 'We play … at most');
});
