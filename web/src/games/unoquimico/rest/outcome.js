// The outcome of a game, seat by seat. Pure.
import { kindOf } from '../../../cards/atlas.js';
import { lastGame, tally } from '../points.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {{seat: number, points: number, total: number, left: string[], best: boolean, ready: boolean}} Row */

/** The points of who goes out (UQ-12). */
export const WENT_OUT = -5;

/** What a card left in the hand counts (UQ-12). @param {string} code @param {Record<string, unknown>} options @returns {number} */
export const worth = (code, options) => ({ element: 1, scientist: 2, wild: Number(options.wild_points ?? 0) })[kindOf(code)];

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
