// What members of a view are called: by the game's words, else by those that
// many games share, else by their own name.
import { capital } from '../../cards/words.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./speech.js').Words} Words */

/** Members that many games have. */
const common = /** @type {const} */ ([
  'cards', 'total', 'ready', 'pile', 'round', 'game', 'games', 'dealer', 'lead', 'target', 'past', 'top', 'table', 'winner', 'winners',
  'totals', 'points', 'reason', 'left', 'out', 'seat', 'card', 'element', 'scientist', 'onto', 'any', 'hand', 'must', 'card_lang',
]);

/** @param {string} member @returns {member is typeof common[number]} */
const isCommon = (member) => common.some((one) => one === member);

/** @param {string} member @param {Words} words @returns {string} */
export const labelOf = (member, words) => {
  const own = words.member?.[member];
  if (own !== undefined) return own;
  return isCommon(member) ? t(`plain.member.${member}`) : member.replace(/_/g, ' ');
};

/** The same, to begin a line with. @param {string} member @param {Words} words @returns {string} */
export const headOf = (member, words) => capital(labelOf(member, words));
