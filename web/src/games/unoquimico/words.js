// Words for cards and facts in sentences, as text and as drawn parts.
import { html } from 'lit';
import { cardName, elementOf, familyOf, kindOf, scientistOf } from '../../cards/atlas.js';
import { surname } from '../../cards/scientist.js';
import { listed, t } from '../../core/i18n.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./facts.js').Common} Common */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} word @returns {string} */
export const upper = (word) => (Array.from(word)[0] ?? '').toLocaleUpperCase() + Array.from(word).slice(1).join('');

/** How a card is called in a sentence. @param {string} code @param {Context} ctx @returns {string} */
export const called = (code, { lang, mute }) => {
  const scientist = scientistOf(code);
  if (mute && scientist) return `${scientist.birth}–${scientist.death ?? ''}`;
  if (mute && elementOf(code)) return code;
  return scientist ? surname(scientist, lang) : cardName(code, lang);
};

/** @param {string} code @returns {string} class of its family's colour */
export const familyClass = (code) => {
  const e = elementOf(code);
  return e ? `fam-${familyOf(e)}` : 'fam-none';
};

/** A card in a sentence: the symbol on its family's plane, then the name. @param {string} code @param {Context} ctx @returns {TemplateResult} */
export const chip = (code, ctx) => {
  if (kindOf(code) !== 'element') return html`<b lang="${ctx.lang}">${called(code, ctx)}</b>`;
  return html`<span class="chip ${familyClass(code)}">${code}</span>${ctx.mute ? '' : html` <span lang="${ctx.lang}">${called(code, ctx)}</span>`}`;
};

/** @param {Common[]} common @returns {string} "+2, +3 and period 4" */
export const factWords = (common) =>
  listed(common.flatMap(({ key, values }) => (key === 'states' ? values : [t(`uno.fact.${key}`, { values: values.join(', ') })])));
