// Words for cards and facts in sentences, as text and as drawn parts.
import { html } from 'lit';
import { cardName, elementOf, familyOf, kindOf, scientistOf } from '../../cards/atlas.js';
import { surname } from '../../cards/scientist.js';
import { listed, t } from '../../core/i18n.js';
import { inForce } from './force.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./facts.js').Common} Common */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/**
 * Whether the name of a card is still to be said: it is asked for, or asked for next (UQ-5).
 * @param {string} code @param {import('./types.js').View} view
 */
export const isAsked = (code, { ask, top }) => ask !== undefined && (code === ask.card || (ask.left > 0 && code === inForce({ top })));

/** Lets names be read that nobody has to say any more. @param {string} code @param {Context} ctx @returns {Context} */
export const revealed = (code, ctx) => ({ ...ctx, mute: isAsked(code, ctx.view) });

/** How a card is called in a sentence. @param {string} code @param {Context} ctx @returns {string} */
export const called = (code, { lang, mute }) => {
  const scientist = scientistOf(code);
  if (mute && scientist) return t('uno.nameless');
  if (mute && elementOf(code)) return code;
  return scientist ? surname(scientist, lang) : cardName(code, lang);
};

/** @param {string} code @returns {string} class of its family's colour */
export const familyClass = (code) => {
  const e = elementOf(code);
  return e ? `fam-${familyOf(e)}` : 'fam-none';
};

/**
 * A card in a sentence: the symbol on its family's plane, then the name.
 * @param {string} code @param {Context} ctx @returns {TemplateResult}
 */
export const chip = (code, ctx) => {
  if (kindOf(code) !== 'element') return html`<b lang="${ctx.lang}">${called(code, ctx)}</b>`;
  const name = ctx.mute ? '' : html` <span lang="${ctx.lang}">${called(code, ctx)}</span>`;
  return html`<span class="chip ${familyClass(code)}">${code}</span>${name}`;
};

/** @param {Common[]} common @returns {string} "+2, +3 and period 4" */
export const factWords = (common) =>
  listed(common.flatMap(({ key, values }) => (key === 'states' ? values : [t(`uno.fact.${key}`, { values: values.join(', ') })])));
