// The outcome of a game, seat by seat. Pure.
import { kindOf } from '../../cards/atlas.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {{seat: number, points: number, total: number, left: string[], best: boolean, ready: boolean}} Row */

/** The points of who goes out (UQ-12). */
export const WENT_OUT = -5;

/** What a card left in the hand counts (UQ-12). @param {string} code @param {Record<string, unknown>} options @returns {number} */
export const worth = (code, options) => ({ element: 1, scientist: 2, wild: Number(options.wild_points ?? 0) })[kindOf(code)];

/** @param {View} view @returns {number} the newest finished game, 0 for none */
export const lastGame = (view) => Math.max(0, ...Object.keys(view.past ?? {}).map(Number));

/**
 * The rows of the newest finished game, the lowest total first.
 * @param {View} view @returns {Row[]}
 */
export const outcome = (view) => {
  const past = view.past?.[lastGame(view)];
  if (!past) return [];
  return tally(view).map((row) => ({
    ...row, points: past.points[row.seat] ?? 0, left: past.left[row.seat] ?? [], ready: !view.turn.seats.includes(row.seat),
  }));
};

/** @typedef {{games: number[], rows: {seat: number, points: number[], total: number, best: boolean}[]}} Sheet `points`: game by game */

/** The points of every finished game, the lowest total first. @param {View} view @returns {Sheet} */
export const sheet = (view) => {
  const games = Object.keys(view.past ?? {}).map(Number).sort((a, b) => a - b);
  return { games, rows: tally(view).map((row) => ({ ...row, points: games.map((g) => view.past?.[g].points[row.seat] ?? 0) })) };
};

/**
 * Running totals, the lowest first; nobody leads before a game is finished.
 * @param {View} view @returns {import('../../core/game.js').Standing[]}
 */
export const tally = (view) => {
  const totals = Object.entries(view.seats).map(([n, { total }]) => ({ seat: Number(n), total }));
  const best = lastGame(view) === 0 ? undefined : Math.min(...totals.map(({ total }) => total));
  return totals.map((row) => ({ ...row, best: row.total === best })).sort((a, b) => a.total - b.total || a.seat - b.seat);
};
