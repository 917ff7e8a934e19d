// The first deals of Spectrix and of its Memory, worked out of a seed.
import { html } from 'lit';
import { give, leaving, seatOf, times } from '../../../core/dealing.js';
import { t } from '../../../core/i18n.js';

/** @typedef {import('../../../core/dealing.js').Dealing} Dealing */

/** The colours in the order in which they are shuffled: round the ring. */
export const ring = /** @type {const} */ (['YE', 'OR', 'RE', 'PK', 'MA', 'PU', 'DB', 'LB', 'TQ', 'TE', 'GR', 'LI']);

/** Cards in a hand, by seats. */
const each = [0, 0, 15, 15, 12, 12, 10];

/** @type {Dealing['deal']} */
const deal = (chance, seats) => {
  const first = seatOf(chance, seats);
  const list = chance.shuffled(times([...ring], 8));
  return leaving(list, { first, hands: give(list, each[seats], seats) });
};

/** @type {Dealing['deal']} */
const dealMemory = (chance, seats) => ({ first: seatOf(chance, seats), hands: [], up: chance.shuffled(times([...ring], 2)), pile: [] });

/** @param {string} code */
const card = (code) => {
  const colour = ring.find((one) => one === code) ?? ring[0];
  return html`<li class="code"><abbr title="${t(`sx.fair.${colour}`)}">${code}</abbr></li>`;
};

/** @type {Pick<Dealing, 'family'|'options'|'begins'|'card'>} */
const both = { family: 'spectrix', options: [], begins: ({ first = 0 }) => t('sx.fair.deals', { n: first }), card };

/** @type {Dealing} */
export const dealing = { ...both, id: 'spectrix', name: () => 'Spectrix', seats: [2, 6], deal, up: () => '' };

/** @type {Dealing} */
export const memory = {
  ...both, id: 'spectrix_memory', name: () => t('sx.fair.memory'), seats: [2, 6], deal: dealMemory, up: () => t('sx.fair.places'),
};
