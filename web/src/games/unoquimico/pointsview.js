// The end of a game: points seat by seat with the cards left, running totals,
// and who is ready to go on. At the end of the match, who won.
import { html, nothing } from 'lit';
import { card } from '../../cards/card.js';
import { listed, rich, t } from '../../core/i18n.js';
import { ruleLink } from './links.js';
import { WENT_OUT, lastGame, outcome, sheet, worth } from './points.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./points.js').Row} Row */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {number} n @returns {string} with a true minus sign */
const score = (n) => String(n).replace('-', '−');

/** @param {Row} row @param {Context} ctx */
const left = ({ left: codes, out }, { lang, options }) =>
  html`<span class="left">${codes.map((code) => html`<span class="cost">${card(code, { lod: 'X', lang, label: true })}<small>${worth(code, options)}</small></span>`)}${codes.length ? nothing : html`<span class="none">${t(out ? 'uno.over.went' : 'uno.over.none_left', { n: score(WENT_OUT) })}</span>`}</span>`;

/** @param {Row} row @param {Context} ctx */
const rowView = (row, ctx) => html`<li class="rowp ${row.best ? 'best' : ''}" data-seat="${row.seat}">
  ${ctx.face(row.seat)}<span class="nm">${ctx.shown(row.seat)}${row.best ? html` <span class="tag ink">${t(ctx.view.result ? 'uno.over.first' : 'uno.over.leads')}</span>` : nothing}${ctx.view.turn.phase === 'between' ? html`<span class="st">${t(row.ready ? 'uno.over.ready' : 'uno.over.not_ready')}</span>` : nothing}</span>
  ${left(row, ctx)}<span class="num"><span class="vh">${t('uno.over.points')} </span>${score(row.points)}</span><span class="num"><span class="vh">${t('uno.over.total')} </span>${score(row.total)}</span>
</li>`;

const head = () => html`<li class="rowp head" aria-hidden="true"><span></span><span>${t('uno.over.player')}</span><span class="left">${t('uno.over.left')}</span><span class="num">${t('uno.over.points')}</span><span class="num">${t('uno.over.total')}</span></li>`;

/** The points of every game, seat by seat. @param {Context} ctx */
const sheetView = (ctx) => {
  const { games, rows } = sheet(ctx.view);
  if (games.length < 2) return nothing;
  return html`<div class="sheetbox" tabindex="0" role="group" aria-label="${t('uno.over.sheet')}"><table class="sheet-all"><caption>${t('uno.over.sheet')}</caption>
    <thead><tr><th scope="col">${t('uno.over.player')}</th>${games.map((g) => html`<th scope="col">${g}</th>`)}<th scope="col">${t('uno.over.total')}</th></tr></thead>
    <tbody>${rows.map((row) => html`<tr class="${row.best ? 'first' : ''}"><th scope="row">${ctx.shown(row.seat)}</th>${row.points.map((p) => html`<td>${score(p)}</td>`)}<td class="sum">${score(row.total)}</td></tr>`)}</tbody></table></div>`;
};

/** Why the game ended. @param {Context} ctx @returns {unknown} */
const reason = ({ view, me, shown }) => {
  const past = view.past?.[lastGame(view)];
  if (!past) return '';
  if (!past.out) return t(past.reason === 'bound' ? 'uno.over.bound' : 'uno.over.blocked');
  return past.out === me ? t('uno.over.went_out_you') : rich('uno.over.went_out', { who: shown(past.out) });
};

/** @param {Context} ctx @returns {TemplateResult} */
export const pointsView = (ctx) => {
  const { view } = ctx;
  return html`<section class="points ${Object.keys(view.seats).length > 6 ? 'many' : ''}" aria-labelledby="points-title">
    ${view.result ? winner(ctx) : nothing}
    <header><h2 id="points-title">${t('uno.over.title', { game: lastGame(view), games: view.games })}</h2><p>${reason(ctx)} ${t('uno.over.lowest')} <a href="${ruleLink('UQ-12')}" target="_blank" rel="noopener">${t('uno.over.rule', { rule: 'UQ-12' })}</a></p></header>
    <ol>${head()}${outcome(view).map((row) => rowView(row, ctx))}</ol>
    ${sheetView(ctx)}
    ${view.can?.next ? html`<footer><p>${t('uno.wait.between', { n: view.turn.seats.length })}</p><button class="btn main" data-do="go-on">${t('uno.do.next')}</button></footer>` : nothing}
    ${ctx.after?.() ?? nothing}
  </section>`;
};

/** @param {Context} ctx */
const winnerLine = ({ view, me, name }) => {
  const won = view.result?.winners ?? [];
  if (won.length > 1) return t('uno.over.winners', { who: listed(won.map(name)) });
  return won[0] === me ? t('uno.over.winner_you') : t('uno.over.winner', { who: won.map(name).join('') });
};

/** @param {Context} ctx @returns {TemplateResult} */
const winner = (ctx) => {
  const { view } = ctx;
  const won = view.result?.winners ?? [];
  const n = view.result?.totals[won[0] ?? 0] ?? 0;
  return html`<div class="winner"><span class="faces">${won.map(ctx.face)}</span><div><h1>${winnerLine(ctx)}</h1><p>${t(view.games === 1 ? 'uno.over.score_one' : 'uno.over.score', { n: score(n), games: view.games })}</p></div></div>`;
};
