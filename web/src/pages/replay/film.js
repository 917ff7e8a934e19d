// The positions of a match out of its steps, and who made what stands in the
// log. Pure. What comes in may be anybody's file: all that the page itself reads
// is looked at first.
import { mergePatch } from '../../core/store.js';
import { createMeasure } from './measure.js';

/** @typedef {import('./types.js').Playback} Playback */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('../../wire.js').TableSeat} TableSeat */
/** @typedef {{seat: number, who: TableSeat, bot: boolean}} Mover who held the seat then; `bot`: one played for the person */
/**
 * @typedef {{v: number, doc: Doc, back: boolean, mover: Mover, movers: Record<string, Mover>, news: string[]}} Position `back`: moves were
 * taken back; `mover` of the move, `movers` of all that stands in the log; `news`: numbers of the entries that it brought
 */
/** @typedef {{playback: Playback, positions: Position[]}} Film */

/** Ten times those of ten at Uno químico over forty games. */
const MOST_STEPS = 25_000;

/** More entries than any log shows. */
const MOST_ENTRIES = 100;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

/** @param {unknown} value */
const isEntry = (value) => isObject(value) && typeof value.kind === 'string' && (value.seat === undefined || isCount(value.seat));

/** @param {unknown} value */
const isTurn = (value) =>
  isObject(value) && typeof value.phase === 'string' && Array.isArray(value.seats) && value.seats.every(isCount);

/** @param {unknown} value */
const isLog = (value) => isObject(value) && Object.keys(value).length <= MOST_ENTRIES && Object.values(value).every(isEntry);

/** @param {unknown} value */
const isView = (value) => isObject(value) && isTurn(value.turn) && isObject(value.seats) && isLog(value.log);

/** @param {unknown} value */
const isSeat = (value) =>
  isObject(value) && ['person', 'bot', 'open', 'closed'].includes(String(value.kind)) && ['string', 'undefined'].includes(typeof value.name);

/**
 * Whether an object has a fitting member for each seat, and no other.
 * @param {unknown} value @param {number} n @param {(one: unknown) => boolean} fits
 */
const isBySeat = (value, n, fits) =>
  isObject(value) && Object.keys(value).length === n && Object.keys(value).every((key, i) => Number(key) === i + 1 && fits(value[key]));

/** @param {unknown} value @param {number} n seats @returns {value is Doc} */
const isDoc = (value, n) =>
  isObject(value) && isObject(value.room) && isBySeat(value.room.seats, n, isSeat) && isView(value.game) && isBySeat(value.eyes, n, isView);

/** @param {unknown} value */
const isHeader = (value) =>
  isObject(value) && /^\w{1,40}$/.test(String(value.game)) && isCount(value.seats) && Number(value.seats) <= 20 && isObject(value.options)
    && typeof value.seed === 'string';

/** @param {unknown} value */
const isStep = (value) =>
  isObject(value) && isCount(value.v) && isObject(value.p) && isCount(value.seat ?? 0);

/** @param {unknown} value @returns {value is Playback} as far as it can be told before the steps are made */
const isPlayback = (value) =>
  isObject(value) && isCount(value.match) && isCount(value.v) && isHeader(value.header) && Array.isArray(value.steps)
    && value.steps.every(isStep);

/** What moves by itself. @type {TableSeat} */
const nobody = { kind: 'open', here: false };

/** @param {Doc} doc @param {string|undefined} auto why the room made the move @param {number} seat @returns {Mover} */
const moverOf = ({ room }, auto, seat) => {
  const who = room.seats[seat] ?? nobody;
  return { seat, who, bot: who.kind === 'person' && (who.played_by === 'bot' || auto === 'skip') };
};

/** @param {import('./types.js').Step} step @param {Doc} doc @param {Position} [before] @returns {Position} */
const positionOf = ({ v, seat = 0, auto, move }, doc, before) => {
  /** @type {Record<string, Mover>} no name means anything by itself */
  const known = Object.assign(Object.create(null), before?.movers);
  const all = Object.entries(doc.game.log);
  const movers = all.map(([n, { seat: by = 0 }]) => [n, known[n] ?? moverOf(doc, auto, by)]);
  return {
    v, doc, back: before !== undefined && !move, mover: moverOf(doc, auto, seat), movers: Object.fromEntries(movers),
    news: all.flatMap(([n]) => (known[n] ? [] : n)),
  };
};

/** @param {unknown} playback @returns {boolean} whether it has more steps than are looked at */
const isEndless = (playback) => isObject(playback) && Array.isArray(playback.steps) && playback.steps.length > MOST_STEPS;

/**
 * @param {unknown} playback as it was told @returns {Film}
 * @throws {TypeError} where it is none
 * @throws {RangeError} where it is larger than any match
 */
export const filmOf = (playback) => {
  if (isEndless(playback)) throw new RangeError('too large');
  if (!isPlayback(playback) || !isDoc(playback.doc, playback.header.seats)) throw new TypeError('no replay');
  const measure = createMeasure();
  measure(playback.header);
  measure(playback.doc);
  const positions = [positionOf({ v: playback.v }, playback.doc)];
  for (const step of playback.steps) {
    const before = positions[positions.length - 1];
    measure(step); // before it is gone into: it may be deeper than can be
    const doc = mergePatch(before.doc, step.p);
    measure(doc);
    if (!isDoc(doc, playback.header.seats)) throw new TypeError('no replay');
    positions.push(positionOf(step, doc, before));
  }
  return { playback, positions };
};

/** @param {Film} film @param {import('./types.js').Eyes|undefined} eyes @returns {import('./types.js').Eyes} those, or everybody's */
export const eyesIn = ({ playback }, eyes) => (typeof eyes === 'number' && eyes <= playback.header.seats ? eyes : 'open');

/** @param {Film} film @param {number} step @returns {number} the nearest that there is */
export const stepIn = ({ positions }, step) => Math.min(Math.max(step, 0), positions.length - 1);
