// The end of the match: who won and why, and the hands in numbers.
import { html, nothing } from 'lit';
import { listed, t } from '../../core/i18n.js';
import { inOrder } from './log.js';
import { rulingLink } from './helpview.js';
import { wordOf } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */

/** Most cards first. @param {View} view @returns {import('../../core/game.js').Standing[]} */
export const rows = ({ seats, result }) => {
  const most = Math.max(...Object.values(seats).map(({ cards }) => cards));
  const all = Object.entries(seats).map(([n, { cards }]) => {
    const seat = Number(n);
    return { seat, total: cards, best: result ? result.winners.includes(seat) : cards === most };
  });
  return all.sort((a, b) => Number(Boolean(result) && b.best) - Number(Boolean(result) && a.best) || b.total - a.total || a.seat - b.seat);
};

/** @param {Context} ctx */
const winner = ({ view, me, name }) => {
  const won = view.result?.winners ?? [];
  return won.length === 1 && won[0] === me ? t('px.over.you') : t(won.length > 1 ? 'px.over.several' : 'px.over.one', { who: listed(won.map(name)) });
};

/** The ruling by which it ended. @type {Record<string, string>} */
const rulings = { target: 'PX-3', empty: 'PX-4', still: 'PX-18', bound: 'PX-18' };

/** @param {Context} ctx */
const why = ({ view }) => {
  const [, { reason = '' } = {}] = inOrder(view.log).filter(([, { kind }]) => kind === 'over').pop() ?? [];
  return reason ? html`${t('px.over.why', { reason: wordOf(reason), n: view.target })} ${rulingLink(rulings[reason] ?? 'PX-3')}` : nothing;
};

/** A card of a hand, as far as the winning hand goes. @param {number} n @param {number} target */
const tally = (n, target) => html`<span class="count" aria-hidden="true">${Array.from({ length: Math.max(n, target) }, (_, i) =>
  html`<i class="${i < n ? 'has' : ''}"></i>`)}</span>`;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const over = (ctx) => html`<section class="ending" aria-labelledby="over-title"><header><span class="faces">${ctx.view.result?.winners.map(ctx.face)}</span><div><h1
  id="over-title">${winner(ctx)}</h1><p>${why(ctx)}</p></div></header><ol>${rows(ctx.view).map(({ seat, total, best }) => html`<li class="${best ? 'best' : ''}" data-seat="${seat}">${ctx
  .face(seat)}<span class="nm">${ctx.shown(seat)}${best ? html` <span class="tag ink">${t('px.over.first')}</span>` : nothing}</span>${tally(total, ctx.view.target)}<b>${total}</b><span
  class="vh">${t('px.cards', { n: total })}</span></li>`)}</ol>${ctx.after?.() ?? nothing}</section>`;
