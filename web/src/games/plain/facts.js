// What is printed on the card of an element besides its name: what most games
// ask for, and what else a game has a word for. Pure but for the tables of cards.
import { elementOf, signed } from '../../cards/atlas.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./speech.js').Words} Words */
/**
 * @typedef {object} Printed of an element, as the server publishes it
 * @property {string} [category]
 * @property {string} [metal_class]
 * @property {string} [state_at_25C]
 * @property {string} [occurrence]
 * @property {string} [block]
 * @property {string} [discovered_by]
 * @property {string} [discovery_era]
 * @property {number} [discovery_year]
 */

/** Words of the tables that are said in both languages; of others nobody knows anything. */
const known = /** @type {const} */ ([
  'alkali_metal', 'alkaline_earth_metal', 'transition_metal', 'post_transition_metal', 'metalloid', 'reactive_nonmetal', 'halogen',
  'noble_gas', 'lanthanide', 'actinide', 'metal', 'nonmetal', 'solid', 'liquid', 'gas', 'natural', 'natural_radioactive',
  'synthetic_radioactive',
]);

/** @param {string} [word] of the tables @returns {string} '' for what nobody knows */
const said = (word = '') => {
  const found = known.find((one) => one === word.replace(/[\s-]/g, '_'));
  return found ? t(`plain.printed.${found}`) : '';
};

/** @param {Printed} e @returns {string} */
const discovery = ({ discovered_by: who = '', discovery_year: year, discovery_era: era }) => {
  if (era === 'ancient') return t('plain.printed.ancient');
  return [who, year].filter(Boolean).join(', ');
};

/** Each by the word with which a game asks for it. @type {Record<string, (e: Printed) => string>} */
const further = {
  family: ({ category }) => said(category),
  metal: ({ metal_class: metal, category }) => (metal === category ? '' : said(metal)),
  state: ({ state_at_25C: state }) => said(state),
  occurrence: ({ occurrence }) => said(occurrence),
  block: ({ block = '' }) => (block ? t('plain.fact.block', { block }) : ''),
  discoverer: discovery,
};

/** @param {Printed} e @param {Words} [words] of a game @returns {string[]} what it has words for */
const moreOf = (e, words) =>
  Object.keys(further).filter((name) => words?.card?.[name] !== undefined).map((name) => further[name](e));

/**
 * @param {string} code
 * @param {{secret?: (code: string) => boolean, words?: Words, veiled?: string}} [by] `secret`: cards that are called by their symbol
 * already; `veiled`: the figure that is not shown
 * @returns {string} '' for what is no element
 */
export const elementFacts = (code, { secret, words, veiled } = {}) => {
  const e = elementOf(code);
  if (!e) return '';
  const { symbol, group, period, oxidation_states: states = [] } = e;
  return [
    secret?.(code) ? '' : symbol, group ? t('plain.fact.group', { n: group }) : '', t('plain.fact.period', { n: period }),
    states.length ? t('plain.fact.states', { states: states.map(signed).join(' ') }) : '',
    ...moreOf(veiled === 'date' ? { ...e, discovery_year: undefined, discovery_era: '' } : e, words),
  ].filter(Boolean).join(' · ');
};

/** Units by the figure, or by the game that compares it. @type {Record<string, string>} */
const units = { melting: ' K', boiling: ' K', density: ' g/cm³', hot_stuff: ' K', big_freeze: ' K' };

/** A figure with its unit. @param {string} stat which one, or of which game @param {string} value as printed @returns {string} */
export const figureWords = (stat, value) => (/^[\d.]+$/.test(value) ? value + (units[stat] ?? '') : value);
