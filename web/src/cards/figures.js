// The figures printed on a card of an element, with their units and the words
// for them, in the language of the cards.
import { elementName, familyOf, signed } from './atlas.js';
import { cardWord } from './words.js';

/** @typedef {import('./atlas.js').Element} Element */
/** @typedef {import('./words.js').CardLang} CardLang */

/** In the order in which they are printed. */
export const stats = /** @type {const} */ (['number', 'mass', 'melting', 'boiling', 'density', 'neutrons', 'electronegativity', 'date']);

/** Those that count, and how it occurs. @typedef {typeof stats[number]|'kind'} Stat */

const words = {
  en: {
    number: 'number', mass: 'mass', melting: 'melts at', boiling: 'boils at', density: 'density', neutrons: 'neutrons',
    electronegativity: 'electronegativity', date: 'found in', kind: 'it is', none: 'N/A', ancient: 'antiquity',
    natural: 'natural', natural_radioactive: 'natural / atomic', synthetic_radioactive: 'synthetic / atomic',
    solid: 'solid', liquid: 'liquid', gas: 'gas', unknown: 'state unknown', metal: 'metal', metalloid: 'metalloid', nonmetal: 'nonmetal',
    block: 'block',
  },
  es: {
    number: 'número', mass: 'masa', melting: 'funde a', boiling: 'hierve a', density: 'densidad', neutrons: 'neutrones',
    electronegativity: 'electronegatividad', date: 'hallado en', kind: 'es', none: 'N/A', ancient: 'antigüedad',
    natural: 'natural', natural_radioactive: 'natural / atómico', synthetic_radioactive: 'sintético / atómico',
    solid: 'sólido', liquid: 'líquido', gas: 'gas', unknown: 'estado desconocido', metal: 'metal', metalloid: 'semimetal',
    nonmetal: 'no metal', block: 'bloque',
  },
};

/** Where there is little room. */
const short = {
  en: { melting: 'melts', boiling: 'boils', electronegativity: 'e-neg.', date: 'found', kind: 'it is' },
  es: { melting: 'funde', boiling: 'hierve', electronegativity: 'e-neg.', date: 'hallado', kind: 'es' },
};

/** @typedef {keyof typeof words.en} FigureWord */

/** @param {CardLang} lang @param {string} word one of a figure or of what it says @returns {string} */
export const figureWord = (lang, word) => words[lang][/** @type {FigureWord} */ (word)] ?? word;

/** @param {CardLang} lang @param {Stat} stat @returns {string} */
export const shortWord = (lang, stat) => short[lang][/** @type {keyof typeof short.en} */ (stat)] ?? words[lang][stat];

/** @type {Partial<Record<Stat, string>>} */
const units = { mass: 'u', melting: 'K', boiling: 'K', density: 'g/cm³' };

/** @param {string} value @param {Stat} stat @returns {string} of what is no number there is none */
export const unitOf = (value, stat) => (/\d/.test(value) ? (units[stat] ?? '') : '');

/** @type {Record<Stat, (e: Element) => string|number|undefined>} */
const figures = {
  number: (e) => e.atomic_number,
  mass: (e) => (e.weight_kind === 'mass_number' ? `[${e.standard_atomic_weight}]` : e.standard_atomic_weight),
  melting: (e) => e.melting_point_K, boiling: (e) => e.boiling_point_K, density: (e) => e.density_g_cm3, neutrons: (e) => e.neutrons,
  electronegativity: (e) => e.electronegativity_pauling, date: (e) => (e.discovery_era === 'ancient' ? 'ancient' : e.discovery_year),
  kind: (e) => e.occurrence,
};

/** @param {Element} e @param {Stat} stat @returns {string|undefined} as the rules have it; nothing where it is N/A */
export const figureOf = (e, stat) => {
  const value = figures[stat](e);
  return value === undefined || value === '' ? undefined : String(value);
};

/** @param {string|undefined} value @param {CardLang} lang @returns {string} as it is printed */
export const printed = (value, lang) => (value === undefined ? words[lang].none : value === 'hidden' ? '?' : figureWord(lang, value));

/** With its unit, in a sentence. @param {string|undefined} value @param {Stat} stat @param {CardLang} lang @returns {string} */
export const figureSaid = (value, stat, lang) => `${printed(value, lang)} ${unitOf(value ?? '', stat)}`.trim();

/** All that is printed besides name, symbol and figures, for who looks for what two cards share. @param {Element} e @param {CardLang} lang @returns {string[]} */
export const otherFacts = (e, lang) => {
  const { group, period, block = '', oxidation_states: states = [], discovered_by: who = '' } = e;
  const date = printed(figureOf(e, 'date'), lang);
  const family = cardWord(lang, familyOf(e));
  const kind = figureWord(lang, e.metal_class ?? '');
  return [
    [family, kind === family ? '' : kind].filter(Boolean).join(', '),
    `${figureWord(lang, e.state_at_25C ?? 'unknown')}, ${figureWord(lang, e.occurrence ?? '')}`,
    [group ? `${cardWord(lang, 'group')} ${group}` : '', `${cardWord(lang, 'period')} ${period}`].filter(Boolean).join(', '),
    `${figureWord(lang, 'block')} ${block}${states.length ? `, ${states.map(signed).join(' ')}` : ''}`,
    who ? `${who.replaceAll(';', ',')}, ${date}` : date,
  ];
};

/** @param {Element} e @param {CardLang} lang @param {Stat} [stat] @param {string} [value] @returns {string} what a card is, aloud */
export const figureLabel = (e, lang, stat, value) =>
  [`${elementName(e, lang)}, ${e.symbol}, ${e.atomic_number}`, stat ? `${figureWord(lang, stat)} ${figureSaid(value, stat, lang)}` : ''].filter(Boolean).join(', ');
