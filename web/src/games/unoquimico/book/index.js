// What the rulebook of Uno químico shows: its cards, and what cannot be laid.
import { elementOf, scientistOf, sharedBy } from '../../../cards/atlas.js';
import { card } from '../../../cards/card.js';
import { id, mark, name } from '../sign.js';

/** @param {string} code */
const isCard = (code) => code.startsWith('wild_') || elementOf(code) !== undefined || scientistOf(code) !== undefined;

/** @param {string} code @param {string} [onto] the element with which it is compared, where both are elements */
const forceOf = (code, onto) => (elementOf(code) && elementOf(onto ?? '') ? onto : undefined);

/** @type {import('../../../core/game.js').Book} */
export const book = {
  id, name, mark,
  card: (code, { lang, onto }) => (isCard(code) ? card(code, { lod: 'M', lang, label: true, force: forceOf(code, onto) }) : undefined),
  isUnfit: (code, onto) => {
    const [a, b] = [elementOf(code), elementOf(onto)];
    if (!a || !b) return false;
    const { states, group, period } = sharedBy(a, b);
    return states.length === 0 && !group && !period;
  },
};
