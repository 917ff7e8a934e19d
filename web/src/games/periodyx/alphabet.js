// The letters of A-2-Z in rows that fill the round table; those with which no
// element begins are dashed.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { alphabet, initials } from './letters.js';

/** @typedef {import('./types.js').Context} Context */

/** How many letters stand in each row. */
const ROWS = [4, 6, 7, 6, 4];

/** @param {string} letter @param {boolean} begins @param {Context} ctx */
const button = (letter, begins, { picked }) => html`<button class="letter ${begins ? '' : 'none'}" data-pick="letter:${letter}" data-hot="${letter}"
  aria-pressed="${picked.letter === letter}">${letter.toUpperCase()}${begins ? '' : html`<span class="vh">, ${t('px.letter.none')}</span>`}</button>`;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const letters = (ctx) => {
  const begin = initials(ctx.options, ctx.lang);
  const all = alphabet(ctx.lang);
  const from = (/** @type {number} */ row) => ROWS.slice(0, row).reduce((sum, n) => sum + n, 0);
  return html`<div class="letters" role="group" aria-label="${t('px.letter.label')}">${ROWS.map((n, i) => html`<div>${all.slice(from(i), from(i) + n)
    .map((letter) => button(letter, begin.has(letter), ctx))}</div>`)}</div>`;
};
