// The log of a match as a row of entries. Pure.

/** @typedef {import('./types.js').Log} Log */
/** @typedef {import('./types.js').Entry} Entry */

/** @param {Log} log @returns {[number, Entry][]} oldest first */
export const inOrder = (log) =>
  Object.entries(log).map(([n, e]) => /** @type {[number, Entry]} */ ([Number(n), e])).sort(([a], [b]) => a - b);

/** What happened in the game itself: help changes nothing. @param {Log} log @returns {Entry[]} oldest first */
export const entriesOf = (log) => inOrder(log).map(([, entry]) => entry).filter(({ kind }) => kind !== 'hinted');

/** @param {Log} log @param {Entry} entry @returns {number} 0 where it is not in the log */
export const numberOf = (log, entry) => Number(Object.keys(log).find((n) => log[n] === entry) ?? 0);

/** What the game itself does has whole numbers. @param {Log} log @returns {number} of the entry that comes next */
export const nextNumber = (log) => Math.floor(Math.max(0, ...Object.keys(log).map(Number))) + 1;

/** @param {Log} log @param {number} n @returns {number} of the newest play before entry n */
export const playBefore = (log, n) => (log[n - 1] === undefined || log[n - 1].kind === 'laid' ? n - 1 : playBefore(log, n - 1));

/**
 * The newest entry before n of one of these kinds; plays that came back (UQ-5) do not count.
 * @param {Log} log @param {number} n @param {string[]} kinds @returns {Entry|undefined} nothing where the log does not reach back so far
 */
export const newest = (log, n, kinds) => {
  const entry = log[n - 1];
  if (entry === undefined || kinds.includes(entry.kind)) return entry;
  return newest(log, entry.kind === 'forfeited' ? playBefore(log, n - 1) : n - 1, kinds);
};
