// Memory: twenty-four places in four rows of six, and below them who has found
// which pairs.
import { html, nothing } from 'lit';
import { spectrumBack, spectrumCard } from '../../../cards/spectrum.js';
import { listed, t } from '../../../core/i18n.js';
import { refusalView } from '../refusal.js';
import { cardWords, chip } from '../words.js';

/** @typedef {import('./types.js').Context} Context */

/** The word of a card that lies face down. */
const DOWN = 'face_down';
const ALL = Array.from({ length: 24 }, (_, i) => i + 1);

/** @param {number} place @param {string} code */
const label = (place, code) => (code === DOWN ? t('sx.memory.down', { place }) : t('sx.memory.up', { place, card: cardWords(code) }));

/** @param {number} place @param {Context} ctx */
const cell = (place, { view, live }) => {
  const code = view.places[place];
  if (code === undefined) return html`<li class="gone"></li>`;
  const isDown = code === DOWN;
  return html`<li class="${isDown ? 'down' : 'up'}"><button class="card" id="place-${place}" data-do="flip" data-place="${place}"
    aria-disabled="${!live || !view.can?.flip || !isDown}"><span class="vh">${label(place, code)}</span>${isDown ? spectrumBack() : spectrumCard(code)}<i
    aria-hidden="true">${isDown ? place : nothing}</i></button></li>`;
};

/** @param {Context} ctx @param {number} seat */
const found = ({ view, face, shown }, seat) => {
  const { pairs } = view.seats[seat];
  return html`<li>${face(seat)}<span>${shown(seat)} <b>${pairs.length}</b></span><span class="chips">${pairs.map((code) => chip(code))}</span></li>`;
};

/** @param {Context} ctx */
const winners = ({ view: { result }, me, name }) => {
  const won = result?.winners ?? [];
  if (won.length > 1) return t('sx.end.winners', { who: listed(won.map(name)) });
  return won[0] === me ? t('sx.end.winner_you') : t('sx.end.winner', { who: won.map(name).join('') });
};

/** @param {Context} ctx */
const ending = (ctx) => {
  const { result } = ctx.view;
  if (!result || ctx.lingers) return nothing;
  return html`<div class="sx-winner"><span class="faces">${result.winners.map(ctx.face)}</span><div><h1>${winners(ctx)}</h1><p>${t('sx.memory.most')}</p></div></div>`;
};

/** @param {Context} ctx */
const pairs = (ctx) => html`<ul class="sx-pairs" aria-label="${t('sx.memory.pairs')}">${Object.keys(ctx.view.seats).map((seat) => found(ctx, Number(seat)))}</ul>`;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const field = (ctx) => {
  if (ctx.view.result && !ctx.lingers) return html`<div class="sx-field"><section class="sx-end">${ending(ctx)}${pairs(ctx)}${ctx.after?.() ?? nothing}</section></div>`;
  return html`<div class="sx-field sx-memory">${refusalView(ctx, 'spectrix_memory')}<ul class="sx-grid" aria-label="${t('sx.memory.places')}">${ALL.map((place) =>
    cell(place, ctx))}</ul>${pairs(ctx)}</div>`;
};
