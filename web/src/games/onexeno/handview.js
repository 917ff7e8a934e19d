// The hand: one list of buttons; below each card stands how many places take it.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { looksOf, squareBack, squareCard } from '../../cards/square.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { heldOf, placesOf, spinOf } from './draft.js';
import { order } from './hand.js';
import { described } from './words.js';

/** @typedef {import('./types.js').Context} Context */

/** How many cards stand side by side, on a phone and on a desk; there, more of them are smaller. */
const PHONE_ROW = 6;
const DESK_ROW = 9;
const DESK_SMALL_ROW = 13;

/** Rows of the hand after the first: the field gives way to them. @param {Context} ctx @returns {number} */
export const moreRows = ({ view, phone }) => Math.max(0, Math.ceil(heldOf(view).length / (phone ? PHONE_ROW : DESK_SMALL_ROW)) - 1);

/** Whether places for cards of the hand are offered. @param {Context} ctx */
const isOffered = ({ view: { can } }) => Boolean(can?.place || can?.free);

/** @param {string} code @param {Context} ctx @returns {number} */
const turnIn = (code, { view, draft }) => spinOf(view, code, draft?.spins);

/** The accessible name: what it is, whether it fits, its state. @param {string} code @param {Context} ctx */
const label = (code, ctx) => [
  described(code, ctx.view.printed ? turnIn(code, ctx) : turnIn(code, ctx) % looksOf(code)),
  isOffered(ctx) ? t('ox.hand.fits', { n: placesOf(ctx.view, code).length }) : '',
  ctx.view.hint?.card === code ? t('ox.hand.hinted') : '', ctx.sending.includes(code) ? t('ox.hand.sending') : '',
].filter(Boolean).join('. ');

/** @param {string} code @param {Context} ctx @returns {string} the class of its state */
const stateOf = (code, ctx) => {
  if (ctx.sending.includes(code)) return 'is-pending';
  if (ctx.draft?.card === code) return 'is-picked';
  if (ctx.view.hint?.card === code) return 'is-helper';
  return isOffered(ctx) && placesOf(ctx.view, code).length ? 'is-can' : 'is-out';
};

/** How many places take it, below the card. @param {string} code @param {Context} ctx */
const below = (code, ctx) => (isOffered(ctx) && !ctx.view.can?.free
  ? html`<span class="fitn" aria-hidden="true">${placesOf(ctx.view, code).length}</span>` : nothing);

/** @param {string} code @param {Context} ctx */
const slot = (code, ctx) => html`<li class="ox-slot"><button class="card ${stateOf(code, ctx)}" data-card="${code}" data-pick="${code}"
  data-drop="hand:${code}" data-flip="${code}" data-from="stack" aria-pressed="${ctx.draft?.card === code}"><span class="vh">${label(code, ctx)}</span>${squareCard(
  code, { turn: turnIn(code, ctx) },
)}<span class="sending" aria-hidden="true">${t('ox.hand.sending')}</span></button>${below(code, ctx)}</li>`;

/** Cards of the pile under the one on top. @param {Context} ctx */
const under = ({ view: { pile } }) => {
  const n = Object.keys(pile ?? {}).length - 1;
  return n > 0 ? html`<li class="ox-under"><span class="card flat">${squareBack()}</span><span class="cap">${t('ox.hand.under', { n })}</span></li>` : nothing;
};

/** @param {Context} ctx @returns {unknown} */
export const handView = (ctx) => {
  const { view, phone, whose } = ctx;
  if (view.turn.phase === 'between' || view.turn.phase === 'over') return nothing;
  if (!view.hand && !view.pile) return html`<p class="emptyhand">${t('ox.hand.watching')}</p>`;
  const codes = order(view, ctx);
  if (codes.length === 0) return html`<p class="emptyhand">${t(view.pile ? 'ox.hand.no_pile' : 'ox.hand.none')}</p>`;
  const row = phone ? PHONE_ROW : DESK_ROW;
  const isLong = codes.length > row;
  return html`<div class="ox-handbox">${isOffered(ctx) && !view.pile && !isLong ? html`<p class="ox-handcap">${t(view.can?.free ? 'ox.hand.free' : 'ox.hand.cap')}</p>` : nothing}
    <ul class="ox-hand ${isLong ? 'ox-rows' : ''}" data-drags aria-label="${whose ? t('ox.hand.of', { who: whose }) : t(view.pile ? 'ox.hand.pile' : 'ox.hand.label')}"
      ${vars({ '--n': codes.length })}>${repeat(codes, (code) => code, (code) => slot(code, ctx))}${under(ctx)}</ul></div>`;
};
