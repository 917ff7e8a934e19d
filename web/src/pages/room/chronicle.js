// What this page saw: who held a seat when an entry of the log arrived, what
// became of the seats, what was said. The log of the game names seats alone, and
// seats change hands: what somebody did stays under the name of that time. Pure.
import { isBot, seatNumbers } from './seats.js';
import { botName, nameOf, plainName } from './who.js';

/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {{seat: number, name: string, bot: boolean, mine: boolean}} Holder of a seat at a moment */
/** @typedef {'left'|'gone'|'freed'|'removed'} Parting `freed`: may sit down again; `removed`: stays out */
/** @typedef {'bot_you'|'plays_you'} OwnChange */
/** @typedef {'changed'|'renamed'|'bot'|'plays'|'back'|'away'|'relieved'|'sat'|'host'|'host_you'} OthersChange */
/** @typedef {OwnChange|OthersChange|Parting|`${Parting}_bot`} Change */
/** @typedef {'skip'|'skip_you'|'clock'|'clock_you'} Forced what the room played for a person */
/**
 * @typedef {object} Note
 * @property {number} after number of the newest entry then
 * @property {number} at on the page's own clock
 * @property {Change|'rules'|'said'|'said_you'|Forced} key
 * @property {Holder} who
 * @property {string} other
 * @property {string} phrase
 * @property {string[]} rules options that changed
 */
/** @typedef {{saw: Record<number, Holder>, notes: Note[]}} Chronicle */
/**
 * @typedef {object} Moment
 * @property {Doc} doc
 * @property {Doc|undefined} before
 * @property {number[]} mine
 * @property {number} now
 * @property {boolean} skipped
 * @property {string[]} [rules]
 * @property {number} [removing] the seat whose person this page is sending away, 0 for none
 */

/** How long a phrase hangs over the table. */
export const SAID_MS = 6000;
/** Notes that are kept. */
const MOST = 40;

/** @type {Chronicle} */
export const blank = { saw: {}, notes: [] };

/** @param {Doc|undefined} doc @returns {number} the newest entry, 0 for none */
const newest = (doc) => Math.max(0, ...Object.keys(doc?.game?.log ?? {}).map(Number));

/** @param {Room} room @param {number} seat @param {number[]} mine @returns {Holder} */
const holder = (room, seat, mine) => ({ seat, name: plainName(room, seat), bot: isBot(room.seats[seat]), mine: mine.includes(seat) });

/**
 * What became of a place that a person held before and holds now.
 * @param {Room} was @param {Room} room @param {number} seat @param {boolean} skipped @returns {Change|''}
 */
const stayed = (was, room, seat, skipped) => {
  const [a, b] = [was.seats[seat], room.seats[seat]];
  if (a.name !== b.name) return skipped ? 'changed' : 'renamed';
  if (a.played_by !== b.played_by) return b.played_by ? 'bot' : 'plays';
  if (a.here !== b.here) return b.here ? 'back' : 'away';
  return '';
};

/**
 * Who goes, goes by themselves or is removed: only the host's page, which would have
 * done it, can tell the one from the other.
 * @param {Moment} moment @param {number} seat @returns {Parting}
 */
const parting = ({ doc: { room }, mine, removing }, seat) => {
  if (removing === seat) return room.kicked?.[seat] === undefined ? 'freed' : 'removed';
  return mine.includes(room.host ?? 0) ? 'left' : 'gone';
};

/** @param {Room} was @param {Moment} moment @param {number} seat @returns {Change|''} nothing to tell is '' */
const change = (was, moment, seat) => {
  const { doc: { room }, skipped } = moment;
  const [a, b] = [was.seats[seat]?.kind ?? 'open', room.seats[seat]?.kind ?? 'open'];
  if (a === 'person' && b === 'person') return stayed(was, room, seat, skipped);
  if (a === 'person') return `${parting(moment, seat)}${b === 'bot' ? '_bot' : ''}`;
  if (b === 'person') return a === 'bot' ? 'relieved' : 'sat';
  return '';
};

/** Of one's own seat: who plays it. @param {Room} was @param {Room} room @param {number} seat @returns {OwnChange|''} */
const ownChange = (was, room, seat) => {
  const [a, b] = [was.seats[seat], room.seats[seat]];
  if (a?.kind !== 'person' || b?.kind !== 'person' || a.played_by === b.played_by) return '';
  return b.played_by ? 'bot_you' : 'plays_you';
};

/** @param {Moment} moment @returns {{key: Change, seat: number}[]} */
const changes = (moment) => {
  const { doc: { room }, before, mine } = moment;
  const all = seatNumbers(room);
  if (!before || seatNumbers(before.room).join() !== all.join()) return []; // places were added or left out: numbers mean others
  const told = all.flatMap((seat) => {
    const key = mine.includes(seat) ? ownChange(before.room, room, seat) : change(before.room, moment, seat);
    return key ? [{ seat, key }] : [];
  });
  if (!room.host || room.host === before.room.host) return told;
  return [...told, { seat: room.host, key: mine.includes(room.host) ? 'host_you' : 'host' }];
};

/** Phrases that were not there before; those found on arrival are old. @param {Moment} moment */
const said = ({ doc: { room }, before }) => {
  const old = before?.room.says ?? {};
  const all = before ? Object.entries(room.says ?? {}) : [];
  return all.filter(([n, { seat, phrase }]) => old[n]?.seat !== seat || old[n]?.phrase !== phrase).map(([, one]) => one);
};

/** What the room has just played for somebody. @param {Moment} moment */
const forced = ({ doc: { room }, before }) => (before && room.played_for?.v !== before.room.played_for?.v ? room.played_for : undefined);

/** @param {Moment} moment @returns {{key: Forced, seat: number}[]} */
const forcedNews = (moment) => {
  const move = forced(moment);
  if (!move) return [];
  return [{ seat: move.seat, key: moment.mine.includes(move.seat) ? `${move.why}_you` : move.why }];
};

/** @param {Moment} moment @returns {Note[]} what is new */
const news = (moment) => {
  const { doc: { room }, before, mine, now, rules = [] } = moment;
  const base = { after: newest(moment.doc), at: now, other: '', phrase: '', rules: /** @type {string[]} */ ([]) };
  const gone = (/** @type {string} */ key) => /^(left|gone|freed|removed)/.test(key);
  return [
    .../** @type {Note[]} */ (rules.length ? [{ ...base, key: 'rules', who: holder(room, room.host ?? 0, mine), rules }] : []),
    ...[...changes(moment), ...forcedNews(moment)].map(({ key, seat }) => {
      const who = holder(gone(key) && before ? before.room : room, seat, mine);
      return { ...base, key, who, other: before ? plainName(before.room, seat) : '' };
    }),
    ...said(moment).map(/** @returns {Note} */ ({ seat, phrase }) => {
      const key = mine.includes(seat) ? 'said_you' : 'said';
      return { ...base, key, who: holder(room, seat, mine), phrase };
    }),
  ];
};

/** Who makes the moves of a seat now. @param {Moment} moment @param {number} seat @returns {Holder} */
const mover = (moment, seat) => {
  const { doc: { room }, mine } = moment;
  const person = holder(room, seat, mine);
  const move = forced(moment);
  if (move?.seat === seat && move.why === 'skip') return { ...person, name: botName(room, seat), bot: true, mine: false };
  return { ...person, name: nameOf(room, seat) };
};

/** @param {Chronicle} old @param {Moment} moment @returns {Record<number, Holder>} */
const seen = ({ saw }, moment) => {
  const deeds = Object.entries(moment.doc.game?.log ?? {}).flatMap(([n, { seat }]) => (seat ? [{ n: Number(n), seat }] : []));
  return Object.fromEntries(deeds.map(({ n, seat }) => [n, saw[n] ?? mover(moment, seat)]));
};

/** @param {Chronicle} old @param {Moment} moment @returns {Chronicle & {news: Note[]}} */
export const notice = (old, moment) => {
  const another = !moment.doc.game || newest(moment.doc) < newest(moment.before); // a rematch counts from one again
  const kept = another ? blank : old;
  const fresh = news(moment);
  return { saw: seen(kept, moment), notes: [...kept.notes, ...fresh].slice(-MOST), news: fresh };
};

/** One's own coming is no news to oneself. @param {Chronicle} chronicle @param {number} seat @returns {Chronicle} */
export const withoutArrival = ({ saw, notes }, seat) => {
  const last = notes[notes.length - 1];
  const isArrival = last?.who.seat === seat && (last.key === 'sat' || last.key === 'relieved');
  return { saw, notes: isArrival ? notes.slice(0, -1) : notes };
};

/**
 * What a seat said just now, while the same person holds it.
 * @param {Note[]} notes @param {Room} room @param {number} seat @param {number} now @returns {string} a phrase, '' for none
 */
export const lately = (notes, room, seat, now) => {
  const last = notes.filter((note) => note.phrase && note.who.seat === seat).pop();
  return last && now - last.at < SAID_MS && last.who.name === plainName(room, seat) ? last.phrase : '';
};
