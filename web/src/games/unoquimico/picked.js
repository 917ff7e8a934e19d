// What a player has picked up from the hand, and the move it makes. One gesture
// lays a scientist and an element together. Pure.
import { elementOf, kindOf, scientistOf } from '../../cards/atlas.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {import('./types.js').Move} Move */

/** @param {View} view @returns {string[]} codes in order of arrival */
export const byArrival = ({ hand = {} }) => Object.entries(hand).sort(([, a], [, b]) => a - b).map(([code]) => code);

/** The elements that the view lets go with a scientist. @param {View} view @returns {string[]} */
const pairsOf = (view) => (view.can?.pairs ? (view.can.with ?? byArrival(view).filter(elementOf)) : []);

/** The scientists that the view lets go with an element. @param {View} view @returns {string[]} */
const scientistsOf = (view) => (view.can?.pairs ? (view.can.scientists ?? byArrival(view).filter(scientistOf)) : []);

/** @type {Picked} */
export const nothing = {};

/** @param {Picked} picked @returns {string[]} */
export const codesOf = (picked) => [picked.scientist, picked.element, picked.wild].filter((c) => c !== undefined);

/** @param {Picked} picked @param {string} code */
export const holds = (picked, code) => codesOf(picked).includes(code);

/** @param {Picked} picked @param {string} code @returns {Picked} */
const putBack = (picked, code) => Object.fromEntries(Object.entries(picked).filter(([, c]) => c !== code));

/** @param {Picked} picked @param {string} code @param {View['can']} can @returns {Picked} */
const withWild = (picked, code, can) => (picked.element && can?.beside ? { ...picked, wild: code } : { wild: code });

/**
 * The hand after a card is touched: picked up, exchanged for its like, or put
 * back. A comodín goes alone unless the view lets it go beside.
 * @param {Picked} picked @param {string} code @param {View} view @returns {Picked}
 */
export const toggle = (picked, code, { can }) => {
  if (holds(picked, code)) return putBack(picked, code);
  const kind = kindOf(code);
  if (kind === 'wild') return withWild(picked, code, can);
  const base = picked.wild && !can?.beside ? {} : picked;
  return { ...base, [kind]: code };
};

/** The move that a gesture makes, if it is whole. @param {Picked} picked @returns {Move|undefined} */
export const moveOf = ({ element, scientist, wild }) => {
  if (!element) return wild && !scientist ? { do: 'wild' } : undefined;
  return { do: 'lay', element, ...(scientist ? { scientist } : {}), ...(wild ? { wild: true } : {}) };
};

/**
 * Whether the view names what is picked among the moves of now. The server decides;
 * this says beforehand what it would say.
 * @param {View} view @param {Picked} picked
 */
export const permits = (view, { element, scientist, wild }) => {
  const { can } = view;
  if (!can) return false;
  if (!element) return Boolean(wild && !scientist && can.wild);
  if (wild && !can.beside) return false;
  return scientist ? pairsOf(view).includes(element) && scientistsOf(view).includes(scientist) : Boolean(can.alone?.includes(element));
};

/**
 * Cards that the view lets go together with what is picked.
 * @param {Picked} picked @param {View} view @returns {string[]}
 */
export const partners = ({ element, scientist }, view) => {
  if (scientist && !element) return pairsOf(view);
  if (!element || scientist || !pairsOf(view).includes(element) || view.can?.alone?.includes(element)) return [];
  return scientistsOf(view);
};

/**
 * The way to lay an element that does not fit: with the first scientist that
 * the view offers for it.
 * @param {string} element @param {View} view @returns {{element: string, scientist: string}|undefined}
 */
export const wayWith = (element, view) => {
  const [scientist] = scientistsOf(view);
  return scientist && pairsOf(view).includes(element) ? { element, scientist } : undefined;
};

/**
 * Whether the view offers the card in any move now.
 * @param {string} code @param {View} view
 */
export const offered = (code, view) => {
  const { can } = view;
  if (!can) return false;
  if (kindOf(code) === 'wild') return Boolean(can.wild || can.beside);
  return [can.alone ?? [], pairsOf(view), scientistsOf(view)].some((list) => list.includes(code));
};

/**
 * Only cards that are still in the hand. A question about a draw puts back what it
 * has no use for, so that it is seen itself.
 * @param {Picked} picked @param {View} view @returns {Picked}
 */
export const stillHeld = (picked, view) => {
  const { hand = {}, can, turn } = view;
  const open = !can || turn.phase === 'play';
  return Object.fromEntries(Object.entries(picked).filter(([, c]) => c in hand && (open || offered(c, view))));
};

/**
 * What may be done with the card just drawn: laid alone, with a scientist, with an
 * element since it is a scientist, or as the comodín that it is.
 * @param {View} view @returns {'lay'|'with'|'scientist'|'wild'|undefined} nothing but kept
 */
export const drawnUse = (view) => {
  const { drawn = '', alone, wild } = view.can ?? {};
  if (kindOf(drawn) === 'wild') return wild ? 'wild' : undefined;
  if (alone?.includes(drawn)) return 'lay';
  if (scientistsOf(view).includes(drawn)) return 'scientist';
  return pairsOf(view).includes(drawn) ? 'with' : undefined;
};
