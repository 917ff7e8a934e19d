// The field as a grid: how places are called, which part of it is seen, and the
// rows of five that a card completes. Pure.
import { spotsOf } from '../../cards/square.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {{from: number, n: number, open: boolean}} Span `open`: the field may still grow that way */
/** @typedef {'row'|'column'|'diagonal'} Way */
/** @typedef {{way: Way, dx: number, dy: number, points: string[]}} Line `points`: from the first to the last */

const LETTERS = 'ABCDEFGHI';
/** How far a match lets the cards span. */
const MOST = 5;
/** How many cards make a trick. */
const FIVE = 5;
/** The first card lies in E5. */
const FIRST = 4;

/** Names run around, nine each way, since no more is ever seen at once. @param {number} n */
const around = (n) => (((n + FIRST) % LETTERS.length) + LETTERS.length) % LETTERS.length;

/** A place keeps its name while the border moves. @param {number} x @returns {string} */
export const columnName = (x) => LETTERS[around(x)];

/** @param {number} y @returns {string} */
export const rowName = (y) => String(around(y) + 1);

/** @param {number} x @param {number} y @returns {string} */
export const placeName = (x, y) => columnName(x) + rowName(y);

/** @param {string} point "x,y" @returns {[number, number]} */
export const pointOf = (point) => /** @type {[number, number]} */ (point.split(',').map(Number));

/** @param {string} point @returns {string} */
export const nameAt = (point) => placeName(...pointOf(point));

/** @param {View} view @returns {number} how far the cards may span */
export const mostOf = ({ side = MOST }) => side;

/** @param {number} n @param {number} low @param {number} high */
const within = (n, low, high) => Math.min(Math.max(n, low), high);

/** What is seen of one way: the cards and what may be beside them, as near the middle as that allows. @param {number} from @param {number} length @param {number} most @returns {Span} */
const spanOf = (from, length, most) => {
  const open = length < most;
  const [first, need] = length === 0 ? [0, 1] : [from - Number(open), length + 2 * Number(open)];
  const n = Math.max(need, most);
  return { from: within(-Math.floor(n / 2), first + need - n, first), n, open };
};

/** @param {View} view @returns {{xs: Span, ys: Span}} */
export const seenOf = (view) => {
  const { box: { x, y, w, h } } = view;
  const most = mostOf(view);
  return { xs: spanOf(x, w, most), ys: spanOf(y, h, most) };
};

/** @param {Span} span @returns {number[]} */
export const along = ({ from, n }) => Array.from({ length: n }, (_, i) => from + i);

/** Whether the cards keep within the field with one more there. @param {View} view @param {number} x @param {number} y */
const isInside = (view, x, y) => {
  const { box } = view;
  const most = mostOf(view);
  return box.x + box.w - most <= x && x < box.x + most && box.y + box.h - most <= y && y < box.y + most;
};

/** @typedef {Map<string, string>} Lain codes by point */

/** @param {View} view @returns {Lain} */
export const lainIn = ({ field }) => new Map(Object.entries(field).map(([code, { x, y }]) => [`${x},${y}`, code]));

/** @type {[Way, number, number][]} */
const WAYS = [['row', 1, 0], ['column', 0, 1], ['diagonal', 1, 1], ['diagonal', 1, -1]];

/** @param {Lain} lain @param {number} x @param {number} y @param {number} dx @param {number} dy @returns {string[]} cards one after the other from there */
const run = (lain, x, y, dx, dy) => {
  const point = `${x + dx},${y + dy}`;
  return lain.has(point) ? [point, ...run(lain, x + dx, y + dy, dx, dy)] : [];
};

/** The rows of five that a card there makes whole. @param {Lain} lain @param {string} point @returns {Line[]} */
export const linesAt = (lain, point) => {
  const [x, y] = pointOf(point);
  return WAYS.flatMap(([way, dx, dy]) => {
    const points = [...run(lain, x, y, -dx, -dy).reverse(), point, ...run(lain, x, y, dx, dy)];
    return points.length >= FIVE ? [{ way, dx, dy, points: points.slice(0, FIVE) }] : [];
  });
};

/** @param {Line[]} lines @returns {string[]} their points, shared ones once */
export const pointsOf = (lines) => [...new Set(lines.flatMap(({ points }) => points))];

/**
 * What the rows through a place are worth: spots or cards.
 * @param {Lain} lain @param {Line[]} lines @param {string} code laid there, '' for what lies yet @param {boolean} byCards @returns {number}
 */
export const worthOf = (lain, lines, code, byCards) => {
  const codes = pointsOf(lines).flatMap((point) => lain.get(point) ?? (code || []));
  return byCards ? codes.length : codes.reduce((sum, one) => sum + spotsOf(one), 0);
};

/** Only a match takes rows of five. @param {View} view */
export const hasTricks = ({ side }) => side === undefined;

/** Free places where a card would complete rows. @param {View} view @returns {Map<string, Line[]>} by point */
export const forming = (view) => {
  const { xs, ys } = seenOf(view);
  const lain = lainIn(view);
  const free = along(ys).flatMap((y) => along(xs).flatMap((x) => (lain.has(`${x},${y}`) || !isInside(view, x, y) ? [] : [`${x},${y}`])));
  return new Map(hasTricks(view) ? free.map((point) => /** @type {[string, Line[]]} */ ([point, linesAt(lain, point)])).filter(([, lines]) => lines.length) : []);
};

const AROUND = [[0, -1], [1, 0], [0, 1], [-1, 0], [-1, -1], [1, -1], [1, 1], [-1, 1]];

/** Cards that a place touches, those at edges first. @param {Lain} lain @param {string} point @returns {string[]} points */
export const touched = (lain, point) => {
  const [x, y] = pointOf(point);
  return AROUND.map(([dx, dy]) => `${x + dx},${y + dy}`).filter((one) => lain.has(one));
};
