// Answers to the newest question, and what they cost. Pure.
import { entriesOf } from './entries.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */

const ANSWERS = ['named', 'misnamed'];
/** A play comes back, and a card is drawn, of a new pile where the old one is gone. */
const PRICE = ['reshuffled', 'drew'];

/**
 * Whether the entry belongs to an answer: the answer, the play that it cost, and the card drawn for that.
 * @param {Entry[]} entries @param {number} i @returns {boolean}
 */
const ofAnswer = (entries, i) => {
  const { kind } = entries[i];
  if (ANSWERS.includes(kind) || kind === 'forfeited') return true;
  return PRICE.includes(kind) && ['forfeited', 'reshuffled'].includes(entries[i - 1]?.kind) && ofAnswer(entries, i - 1);
};

/**
 * The newest answers with their price, as long as nothing has followed.
 * @param {import('./types.js').Log} log @returns {Entry[]} oldest first
 */
const afterPlay = (log) => {
  const entries = entriesOf(log);
  return entries.slice(entries.reduce((from, _, i) => (ofAnswer(entries, i) ? from : i + 1), 0));
};

/** Answers that nothing has followed yet. @param {import('./types.js').Log} log @returns {Entry[]} oldest first */
export const freshAnswers = (log) => afterPlay(log).filter((e) => ANSWERS.includes(e.kind));

/** What an answer cost, where it cost something. @param {Entry[]} entries oldest first @param {Entry} answer @returns {Entry|undefined} */
export const price = (entries, answer) => {
  const next = entries[entries.indexOf(answer) + 1];
  return next?.kind === 'forfeited' ? next : undefined;
};

/** The reader's own answer that cost something, until it is their turn again. @param {Context} ctx @returns {Entry|undefined} */
export const ownMistake = ({ view, me }) => {
  const entries = entriesOf(view.log);
  const at = entries.map((e) => e.kind === 'misnamed' && e.seat === me && price(entries, e) !== undefined).lastIndexOf(true);
  const over = entries.some((e, i) => i > at && (e.kind === 'dealt' || (e.seat === me && !ofAnswer(entries, i))));
  return at < 0 || over || view.can ? undefined : entries[at];
};
