// The moves that the server accepts as choices: each with its sentence, and
// those of one sentence told apart by what only some of them have. Pure.
import { labelOf } from './labels.js';
import { factWords, moveWords } from './speech.js';

/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {{key: string, words: string}} Choice `key`: the move as text */
/** @typedef {{member: string, fact: unknown}} Part of a move, however deep */

/** @param {object} thing @returns {Part[]} */
const partsOf = (thing) => Object.entries(thing).flatMap(([member, fact]) =>
  (typeof fact === 'object' && fact !== null && !Array.isArray(fact) ? partsOf(fact) : [{ member, fact }]));

/** @param {Part} part @param {Speech} speech @returns {string} */
const partWords = ({ member, fact }, speech) => {
  const label = labelOf(member, speech.words);
  return fact === true ? label : `${label}: ${factWords(member, fact, speech).join('')}`;
};

/** What each of some moves has that not all of them have. @param {Move[]} moves @param {Speech} speech @returns {string[]} */
const differences = (moves, speech) => {
  const all = moves.map((move) => partsOf(move).map((part) => partWords(part, speech)));
  const isCommon = (/** @type {string} */ part) => all.every((parts) => parts.includes(part));
  return all.map((parts) => parts.filter((part) => !isCommon(part)).join(' · '));
};

/** What stands after one sentence that several moves have. @param {Move[]} moves @param {Speech} speech @returns {string[]} */
const marks = (moves, speech) => {
  if (moves.length === 1) return [''];
  const told = differences(moves, speech);
  const isTold = new Set(told).size === moves.length;
  return moves.map((_, i) => (isTold ? told[i] : String(i + 1))).map((mark) => (mark ? ` (${mark})` : ''));
};

/** @param {Move[]} moves @param {Speech} speech @returns {Choice[]} no two alike */
export const choicesOf = (moves, speech) => {
  const sentences = moves.map((move) => moveWords(move, speech));
  const alike = (/** @type {string} */ sentence) => moves.filter((_, i) => sentences[i] === sentence);
  const marksOf = new Map([...new Set(sentences)].map((sentence) => [sentence, marks(alike(sentence), speech)]));
  return moves.map((move, i) => ({ key: JSON.stringify(move), words: sentences[i] + marksOf.get(sentences[i])?.shift() }));
};
