// The outcome of a round, seat by seat. Pure.

/** @typedef {import('./types.js').View} View */
/** @typedef {{seat: number, points: number, total: number, left: string[], best: boolean, out: boolean, ready: boolean}} Row */

/** @param {View} view @returns {number} the newest finished round, 0 for none */
export const lastRound = ({ past = {} }) => Math.max(0, ...Object.keys(past).map(Number));

/**
 * Running totals, the lowest first, who is out last; nobody leads before a round is finished.
 * @param {View} view @returns {(import('../../core/game.js').Standing & {out: boolean})[]}
 */
export const tally = (view) => {
  const all = Object.entries(view.seats).map(([n, { total, out = false }]) => ({ seat: Number(n), total, out }));
  const still = all.filter(({ out }) => !out).map(({ total }) => total);
  const best = (row = all[0]) => (view.result ? view.result.winners.includes(row.seat) : lastRound(view) > 0 && !row.out && row.total === Math.min(...still));
  return all.map((row) => ({ ...row, best: best(row) })).sort((a, b) => Number(a.out) - Number(b.out) || a.total - b.total || a.seat - b.seat);
};

/** @param {View} view @returns {Row[]} of the newest finished round */
export const outcome = (view) => {
  const { points = {}, left = {} } = view.past?.[lastRound(view)] ?? {};
  return tally(view).map((row) => ({
    ...row, points: points[row.seat] ?? 0, left: left[row.seat] ?? [], ready: !view.turn.seats.includes(row.seat),
  }));
};

/** @param {View} view @returns {{rounds: number[], rows: {seat: number, points: number[]}[]}} the points of every round, seat by seat */
export const sheet = (view) => {
  const rounds = Object.keys(view.past ?? {}).map(Number).sort((a, b) => a - b);
  return { rounds, rows: tally(view).map(({ seat }) => ({ seat, points: rounds.map((round) => view.past?.[round].points[seat] ?? 0) })) };
};
