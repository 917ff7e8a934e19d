import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SAID_MS, blank, lately, notice, withoutArrival } from '../../src/pages/room/chronicle.js';
import { bookOf } from '../../src/games/index.js';
import { isUnfit, readExample } from '../../src/pages/rules/example.js';
import './atlas.js';

/** @typedef {import('../../src/core/doc.js').Doc} Doc */

const ana = { kind: 'person', name: 'Ana', here: true };
const bea = { kind: 'person', name: 'Beatriz', here: true };
const bot = { kind: 'bot', name: 'Bot 2', here: true };

/** @param {object} seats @param {object} [log] @param {object} [more] */
const doc = (seats, log = {}, more = {}) => /** @type {Doc} */ (/** @type {unknown} */ ({
  room: { phase: 'playing', host: 1, seats, ...more }, game: { log },
}));

/** What is told when one document follows another. @param {Doc} before @param {Doc} after @param {boolean} [skipped] */
const told = (before, after, skipped = false) => notice(blank, { doc: after, before, mine: [1], now: 0, skipped }).news.map(
  ({ key, who }) => `${key} ${who.name}`,
);

test('somebody who leaves, comes, is away, is back or is played by a bot is told, under the right name', () => {
  const here = doc({ 1: ana, 2: bea });
  const away = doc({ 1: ana, 2: { ...bea, here: false } });
  const played = doc({ 1: ana, 2: { ...bea, here: false, played_by: 'bot' } });
  const left = doc({ 1: ana, 2: bot });
  assert.deepEqual(told(here, left), ['left_bot Beatriz']);
  assert.deepEqual(told(left, here), ['relieved Beatriz']);
  assert.deepEqual([told(here, away), told(away, here)], [['away Beatriz'], ['back Beatriz']]);
  assert.deepEqual([told(away, played), told(played, here)], [['bot Beatriz'], ['plays Beatriz']]);
});

test('whose own seat a bot plays is told so, and when that ends', () => {
  const [own, played] = [doc({ 1: ana, 2: bea }), doc({ 1: { ...ana, played_by: 'bot' }, 2: bea })];
  assert.deepEqual([told(own, played), told(played, own)], [['bot_you Ana'], ['plays_you Ana']]);
});

test('who is there and silent is not told away when a bot plays', () => {
  const [here, played] = [doc({ 1: ana, 2: bea }), doc({ 1: ana, 2: { ...bea, played_by: 'bot' } })];
  assert.deepEqual(told(here, played), ['bot Beatriz']);
});

test('who is sent away, or whose seat is freed, is told so by the page that did it, as gone where that cannot be known', () => {
  const [before, after] = [doc({ 1: ana, 2: bea, 3: bot }), doc({ 1: ana, 2: bot, 3: bot })];
  const keys = (/** @type {object} */ parts) => notice(blank, { doc: after, before, mine: [1], now: 0, skipped: false, ...parts }).news.map(
    ({ key, who }) => `${key} ${who.name}`,
  );
  const exiled = doc({ 1: ana, 2: bot, 3: bot }, {}, { kicked: { 2: 'Beatriz' } });
  assert.deepEqual(
    [keys({ removing: 2, doc: exiled }), keys({ removing: 2 }), keys({ removing: 0 }), keys({ mine: [3] })],
    [['removed_bot Beatriz'], ['freed_bot Beatriz'], ['left_bot Beatriz'], ['gone_bot Beatriz']],
  );
});

test('a turn that a bot played for somebody who is there is told as a bot\'s, to that person too; one whose time was up is told so', () => {
  const seats = { 1: ana, 2: bea };
  const before = doc(seats, { 1: { kind: 'dealt', seat: 1 } });
  const after = (/** @type {string} */ why) => doc(
    seats,
    { 1: { kind: 'dealt', seat: 1 }, 2: { kind: 'drew', seat: 2 } },
    { played_for: { seat: 2, v: 9, why } },
  );
  const seen = (/** @type {string} */ why, /** @type {number[]} */ mine) => {
    const { saw, news } = notice(blank, { doc: after(why), before, mine, now: 0, skipped: false });
    return [saw[2].name, saw[2].bot, saw[2].mine, ...news.map(({ key, who }) => `${key} ${who.name}`)];
  };
  assert.deepEqual(seen('skip', [1]), ['Beatriz’s bot', true, false, 'skip Beatriz']);
  assert.deepEqual(seen('skip', [2]), ['Beatriz’s bot', true, false, 'skip_you Beatriz']);
  assert.deepEqual(seen('clock', [1]), ['Beatriz', false, false, 'clock Beatriz']);
  assert.deepEqual(told(after('skip'), after('skip')), [], 'once');
});

test('rules that changed are told before anything else', () => {
  const moment = { doc: doc({ 1: ana }), before: doc({ 1: ana }), mine: [1], now: 0, skipped: false, rules: ['wild'] };
  const [{ key, rules }] = notice(blank, moment).news;
  assert.deepEqual([key, rules], ['rules', ['wild']]);
});

test('another name is a new name, or where versions were left out another person', () => {
  const [before, after] = [doc({ 1: ana, 2: bea }), doc({ 1: ana, 2: { ...bea, name: 'Carla' } })];
  assert.deepEqual([told(before, after), told(before, after, true)], [['renamed Carla'], ['changed Carla']]);
});

test('nothing is told of what was there on arrival, of oneself, and of seats that were numbered anew', () => {
  const here = doc({ 1: ana, 2: bea }, {}, { says: { 1: { seat: 2, phrase: 'hello' } } });
  assert.deepEqual(notice(blank, { doc: here, before: undefined, mine: [1], now: 0, skipped: true }).news, []);
  assert.deepEqual(told(doc({ 1: ana, 2: bea }), doc({ 1: { ...ana, here: false }, 2: bea })), []);
  assert.deepEqual(told(doc({ 1: ana, 2: { kind: 'open' }, 3: bea }), doc({ 1: ana, 2: bea })), []);
});

test('an entry keeps the name that its seat had when it came', () => {
  const first = notice(
    blank,
    { doc: doc({ 1: ana, 2: bea }, { 1: { kind: 'drew', seat: 2 } }), before: undefined, mine: [1], now: 0, skipped: true },
  );
  const second = notice(first, {
    doc: doc({ 1: ana, 2: bot }, { 1: { kind: 'drew', seat: 2 }, 2: { kind: 'drew', seat: 2 } }),
    before: doc({ 1: ana, 2: bea }, { 1: { kind: 'drew', seat: 2 } }), mine: [1], now: 0, skipped: false,
  });
  assert.deepEqual([second.saw[1].name, second.saw[2].name], ['Beatriz', 'Bot 2']);
});

test('a phrase hangs for a while under the one who said it, and under nobody else', () => {
  const said = doc({ 1: ana, 2: bea }, {}, { says: { 4: { seat: 2, phrase: 'oh_no' } } });
  const { notes } = notice(blank, { doc: said, before: doc({ 1: ana, 2: bea }), mine: [1], now: 100, skipped: false });
  assert.equal(lately(notes, said.room, 2, 101), 'oh_no');
  assert.equal(lately(notes, said.room, 1, 101), '');
  assert.equal(lately(notes, said.room, 2, 100 + SAID_MS), '');
  assert.equal(lately(notes, doc({ 1: ana, 2: bot }).room, 2, 101), '');
});

test('a rematch begins a new chronicle', () => {
  const [before, after] = [
    doc({ 1: ana, 2: bea }, { 40: { kind: 'match_over' } }), doc({ 1: ana, 2: bea }, { 1: { kind: 'dealt', seat: 2 } }),
  ];
  const old = notice(blank, { doc: doc({ 1: ana, 2: bot }, { 40: { kind: 'match_over' } }), before, mine: [1], now: 0, skipped: false });
  assert.equal(old.notes.length, 1);
  assert.equal(notice(old, { doc: after, before, mine: [1], now: 0, skipped: false }).notes.length, 0);
});

test('one’s own coming is no line of the story', () => {
  const after = doc({ 1: bot, 2: bea });
  const came = notice(blank, { doc: after, before: doc({ 1: bot, 2: bot }), mine: [], now: 0, skipped: false });
  assert.equal(came.notes.length, 1);
  assert.equal(withoutArrival(came, 2).notes.length, 0);
});

test('an example that cannot be laid is known by its cards', () => {
  const unfit = (/** @type {string} */ line) => isUnfit(
    readExample(line),
    /** @type {import('../../src/core/game.js').Book} */ (bookOf('unoquimico')),
  );
  assert.deepEqual(
    ['F -> Fe : no', 'Na -> K : yes', 'curie + F -> Fe : with', 'wild_1 -> Fe', 'Cl -> wild_1'].map(unfit),
    [true, false, false, false, false],
  );
});
