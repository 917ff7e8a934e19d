// Small parts of what is said beside the poster.
import { html, svg } from 'lit';
import { card } from '../../../cards/card.js';
import { t } from '../../../core/i18n.js';
import { layLabel } from '../turn.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('../types.js').Picked} Picked */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** Where a ruling stands. @param {string} id of a ruling */
const rulingAt = (id) => `/rules/unoquimico#${id}`;

/** @param {string} ruling id @param {string} words @returns {TemplateResult} */
export const rulingLink = (ruling, words) => html`<a href="${rulingAt(ruling)}" target="_blank" rel="noopener">${words}</a>`;

/** @param {string} code @param {Context} ctx @returns {TemplateResult} */
export const smallCard = (code, { lang, mute }) => html`<span class="card">${card(code, { lod: 'S', lang, label: true, mute })}</span>`;

const cross = svg`<path d="M9 2h4v7h7v4h-7v7H9v-7H2V9h7z" fill="currentColor"></path>`;

/** What stands between two cards that are laid together. @returns {TemplateResult} */
export const plus = () => html`<svg class="plus" viewBox="0 0 22 22" role="img" aria-label="${t('uno.way.and')}">${cross}</svg>`;

/**
 * Lays an element with a scientist, and with a comodín that is picked too.
 * @param {Picked} way @param {string} cls @param {Context} ctx
 */
export const layBoth = ({ element, scientist }, cls, { picked }) => {
  const { key, data } = layLabel({ element, scientist, wild: picked.wild });
  return html`<button class="${cls}" data-do="lay-both" data-element="${element}" data-scientist="${scientist}">${t(key, data)}</button>`;
};
