// What goes where: into which groups cards fit as they are, and which cards of a
// hand can be laid without moving anything. Pure.
import { alongRing, verdictOf } from './group.js';

/** @typedef {import('./draft.js').Draft} Draft */

/** @param {string[]} codes @param {string[]} ring */
export const isGroup = (codes, ring) => 'kind' in verdictOf(codes, ring);

/** @param {{cards: {code: string}[]}} group */
const codesIn = ({ cards }) => cards.map(({ code }) => code);

/** @param {Draft} draft @param {string[]} codes @returns {string[]} keys of groups that take them all */
export const takers = ({ now, ring }, codes) =>
  now.groups.filter((group) => isGroup([...codesIn(group), ...codes], ring)).map(({ key }) => key);

/** Whether cards of the hand make a group with it. @param {string} code @param {string[]} hand codes @param {string[]} ring */
const isAmongFriends = (code, hand, ring) => {
  const at = ring.indexOf(code);
  const near = [-2, -1, 0, 1, 2].map((by) => hand.includes(ring[(at + by + ring.length) % ring.length]));
  const runs = [0, 1, 2].some((i) => near.slice(i, i + 3).every(Boolean));
  return runs || hand.filter((one) => one === code).length > 2;
};

/** @param {Draft} draft @returns {Set<string>} codes of the hand that can be laid as the table lies */
export const layable = (draft) => {
  const hand = codesIn({ cards: draft.now.hand });
  return new Set(hand.filter((code) => takers(draft, [code]).length > 0 || isAmongFriends(code, hand, draft.ring)));
};

/**
 * The side of a group on which cards come to lie.
 * @param {string[]} group codes @param {string[]} codes @param {string[]} ring @returns {'left'|'right'}
 */
export const sideOf = (group, codes, ring) => {
  const [head] = alongRing([...group, ...codes].map((code) => ({ code })), ring);
  return new Set([...group, ...codes]).size > 1 && codes.includes(head.code) ? 'left' : 'right';
};

/**
 * Colours that lie between some that do not follow one another.
 * @param {string[]} codes different ones @param {string[]} ring @returns {string[]} along the ring
 */
export const between = (codes, ring) => {
  const all = ring.map((_, i) => {
    const turned = [...ring.slice(i), ...ring.slice(0, i)];
    const last = Math.max(...codes.map((code) => turned.indexOf(code)));
    return turned.slice(0, last + 1);
  });
  const shortest = all.filter(([head]) => codes.includes(head)).reduce((a, b) => (b.length < a.length ? b : a), ring);
  return shortest.filter((code) => !codes.includes(code));
};
