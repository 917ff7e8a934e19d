// Who held a seat when an entry of the log arrived: the log names seats alone,
// and seats change hands. Lives as long as the page.
import { inOrder } from './log.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {{face: unknown, shown: unknown, name: string, mine: boolean}} Holder */

/** By what an entry says, since numbers begin anew with every match. @type {Map<string, Holder>} */
const saw = new Map();

/** @param {number} n @param {Entry} entry */
const keyOf = (n, entry) => `${n} ${JSON.stringify(entry)}`;

/** Entries that are new are their seats' holders' of now. @param {Context} ctx */
export const noticeHolders = ({ view, me, face, shown, name }) => {
  const entries = inOrder(view.log).flatMap(([n, entry]) => (entry.seat ? [{ key: keyOf(n, entry), seat: entry.seat }] : []));
  const kept = new Map(entries.map(({ key, seat }) => [key, saw.get(key) ?? { face: face(seat), shown: shown(seat), name: name(seat), mine: seat === me }]));
  saw.clear();
  kept.forEach((holder, key) => saw.set(key, holder));
};

/** The context in which an entry is told: its seat is who held it then. @param {Entry} entry @param {Context} ctx @returns {Context} */
export const asThen = (entry, ctx) => {
  const n = inOrder(ctx.view.log).find(([, e]) => e === entry)?.[0] ?? 0;
  const holder = saw.get(keyOf(n, entry));
  if (!holder) return ctx;
  const then = (/** @type {any} */ was, /** @type {(seat: number) => any} */ now) => (/** @type {number} */ seat) => (seat === entry.seat ? was : now(seat));
  return { ...ctx, me: entry.seat === ctx.me && !holder.mine ? 0 : ctx.me, face: then(holder.face, ctx.face), shown: then(holder.shown, ctx.shown), name: then(holder.name, ctx.name) };
};
