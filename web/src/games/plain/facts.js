// What is printed on the card of an element besides its name. Pure but for the
// tables of cards.
import { elementOf, signed } from '../../cards/atlas.js';
import { t } from '../../core/i18n.js';

/**
 * @param {string} code @param {(code: string) => boolean} [secret] cards that nobody may name
 * @returns {string} '' for what is no element
 */
export const elementFacts = (code, secret) => {
  const e = secret?.(code) ? undefined : elementOf(code);
  if (!e) return '';
  const { symbol, group, period, oxidation_states: states = [] } = e;
  const parts = [symbol, group ? t('plain.fact.group', { n: group }) : '', t('plain.fact.period', { n: period })];
  return [...parts, states.length ? t('plain.fact.states', { states: states.map(signed).join(' ') }) : ''].filter(Boolean).join(' · ');
};
