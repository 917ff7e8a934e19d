// Mendeleev's table: what lies there, where a card of one's own would fit, where
// others could. It takes the card that is picked.
import { html, nothing, svg } from 'lit';
import { cardName, familyColour } from '../../cards/atlas.js';
import { listed, rich, t } from '../../core/i18n.js';
import { cellsOf, rowsOf } from './cells.js';
import { isLead } from './games.js';
import { chip } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./cells.js').Cell} Cell */

/** Side of a cell in the drawing. */
const U = 20;

/** @param {Cell} cell */
const corner = ({ x, y }) => `${(x - 1) * U + 0.5} ${(y - 1) * U + 0.5}`;

/** @param {Cell} cell @param {string|undefined} card that is picked */
const cellView = (cell, card) => {
  const { e, is } = cell;
  const place = svg`<rect width="19" height="19" fill="${is === 'laid' ? familyColour(e) : 'none'}"></rect>`;
  const name = is === 'open' ? nothing : svg`<text x="9.5" y="14" font-size="12.5">${e.symbol}</text>`;
  return svg`<g class="${is} ${e.symbol === card ? 'picked' : ''}" transform="translate(${corner(cell)})">${place}${name}</g>`;
};

/** @param {Cell[]} cells @returns {string} one path for all that is bare */
const bare = (cells) => cells.filter(({ is }) => is === 'bare').map((cell) => `M${corner(cell)}h19v19h-19z`).join('');

/** @param {Context} ctx */
const picture = ({ view, options, phone, picked }) => {
  const cells = cellsOf(view, options);
  const [top, low] = phone ? rowsOf(cells) : [1, 9];
  return html`<svg viewBox="0 ${(top - 1) * U} 360 ${(low - top + 1) * U}" aria-hidden="true"><path class="bare" d="${bare(cells)}"></path>${cells
    .filter(({ is }) => is !== 'bare').map((cell) => cellView(cell, picked.card))}</svg>`;
};

/** What can be done there. @param {Context} ctx @returns {unknown} */
const advice = (ctx) => {
  const { view: { fits = [], can, pile }, lang } = ctx;
  if (!can || !isLead(ctx.view)) return '';
  if (fits.length === 0) return t(pile ? 'px.mend.none' : 'px.mend.empty');
  if (fits.length > 1) return t('px.mend.some', { n: fits.length, cards: listed(fits.slice(0, 3).map((code) => cardName(code, lang))) });
  return rich('px.mend.one', { card: chip(fits[0], ctx) });
};

/** @param {Context} ctx @returns {string} for the ear */
const said = ({ view: { table = {} }, lang }) => {
  const laid = Object.keys(table).sort((a, b) => table[a] - table[b]);
  return laid.length ? t('px.mend.say', { n: laid.length, cards: listed(laid.map((code) => cardName(code, lang))) }) : t('px.mend.bare');
};

/** Takes the card that is picked. @param {Context} ctx */
const target = (ctx) => {
  const { card = '' } = ctx.picked;
  const fits = ctx.view.fits?.includes(card);
  return html`<button class="mendbox ${fits ? 'is-target' : ''}" data-drop="table" aria-label="${t(fits ? 'px.mend.lay' : 'px.mend.try', {
    card: cardName(card, ctx.lang),
  })}">${picture(ctx)}</button>`;
};

/** @param {Context} ctx @returns {unknown} nothing where it is not played on */
export const mendeleev = (ctx) => {
  const { view, options, picked } = ctx;
  if (options.mendeleev === 'off') return nothing;
  const takes = picked.card && view.can && isLead(view);
  return html`<section class="mend"><h3><span>${t('px.mend')}</span><span class="cap">${t('px.mend.laid', { n: Object.keys(view.table ?? {}).length })}</span></h3>
    ${takes ? target(ctx) : html`<div class="mendbox" role="img" aria-label="${said(ctx)}">${picture(ctx)}</div>`}<p>${advice(ctx)}</p></section>`;
};
