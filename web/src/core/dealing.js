// What games have in common when their deal is worked out of a seed, as the page
// of the protocol tells it (`/api`, "Work out a deal").

/** @typedef {import('./chance.js').Chance} Chance */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {Record<string, string>} Options those that the deal depends on */
/**
 * @typedef {object} Deal
 * @property {number} [first] the seat that deals or leads
 * @property {string} [game] what is played first, where that is dealt, too
 * @property {string[]} [up] cards on the table
 * @property {string[][]} hands of the seats, in the order in which they were dealt
 * @property {string[]} pile what is left, the next card first
 */
/**
 * How the first deal of a match of one game is worked out and shown.
 * @typedef {object} Dealing
 * @property {string} id
 * @property {string} family whose folder it is in
 * @property {() => string} name
 * @property {[number, number]} seats fewest and most
 * @property {Choice[]} options the deal depends on
 * @property {(chance: Chance, seats: number, options: Options) => Deal} deal
 * @property {(deal: Deal) => string} begins who deals, and what is played first
 * @property {() => string} up what the cards on the table are
 * @property {(code: string) => TemplateResult} card as an item of a list
 */
/** @typedef {{name: string, title: () => string, choices: {value: string, words: () => string}[]}} Choice the usual value first */

/** @param {string} list @returns {string[]} */
export const words = (list) => list.trim().split(/\s+/);

/** @param {string[]} list @param {number} n @returns {string[]} */
export const times = (list, n) => Array.from({ length: n }, () => list).flat();

/** Gives each seat cards, one round after the other, from the end of the list. @param {string[]} list @param {number} each @param {number} seats */
export const give = (list, each, seats) => {
  /** @type {string[][]} */
  const hands = Array.from({ length: seats }, () => []);
  for (let round = 0; round < each; round++) hands.forEach((hand) => hand.push(...list.splice(-1)));
  return hands;
};

/** @param {string[]} list what was not dealt @param {Omit<Deal, 'pile'>} deal @returns {Deal} */
export const leaving = (list, deal) => ({ ...deal, pile: [...list].reverse() });

/** @param {Chance} chance @param {number} seats @returns {number} */
export const seatOf = (chance, seats) => chance.number(seats) + 1;
