// Who keeps the table waiting: the server says whom the host may let a bot play
// a move for. Pure.
import { t } from '../../core/i18n.js';
import { isHost } from './host.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */

/** @param {Doc|undefined} doc @returns {number[]} */
const silentIn = (doc) => Object.entries(doc?.room.seats ?? {}).flatMap(([seat, { silent }]) => (silent ? [Number(seat)] : []));

/** Seats that a bot may play for once. @param {State} state @returns {number[]} none for anybody but the host, and no own ones */
export const silentSeats = (state) =>
  (isHost(state) ? silentIn(state.doc).filter((seat) => !state.mine.includes(seat) && seat !== state.skipping) : []);

/** Who is newly silent, for the ear. @param {State} state @param {Doc|undefined} before @returns {string} */
export const silentWords = (state, before) => {
  const room = state.doc?.room;
  const old = silentIn(before);
  const seats = silentSeats(state).filter((seat) => !old.includes(seat));
  return room ? seats.map((seat) => t('room.turn.silent', { who: plainName(room, seat) })).join(' ') : '';
};

/**
 * Since when the present question waits: a pause ends the waiting.
 * @param {State} state before @param {Doc} doc @param {number} now @returns {number}
 */
export const waitingSince = ({ doc: before, waitsSince }, { room, game }, now) => {
  const same = before?.game && before.game.turn.decision === game?.turn.decision && before.room.phase === room.phase;
  return same ? waitsSince : now;
};
