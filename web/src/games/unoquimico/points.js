// Running totals. Pure.

/** @typedef {import('./types.js').View} View */

/** @param {View} view @returns {number} the newest finished game, 0 for none */
export const lastGame = (view) => Math.max(0, ...Object.keys(view.past ?? {}).map(Number));

/**
 * Running totals, the lowest first; nobody leads before a game is finished.
 * @param {View} view @returns {import('../../core/game.js').Standing[]}
 */
export const tally = (view) => {
  const totals = Object.entries(view.seats).map(([n, { total }]) => ({ seat: Number(n), total }));
  const best = lastGame(view) === 0 ? undefined : Math.min(...totals.map(({ total }) => total));
  return totals.map((row) => ({ ...row, best: row.total === best })).sort((a, b) => a.total - b.total || a.seat - b.seat);
};
