// The log's sentences in words: drawn for the rail, plain for the live region.
import { cardName } from '../../cards/atlas.js';
import { rich, t } from '../../core/i18n.js';
import { sentence } from './log.js';
import { called, chip, factWords, revealed } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */

/** @param {string} code @param {Context} ctx */
const named = (code, ctx) => (ctx.mute ? called(code, ctx) : cardName(code, ctx.lang));

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const part = (/** @type {string|undefined} */ code) => (code ? chip(code, revealed(code, ctx)) : '');
  return rich(s.key, { who: s.seat ? ctx.shown(s.seat) : '', card: part(s.card), scientist: part(s.scientist), other: part(s.other), facts: factWords(s.common ?? []), n: s.n ?? 0 });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const word = (/** @type {string|undefined} */ code) => (code ? named(code, revealed(code, ctx)) : '');
  return t(s.key, { who: s.seat ? ctx.name(s.seat) : '', card: word(s.card), scientist: word(s.scientist), other: word(s.other), facts: factWords(s.common ?? []), n: s.n ?? 0 });
};
