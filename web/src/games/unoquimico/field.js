// The middle of the table: the piles, the element in force, the answer beside it.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { answer } from './answer.js';
import { freshAnswers } from './answers.js';
import { cardBack } from './back.js';
import { inForce } from './force.js';
import { rest } from './later.js';
import { codesOf } from './picked.js';
import { poster } from './poster.js';
import { called, revealed } from './words.js';

/** @typedef {import('./types.js').Context} Context */

/** @typedef {import('./types.js').View} View */

/** Cards of the deck that are neither in the pile nor in a hand. @param {View} view @returns {number} */
const laidCount = (view) => 72 - view.pile - Object.values(view.cards).reduce((sum, n) => sum + n, 0);

/** What pressing the pile does: on one's own turn it is answered even where it is refused. @param {View} view */
const pileWords = ({ can }) => {
  if (!can) return t('uno.pile.may_not');
  return t(can.draw ? 'uno.pile.may' : 'uno.pile.ask');
};

/** What is said below the pile; the top group is never shuffled into it. @param {View} view */
const pileCaption = (view) => {
  if (view.pile) return t('uno.pile.draw');
  return t(laidCount(view) > view.top.length ? 'uno.pile.none' : 'uno.pile.nothing');
};

/** @param {Context} ctx */
const pileView = ({ view }) => {
  const may = (view.can?.draw ?? 0) > 0;
  const cls = `pile ${view.pile < 3 ? 'thin' : ''} ${view.pile === 0 ? 'empty' : ''} ${may ? 'is-open' : ''}`;
  const label = `${t('uno.pile.say', { n: view.pile })} ${pileWords(view)}`;
  return html`<button class="${cls}" data-do="draw-pile" data-anchor="pile" aria-disabled="${!view.can}">
    <span class="vh">${label}</span><span class="card flat">${cardBack()}</span><span aria-hidden="true"><b>${view.pile}</b> <span
      class="cap">${pileCaption(view)}</span></span></button>`;
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

/** Whether a game is over and counted. @param {View} view */
const isCounted = ({ turn, past }) => (turn.phase === 'between' || turn.phase === 'over') && past !== undefined;

/** Whether the answer beside the poster asks for something, or tells of an answer. @param {View} view */
const hasOffer = ({ can, turn, log }) =>
  Boolean(can?.drawn || (can && turn.phase === 'draw_two')) || freshAnswers(log).length > 0;

/** Classes that say what a phone has to make room for. @param {Context} ctx @returns {string} */
const crowding = ({ view, refusal, picked }) => {
  const { hand = {}, seats } = view;
  const cards = Object.keys(hand).length;
  const speaks = view.ask !== undefined || refusal !== undefined;
  const busy = speaks || codesOf(picked).length > 0 || (cards > 7 && hasOffer(view));
  const tight = speaks || cards > 7 || Object.keys(seats).length > 4;
  return `${busy ? 'busy' : ''} ${tight ? 'tight' : ''} ${cards > 14 ? 'low' : ''}`;
};

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const field = (ctx) => html`<div class="field ${crowding(ctx)}">${isCounted(ctx.view) && !ctx.lingers
  ? rest.now()?.pointsView(ctx)
  : html`<div class="piles">${pileView(ctx)}${laidView(ctx)}</div>${poster(ctx)}${answer(ctx)}`}</div>`;
