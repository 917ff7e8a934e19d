// The hand from left to right. Pure.
import { spotsOf } from '../../cards/square.js';
import { heldOf, placesOf } from './draft.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Sort} Sort */

/** @type {readonly Sort[]} */
export const sorts = ['arrival', 'fit', 'spots', 'own'];

/** @type {Record<Exclude<Sort, 'own'>, (view: View, code: string) => number>} */
const ranks = {
  arrival: () => 0, spots: (_, code) => -spotsOf(code), fit: (view, code) => -placesOf(view, code).length,
};

/** @param {View} view @param {{sort: string, own: string[]}} by @returns {string[]} */
export const order = (view, { sort, own }) => {
  const codes = heldOf(view);
  if (sort === 'own') return [...own.filter((code) => codes.includes(code)), ...codes.filter((code) => !own.includes(code))];
  const rank = ranks[/** @type {Exclude<Sort, 'own'>} */ (sort)] ?? ranks.arrival;
  return [...codes].sort((a, b) => rank(view, a) - rank(view, b));
};
