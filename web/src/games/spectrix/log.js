// The log in sentences: each entry is a text and what fills it in, for the eye and
// for the ear. What the reader did is a sentence of its own.
import { listed, rich, t } from '../../core/i18n.js';
import { cardWords, cardsWords, chip, chips } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('../../core/i18n.js').Key} Key */

/** What somebody does: whoever did it reads another sentence than the others. */
const deeds = /** @type {const} */ ([
  'dealt', 'played', 'rearranged', 'white_light', 'drew', 'passed', 'kept', 'stepped', 'stepped_hand', 'stepped_back', 'gave_up',
  'gave_up_none', 'hinted', 'round_over',
]);
/** What happens to the table. */
const events = /** @type {const} */ (['restored', 'restored_none', 'last_round', 'blocked', 'bound', 'eliminated', 'sudden_death', 'match_over']);

/** @typedef {typeof deeds[number]} Deed */
/** @typedef {typeof events[number]} Event */

/** @type {Record<string, (entry: Entry) => string>} */
const others = {
  passed: ({ count }) => (count ? 'passed' : 'kept'),
  stepped: ({ out, back }) => (back ? 'stepped_back' : out ? 'stepped' : 'stepped_hand'),
  gave_up: ({ count }) => (count ? 'gave_up' : 'gave_up_none'),
  restored: ({ cards }) => (cards?.length ? 'restored' : 'restored_none'),
  round_over: ({ seat, reason }) => (seat ? 'round_over' : reason === 'bound' ? 'bound' : 'blocked'),
};

/** @param {Entry} entry @param {number} me @returns {Key} */
const keyOf = (entry, me) => {
  const kind = others[entry.kind]?.(entry) ?? entry.kind;
  const [deed, event] = [deeds.find((one) => one === kind), events.find((one) => one === kind)];
  if (deed) return entry.seat === me ? `sx.log.${deed}_you` : `sx.log.${deed}`;
  return event ? `sx.log.${event}` : 'sx.log.something';
};

/** @param {Entry} entry */
const numbers = ({ count = 0, round = 0, out = '', into = '', touched = [], points = {} }) => ({
  n: count, round, out, into, groups: touched.join(', '), points: Object.values(points)[0] ?? 0,
});

/** Between the first of a list and the last. @param {unknown[]} parts */
const joined = (parts) => parts.flatMap((part, i) => (i ? [', ', part] : [part]));

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const { seat, card = '', cards = [], of = [] } = entry;
  return rich(keyOf(entry, ctx.me), {
    ...numbers(entry), n: cards.length || entry.count || 0, who: seat ? ctx.shown(seat) : '', card: chip(card), cards: chips(cards), of: joined(of.map(ctx.shown)),
  });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const { seat, card = '', cards = [], of = [] } = entry;
  return t(keyOf(entry, ctx.me), {
    ...numbers(entry), n: cards.length || entry.count || 0, who: seat ? ctx.name(seat) : '', card: cardWords(card), cards: cardsWords(cards), of: listed(of.map(ctx.name)),
  });
};

/** @template {{kind: string}} E @param {Record<string, E>} log @returns {[number, E][]} oldest first */
export const inOrder = (log) =>
  Object.entries(log).map(([n, entry]) => /** @type {[number, E]} */ ([Number(n), entry])).sort(([a], [b]) => a - b);
