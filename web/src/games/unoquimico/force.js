// The element in force: now, by what lies on the table, and when an entry of the
// log was written, by the entries before it. Pure.
import { elementOf, scientistOf } from '../../cards/atlas.js';
import { newest } from './entries.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Log} Log */

/** @param {Pick<View, 'top'>} view @returns {string|undefined} nothing where every element fits */
export const inForce = ({ top }) => top.find((code) => elementOf(code));

/** @param {Pick<View, 'top'>} view whether a comodín is on top */
export const isWild = ({ top }) => top.includes('wild');

/** The card that lies with the element in force, or in its place. @param {Pick<View, 'top'>} view @returns {string|undefined} */
export const riderOf = (view) => (isWild(view) ? 'wild_1' : view.top.find((code) => scientistOf(code)));

/**
 * What the element of an entry was laid on: the element of the play before, or the card turned up.
 * @param {Log} log @param {number} n @returns {string|undefined} nothing where any element fitted, or where the log does not say
 */
export const laidOn = (log, n) => {
  if (log[n]?.any) return undefined;
  const ground = newest(log, n, ['laid', 'dealt']);
  return ground?.element ?? ground?.card;
};
