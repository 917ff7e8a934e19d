// What a player has picked up from the hand, and the move it makes. One gesture
// lays a scientist and an element together. Pure.
import { kindOf } from '../../cards/atlas.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {import('./types.js').Move} Move */

/** @type {Picked} */
export const nothing = {};

/** @param {Picked} picked @returns {string[]} */
export const codesOf = (picked) => [picked.scientist, picked.element, picked.wild].filter((c) => c !== undefined);

/** @param {Picked} picked @param {string} code */
export const holds = (picked, code) => codesOf(picked).includes(code);

/** @param {Picked} picked @param {string} code @returns {Picked} */
const putBack = (picked, code) => Object.fromEntries(Object.entries(picked).filter(([, c]) => c !== code));

/** @param {Picked} picked @param {string} code @param {import('./types.js').Can} [can] @returns {Picked} */
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
 * Whether the view names what is picked among the moves of now. The server decides; this says beforehand what it would say.
 * @param {View} view @param {Picked} picked
 */
export const permits = ({ can }, { element, scientist, wild }) => {
  if (!can) return false;
  if (!element) return Boolean(wild && !scientist && can.wild);
  if (wild && !can.beside) return false;
  return scientist ? Boolean(can.with?.includes(element) && can.scientists?.includes(scientist)) : Boolean(can.alone?.includes(element));
};

/** Only cards that are still in the hand. @param {Picked} picked @param {View} view @returns {Picked} */
export const stillHeld = (picked, view) => Object.fromEntries(Object.entries(picked).filter(([, c]) => c in (view.hand ?? {})));

/**
 * Cards that the view lets go together with what is picked.
 * @param {Picked} picked @param {View} view @returns {string[]}
 */
export const partners = ({ element, scientist }, { can }) => {
  if (!can) return [];
  if (scientist && !element) return can.with ?? [];
  if (!element || scientist || !(can.with ?? []).includes(element) || (can.alone ?? []).includes(element)) return [];
  return can.scientists ?? [];
};

/**
 * The way to lay an element that does not fit: with the first scientist that
 * the view offers for it.
 * @param {string} element @param {View} view @returns {{element: string, scientist: string}|undefined}
 */
export const wayWith = (element, { can }) => {
  const scientist = can?.scientists?.[0];
  return scientist && (can?.with ?? []).includes(element) ? { element, scientist } : undefined;
};

/**
 * Whether the view offers the card in any move now.
 * @param {string} code @param {View} view
 */
export const offered = (code, { can }) => {
  if (!can) return false;
  if (kindOf(code) === 'wild') return Boolean(can.wild || can.beside);
  return [can.alone, can.with, can.scientists].some((list) => list?.includes(code));
};
