// The facts of two elements face to face. Pure.
import { elementOf, sharedBy, signed } from '../../../cards/atlas.js';
import { factsOf } from '../../../cards/keys.js';
import { keys } from '../facts.js';

/** @typedef {import('../../../cards/keys.js').Key} Key */
/** @typedef {{key: Key, tried: string[], onto: string[], lit: string[], counts: boolean}} Facing */

/**
 * The facts of an element and of the one in force face to face, and which agree.
 * @param {string} symbol @param {string} [onto] nothing where any element fits @param {boolean} [simple] @returns {Facing[]}
 */
export const faceToFace = (symbol, onto, simple = false) => {
  const [a, b] = [elementOf(symbol), elementOf(onto ?? '')];
  if (!a) return [];
  const shared = b && sharedBy(a, b);
  const [tried, force] = [factsOf(a, shared), b && factsOf(b, shared)];
  return keys.map((key) => {
    const counts = key === 'states' || !simple;
    return { key, tried: tried[key].values, onto: force?.[key].values ?? [], lit: counts ? tried[key].lit : [], counts };
  });
};

/** @typedef {{key: Key, tried: string, onto: string}} Row */
/** @typedef {{symbol: string, oxidation: number[], group: number, period: number}} Property */

/** @param {Property} property @returns {Record<Key, string>} */
const printed = ({ oxidation, group, period }) => ({
  states: oxidation.map(signed).join(' '), group: String(group || '–'), period: String(period),
});

/**
 * The facts of a refusal side by side.
 * @param {{element: Property, onto: Property, simple?: boolean}} data of `no_common_property` @returns {Row[]}
 */
export const sideBySide = ({ element, onto, simple }) => {
  const [tried, inForce] = [printed(element), printed(onto)];
  return keys.filter((key) => key === 'states' || !simple).map((key) => ({ key, tried: tried[key], onto: inForce[key] }));
};
