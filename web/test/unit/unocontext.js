// The context in which Uno químico is drawn and told, as the room page lends it.
import { html } from 'lit';
import './atlas.js';

/** @typedef {import('../../src/games/unoquimico/types.js').View} View */
/** @typedef {import('../../src/games/unoquimico/types.js').Entry} Entry */
/** @typedef {import('../../src/games/unoquimico/types.js').Context} Context */

/** @param {View} view @param {Partial<Context>} [parts] @returns {Context} of seat 1, cards in English */
export const context = (view, parts = {}) => ({
  view, me: 1, options: {}, lang: 'en', simple: false, mute: false, phone: false, live: true, picked: {}, sending: [], sort: 'fit', own: [],
  then: (n, ctx) => ctx, name: (seat) => `Seat ${seat}`, face: () => html``, shown: (seat) => html`Seat ${seat}`, ...parts,
});

/** @param {string} phase @param {number} [seat] who is asked @returns {View['turn']} */
export const turn = (phase, seat = 1) => ({ seats: [seat], phase, decision: 6 });

/** @param {...Entry} entries oldest first @returns {View['log']} numbered from 1 */
export const logOf = (...entries) => Object.fromEntries(entries.map((entry, i) => [i + 1, entry]));
