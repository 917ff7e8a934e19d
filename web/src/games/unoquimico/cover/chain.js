// The living picture: elements laid one on the other, each sharing something
// with the one before, round and round.
import { elementName, elementOf, sharedBy, signed } from '../../../cards/atlas.js';
import { capital } from '../../../cards/words.js';
import { language, listed, t } from '../../../core/i18n.js';

const ROUND = ['Fe', 'Ca', 'Sr', 'Rb', 'K', 'Br', 'Cl', 'S', 'O', 'C', 'Si', 'Al'];

/** @param {number} step @returns {string} the element that is laid at a step */
export const laidAt = (step) => ROUND[((step % ROUND.length) + ROUND.length) % ROUND.length];

/** @param {import('../../../cards/atlas.js').Element} a @param {import('../../../cards/atlas.js').Element} b */
const facts = (a, b) => {
  const { states, group, period } = sharedBy(a, b);
  const parts = states.map((s) => t('uno.cover.fits.states', { values: signed(s) }));
  if (group) parts.push(t('uno.cover.fits.group', { values: a.group ?? '' }));
  if (period) parts.push(t('uno.cover.fits.period', { values: a.period }));
  return listed(parts);
};

/** Why the newest card fits, as a sentence. @param {number} step @returns {string} */
export const fitAt = (step) => {
  const card = elementOf(laidAt(step));
  const onto = elementOf(laidAt(step - 1));
  if (!card || !onto) return '';
  const [laid, under] = [card, onto].map((e) => elementName(e, language()));
  return t('uno.cover.fits', { card: capital(laid), onto: under, facts: facts(card, onto) });
};
