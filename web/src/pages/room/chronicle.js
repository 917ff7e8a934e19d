// What happened at the table, read from the document alone: who made the entries
// of the game's log, the lines of the room's story, the phrases. The log of the
// game names seats, and seats change hands: what somebody did stays under the name
// of that time. Every page reads the same, after a reload too. Pure.
import { isBot, seatNumbers } from './seats.js';
import { heldName, nameOf } from './who.js';

/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('../../wire.js').Line} Line */
/** @typedef {import('../../wire.js').Said} Said */
/** @typedef {{seat: number, name: string, bot: boolean, mine: boolean}} Holder of a seat at a moment */
/**
 * @typedef {Line & {n: number, me: boolean, byMe: boolean}} Told `me`: it is about who looks, `byMe`: who looks did it
 */
/** @typedef {Said & {n: number, me: boolean}} Phrase */
/** @typedef {{seat: number, key: 'away'|'back'}} Presence */
/** @typedef {{lines: Told[], phrases: Phrase[], presence: Presence[]}} News since a document */
/** @typedef {Record<number, number>} Heard when this page heard each phrase, on its own clock */

/** How long a phrase hangs over the table. */
export const SAID_MS = 6000;

/** @template T @param {{[n: string]: T}|undefined} all @returns {[number, T][]} rising */
const numbered = (all = {}) => Object.entries(all).map(/** @returns {[number, T]} */ ([n, one]) => [Number(n), one]).sort(([a], [b]) => a - b);

/**
 * Who made an entry of the log of a seat.
 * @param {Room} room @param {number} n @param {number} seat @param {number} me @returns {Holder}
 */
export const madeBy = (room, n, seat, me) => {
  const then = numbered(room.by?.[seat]).find(([until]) => n <= until)?.[1];
  const own = seat === me;
  if (!then) return { seat, name: nameOf(room, seat), bot: isBot(room.seats[seat]), mine: own && !isBot(room.seats[seat]) };
  return { seat, name: heldName(then, seat), bot: then.bot === true, mine: own && then.now === true && !then.bot };
};

/** After these another person has the seat, or none. @type {Line['kind'][]} */
const PARTINGS = ['sit', 'leave', 'free', 'kick'];

/** @param {Room} room @param {number} me the seat shown @returns {Told[]} the story, oldest first */
export const storyOf = (room, me) => {
  const lines = numbered(room.story);
  /** Whether who looks had the seat then. @param {number|undefined} seat @param {number} i */
  const own = (seat, i) => me > 0 && seat === me
    && !lines.slice(i + 1).some(([, line]) => line.seat === seat && PARTINGS.includes(line.kind));
  return lines.map(([n, line], i) => ({
    ...line, n, me: own(line.seat, i), byMe: own(line.by, i),
  }));
};

/** Whether the seat is that person's still. @param {Room} room @param {Said} said */
const isTheirs = (room, { seat, name }) => room.seats[seat]?.kind === 'person' && room.seats[seat].name === name;

/** @param {Room} room @param {number} me the seat shown @returns {Phrase[]} oldest first */
export const phrasesOf = (room, me) =>
  numbered(room.says).map(([n, said]) => ({ ...said, n, me: said.seat === me && isTheirs(room, said) }));

/** Others who went away or came back. @param {Room} was @param {Room} room @param {number[]} mine @returns {Presence[]} */
const presence = (was, room, mine) => seatNumbers(room).flatMap((seat) => {
  const [a, b] = [was.seats[seat], room.seats[seat]];
  const same = a?.kind === 'person' && b.kind === 'person' && a.name === b.name && a.played_by === b.played_by;
  if (!same || a.here === b.here || mine.includes(seat)) return [];
  return [{ seat, key: b.here ? 'back' : 'away' }];
});

/** @param {{n: number}[]} all the newest last */
const last = (all) => all[all.length - 1]?.n ?? 0;

/**
 * What a document says that the one before did not; what is found on arrival is old.
 * @param {Doc|undefined} before @param {Doc} doc
 * @param {{me: number, mine: number[], regained?: number[]}} page the seat shown, all of this page, and those that it hears again
 * @returns {News}
 */
export const newsSince = (before, { room }, { me, mine, regained = [] }) => {
  if (!before) return { lines: [], phrases: [], presence: [] };
  const [line, phrase] = [last(storyOf(before.room, me)), last(phrasesOf(before.room, me))];
  return {
    lines: storyOf(room, me).filter(({ n }) => n > line),
    phrases: phrasesOf(room, me).filter(({ n, seat }) => n > phrase && !regained.includes(seat)),
    presence: presence(before.room, room, mine),
  };
};

/** @param {Heard} heard @param {News} news @param {number} now @returns {Heard} */
export const hear = (heard, { phrases }, now) => ({ ...heard, ...Object.fromEntries(phrases.map(({ n }) => [n, now])) });

/** Whether a phrase was heard just now. @param {Heard} heard @param {number} n @param {number} now */
export const isFresh = (heard, n, now) => n in heard && now - heard[n] < SAID_MS;

/**
 * What a seat said just now, while the same person holds it.
 * @param {Heard} heard @param {Room} room @param {number} seat @param {number} now @returns {Said|undefined}
 */
export const lately = (heard, room, seat, now) => {
  const said = phrasesOf(room, 0).filter((one) => one.seat === seat).pop();
  return said && isFresh(heard, said.n, now) && isTheirs(room, said) ? said : undefined;
};
