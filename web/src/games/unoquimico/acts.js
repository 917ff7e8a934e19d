// The moves behind the buttons: the name of an action and what its button
// carries. Pure.
import { kindOf } from '../../cards/atlas.js';
import { moveOf } from './picked.js';

/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {Partial<Record<string, string>>} Carried data-* of the button */

/** A card by itself. @param {string} [code] @returns {Move|undefined} */
const layAlone = (code) => (code ? moveOf({ [kindOf(code)]: code }) : undefined);

/** @type {Record<string, (carried: Carried, picked: Picked) => Move|undefined>} */
const moves = {
  lay: (_, picked) => moveOf(picked),
  wild: (_, picked) => moveOf(picked),
  'lay-both': ({ element, scientist }, { wild }) => moveOf({ element, scientist, wild }),
  'lay-drawn': ({ element }) => layAlone(element),
  draw: () => ({ do: 'draw' }),
  'draw-pile': () => ({ do: 'draw' }),
  pass: () => ({ do: 'pass' }),
  next: () => ({ do: 'next' }),
  hint: () => ({ do: 'hint' }),
  advised: ({ element, scientist, wild }) => moveOf({ element, scientist, wild }),
  name: ({ name }) => (name ? { do: 'name', name } : undefined),
};

/** @param {string} act @param {Carried} carried @param {Picked} picked @returns {Move|undefined} none where it is no move of this game */
export const moveFor = (act, carried, picked) => moves[act]?.(carried, picked);

/** The cards of the hand that a move takes. @param {Move} move @param {Picked} picked @returns {string[]} */
export const cardsOf = (move, picked) => {
  if (move.do === 'lay') return [move.element, move.scientist ?? '', move.wild ? (picked.wild ?? '') : ''].filter(Boolean);
  return move.do === 'wild' && picked.wild ? [picked.wild] : [];
};
