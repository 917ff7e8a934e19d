// The alphabet of A-2-Z (PX-7). Pure but for the table of elements.
import { allElements, elementName } from '../../cards/atlas.js';

/** @typedef {import('./types.js').CardLang} CardLang */

/** @param {CardLang} lang @returns {string[]} */
export const alphabet = (lang) => [...(lang === 'es' ? 'abcdefghijklmnñopqrstuvwxyz' : 'abcdefghijklmnopqrstuvwxyz')];

/** How many elements a deck has. @param {Record<string, unknown>} options */
export const deckSize = ({ deck = '1-103' }) => Number(String(deck).split('-').pop());

/** Small, without its accent; ñ is a letter of its own. @param {string} word */
const initial = (word) => (/^ñ/i.test(word) ? 'ñ' : word.normalize('NFD').charAt(0).toLowerCase());

/** Letters with which an element of the deck begins. @param {Record<string, unknown>} options @param {CardLang} lang @returns {Set<string>} */
export const initials = (options, lang) => new Set(allElements().filter((e) => e.atomic_number <= deckSize(options))
  .map((e) => initial(options.by === 'symbol' ? e.symbol : elementName(e, lang))));
