// The order of a hand. Pure.
import { elementOf } from '../../cards/atlas.js';
import { figureOf } from '../../cards/figures.js';
import { statOf } from './games.js';
import { byArrival } from './picked.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {'arrival'|'number'|'figure'|'name'|'own'} Sort */

/** @type {readonly Sort[]} */
export const sorts = ['arrival', 'figure', 'number', 'name', 'own'];

const LAST = -1;

/** By what counts now, as far as the player is shown it. @param {View} view @returns {(code: string) => number} */
const counting = (view) => (code) => {
  const stat = statOf(view.game) ?? 'number';
  const value = view.figures?.[code]?.[stat] ?? (stat === 'number' ? figureOf(elementOf(code) ?? /** @type {any} */ ({}), stat) : undefined);
  return Number.isFinite(Number(value)) ? Number(value) : LAST;
};

/** @param {string} code */
const number = (code) => elementOf(code)?.atomic_number ?? 0;

/** @type {Record<Sort, (codes: string[], view: View, own: string[], lang: import('./types.js').CardLang) => string[]>} */
const arranged = {
  arrival: (codes) => codes,
  figure: (codes, view) => [...codes].sort((a, b) => counting(view)(b) - counting(view)(a)),
  number: (codes) => [...codes].sort((a, b) => number(a) - number(b)),
  name: (codes, _, __, lang) => [...codes].sort((a, b) => nameOf(a, lang).localeCompare(nameOf(b, lang), lang)),
  own: (codes, _, own) => [...own.filter((c) => codes.includes(c)), ...codes.filter((c) => !own.includes(c))],
};

/** @param {string} code @param {import('./types.js').CardLang} lang */
const nameOf = (code, lang) => elementOf(code)?.[lang === 'es' ? 'name_es' : 'name_en'] ?? code;

/**
 * @param {View} view @param {{sort: Sort, own: string[], lang: import('./types.js').CardLang}} by
 * @returns {string[]} codes from left to right
 */
export const arrange = (view, { sort, own, lang }) => arranged[sort](byArrival(view), view, own, lang);
