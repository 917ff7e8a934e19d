// The element in force: now, by what lies on the table, and when an entry of the
// log was written, by the entries before it. Pure.
import { elementOf, scientistOf } from '../../cards/atlas.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Log} Log */
/** @typedef {import('./types.js').Entry} Entry */

/** @param {Pick<View, 'top'>} view @returns {string|undefined} nothing where every element fits */
export const inForce = ({ top }) => top.find((code) => elementOf(code));

/** @param {Pick<View, 'top'>} view whether a comodín is on top */
export const isWild = ({ top }) => top.includes('wild');

/** The card that lies with the element in force, or in its place. @param {Pick<View, 'top'>} view @returns {string|undefined} */
export const riderOf = (view) => (isWild(view) ? 'wild_1' : view.top.find((code) => scientistOf(code)));

/** @param {Log} log @param {Entry} entry @returns {number} 0 where it is not in the log */
export const numberOf = (log, entry) => Number(Object.keys(log).find((n) => log[n] === entry) ?? 0);

/**
 * The element in force before entry n: that of the newest play that did not come
 * back (UQ-5), or the card turned up.
 * @param {Log} log @param {number} n @returns {string|undefined} nothing where the log does not reach back so far
 */
const inForceAt = (log, n) => {
  const { kind, element, card } = log[n - 1] ?? {};
  if (kind === 'laid') return element;
  if (kind === 'dealt') return card;
  return kind === undefined ? undefined : inForceAt(log, kind === 'forfeited' ? playBefore(log, n - 1) : n - 1);
};

/** @param {Log} log @param {number} n @returns {number} of the newest play before entry n */
const playBefore = (log, n) => (log[n - 1] === undefined || log[n - 1].kind === 'laid' ? n - 1 : playBefore(log, n - 1));

/** What the element of an entry was laid on. @param {Log} log @param {number} n @returns {string|undefined} nothing where any element fitted, or where the log does not say */
export const laidOn = (log, n) => (log[n]?.any ? undefined : inForceAt(log, n));
