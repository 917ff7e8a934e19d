// Hints: how they are asked for, what of them is in a document, and how they are said.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { createHints } from '../../src/core/hints.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plainGame } from './plaingame.js';
import { adviceWords, propertyWord } from '../../src/games/plain/help.js';
import { helped } from '../../src/games/spectrix/help.js';
import { nextNumber } from '../../src/games/unoquimico/entries.js';
import { context, game as lampless, holds, lamps, light, name, view, words } from './plaincontext.js';

await setLanguage('en');

/** @param {object} [hints] of the room @param {object} [more] of the view @returns {any} */
const docOf = (hints, more = {}) => ({
  room: { ...(hints ? { hints } : {}) }, game: { turn: { seats: [1], phase: 'play', decision: 4 }, log: { 7: { kind: 'lit', seat: 2 } }, ...more },
});
const ask = { t: 'move', seat: 1, at: 3, move: { do: 'hint' } };

test('a move that asks for help goes out as the frame for it, and no other does', () => {
  const { frameOf } = createHints();
  assert.deepEqual(frameOf(ask, docOf()), { t: 'hint', seat: 1 });
  const other = { ...ask, move: light };
  assert.equal(frameOf(other, docOf()), other);
});

test('what was told is in the view of the seat while its question stands, and a hint of the game itself goes first', () => {
  const hints = createHints();
  hints.frameOf(ask, docOf());
  hints.told({ hint: { level: 1 } });
  assert.deepEqual(hints.on(docOf(), 1).game?.hint, { level: 1 });
  assert.equal(hints.on(docOf(), 2).game?.hint, undefined);
  assert.deepEqual(hints.on(docOf(undefined, { hint: { grade: 2 } }), 1).game?.hint, { grade: 2 });
  assert.equal(hints.on(docOf(undefined, { turn: { seats: [1], phase: 'play', decision: 5 } }), 1).game?.hint, undefined);
  assert.equal(hints.on(docOf(), 1).game?.hint, undefined, 'a question of that number in another match is another one');
});

/** @param {any} doc */
const logOf = ({ game }) => Object.entries(game.log).sort(([a], [b]) => Number(a) - Number(b)).map(([n, { kind, seat }]) => `${n} ${kind} ${seat}`);

test('hints that were used while one looks are entries of the log, until it begins anew', () => {
  const hints = createHints();
  const [first, second] = [docOf({ 2: 3 }), docOf({ 1: 1, 2: 4 })];
  assert.equal(hints.on(first, 1), first, 'what was used before is no news');
  const both = ['7 lit 2', '7.001 hinted 1', '7.002 hinted 2'];
  assert.deepEqual(logOf(hints.on(second, 1)), both);
  assert.deepEqual(logOf(hints.on(second, 1)), both, 'a document that comes again tells nothing new');
  const log = { 7: { kind: 'lit', seat: 2 }, 8: { kind: 'lit', seat: 1 } };
  assert.deepEqual(logOf(hints.on(docOf({ 1: 2, 2: 4 }, { log }), 1)), [...both, '8 lit 1', '8.001 hinted 1']);
  assert.deepEqual(logOf(hints.on(docOf({}, { log: { 1: { kind: 'dealt', seat: 2 } } }), 1)), ['1 dealt 2']);
  assert.deepEqual(second.game.log, { 7: { kind: 'lit', seat: 2 } }, 'no document is changed');
});

test('where the log of the game says it, it is not said twice', () => {
  const hints = createHints();
  hints.on(docOf({}), 1);
  const log = { 7: { kind: 'lit', seat: 2 }, 8: { kind: 'hinted', seat: 2 } };
  assert.deepEqual(logOf(hints.on(docOf({ 2: 1 }, { log }), 1)), ['7 lit 2', '8 hinted 2']);
});

test('an entry between two of the game does not count as one of its own', () => {
  assert.equal(nextNumber(/** @type {any} */ ({ 7: {}, 7.002: {} })), 8);
});

const guided = plainGame('lamps', /** @type {any} */ (Object.fromEntries(['en', 'es'].map((lang) => [lang, {
  ...lamps, hint: { light: 'light a lamp' }, property: { oil: 'how much oil is left' },
}]))));
const legal = { moves: [light], complete: true };

test('a hint is a button beside the moves and what was told a sentence, more with each grade', () => {
  const drawn = (/** @type {object} */ hint, more = {}) => flat(guided.handView(context({ legal, view: { ...view, ...hint }, ...more })));
  holds(drawn({}), ['id="plain-hint"', 'data-move="{"do":"hint"}"', 'data-hot="h"', 'Hint 1 (H)']);
  const all = { level: 3, do: 'light', property: 'oil', card: 'l1', move: light };
  holds(words(drawn({ hint: { level: 1, do: 'light', property: 'oil' } })), ['Hint 2 (H)', 'A good move: light a lamp. What counts: how much oil is left.']);
  const last = drawn({ hint: all });
  holds(words(last), ['Hint 3 (H)', 'The card: red lamp. In full: Light red lamp.']);
  assert.match(last, /id="plain-hint"[^>]*aria-disabled="true"/, 'there is no more to tell');
  assert.doesNotMatch(flat(guided.field(context({ view: { ...view, hint: all } }))), /level/);
});

test('there is no button where the game has no hints, where nothing is asked, and between two games', () => {
  const between = { ...view, turn: { ...view.turn, phase: 'between' } };
  const pages = [
    lampless.handView(context({ legal })), guided.handView(context({})), guided.handView(context({ legal, view: between })),
  ];
  pages.forEach((page) => assert.doesNotMatch(flat(page), /plain-hint|class="begin"/, 'nor its place'));
});

test('why there is no hint is said, and who used one', () => {
  const refusal = { code: 'not_offered', move: { do: 'hint' } };
  holds(words(flat(guided.handView(context({ legal, refusal })))), ['Not possible: Ask for a hint.', 'There is nothing to advise now.']);
  const entry = (/** @type {number} */ seat) => guided.spoken({ kind: 'hinted', seat }, context());
  assert.deepEqual([entry(1), entry(2)], ['You used a hint.', 'Bea used a hint.']);
});

test('the help of Spectrix is said grade by grade', () => {
  const say = (/** @type {object} */ hint) => helped(hint, (code) => code.toLowerCase()).join(' ');
  assert.equal(say({ grade: 1, cards: 0 }), 'Nothing can be laid now.');
  assert.equal(say({ grade: 2, cards: 3, white: true, with: { RE: 2, YE: 1 } }),
    'You can lay 3 cards at most. White Light can be claimed. From your hand: re × 2 and ye.');
  assert.match(say({ grade: 3, cards: 1, with: { RE: 1 } }), /No group on the table changes\.$/);
  assert.match(say({ grade: 4, cards: 1, with: { RE: 1 }, touch: [2], groups: { 2: ['RE', 'RE', 'RE'] }, claim: ['2'] }),
    /Groups on the table that change: 2\. The table as it could be: Group 2: re, re, re\. Claim White Light with group 2\.$/);
});

/** @param {string} path in rules */
const source = (path) => readFileSync(new URL(`../../../rules/${path}`, import.meta.url), 'utf8');

/** @param {string} game @param {string} lang @returns {import('../../src/games/plain/speech.js').Words} */
const wordsOf = (game, lang) => JSON.parse(source(`${game}/words.${lang}.json`));

/** Properties that the game declares. @param {string} game @returns {string[]} */
const declared = (game) => {
  const [, block = ''] = /\/\/ Properties that a decision can be about[^]*?\nconst \(([^]*?)\n\)/.exec(source(`${game}/assess.go`)) ?? [];
  return [...block.matchAll(/= "(\w+)"/g)].map(([, property]) => property).sort();
};

test('every property and every kind of move that a hint can name has words in both languages', () => {
  for (const game of ['unoquimico', 'periodyx', 'onexeno'])
    for (const lang of ['en', 'es']) {
      const { property = {}, hint = {}, move = {} } = wordsOf(game, lang);
      const advised = Object.keys(move).filter((kind) => !['next', 'time_up'].includes(kind));
      assert.ok(declared(game).length > 2);
      assert.deepEqual([Object.keys(property).sort(), Object.keys(hint).sort()], [declared(game), advised.sort()], `${game} ${lang}`);
      assert.ok([...Object.values(property), ...Object.values(hint)].every(Boolean));
    }
});

test('what is compared or shared in Periodyx is called as on the cards', () => {
  for (const lang of /** @type {const} */ (['en', 'es'])) {
    const said = wordsOf('periodyx', lang);
    const compared = [...source('periodyx/deck.go').matchAll(/"(number|mass|melting|boiling|density|neutrons|electronegativity|date)"/g)].map(([, stat]) => stat);
    const [, list = ''] = /var Properties = \[\]string\{([^}]*)\}/.exec(source('periodyx/share.go')) ?? [];
    const shared = [...list.matchAll(/"(\w+)"/g)].map(([, property]) => property);
    assert.ok(shared.length > 10);
    assert.deepEqual([...compared, ...shared].filter((property) => said.card?.[property] === undefined), []);
    assert.notEqual(propertyWord('match', said), said.card?.match, 'Match! is a game, and what is shared a property');
    assert.match(adviceWords(/** @type {any} */ ({ level: 1, do: 'claim', property: 'oxidation' }), { words: said, lang, name }), /oxida/);
  }
});
