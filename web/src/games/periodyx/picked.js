// What a player has chosen for a move, and the move that it makes. Pure.
import { stats } from '../../cards/figures.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Stat} Stat */

/** @type {Picked} */
export const nothing = {};

/** @param {View} view @returns {string[]} codes of the hand in order of arrival */
export const byArrival = ({ hand = {} }) => Object.entries(hand).sort(([, a], [, b]) => a - b).map(([code]) => code);

/** Everybody but who leads. @param {View} view @returns {number[]} */
export const rivals = ({ seats, lead }) => {
  const all = Object.keys(seats).map(Number);
  return [...all.filter((seat) => seat > lead), ...all.filter((seat) => seat < lead)];
};

/** What the cards of the hand are for now. @param {View} view @returns {Picked['use']} */
export const useOf = ({ can }) => {
  if (can?.show) return 'show';
  if (can?.lay) return 'lay';
  return can?.predict ? 'predict' : 'table';
};

/** A player is named with a card or a letter. @param {View} view */
const isNaming = ({ can }) => Boolean(can?.letter || can?.lay);

/** Whether a figure of the picked card can be compared. @param {Picked} picked @param {View} view */
const hasFigure = ({ card = '', stat = 'date' }, { figures }) => card === '' || (figures?.[card]?.[stat] ?? '') !== '';

/** What can still be chosen, as it is now. @param {Picked} picked @param {View} view @returns {Picked} */
export const stillHeld = (picked, view) => {
  const { card, seat, letter, stat } = picked;
  const others = rivals(view);
  const held = card !== undefined && view.hand?.[card] !== undefined ? { card, use: useOf(view) } : {};
  return {
    ...held,
    ...(letter && view.can?.letter ? { letter } : {}),
    ...(seat && isNaming(view) && others.includes(seat) ? { seat } : {}),
    ...(stat && view.can?.predict && hasFigure({ ...held, stat }, view) ? { stat } : {}),
    ...(isNaming(view) && others.length === 1 ? { only: others[0] } : {}),
  };
};

/** @param {Picked} picked @returns {string[]} names of what can be touched */
export const codesOf = ({ card, letter, seat, stat }) =>
  [card, letter && `letter:${letter}`, seat && `seat:${seat}`, stat && `stat:${stat}`].flatMap((code) => code || []);

/** A part of a choice by its name. @param {string} code @returns {Picked} */
const partOf = (code) => {
  const [kind, value] = code.split(':');
  if (value === undefined) return { card: code };
  if (kind === 'seat') return { seat: Number(value) };
  return kind === 'letter' ? { letter: value } : { stat: /** @type {Stat} */ (value) };
};

/** A letter is asked for without a card. @param {Picked} part @param {Picked} picked @returns {Picked} */
const besides = (part, { card, ...others }) => {
  if (part.letter) return others;
  return part.card ? { ...others, card, letter: undefined } : { ...others, card };
};

/** @param {Picked} picked @param {string} code that was touched @param {View} view @returns {Picked} */
export const toggle = (picked, code, view) => {
  const part = partOf(code);
  const kind = /** @type {'card'|'seat'|'letter'|'stat'} */ (Object.keys(part)[0]);
  if (codesOf(picked).includes(code)) return stillHeld({ ...picked, [kind]: undefined }, view);
  return stillHeld({ ...besides(part, picked), ...part }, view);
};

/** @type {Record<import('./types.js').Use, (card: string, seat: number|undefined) => Move|undefined>} */
const laying = {
  show: (card) => ({ do: 'show', card }),
  lay: (card, seat) => (seat ? { do: 'lay', card, seat } : undefined),
  predict: () => undefined,
  table: (card) => ({ do: 'table', card }),
};

/** @param {Picked} picked @param {string} [place] where it is put @returns {Move|undefined} none while something is missing */
export const moveOf = (picked, place = '') => {
  const { card, letter, use, only } = picked;
  const seat = place.startsWith('seat:') ? Number(place.slice(5)) : (picked.seat ?? only);
  if (place === 'table') return card ? { do: 'table', card } : undefined;
  if (letter) return seat ? { do: 'letter', seat, letter } : undefined;
  if (!card || !use || (use === 'table' && place)) return undefined;
  return laying[use](card, seat);
};

/** What a prediction is about. @param {Picked} picked @param {string} game @returns {Stat|undefined} */
export const statPicked = ({ stat }, game) => (game === 'early_bird' ? 'date' : stat);

/** The figures among which a prediction chooses. @returns {Stat[]} */
export const choices = () => stats.filter((stat) => stat !== 'date');
