// Several people, one device: one hand at a time lies open, and whose that is
// changes only by the device going from hand to hand. Pure.
import { isBot } from './seats.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {{me: number, handing: number}} Open `me`: whose hand lies open, 0 for none; `handing`: who gets the device, 0 for nobody */

/** @param {{mine: number[]}} state */
export const isShared = ({ mine }) => mine.length > 1;

/** @param {Room} room */
export const inPlay = ({ phase }) => phase === 'playing' || phase === 'paused';

/** Own seats that the table waits for. @param {Doc} doc @param {number[]} mine @returns {number[]} */
const asked = ({ room, game }, mine) => (game?.turn.seats ?? []).filter((seat) => mine.includes(seat) && !isBot(room.seats[seat]));

/** What the own seats are asked, as text. @param {Doc} doc @param {number[]} mine */
const question = (doc, mine) => `${doc.game?.turn.decision} ${asked(doc, mine)}`;

/**
 * Who gets the device while a hand lies open: somebody new who is asked, and only when whoever has it is not.
 * @param {State} state @param {Doc} doc
 */
const next = ({ me, mine, doc: before }, doc) => {
  const seats = asked(doc, mine);
  if (seats.includes(me) || (before && question(before, mine) === question(doc, mine))) return 0;
  return seats[0] ?? 0;
};

/** Who gets the device while no hand lies open. @param {State} state @param {Doc} doc */
const waiting = ({ handing, mine }, doc) => {
  const seats = asked(doc, mine);
  const stays = seats.includes(handing) || (seats.length === 0 && mine.includes(handing));
  return stays ? handing : (seats[0] ?? mine[0]);
};

/**
 * After a document. Outside of a match a device that several share looks on, so that no hand lies open when it is dealt.
 * @param {State} state before it, with the own seats after it @param {Doc} doc @returns {Open}
 */
export const openHand = (state, doc) => {
  const { mine, me, handing } = state;
  const [only = 0] = mine;
  if (mine.length === 0 || (!isShared(state) && !handing) || !inPlay(doc.room)) return { me: isShared(state) ? 0 : only, handing: 0 };
  const to = mine.includes(me) ? next(state, doc) : waiting(state, doc);
  return to ? { me: 0, handing: to } : { me, handing: 0 };
};
