// The outcome of a game, seat by seat. Pure.
import { spotsOf } from '../../cards/square.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {{seat: number, points: number, total: number, left: string[], best: boolean, ready: boolean}} Row */

/** @param {View} view @returns {number} the newest finished game, 0 for none */
export const lastGame = ({ past = {} }) => Math.max(0, ...Object.keys(past).map(Number));

/** Whether a game is over and counted. @param {View} view */
export const isCounted = ({ turn }) => turn.phase === 'between' || turn.phase === 'over';

/** What was taken in the game that runs, the partner's with it. @param {View} view @param {number} seat */
const running = (view, seat) => {
  if (isCounted(view)) return 0;
  const { taken = 0, other = 0 } = view.seats[seat];
  return taken + (view.seats[other]?.taken ?? 0);
};

/** Points so far, the most first; nobody leads before somebody has some. @param {View} view @returns {import('../../core/game.js').Standing[]} */
export const tally = (view) => {
  const rows = Object.entries(view.seats).map(([n, { total = 0 }]) => ({ seat: Number(n), total: total + running(view, Number(n)) }));
  const most = Math.max(...rows.map(({ total }) => total));
  const isEven = rows.length > 1 && rows.every(({ total }) => total === most);
  return rows.map((row) => ({ ...row, best: row.total === most && !isEven && rows.length > 1 })).sort((a, b) => b.total - a.total || a.seat - b.seat);
};

/** What cards left in the hand cost. @param {string[]} codes @param {boolean} byCards @returns {number} */
export const costOf = (codes, byCards) => (byCards ? codes.length : codes.reduce((sum, code) => sum + spotsOf(code), 0));

/** The rows of the newest finished game, the highest total first. @param {View} view @returns {Row[]} */
export const outcome = (view) => {
  const past = view.past?.[lastGame(view)];
  if (!past) return [];
  return tally(view).map((row) => ({
    ...row, points: past.points[row.seat] ?? 0, left: past.left[row.seat] ?? [], ready: !view.turn.seats.includes(row.seat),
  }));
};

/** @typedef {{games: number[], rows: {seat: number, points: number[], total: number, best: boolean}[]}} Sheet `points`: game by game */

/** @param {View} view @returns {Sheet} the points of every finished game */
export const sheet = (view) => {
  const games = Object.keys(view.past ?? {}).map(Number).sort((a, b) => a - b);
  return { games, rows: tally(view).map((row) => ({ ...row, points: games.map((g) => view.past?.[g].points[row.seat] ?? 0) })) };
};
