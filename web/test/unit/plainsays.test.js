// Sentences of the text table, as the server's own package of words makes them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { setLanguage } from '../../src/core/i18n.js';
import { choicesOf } from '../../src/games/plain/choices.js';
import { beginning } from '../../src/games/plain/groups.js';
import { found, readMove } from '../../src/games/plain/moves.js';
import { entryWords, moveWords } from '../../src/games/plain/speech.js';
import { task } from '../../src/games/plain/task.js';
import { context, lamps, view } from './plaincontext.js';

/** @typedef {import('../../src/games/plain/speech.js').Words} Words */
/** @typedef {'en'|'es'} Lang */

await setLanguage('en');

const names = ['nobody', 'Ana', 'Bea', 'Cloe'];
const name = (/** @type {number} */ seat) => names[seat];

/** @param {Lang} lang @returns {Words} of a game with templates for everything */
const uno = (lang) => JSON.parse(readFileSync(new URL(`../../../rules/unoquimico/words.${lang}.json`, import.meta.url), 'utf8'));

/** @param {Lang} lang */
const speech = (lang) => ({ words: uno(lang), lang, name });

/** @param {object} entry @param {Lang} [lang] */
const said = (entry, lang = 'en') => entryWords(/** @type {any} */ (entry), speech(lang)).join('');

/** @param {object} move */
const choice = (move) => moveWords(/** @type {any} */ (move), speech('en'));

test('the first sentence that has all its facts is said, as on the server', () => {
  const laid = { kind: 'laid', seat: 2, element: 'Na' };
  assert.equal(said(laid), 'Bea laid sodium.');
  assert.equal(said(laid, 'es'), 'Bea echó sodio.');
  assert.match(said({ ...laid, scientist: 'curie' }), /Curie and sodium/);
  assert.equal(said({ kind: 'drew', seat: 3, count: 2 }), 'Cloe drew 2.');
  assert.equal(said({ kind: 'drew', seat: 3 }), 'Cloe had nothing to draw.');
  assert.equal(said({ kind: 'match_over', points: { 1: -5, 2: 12 } }), 'The match is over. Totals: Ana −5, Bea 12.');
  assert.equal(choice({ do: 'lay', element: 'Na', wild: true }), 'Lay sodium, and the comodín.');
  assert.equal(choice({ do: 'lay', element: 'Na' }), 'Lay sodium.');
});

test('what somebody said is told as it was said', () => {
  const words = { log: { said: ['{seat}: {text}'] }, card: { gas: 'a gas' } };
  const told = (/** @type {string} */ text) => entryWords(/** @type {any} */ ({ kind: 'said', seat: 1, text }), { words, lang: 'en', name }).join('');
  assert.deepEqual(['He', 'gas'].map(told), ['Ana: He', 'Ana: a gas']);
});

test('what has no sentence is called by its own word, and empty facts are absent', () => {
  assert.equal(said({ kind: 'shrugged', seat: 1 }), 'Shrugged');
  assert.equal(choice({ do: 'whistle' }), 'whistle');
  assert.equal(choice({ do: 'lay', element: 'Na', scientist: '', wild: false }), 'Lay sodium.');
});

test('a move is found by words in any order, without case and accents', () => {
  const all = ['Echar sodio y el comodín.', 'Echar sodio.', 'Robar.'].map((words) => ({ key: words, words }));
  assert.deepEqual(found(all, 'COMODIN sod').map(({ words }) => words), ['Echar sodio y el comodín.']);
  assert.equal(found(all, ' ').length, 3);
});

test('only an object with a word for what it does is a move', () => {
  assert.deepEqual(readMove('{"do":"pass"}'), { do: 'pass' });
  const others = ['', 'pass', '"pass"', 'null', '7', '{"do":7}', '{"do":"pass"', undefined];
  assert.deepEqual(others.filter(readMove), []);
});

test('what all of some sentences begin with ends between two words', () => {
  assert.equal(beginning(['Lay it at 10.', 'Lay it at 12.']), 'Lay it at ');
  assert.equal(beginning(['Lay it.', 'Draw.']), '');
});

test('moves of one sentence are told apart by what differs, and else by number', () => {
  const moves = [
    { do: 'light', card: 'l1', rooms: { 1: ['l1'], 2: ['l1', 'l2'], 3: ['l2'] } },
    { do: 'light', card: 'l1', rooms: { 1: ['l1'], 4: ['l2', 'l2'] } },
    { do: 'light', card: 'l2' }, { do: 'dim', to: 2, at: 'a' }, { do: 'dim', to: 2, at: 'a', far: true },
    { do: 'whistle', note: 'l1' }, { do: 'whistle', note: 'l3' },
  ];
  assert.deepEqual(choicesOf(moves, { words: lamps, lang: 'en', name }).map(({ words }) => words), [
    'Light red lamp. (2: red lamp, blue lamp · 3: blue lamp)', 'Light red lamp. (4: blue lamp, blue lamp)', 'Light blue lamp.',
    'Dim Bea.', 'Dim Bea. (far)', 'whistle (1)', 'whistle (2)',
  ]);
});

test('of what a phase asks for, only what the moves allow is said', () => {
  const phase = { play: 'play or draw', drawn: 'lay it, or keep it' };
  const ask = (/** @type {string[]} */ kinds, at = 'play', complete = true) => task(
    context({ view: { ...view, turn: { ...view.turn, phase: at } }, legal: { moves: kinds.map((kind) => ({ do: kind })), complete } }),
    { name: '', phase, move: { lay: ['Lay {element}.'], draw: ['Draw.'], keep: ['Keep it.'] } },
  );
  assert.deepEqual(
    [ask(['lay']), ask(['draw']), ask(['lay', 'draw']), ask(['lay'], 'play', false), ask(['keep'], 'drawn'), ask(['lay', 'keep'], 'drawn')],
    ['play', 'draw', 'play or draw', 'play or draw', 'keep it', 'lay it, or keep it'],
  );
});
