// The end of a game: points seat by seat with the cards left, running totals,
// and who is ready to go on. At the end of the match, who won.
import { html, nothing } from 'lit';
import { squareCard } from '../../cards/square.js';
import { listed, rich, t } from '../../core/i18n.js';
import { costOf, lastGame, outcome, sheet } from './points.js';
import { ruleLink } from './refusedview.js';
import { called, score } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./points.js').Row} Row */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {Row} row */
const left = ({ left: codes }) => html`<span class="left">${codes.length
  ? codes.map((code) => html`<span class="one">${squareCard(code)}<span class="vh">${called(code)} </span></span>`)
  : html`<span class="none">${t('ox.over.none')}</span>`}</span>`;

/** @param {Row} row @param {Context} ctx */
const tags = ({ best, ready }, { view }) => html`${best ? html` <span class="tag ink">${t(view.result ? 'ox.over.first' : 'ox.over.leads')}</span>` : nothing}${view.turn.phase === 'between'
  ? html`<span class="st">${t(ready ? 'ox.over.ready' : 'ox.over.not_ready')}</span>` : nothing}`;

/** A number under its heading, which is said with it. @param {string} heading @param {number} n */
const number = (heading, n) => html`<span class="num"><span class="vh">${heading} </span>${score(n)}</span>`;

/** What was taken, less what the hand costs. @param {Row} row @param {Context} ctx */
const made = ({ left: codes, points }, { byCards }) => {
  const cost = costOf(codes, byCards);
  return html`<span class="st made">${t('ox.over.made', { taken: points + cost, cost, sum: score(points) })}</span>`;
};

/** @param {Row} row @param {Context} ctx */
const rowView = (row, ctx) => html`<li class="rowp ${row.best ? 'best' : ''}" data-seat="${row.seat}">${ctx.face(row.seat)}<span
  class="nm">${ctx.shown(row.seat)}${tags(row, ctx)}${made(row, ctx)}</span>${left(row)}${number(t('ox.over.points'), row.points)}${number(t('ox.over.total'), row.total)}</li>`;

const head = () => html`<li class="rowp head" aria-hidden="true"><span></span><span>${t('ox.over.player')}</span><span
  class="left">${t('ox.over.left')}</span><span class="num">${t('ox.over.points')}</span><span class="num">${t('ox.over.total')}</span></li>`;

/** The points of every game, seat by seat. @param {Context} ctx */
const sheetView = (ctx) => {
  const { games, rows } = sheet(ctx.view);
  if (games.length < 2) return nothing;
  const title = t('ox.over.sheet');
  return html`<div class="sheetall" tabindex="0" role="group" aria-label="${title}"><table><caption>${title}</caption>
    <thead><tr><th scope="col">${t('ox.over.player')}</th>${games.map((g) => html`<th scope="col">${g}</th>`)}<th scope="col">${t('ox.over.total')}</th></tr></thead>
    <tbody>${rows.map(({ seat, points, total }) => html`<tr><th scope="row">${ctx.shown(seat)}</th>${points.map((p) => html`<td>${score(p)}</td>`)}<td
      class="sum">${score(total)}</td></tr>`)}</tbody></table></div>`;
};

/** Why the game ended. @param {Context} ctx @returns {unknown} */
const reason = ({ view, me, shown }) => {
  const { out } = view.past?.[lastGame(view)] ?? {};
  if (!out) return t('ox.over.all_passed');
  return out === me ? t('ox.over.went_out_you') : rich('ox.over.went_out', { who: shown(out) });
};

/** @param {Context} ctx */
const winnerLine = ({ view: { result }, me, name }) => {
  const won = result?.winners ?? [];
  if (won.length > 1) return t('ox.over.winners', { who: listed(won.map(name)) });
  return won[0] === me ? t('ox.over.winner_you') : t('ox.over.winner', { who: won.map(name).join('') });
};

/** @param {Context} ctx */
const winner = (ctx) => {
  const { result, games = 1 } = ctx.view;
  if (!result) return nothing;
  const n = result.totals?.[result.winners[0]] ?? 0;
  return html`<div class="won"><span class="faces">${result.winners.map(ctx.face)}</span><div><h1>${winnerLine(ctx)}</h1>
    <p>${t('ox.over.score', { n, points: score(n), games: t('ox.games', { n: games }) })}</p></div></div>`;
};

/** @param {Context} ctx @returns {TemplateResult} */
export const pointsView = (ctx) => {
  const { view } = ctx;
  return html`<section class="ox-points ${Object.keys(view.seats).length > 6 ? 'many' : ''}" aria-labelledby="points-title">${winner(ctx)}
    <header><h2 id="points-title">${t('ox.over.title', { game: lastGame(view), games: view.games ?? 1 })}</h2><p>${reason(ctx)} ${t('ox.over.most')}
      ${ruleLink('OX-11', ctx)}</p></header>
    <ol>${head()}${outcome(view).map((row) => rowView(row, ctx))}</ol>${sheetView(ctx)}${ctx.after?.() ?? nothing}</section>`;
};

/** The end of the game for one. @param {Context} ctx @returns {TemplateResult} */
export const soloEnd = (ctx) => {
  const { result, square = 0, spots = 0 } = ctx.view;
  return html`<section class="ox-points" aria-labelledby="points-title"><div class="won"><div>
    <h1 id="points-title">${t('ox.solo.end', { n: square })}</h1><p>${t(result?.reason === 'square_full' ? 'ox.solo.solved' : 'ox.solo.stuck')}</p></div></div>
    <header><p>${t('ox.solo.sum', { n: square, spots: t('ox.spots', { n: spots }), total: result?.totals?.[1] ?? 0 })} ${ruleLink('OX-15', ctx)}</p></header>
    ${ctx.after?.() ?? nothing}</section>`;
};
