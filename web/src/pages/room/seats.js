// Who sits where, and in which order the page shows them. Pure.

/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').TableSeat} TableSeat */

/** @param {Room} room @returns {number[]} all seats, rising */
export const seatNumbers = (room) => Object.keys(room.seats).map(Number).sort((a, b) => a - b);

/** The others clockwise from my left; for a spectator all. @param {Room} room @param {number} me @returns {number[]} */
export const clockwise = (room, me) => {
  const all = seatNumbers(room);
  const at = all.indexOf(me);
  return at < 0 ? all : [...all.slice(at + 1), ...all.slice(0, at)];
};

/** Who plays after the one to play. @param {Room} room @param {number[]} turn @returns {number} 0 where several or none are asked */
export const nextSeat = (room, turn) => {
  const all = seatNumbers(room);
  return turn.length === 1 ? (all[(all.indexOf(turn[0]) + 1) % all.length] ?? 0) : 0;
};

/** @param {TableSeat|undefined} seat @returns {boolean} whether a machine moves for it */
export const isBot = (seat) => seat?.kind === 'bot' || seat?.played_by === 'bot';

/** Whether neither a person nor a bot sits there. @param {TableSeat} seat */
export const isEmpty = ({ kind }) => kind === 'open' || kind === 'closed';

/** @param {TableSeat|undefined} seat */
export const isAway = (seat) => seat?.kind === 'person' && !seat.here;

/**
 * The one person that the table waits for in vain, until a bot stands in.
 * @param {Room} room @param {number[]} asked @returns {number} 0 where there is none
 */
export const missing = (room, asked) => {
  const [seat] = asked;
  return asked.length === 1 && room.phase === 'playing' && isAway(room.seats[seat]) && !isBot(room.seats[seat]) ? seat : 0;
};

/** @param {Room} room @returns {{people: number, bots: number, open: number}} */
export const counts = (room) => {
  const kinds = Object.values(room.seats).map((s) => s.kind);
  const of = (/** @type {string} */ kind) => kinds.filter((k) => k === kind).length;
  return { people: of('person'), bots: of('bot'), open: of('open') };
};

/** @param {Room} room @returns {boolean} whether somebody new could sit down */
export const hasPlace = (room) => {
  if (room.locked || room.phase === 'closed') return false;
  return room.phase === 'lobby' ? counts(room).open > 0 : Object.values(room.seats).some((s) => s.kind === 'open' || s.kind === 'bot');
};
