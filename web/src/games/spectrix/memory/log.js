// The log of Memory in sentences. A card that is face down again has no name.
import { listed, rich, t } from '../../../core/i18n.js';
import { cardWords, chip } from '../words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */

const kinds = /** @type {const} */ (['turned', 'found', 'missed']);

/** @param {Entry} entry @param {number} me @returns {import('../../../core/i18n.js').Key} */
const keyOf = ({ kind, seat, card }, me) => {
  const known = kinds.find((one) => one === kind);
  if (!known) return kind === 'memory_over' ? 'sx.memory.log.over' : 'sx.log.something';
  const hidden = known === 'found' || card ? known : /** @type {const} */ (`${known}_hidden`);
  return seat === me ? `sx.memory.log.${hidden}_you` : `sx.memory.log.${hidden}`;
};

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const { seat, place = 0, card = '', of = [] } = entry;
  const who = seat ? ctx.shown(seat) : '';
  return rich(keyOf(entry, ctx.me), { who, place, card: chip(card), of: of.flatMap((one, i) => (i ? [', ', ctx.shown(one)] : [ctx.shown(one)])) });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const { seat, place = 0, card = '', of = [] } = entry;
  return t(keyOf(entry, ctx.me), { who: seat ? ctx.name(seat) : '', place, card: cardWords(card), of: listed(of.map(ctx.name)) });
};
