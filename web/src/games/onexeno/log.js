// The log in sentences: each entry becomes the key of a text and its data.
// "you" sentences are their own texts, since grammar differs. Pure.
import { pointOf } from './grid.js';

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('../../core/i18n.js').Key} Key */
/**
 * @typedef {object} Sentence
 * @property {Key} key
 * @property {number} [seat] who, for `{who}`
 * @property {number} [from] for `{other}`
 * @property {string} [card] code, for `{card}`
 * @property {number} [turn] of the card
 * @property {string} [at] point, for `{at}`
 * @property {string[]} [beside] points, for `{places}`
 * @property {{way: string, point: string}[]} [lines] for `{lines}`
 * @property {[seat: number, code: string][]} [cut] for `{cards}`
 * @property {number} [n]
 * @property {number} [spots] for `{spots}`
 */
/** @typedef {{me: number, view: Pick<View, 'log'>}} Reader of an entry of the view's log */

/** What somebody does: whoever did it reads another sentence than the others. */
const deeds = /** @type {const} */ ([
  'dealt', 'placed', 'placed_beside', 'took', 'passed', 'passed_final', 'claimed', 'misclaimed', 'went_out', 'hinted',
]);
/** @typedef {typeof deeds[number]} Deed */
/** @typedef {'cut'|'all_passed'|'match_over'|'drew'|'turned_over'|'grew'|'finished'|'centre'|'something'} Event what happens to the table */
/** @typedef {Omit<Sentence, 'key'> & {key: Deed|Event}} Happening */

/** @type {Record<string, [number, number]>} */
const BEYOND = { top: [0, -1], right: [1, 0], bottom: [0, 1], left: [-1, 0] };

/** @param {string} at @param {string} edge */
const across = (at, edge) => {
  const [[x, y], [dx, dy]] = [pointOf(at), BEYOND[edge]];
  return `${x + dx},${y + dy}`;
};

/** @param {Entry} entry @returns {Happening} */
const placed = ({ seat, card, turn, at = '0,0', meets = [] }) =>
  ({ key: meets.length ? 'placed_beside' : 'placed', seat, card, turn, at, beside: meets.map((edge) => across(at, edge)) });

/** Where the card was laid that made the rows whole: the entry before tells it. @param {Entry} entry @param {Reader} reader @returns {string} '' where the log does not reach back */
const laidAt = (entry, { view: { log } }) => {
  const n = Number(Object.keys(log).find((one) => log[one] === entry) ?? 0);
  const before = log[n - 1];
  return before?.kind === 'placed' ? (before.at ?? '') : '';
};

/** @param {Entry} entry @param {Reader} reader @returns {Happening} */
const took = (entry, reader) => {
  const { seat, lines = [], count, spots = 0 } = entry;
  return { key: 'took', seat, n: count, spots, lines: lines.map((way) => ({ way, point: laidAt(entry, reader) })) };
};

/** @type {Record<string, (entry: Entry, reader: Reader) => Happening>} */
const tellers = {
  cut: ({ cards = {} }) => ({ key: 'cut', cut: Object.entries(cards).map(([seat, code]) => [Number(seat), code]) }),
  dealt: ({ seat, card, game }) => (seat ? { key: 'dealt', seat, card, n: game } : { key: 'centre', card }),
  placed,
  took,
  passed: ({ seat, final }) => ({ key: final ? 'passed_final' : 'passed', seat }),
  claimed: ({ seat, card, from, spots }) => ({ key: 'claimed', seat, card, from, n: spots ?? 0 }),
  misclaimed: ({ seat, card, from }) => ({ key: 'misclaimed', seat, card, from }),
  game_over: ({ seat, game }) => (seat ? { key: 'went_out', seat, n: game } : { key: 'all_passed', n: game }),
  match_over: () => ({ key: 'match_over' }),
  hinted: ({ seat }) => ({ key: 'hinted', seat }),
  drew: ({ count }) => ({ key: 'drew', n: count }),
  turned_over: ({ count }) => ({ key: 'turned_over', n: count }),
  grew: ({ count }) => ({ key: 'grew', n: count }),
  finished: ({ count, spots }) => ({ key: 'finished', n: count, spots: spots ?? 0 }),
};

/** Kinds of entries that have a sentence. @returns {string[]} */
export const kinds = () => Object.keys(tellers);

/** @param {Deed|Event} key @returns {key is Deed} */
const isDeed = (key) => deeds.some((deed) => deed === key);

/** @param {Entry} entry @param {Reader} reader @returns {Sentence} */
export const sentence = (entry, reader) => {
  const { key, ...told } = tellers[entry.kind]?.(entry, reader) ?? { key: 'something' };
  const you = told.seat !== undefined && told.seat === reader.me;
  return { ...told, key: you && isDeed(key) ? `ox.log.${key}_you` : `ox.log.${key}` };
};

/** @param {View['log']} log @returns {[number, Entry][]} oldest first */
const ordered = (log) => Object.entries(log).map(([n, e]) => /** @type {[number, Entry]} */ ([Number(n), e])).sort(([a], [b]) => a - b);

/** @param {Entry|undefined} entry */
const isOfStack = (entry) => entry !== undefined && ['drew', 'turned_over'].includes(entry.kind);

/** Of what the pile does alone only the newest is told, until something else happens. @param {View['log']} log @returns {[number, Entry][]} oldest first */
export const inOrder = (log) => {
  const all = ordered(log);
  return all.filter(([, entry], i) => !isOfStack(entry) || !isOfStack(all[i + 1]?.[1]));
};
