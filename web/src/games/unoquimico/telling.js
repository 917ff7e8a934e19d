// The log's sentences in words: drawn for the rail, plain for the live region.
import { cardName } from '../../cards/atlas.js';
import { rich, t } from '../../core/i18n.js';
import { sentence } from './log.js';
import { called, chip, factWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */

/** Names are kept back only while this very play is asked for them. @param {Entry} entry @param {Context} ctx @returns {Context} */
const open = (entry, ctx) => {
  const asked = ctx.view.ask !== undefined && entry.kind === 'laid' && entry.element === ctx.view.top.element;
  return asked ? ctx : { ...ctx, mute: false };
};

/**
 * @param {Entry} entry @param {Context} ctx @returns {unknown} for the log
 */
export const told = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const c = open(entry, ctx);
  const part = (/** @type {string|undefined} */ code) => (code ? chip(code, c) : '');
  return rich(s.key, { who: s.seat ? ctx.shown(s.seat) : '', card: part(s.card), scientist: part(s.scientist), other: part(s.other), facts: factWords(s.common ?? []), n: s.n ?? 0 });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const c = open(entry, ctx);
  const word = (/** @type {string|undefined} */ code) => (code ? (c.mute ? called(code, c) : cardName(code, c.lang)) : '');
  return t(s.key, { who: s.seat ? ctx.name(s.seat) : '', card: word(s.card), scientist: word(s.scientist), other: word(s.other), facts: factWords(s.common ?? []), n: s.n ?? 0 });
};
