// The help that Spectrix gives, in sentences: how much can be laid, with which
// cards, in which groups, and the table as it could be.
import { listed, t } from '../../core/i18n.js';
import { groupName } from './said.js';

/** @typedef {import('../../wire.js').SpectrixHintView} Help */
/** @typedef {(code: string) => string} Name */

/** @param {Record<string, number>} counts @param {Name} name */
const counted = (counts, name) => listed(Object.entries(counts).map(([code, n]) => (n > 1 ? `${name(code)} × ${n}` : name(code))));

/** @param {Help} help @returns {string[]} */
const possible = ({ cards, white }) => {
  if (!cards && !white) return [t('spectrix.help.nothing')];
  return [cards ? t('spectrix.help.cards', { n: cards }) : '', white ? t('spectrix.help.white') : ''].filter(Boolean);
};

/** @param {number[]} keys @returns {string} */
const touched = (keys) => (keys.length ? t('spectrix.help.touch', { groups: listed(keys.map(String)) }) : t('spectrix.help.touch_none'));

/** @param {Record<string, string[]>} groups @param {Name} name */
const table = (groups, name) =>
  t('spectrix.help.table', { groups: Object.entries(groups).map(([key, codes]) => `${groupName(key)}: ${codes.map(name).join(', ')}`).join('; ') });

/** @param {object} hint @param {Name} name of a card @returns {string[]} */
export const helped = (hint, name) => {
  const help = /** @type {Help} */ (hint);
  const { grade, cards, white, with: cardsOf, touch = [], groups, claim } = help;
  if (!cards && !white) return possible(help);
  return [
    ...possible(help), cardsOf ? t('spectrix.help.with', { cards: counted(cardsOf, name) }) : '', grade > 2 ? touched(touch) : '',
    groups ? table(groups, name) : '', claim ? t('spectrix.help.claim', { groups: listed(claim) }) : '',
  ].filter(Boolean);
};
