// Who keeps the table waiting. The host may let a bot make one move for a person
// who has been waited for longer than the grace time of the table. This page
// counts from when it saw the question, so it is never ahead of the server. Pure.
import { isHost } from './lobby.js';
import { isBot } from './seats.js';

/** @typedef {import('./types.js').State} State */

/** People who are waited for, without one's own seats. @param {State} state @returns {number[]} */
const waitedFor = ({ doc, mine }) => {
  if (doc?.room.phase !== 'playing') return [];
  const { seats } = doc.room;
  const asked = doc.game?.turn.seats ?? [];
  return asked.filter((seat) => seats[seat]?.kind === 'person' && !isBot(seats[seat]) && !mine.includes(seat));
};

/**
 * When the host may let a bot play.
 * @param {State} state @param {number} now on the page's own clock
 * @returns {number} milliseconds from now, Infinity where nobody is waited for
 */
export const untilSilent = (state, now) => {
  if (!state.doc || !isHost(state) || waitedFor(state).length === 0) return Infinity;
  return Math.max(0, state.waitsSince + state.doc.room.grace_s * 1000 - now);
};

/** Seats that a bot may play for once. @param {State} state @param {number} now @returns {number[]} none for anybody but the host */
export const silentSeats = (state, now) => (untilSilent(state, now) === 0 ? waitedFor(state) : []);

/**
 * Since when the present question waits: a pause ends the waiting.
 * @param {State} state before @param {import('./types.js').Doc} doc @param {number} now @returns {number}
 */
export const waitingSince = ({ doc: before, waitsSince }, { room, game }, now) => {
  const same = before?.game && before.game.turn.decision === game?.turn.decision && before.room.phase === room.phase;
  return same ? waitsSince : now;
};
