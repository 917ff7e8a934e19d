// The middle of the table: the piles, the element in force, the answer beside it.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { answer } from './answer.js';
import { cardBack } from './back.js';
import { inForce } from './force.js';
import { freshAnswers } from './lastly.js';
import { outcome } from './points.js';
import { pointsView } from './pointsview.js';
import { poster } from './poster.js';
import { called, revealed } from './words.js';

/** @typedef {import('./types.js').Context} Context */

/** Cards of the deck that are neither in the pile nor in a hand. @param {import('./types.js').View} view @returns {number} */
const laidCount = (view) => 72 - view.pile - Object.values(view.cards).reduce((sum, n) => sum + n, 0);

/** What pressing the pile does: on one's own turn it is answered even where it is refused. @param {import('./types.js').View} view */
const pileWords = ({ can }) => t(!can ? 'uno.pile.may_not' : can.draw ? 'uno.pile.may' : 'uno.pile.ask');

/** @param {Context} ctx */
const pileView = ({ view }) => {
  const may = (view.can?.draw ?? 0) > 0;
  const cls = `pile ${view.pile < 3 ? 'thin' : ''} ${view.pile === 0 ? 'empty' : ''} ${may ? 'is-open' : ''}`;
  const label = `${t('uno.pile.say', { n: view.pile })} ${pileWords(view)}`;
  return html`<button class="${cls}" data-do="draw-pile" data-anchor="pile" aria-disabled="${!view.can}">
    <span class="vh">${label}</span><span class="card flat">${cardBack()}</span><span aria-hidden="true"><b>${view.pile}</b> <span
      class="cap">${t(view.pile ? 'uno.pile.draw' : 'uno.pile.none')}</span></span></button>`;
};

/** @param {Context} ctx @param {number} n cards laid */
const laidWords = (ctx, n) => {
  const element = inForce(ctx.view);
  return element ? t('uno.pile.laid_top', { n, element: called(element, revealed(element, ctx)) }) : t('uno.pile.laid', { n });
};

/** @param {Context} ctx */
const laidView = (ctx) => {
  const n = laidCount(ctx.view);
  return html`<p class="pile"><span><b>${n}</b> <span class="cap">${laidWords(ctx, n)}</span></span></p>`;
};

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const field = (ctx) => {
  const between = ctx.view.turn.phase === 'between' || ctx.view.turn.phase === 'over';
  const { ask, can, hand = {}, seats, turn } = ctx.view;
  const crowded = Object.keys(hand).length > 7;
  const offers = can?.drawn || (can && turn.phase === 'draw_two') || freshAnswers(ctx.view.log).length;
  const busy = ask || ctx.refusal || Object.keys(ctx.picked).length || (crowded && offers) ? 'busy' : '';
  const tight = ask || ctx.refusal || crowded || Object.keys(seats).length > 5 ? 'tight' : '';
  return html`<div class="field ${busy} ${tight} ${Object.keys(hand).length > 14 ? 'low' : ''}">${between && outcome(ctx.view).length
    ? pointsView(ctx)
    : html`<div class="piles">${pileView(ctx)}${laidView(ctx)}</div>${poster(ctx)}${answer(ctx)}`}</div>`;
};
