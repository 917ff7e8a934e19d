// What the keys of the element in force say about the hand, and what two
// elements have in common. Pure.
import { elementOf, kindOf, sharedBy } from '../../cards/atlas.js';
import { factsOf } from '../../cards/keys.js';

/** @typedef {import('../../cards/keys.js').Key} Key */
/** @typedef {{key: Key, values: string[], lit: string[], share: string[]}} PosterKey `share`: symbols of the hand that agree */

/** @type {readonly Key[]} */
export const keys = ['states', 'group', 'period'];

/** @param {string[]} codes */
const elementsIn = (codes) => codes.filter((c) => kindOf(c) === 'element').flatMap((c) => elementOf(c) ?? []);

/**
 * The three keys of the element in force, each with the cards of the hand that
 * share it.
 * @param {string} symbol @param {string[]} hand codes @returns {PosterKey[]}
 */
export const posterKeys = (symbol, hand) => {
  const onto = elementOf(symbol);
  if (!onto) return [];
  const facts = factsOf(onto);
  const pairs = elementsIn(hand).map((e) => ({ symbol: e.symbol, shared: factsOf(e, sharedBy(e, onto)) }));
  return keys.map((key) => {
    const sharing = pairs.filter((p) => p.shared[key].lit.length > 0);
    const lit = new Set(sharing.flatMap((p) => p.shared[key].lit));
    const { values } = facts[key];
    return { key, values, lit: values.filter((v) => lit.has(v)), share: sharing.map((p) => p.symbol) };
  });
};

/** @typedef {{key: Key, values: string[]}} Common */

/**
 * What two elements share, key by key; only oxidation states where the table
 * plays by them alone.
 * @param {string} symbol @param {string} [onto] @param {boolean} [simple] @returns {Common[]}
 */
export const inCommon = (symbol, onto, simple = false) => {
  const a = elementOf(symbol);
  const b = onto === undefined ? undefined : elementOf(onto);
  if (!a || !b) return [];
  const facts = factsOf(a, sharedBy(a, b));
  return keys.filter((key) => facts[key].lit.length > 0 && (key === 'states' || !simple)).map((key) => ({ key, values: facts[key].lit }));
};
