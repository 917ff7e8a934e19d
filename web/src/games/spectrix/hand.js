// The order of a hand: round the ring, the most alike first, or as the player laid
// it out. Pure.
import { byRing } from './group.js';

/** @typedef {import('./types.js').Sort} Sort */
/** @typedef {import('./draft.js').Card} Card */
/** @typedef {{sort: Sort, own: string[]}} By */

/** @type {readonly Sort[]} */
export const sorts = ['ring', 'count', 'own'];

/** @param {Card[]} cards by the ring */
const mostFirst = (cards) => {
  const alike = (/** @type {Card} */ { code }) => cards.filter((card) => card.code === code).length;
  return [...cards].sort((a, b) => alike(b) - alike(a));
};

/** The player's own order, the newcomers behind it. @param {Card[]} cards @param {string[]} own ids */
const inOwnOrder = (cards, own) => {
  const place = (/** @type {Card} */ { id }) => (own.includes(id) ? own.indexOf(id) : own.length);
  return [...cards].sort((a, b) => place(a) - place(b));
};

/** @param {Card[]} cards @param {By} by @param {string[]} ring @returns {Card[]} from left to right */
export const arrange = (cards, { sort, own }, ring) => {
  const all = byRing(cards, ring);
  if (sort === 'count') return mostFirst(all);
  return sort === 'own' ? inOwnOrder(all, own) : all;
};
