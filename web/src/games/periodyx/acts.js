// The moves behind the buttons: the name of an action and what its button
// carries. Pure.
import { moveOf } from './picked.js';

/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {Partial<Record<string, string>>} Carried data-* of the button */

/** @type {Record<string, (carried: Carried, picked: Picked) => Move|undefined>} */
const moves = {
  chosen: (_, picked) => moveOf(picked),
  table: (_, picked) => moveOf(picked, 'table'),
  ask: ({ seat, game = '' }) => ({ do: 'ask', seat: Number(seat), game }),
  take: ({ seat }) => ({ do: 'take', seat: Number(seat) }),
  predict: ({ way = '', stat = '' }, { card }) => (card && stat ? { do: 'predict', card, stat, way } : undefined),
  claim: ({ property = '' }) => ({ do: 'claim', property }),
  state: ({ text = '' }) => ({ do: 'say', text: text.trim() }),
  yes: () => ({ do: 'vote', yes: true }), no: () => ({ do: 'vote', yes: false }),
};

/** Moves that are their name. */
const plain = /** @type {const} */ (['draw', 'go', 'keep', 'exchange', 'buzz', 'pass', 'hint']);

/** @param {string} act @param {Carried} carried @param {Picked} picked @returns {Move|undefined} none where it is no move of this game */
export const moveFor = (act, carried, picked) => {
  const [name, seat, game] = act.split(':'); // a button of the strip carries its player in its name
  const alone = plain.find((one) => one === name);
  return alone ? { do: alone } : moves[name]?.({ seat, game, ...carried }, picked);
};

/** The cards of the hand that a move takes. @param {Move} move @returns {string[]} */
export const cardsOf = (move) => ('card' in move ? [move.card] : []);
