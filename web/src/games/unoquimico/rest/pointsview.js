// The end of a game: points seat by seat with the cards left, running totals,
// and who is ready to go on. At the end of the match, who won.
import { html, nothing } from 'lit';
import { card } from '../../../cards/card.js';
import { listed, rich, t } from '../../../core/i18n.js';
import { rulingLink } from './pieces.js';
import { lastGame } from '../points.js';
import { WENT_OUT, outcome, sheet, worth } from './outcome.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('./outcome.js').Row} Row */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {number} n @returns {string} with a true minus sign */
const score = (n) => String(n).replace('-', '−');

/** A card that is left, over what it counts. @param {string} code @param {Context} ctx */
const costly = (code, { lang, options }) =>
  html`<span class="cost">${card(code, { lod: 'X', lang, label: true })}<small>${worth(code, options)}</small></span>`;

/** @param {Row} row @param {Context} ctx */
const left = ({ left: codes }, ctx) => html`<span class="left">${codes.length
  ? codes.map((code) => costly(code, ctx))
  : html`<span class="none">${t('uno.over.went', { n: score(WENT_OUT) })}</span>`}</span>`;

/** @param {Row} row @param {Context} ctx */
const lead = ({ best }, { view }) =>
  (best ? html` <span class="tag ink">${t(view.result ? 'uno.over.first' : 'uno.over.leads')}</span>` : nothing);

/** @param {Row} row @param {Context} ctx */
const readiness = ({ ready }, { view }) =>
  (view.turn.phase === 'between' ? html`<span class="st">${t(ready ? 'uno.over.ready' : 'uno.over.not_ready')}</span>` : nothing);

/** A number under its heading, which is said with it. @param {string} heading @param {number} n */
const number = (heading, n) => html`<span class="num"><span class="vh">${heading} </span>${score(n)}</span>`;

/** @param {Row} row @param {Context} ctx */
const rowView = (row, ctx) => html`<li class="rowp ${row.best ? 'best' : ''}" data-seat="${row.seat}">
  ${ctx.face(row.seat)}<span class="nm">${ctx.shown(row.seat)}${lead(row, ctx)}${readiness(row, ctx)}</span>
  ${left(row, ctx)}${number(t('uno.over.points'), row.points)}${number(t('uno.over.total'), row.total)}
</li>`;

const head = () => html`<li class="rowp head" aria-hidden="true"><span></span><span>${t('uno.over.player')}</span>
  <span class="left">${t('uno.over.left')}</span><span class="num">${t('uno.over.points')}</span>
  <span class="num">${t('uno.over.total')}</span></li>`;

/** @param {import('./outcome.js').Sheet['rows'][number]} row @param {Context} ctx */
const sheetRow = ({ best, seat, points, total }, ctx) => html`<tr class="${best ? 'first' : ''}"><th scope="row">${ctx.shown(seat)}</th>
  ${points.map((p) => html`<td>${score(p)}</td>`)}<td class="sum">${score(total)}</td></tr>`;

/** @param {number[]} games */
const sheetHead = (games) => html`<thead><tr><th scope="col">${t('uno.over.player')}</th>
  ${games.map((g) => html`<th scope="col">${g}</th>`)}<th scope="col">${t('uno.over.total')}</th></tr></thead>`;

/** The points of every game, seat by seat. @param {Context} ctx */
const sheetView = (ctx) => {
  const { games, rows } = sheet(ctx.view);
  if (games.length < 2) return nothing;
  const title = t('uno.over.sheet');
  return html`<div class="sheetbox" tabindex="0" role="group" aria-label="${title}"><table class="sheet-all"><caption>${title}</caption>
    ${sheetHead(games)}<tbody>${rows.map((row) => sheetRow(row, ctx))}</tbody></table></div>`;
};

/** Why the game ended. @param {Context} ctx @returns {unknown} */
const reason = ({ view, me, shown }) => {
  const past = view.past?.[lastGame(view)];
  if (!past) return '';
  if (!past.out) return t(past.reason === 'bound' ? 'uno.over.bound' : 'uno.over.blocked');
  return past.out === me ? t('uno.over.went_out_you') : rich('uno.over.went_out', { who: shown(past.out) });
};

/** @param {Context} ctx */
const heading = (ctx) => {
  const { view } = ctx;
  return html`<header><h2 id="points-title">${t('uno.over.title', { game: lastGame(view), games: view.games })}</h2>
    <p>${reason(ctx)} ${t('uno.over.lowest')} ${rulingLink('UQ-12', t('uno.over.rule', { rule: 'UQ-12' }))}</p></header>`;
};

/** Who is not ready, to one of them. @param {number} others @returns {string} */
const stillOut = (others) => (others > 0 ? t('uno.wait.you_too', { n: others }) : t('uno.wait.you'));

/** @param {Context} ctx */
const goOn = ({ view }) => (view.can?.next
  ? html`<footer><p>${stillOut(view.turn.seats.length - 1)}</p></footer>`
  : nothing);

/** @param {Context} ctx @returns {TemplateResult} */
export const pointsView = (ctx) => {
  const { seats, result } = ctx.view;
  return html`<section class="points ${Object.keys(seats).length > 6 ? 'many' : ''}" aria-labelledby="points-title">
    ${result ? winner(ctx) : nothing}${heading(ctx)}
    <ol>${head()}${outcome(ctx.view).map((row) => rowView(row, ctx))}</ol>
    ${sheetView(ctx)}${goOn(ctx)}${ctx.after?.() ?? nothing}
  </section>`;
};

/** @param {Context} ctx */
const winnerLine = ({ view, me, name }) => {
  const won = view.result?.winners ?? [];
  if (won.length > 1) return t('uno.over.winners', { who: listed(won.map(name)) });
  return won[0] === me ? t('uno.over.winner_you') : t('uno.over.winner', { who: won.map(name).join('') });
};

/** @param {Context} ctx */
const winnersScore = ({ view: { result, games } }) => {
  const n = result?.totals[result.winners[0]] ?? 0;
  return t(games === 1 ? 'uno.over.score_one' : 'uno.over.score', { n, points: score(n), games });
};

/** @param {Context} ctx @returns {TemplateResult} */
const winner = (ctx) => html`<div class="winner"><span class="faces">${ctx.view.result?.winners.map(ctx.face)}</span>
  <div><h1>${winnerLine(ctx)}</h1><p>${winnersScore(ctx)}</p></div></div>`;
