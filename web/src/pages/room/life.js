// Signs of life. A bot plays for whoever is waited for and gives none for the
// grace time of the table, while somebody else waits and no clock runs. This
// page warns in good time, and tells the server of every touch. It counts from
// when it saw the question, so it is never ahead of the server. Pure.
import { isBot } from './seats.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** How long before a bot plays the page warns, or half the grace time if that is shorter. */
const WARN_MS = 20_000;

/** How often a touch is told, at most. */
const TELL_MS = 1000;

/** Whether somebody else may be waiting: another person here, or a host without a seat. @param {Room} room @param {number[]} mine */
const isAccompanied = ({ host, seats }, mine) => !host
  || Object.entries(seats).some(([n, seat]) => seat.kind === 'person' && seat.here && !isBot(seat) && !mine.includes(Number(n)));

/** Whether a seat of this page is waited for. @param {State} state */
const isAsked = ({ doc, mine }) => doc?.room.phase === 'playing' && !doc.room.clock
  && (doc.game?.turn.seats ?? []).some((seat) => mine.includes(seat) && !isBot(doc.room.seats[seat]));

/** Whether a bot plays for a seat of this page. @param {State} state */
export const isStoodIn = ({ doc, mine }) => mine.some((seat) => doc?.room.seats[seat]?.played_by === 'bot');

/**
 * Since when somebody else may be waiting, whoever that is; Infinity where nobody is.
 * @param {State} state before @param {Room} room @param {number} now @returns {number}
 */
export const companySince = ({ mine, company }, room, now) => (isAccompanied(room, mine) ? Math.min(company, now) : Infinity);

/** @param {State} state @param {number} now @returns {number} milliseconds until a bot plays for this page, Infinity for never */
export const untilStoodIn = (state, now) => {
  const room = state.doc?.room;
  if (!room || !isAsked(state)) return Infinity;
  return Math.max(0, Math.max(state.waitsSince, state.sign, state.company) + room.grace_s * 1000 - now);
};

/** @param {State} state @param {number} now @returns {number} milliseconds until it is time to warn, 0 from then on */
export const untilWarned = (state, now) => {
  const warn = Math.min(WARN_MS, (state.doc?.room.grace_s ?? 0) * 500);
  return Math.max(0, untilStoodIn(state, now) - warn);
};

/** Whether a touch is news to the server. @param {State} state @param {number} now */
export const isNews = (state, now) => (isStoodIn(state) || untilStoodIn(state, now) < Infinity) && now - state.sign >= TELL_MS;
