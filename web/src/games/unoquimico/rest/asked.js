// The four names of a question, kept after it is answered, so that everybody
// sees the answer among them. Lives as long as the page.
import { nextNumber, numberOf, playBefore } from '../entries.js';

/** @typedef {import('../types.js').Log} Log */

/** By the play that is asked about and its card: a card may be asked for again. @type {Map<string, string[]>} */
const offered = new Map();

/** @param {Log} log @param {number} n of the answer @param {string} card */
const question = (log, n, card) => `${playBefore(log, n)} ${card}`;

/** @param {Log} log @param {{card: string, names: string[]}} ask */
export const keepNames = (log, { card, names }) => offered.set(question(log, nextNumber(log), card), names);

/**
 * The names among which one was said, at least the right one and that.
 * @param {Log} log @param {import('../types.js').Entry} answer @returns {string[]}
 */
export const namesOf = (log, answer) => {
  const { card = '', name = card } = answer;
  const names = offered.get(question(log, numberOf(log, answer), card)) ?? [];
  return names.includes(name) ? names : [...new Set([name, card])];
};
