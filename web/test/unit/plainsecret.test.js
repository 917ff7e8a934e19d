// Names that somebody has to say: the text table keeps them, and nothing else.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { plainGame } from './plaingame.js';
import { context, holds, view, words } from './plaincontext.js';

await setLanguage('en');

/** @param {string} lang */
const uno = (lang) => JSON.parse(readFileSync(new URL(`../../../rules/unoquimico/words.${lang}.json`, import.meta.url), 'utf8'));

/** Uno químico without its drawings, where every name is asked for. */
const quiz = plainGame('unoquimico', { en: uno('en'), es: uno('es') });

/** @param {object} parts of the view @param {object} [more] of the context */
const quizContext = (parts, more = {}) => context(
  { view: { ...view, hand: { K: 1, curie: 2 }, top: ['Na'], log: {}, ...parts }, options: { say_name: 'quiz' }, ...more },
);

/** @param {string} page @param {string} word @returns {number} how often it is read */
const times = (page, word) => page.toLowerCase().split(word).length - 1;

test('a name that is asked for is read among those to choose from alone, and where it was said', () => {
  const log = {
    1: { kind: 'laid', seat: 2, element: 'Rb' }, 2: { kind: 'named', seat: 2, card: 'Rb' }, 3: { kind: 'laid', seat: 1, element: 'Na' },
  };
  const ask = { seat: 1, card: 'Na', names: ['Na', 'K', 'Cs', 'Rb'], left: 0 };
  const moves = ask.names.map((name) => ({ do: 'name', name }));
  const ctx = quizContext({ ask, log }, { legal: { moves, complete: true } });
  const told = quiz.inOrder(log).map(([, entry]) => [flat(quiz.told(entry, ctx)), quiz.spoken(entry, ctx)]).flat().join(' ');
  assert.deepEqual([flat(quiz.field(ctx)), flat(quiz.handView(ctx)), told].map((page) => times(page, 'sodium')), [1, 1, 0]);
  assert.equal(times(told, 'rubidium'), 4, 'a name that was said is known');
  assert.match(told, /laid Na\b/);
});

test('where names are asked for, cards to lay are called by what they show', () => {
  const moves = [{ do: 'lay', element: 'K' }, { do: 'lay', element: 'K', scientist: 'curie' }];
  const page = flat(quiz.handView(quizContext({}, { legal: { moves, complete: true } })));
  holds(page, [
    '<li>K <span class="facts">(group 1 · period 4 · oxidation +1)</span></li>', '<li>?, 1867–1934</li>', 'Lay K.', 'Lay ?, 1867–1934 and K.',
  ]);
  assert.deepEqual(['potassium', 'curie'].map((word) => times(page.replace(/<[^>]*>/g, ''), word)), [0, 0]);
  assert.match(flat(quiz.handView(quizContext({}, { options: { say_name: 'announce' } }))), /potassium[^]*Curie/);
});

test('the second of two that are laid is asked for next', () => {
  const ctx = quizContext({ top: ['curie', 'Na'], ask: { seat: 1, card: 'curie', names: ['curie', 'dalton'], left: 1 } });
  assert.equal(
    quiz.spoken(/** @type {any} */ ({ kind: 'laid', seat: 2, element: 'Na', scientist: 'curie' }), ctx),
    'Bea laid ?, 1867–1934 and Na.',
  );
});

test('an element is told with what is printed on its card; where its name is secret, with all but that', () => {
  const open = { view: { ...view, hand: { Na: 1 }, top: ['Na'], log: {} }, options: { say_name: 'announce' } };
  for (const page of [quiz.handView(context(open)), quiz.field(context(open))])
    holds(words(flat(page)), ['sodium (Na · group 1 · period 3 · oxidation +1)']);
  const asked = quizContext({ hand: { Na: 1 }, ask: { seat: 1, card: 'Na', names: ['Na', 'K'], left: 0 } });
  for (const page of [quiz.handView(asked), quiz.field(asked)]) holds(words(flat(page)), ['Na (group 1 · period 3 · oxidation +1)']);
  const announced = { view: { ...view, hand: {}, open: { cards: { 2: { name: 'Na' } } } } };
  assert.doesNotMatch(flat(quiz.field(context(announced))), /group 1/, 'a name that was announced is no card that lies open');
});

test('cards on top whose names were said are called by them', () => {
  const page = words(flat(quiz.field(quizContext({ top: ['curie', 'Na'] }))));
  assert.match(page, /On top .*Marie Curie.*sodium/);
});
