// The first deals of ONEXENO and of its Solitaire, worked out of a seed.
import { html, svg } from 'lit';
import { give, leaving, words } from '../../../core/dealing.js';
import { t } from '../../../core/i18n.js';

/** @typedef {import('../../../core/dealing.js').Dealing} Dealing */
/** @typedef {import('../../../core/chance.js').Chance} Chance */

/** The eight fields of the edge, clockwise from a corner; 1 is a spot. In the order in which they are shuffled. */
export const squares = words(`
  00000000 00000001 00000010 00000011 00000101 00000110 00001001 00001010 00010001 00010010 00100010 00000111 00001011 00001101
  00001110 00010011 00010101 00010110 00011001 00011010 00100011 00100101 00100110 00101001 00101010 00001111 00010111 00011011
  00011101 00011110 00100111 00101011 00101101 00101110 00110011 00110101 00110110 00111001 00111010 01010101 01010110 01011010
  01100110 01101010 10101010 00011111 00101111 00110111 00111011 00111101 00111110 01010111 01011011 01011110 01100111 01101011
  01101110 01111010 10101011 00111111 01011111 01101111 01110111 01111011 01111110 10101111 10111011 01111111 10111111 11111111`);

/** @param {string} square */
const spotsOf = (square) => square.replace(/0/g, '').length;

/** The seats of those who took most spots. @param {[number, string][]} taken @returns {number[]} */
const most = (taken) => {
  const best = Math.max(...taken.map(([, card]) => spotsOf(card)));
  return taken.flatMap(([seat, card]) => (spotsOf(card) === best ? seat : []));
};

/** Cuts for the deal until one seat is left. @param {Chance} chance @param {number[]} left @param {string[]} list @returns {number} */
const cut = (chance, left, list) => {
  if (left.length === 1) return left[0];
  const from = list.length < left.length ? chance.shuffled(squares) : list;
  return cut(chance, most(left.map((seat) => [seat, from.splice(-1)[0]])), from);
};

/** @type {Dealing['deal']} */
const deal = (chance, seats) => {
  const first = cut(chance, Array.from({ length: seats }, (_, i) => i + 1), chance.shuffled(squares));
  const list = chance.shuffled(squares);
  const hands = give(list, 5, seats);
  return leaving(list, { first, hands, up: list.splice(-1) });
};

/** @type {Dealing['deal']} */
const dealAlone = (chance) => {
  const list = chance.shuffled(squares);
  return leaving(list, { hands: [], up: list.splice(-1) });
};

/** Where the eight fields lie around the middle. */
const AROUND = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]];

/** @param {string} code */
const card = (code) => html`<li class="square"><svg viewBox="0 0 3 3" role="img" aria-label="${code}">${AROUND.map(([x, y], i) =>
  svg`<circle cx="${x + 0.5}" cy="${y + 0.5}" r="${code[i] === '1' ? 0.36 : 0.08}"></circle>`)}</svg></li>`;

/** @type {Pick<Dealing, 'family'|'options'|'card'|'up'>} */
const both = { family: 'onexeno', options: [], card, up: () => t('ox.fair.up') };

/** @type {Dealing} */
export const dealing = {
  ...both, id: 'onexeno', name: () => 'ONEXENO', seats: [2, 10], deal, begins: ({ first = 0 }) => t('ox.fair.deals', { n: first }),
};

/** @type {Dealing} */
export const alone = { ...both, id: 'onexeno_solitaire', name: () => t('ox.fair.alone'), seats: [1, 1], deal: dealAlone, begins: () => '' };
