import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { setLanguage, t } from '../../src/core/i18n.js';
import { SAID_MS, hear, lately, madeBy, newsSince, phrasesOf, storyOf } from '../../src/pages/room/chronicle.js';
import { sentenceOf } from '../../src/pages/room/line.js';
import { bookOf } from '../../src/games/books.js';
import { isUnfit, readExample } from '../../src/pages/rules/example.js';
import './atlas.js';
import { toy } from './toy.js';

/** @typedef {import('../../src/core/doc.js').Doc} Doc */

await setLanguage('en');

const ana = { kind: 'person', name: 'Ana', here: true };
const bea = { kind: 'person', name: 'Beatriz', here: true };
const bot = { kind: 'bot', here: true };

/** @param {object} seats @param {object} [more] */
const doc = (seats, more = {}) => /** @type {Doc} */ (/** @type {unknown} */ ({
  room: { phase: 'playing', host: 1, seats, options: { long: false }, house_rules: {}, clock_mode: 'off', grace_s: 30, ...more },
}));

/** Who made entries of the second seat. @param {Doc} of @param {number[]} numbers @param {number} [me] */
const makers = (of, numbers, me = 0) => numbers.map((n) => madeBy(of.room, n, 2, me)).map(({ name, bot: b, mine: m }) => `${name}${b ? ' bot' : ''}${m ? ' mine' : ''}`);

test('an entry of the log stays of who held the seat then, and is mine only where I did', () => {
  const by = { 2: { 3: { name: 'Marta' }, 5: { name: 'Bea', now: true }, 8: { name: 'Bea', bot: true, now: true }, 12: { bot: true } } };
  const of = doc({ 1: ana, 2: bea }, { by });
  assert.deepEqual(
    makers(of, [3, 4, 8, 9, 13], 2),
    ['Marta', 'Bea mine', 'Bea’s bot bot', 'Bot 2 bot', 'Beatriz mine'],
  );
  assert.deepEqual(makers(doc({ 1: ana, 2: { ...bea, played_by: 'bot' } }), [1], 2), ['Beatriz’s bot bot']);
});

/** A line of the story as one of a page reads it. @param {object} line @param {number} [me] @param {object} [later] */
const read = (line, me = 0, later = {}) => {
  const of = doc({ 1: ana, 2: bea }, { story: { 1: line, ...later } });
  const state = /** @type {any} */ ({ doc: of, game: toy, kind: { turn_s: {}, options: { properties: { long: {} } } } });
  return sentenceOf(state, storyOf(of.room, me)[0], t, (name) => name);
};

const host = { by: 1, by_name: 'Ana' };
const marta = { seat: 2, name: 'Marta' };

test('which bots and which closed seats a host changed is told, by the numbers of then', () => {
  const bots = (/** @type {object} */ fields) => read({ kind: 'bots', ...host, fields });
  assert.equal(bots({ 3: 'hard', 4: 'open' }), 'Ana changed the bots: seat 3 hard, seat 4 without a bot.');
  assert.equal(read({ kind: 'closed', ...host, fields: { 3: 'closed', 4: 'open' } }, 1), 'You changed which seats are closed: seat 3 closed, seat 4 open.');
  assert.equal(read({ kind: 'bots', ...host }), 'Ana changed the bots.', 'a server that does not say it');
});

test('who won a match is told, to the winner as their own', () => {
  const match = (/** @type {object} */ winner, me = 0, later = {}) => read({ kind: 'match', fields: { match: '2' }, ...winner }, me, later);
  assert.equal(match({ seat: 1, name: 'Ana' }), 'Match 2: Ana won.');
  assert.equal(match({ seat: 1, name: 'Ana' }, 1), 'Match 2: you won.');
  assert.equal(match({ seat: 1, name: 'Ada' }, 1, { 2: { kind: 'sit', seat: 1, name: 'Ana' } }), 'Match 2: Ada won.', 'who had the seat before');
  assert.equal(match({ name: 'Ada' }, 1), 'Match 2: Ada won.', 'who has no seat any more');
  assert.equal(match({ seat: 3, bot: true }), 'Match 2: Bot 3 won.');
  assert.equal(match({}), 'Match 2: nobody won.');
});

test('what the host did is told to everybody by name, and to the host as their own', () => {
  const both = (/** @type {object} */ line) => [read(line), read(line, 1)];
  assert.deepEqual(both({ kind: 'pause', ...host }), ['Ana paused the table.', 'You paused the table.']);
  assert.deepEqual(
    both({ kind: 'kick', ...host, ...marta, bot: true }),
    ['Ana sent Marta away. A bot has the seat.', 'You sent Marta away. A bot has the seat.'],
  );
  assert.deepEqual(both({ kind: 'lock', ...host })[0], 'Ana locked the door.');
  assert.equal(read({ kind: 'resume' }), 'The host let the table go on.', 'a host without a seat');
  assert.equal(read({ kind: 'undo', ...marta, fields: { moves: '2' } }), 'Marta asked and all agreed: 2 moves were taken back.');
  assert.equal(read({ kind: 'seats', ...host, fields: { seats: '4' } }), 'Ana set the table for 4.');
});

test('one\'s own seat is called one\'s own as long as one has it', () => {
  assert.equal(read({ kind: 'stand_in', ...marta, why: 'grace' }, 2), 'A bot plays for you now.');
  assert.equal(read({ kind: 'skip', ...host, ...marta }, 2), 'Ana let a bot play this turn for you.');
  const relieved = { 2: { kind: 'leave', ...marta }, 3: { kind: 'sit', seat: 2, name: 'Bea' } };
  assert.equal(read({ kind: 'skip', ...host, ...marta }, 2, relieved), 'Ana let a bot play this turn for Marta.');
});

test('rules that were changed are told as they became then', () => {
  const now = t('room.house.grace', { pick: t('room.house.grace.n', { n: 60 }) });
  assert.equal(read({ kind: 'grace', ...host, fields: { grace_s: '60' } }), `Ana changed the house rules: ${now}.`);
  assert.equal(read({ kind: 'options', ...host, fields: { unheard: '1' } }), 'Ana changed the house rules.');
  assert.equal(read({ kind: 'tomorrow' }), '…', 'a kind that is newer than this page');
});

test('only what a document says beyond the one before is news, and on arrival nothing is', () => {
  const [before, after] = [
    doc({ 1: ana, 2: bea }, { story: { 4: { kind: 'pause' } } }),
    doc({ 1: ana, 2: { ...bea, here: false } }, { story: { 4: { kind: 'pause' }, 5: { kind: 'resume' } }, says: { 1: { seat: 2, phrase: 'oh_no' } } }),
  ];
  const { lines, phrases, presence } = newsSince(before, after, { me: 1, mine: [1] });
  assert.deepEqual([lines.map(({ n }) => n), phrases.map(({ n }) => n), presence], [[5], [1], [{ seat: 2, key: 'away' }]]);
  assert.deepEqual(newsSince(undefined, after, { me: 1, mine: [1] }), { lines: [], phrases: [], presence: [] });
  assert.deepEqual(newsSince(before, after, { me: 2, mine: [2] }).presence, [], 'nobody is told of themselves');
});

test('a phrase hangs for a while under the one who said it, and under nobody else', () => {
  const says = { 4: { seat: 2, phrase: 'oh_no', name: 'Beatriz' } };
  const said = doc({ 1: ana, 2: bea }, { says });
  const heard = hear({}, newsSince(doc({ 1: ana, 2: bea }), said, { me: 1, mine: [1] }), 100);
  assert.equal(lately(heard, said.room, 2, 101)?.phrase, 'oh_no');
  assert.equal(lately(heard, said.room, 1, 101), undefined);
  assert.equal(lately(heard, said.room, 2, 100 + SAID_MS), undefined);
  assert.equal(lately({}, said.room, 2, 101), undefined, 'found on arrival');
  assert.equal(lately(heard, doc({ 1: ana, 2: bot }, { says }).room, 2, 101), undefined);
  assert.deepEqual([said, doc({ 1: ana, 2: { ...bea, name: 'Zoe' } }, { says })].map(({ room }) => phrasesOf(room, 2)[0].me), [true, false]);
});

test('what is heard again is no news', () => {
  const says = { 4: { seat: 2, phrase: 'oh_no', name: 'Beatriz' } };
  const [before, after] = [doc({ 1: ana, 2: bea }), doc({ 1: ana, 2: bea }, { says })];
  const news = (/** @type {number[]} */ regained) => newsSince(before, after, { me: 1, mine: [1], regained }).phrases.length;
  assert.deepEqual([news([]), news([2])], [1, 0]);
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
