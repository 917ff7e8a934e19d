// The first deal of Uno químico, worked out of a seed.
import { html } from 'lit';
import { give, leaving, seatOf, words } from '../../../core/dealing.js';
import { t } from '../../../core/i18n.js';

/** @typedef {import('../../../core/dealing.js').Dealing} Dealing */
/** @typedef {import('../../../core/chance.js').Chance} Chance */

/** In the order in which it is shuffled. */
export const deck = words(`
  H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Pd Ag Cd In Sn Sb Te I Xe Cs
  Ba Pt Au Hg Tl Pb Bi Po At Rn mendeleev curie lavoisier paulze dalton berzelius moseley del_rio ulloa elhuyar meitner noddack
  perey seaborg toral wild_1 wild_2`);

/** @param {string} card */
const isWild = (card) => card.startsWith('wild_');

/** Turns up the first card; a comodín goes back into the pile. @param {Chance} chance @param {string[]} list @returns {string[]} */
const turnUp = (chance, list) => {
  const up = list.splice(-1);
  if (!isWild(up[0])) return up;
  if (list.every(isWild)) return [];
  list.splice(chance.number(list.length + 1), 0, ...up);
  return turnUp(chance, list);
};

/** @type {Dealing['deal']} */
const deal = (chance, seats) => {
  const first = seatOf(chance, seats);
  const list = chance.shuffled(deck);
  const hands = give(list, 7, seats);
  return leaving(list, { first, hands, up: turnUp(chance, list) });
};

/** Codes are symbols and surnames, but for this one. @type {Record<string, string>} */
const surnames = { del_rio: 'Del Río' };

/** @param {string} code @returns {string} */
const nameOf = (code) => {
  if (isWild(code)) return t('uno.fair.wild');
  return surnames[code] ?? code[0].toUpperCase() + code.slice(1);
};

/** @type {Dealing} */
export const dealing = {
  id: 'unoquimico', family: 'unoquimico', name: () => 'Uno químico', seats: [2, 10], options: [], deal,
  begins: ({ first = 0 }) => t('uno.fair.deals', { n: first }), up: () => t('uno.fair.up'), card: (code) => html`<li>${nameOf(code)}</li>`,
};
