// Mendeleev's table as cells: what lies there, what could come. Pure but for the
// table of elements.
import { allElements, elementOf, neighboursOf, spotOf } from '../../cards/atlas.js';
import { deckSize } from './letters.js';

/** @typedef {import('../../cards/atlas.js').Element} Element */
/** @typedef {import('./types.js').View} View */
/** @typedef {{e: Element, x: number, y: number, is: 'laid'|'mine'|'open'|'bare'}} Cell */

/** Row of a cell, the two inner rows below the others. @param {number} y */
const rowOf = (y) => (y > 8 ? y - 0.4 : y);

/** @param {string} symbol @returns {Element[]} */
export const besides = (symbol) => {
  const e = elementOf(symbol);
  return e ? Object.values(neighboursOf(e)).filter((one) => one !== undefined) : [];
};

/** @param {View} view @param {Record<string, unknown>} options @returns {Cell[]} one for every element of the deck */
export const cellsOf = ({ table = {}, fits = [] }, options) => {
  const laid = Object.keys(table);
  const open = new Set(laid.flatMap((code) => besides(code).map(({ symbol }) => symbol)));
  return allElements().filter((e) => e.atomic_number <= deckSize(options)).map((e) => {
    const [x, y] = spotOf(e);
    const is = e.symbol in table ? 'laid' : fits.includes(e.symbol) ? 'mine' : open.has(e.symbol) ? 'open' : 'bare';
    return { e, x, y: rowOf(y), is };
  });
};

/** The rows in play: those where something lies or could come, at least three. @param {Cell[]} cells @returns {[number, number]} */
export const rowsOf = (cells) => {
  const rows = cells.filter(({ is }) => is !== 'bare').map(({ y }) => y);
  if (rows.length === 0) return [1, 9];
  const [top, low] = [Math.min(...rows), Math.max(...rows)];
  return low - top < 2 ? [Math.max(1, low - 2), Math.max(3, low)] : [top, low];
};
