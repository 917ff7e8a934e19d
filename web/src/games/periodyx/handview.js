// The hand: each card with the figure that counts now, in the state that the
// view gives it.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { elementOf } from '../../cards/atlas.js';
import { figureCard } from '../../cards/figurecard.js';
import { figureLabel } from '../../cards/figures.js';
import { icon } from '../../cards/icon.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { statOf } from './games.js';
import { arrange } from './hand.js';
import { useOf } from './picked.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {{lod: 'M'|'S'|'Q', rows: number, row: number}} Layout */

/** So many fan out; more lie in rows. */
const FAN = { phone: 7, desk: 12 };

/** @param {number} n cards @param {boolean} phone @returns {Layout} */
const layoutOf = (n, phone) => {
  if (n <= (phone ? FAN.phone : FAN.desk)) return { lod: phone || n > 8 ? 'S' : 'M', rows: 1, row: n };
  return { lod: 'Q', rows: 2, row: Math.ceil(n / 2) };
};

/** The figure that counts of a card, and its value as its owner is shown it. @param {string} code @param {Context} ctx */
const counted = (code, { view, picked }) => {
  const stat = statOf(view.game, picked.stat);
  return stat && view.figures ? { stat, value: view.figures[code]?.[stat] } : {};
};

/** Whether something can be done with a card now. @param {string} code @param {Context} ctx */
const isUseful = (code, { view }) => Boolean(view.can) && (useOf(view) !== 'table' || Boolean(view.fits?.includes(code)));

/** @param {string} code @param {Context} ctx @returns {string} class of its state */
const stateOf = (code, ctx) => {
  if (ctx.sending.includes(code)) return 'is-pending';
  if (ctx.picked.card === code) return 'is-picked';
  if (lies(code, ctx)) return 'is-out lies';
  return !ctx.me || isUseful(code, ctx) ? 'is-can' : 'is-out';
};

/** Whether a card lies on the table in this round. @param {string} code @param {Context} ctx */
const lies = (code, { view, me }) => code === view.mine || code === view.open?.cards?.[me]?.name;

/** The accessible name: what it is, whether it fits, its state. @param {string} code @param {Context} ctx */
const labelOf = (code, ctx) => {
  const e = elementOf(code);
  const { stat, value } = counted(code, ctx);
  return [
    e ? figureLabel(e, ctx.lang, stat, value) : code, ctx.view.fits?.includes(code) ? t('px.hand.fits') : '', lies(code, ctx) ? t('px.hand.lies') : '',
    ctx.sending.includes(code) ? t('px.hand.sending') : '',
  ].filter(Boolean).join('. ');
};

/** @param {number} at @param {number} n */
const tilt = (at, n) => {
  const from = at - (n - 1) / 2;
  const step = n > 1 ? Math.min(2, 5 / (n - 1)) : 0;
  return { '--tilt': `${(from * step).toFixed(2)}deg`, '--drop': `${(Math.abs(from * step) * 1.2).toFixed(1)}px` };
};

/** Two cards of the pile for one on Mendeleev's table. */
const worth = () => html`<span class="two" aria-hidden="true">+2</span>`;

/** @param {string} code @param {number} at @param {Context} ctx @param {Layout} layout */
const slot = (code, at, ctx, { lod, row }) => {
  const e = elementOf(code);
  return html`<li class="slot" ${vars(tilt(at, row))}><button class="card ${stateOf(code, ctx)}" data-card="${code}" data-pick="${code}" data-drop="hand:${code}"
    data-flip="${code}" data-from="pile" aria-pressed="${ctx.picked.card === code}"><span class="vh">${labelOf(code, ctx)}</span>${e
    ? figureCard(e, { lod, lang: ctx.lang, ...counted(code, ctx) }) : nothing}${ctx.view.fits?.includes(code) ? worth() : nothing}<span class="sending" aria-hidden="true">${t(
    'px.hand.sending',
  )}</span></button></li>`;
};

/** Moves the picked card in the hand without dragging. @param {'left'|'right'} side @param {string} hot @param {'back'|'next'} figure */
const mover = (side, hot, figure) => html`<button class="btn icon" data-do="move-${side}" data-hot="${hot}" aria-label="${t(`px.hand.${side}`)}">${icon(figure)}</button>`;

/** @param {Context} ctx */
const movers = ({ picked, me, sending }) => (picked.card && me && !sending.length
  ? html`<p class="movers">${mover('left', ',', 'back')}${mover('right', '.', 'next')}</p>` : nothing);

/** @param {Context} ctx */
export const handView = (ctx) => {
  const { hand, result } = ctx.view;
  if (result) return nothing;
  if (!hand) return html`<p class="emptyhand">${t('px.hand.watching')}</p>`;
  const codes = arrange(ctx.view, ctx);
  const layout = layoutOf(codes.length, ctx.phone);
  const { rows, row } = layout;
  return html`<div class="handbox"><ul class="hand ${rows > 1 ? 'rows rows2' : ''} ${row <= 5 ? 'few' : ''} ${layout.lod === 'M' ? '' : 'dense'}" data-drags aria-label="${ctx.whose
    ? t('px.hand.of', { who: ctx.whose }) : t('px.hand.label')}" ${vars({ '--row': row, '--rows': rows })}>${repeat(codes, (code) => code, (code, at) => slot(code, at, ctx, layout))}</ul>${movers(ctx)}</div>`;
};
