// The moves behind the buttons: the name of an action and what its button
// carries. Pure.

/** @typedef {import('./types.js').Move} Move */
/** @typedef {Partial<Record<string, string>>} Carried data-* of the button */

/** @type {Record<string, (carried: Carried) => Move|undefined>} */
const moves = {
  place: ({ card = '', turn, x, y }) => ({ do: 'place', card, turn: Number(turn), x: Number(x), y: Number(y) }),
  claim: ({ card }) => (card ? { do: 'claim', card } : undefined),
  draw: () => ({ do: 'draw' }),
  pass: () => ({ do: 'pass' }),
  next: () => ({ do: 'next' }),
  hint: () => ({ do: 'hint' }),
};

/** @param {string} act @param {Carried} carried @returns {Move|undefined} none where it is no move of this game */
export const moveFor = (act, carried) => moves[act]?.(carried);

/** The cards of the hand that a move takes. @param {Move} move @returns {string[]} */
export const cardsOf = (move) => (move.do === 'place' || move.do === 'claim' ? [move.card] : []);
