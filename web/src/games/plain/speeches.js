// How a game speaks to who looks, who is "you": of cards as they lie, and of what
// happened, for the ear and for the eye.
import { html } from 'lit';
import { language, t } from '../../core/i18n.js';
import { square } from './picture.js';
import { asksNames, isNameAsked } from './secret.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Words} Words */

/**
 * @template N
 * @param {Words} words @param {Context} ctx @param {(seat: number) => N} name @returns {import('./speech.js').Speech<N|string>}
 */
const spoken = (words, ctx, name) => ({
  words, lang: language(), me: ctx.me, name: (seat) => (seat === ctx.me ? t('plain.you') : name(seat)),
  object: (seat) => (seat === ctx.me && language() === 'en' ? t('plain.you') : name(seat)),
});

/** Of cards as they lie. @param {Words} words @param {Context} ctx */
export const lying = (words, ctx) =>
  ({ ...spoken(words, ctx, ctx.name), secret: () => asksNames(ctx.options), veiled: ctx.view.veiled });

/** Of what happened: a name that was said is known. @template N @param {Words} words @param {Context} ctx @param {(seat: number) => N} name */
export const past = (words, ctx, name) =>
  ({ ...spoken(words, ctx, name), secret: (/** @type {string} */ code) => isNameAsked(ctx.view, code) });

/** The same for the eye: cards without names are drawn. @param {Words} words @param {Context} ctx @returns {import('./speech.js').Speech} */
export const shown = (words, ctx) => ({ ...past(words, ctx, ctx.shown), draw: (code) => html`${square(code, 0)}${code}` });

/** Of rows that begin with who it is. @param {Words} words @param {Context} ctx @returns {import('./speech.js').Speech} */
export const rows = (words, ctx) => ({
  ...past(words, ctx, ctx.shown), name: (seat) => (seat === ctx.me ? t('plain.you_too') : ctx.shown(seat)), stat: String(ctx.view.game ?? ''),
});
