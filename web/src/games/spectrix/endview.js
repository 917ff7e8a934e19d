// The end of a round: what is left in each hand and what it costs, who is out, and
// who is ready to go on. At the end of the match, who won.
import { html, nothing } from 'lit';
import { spectrumCard } from '../../cards/spectrum.js';
import { language, listed, rich, t } from '../../core/i18n.js';
import { lastRound, outcome, sheet } from './points.js';
import { figure } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./points.js').Row} Row */

/** @param {Row} row */
const left = ({ left: codes }) => html`<span class="left">${codes.length
  ? codes.map((code) => html`<span>${spectrumCard(code, { lod: 'T', lang: language(), label: true })}</span>`)
  : html`<b>${t('sx.end.empty')}</b>`}</span>`;

/** @param {Row} row @param {Context} ctx */
const tagOf = ({ out, best, ready }, { view }) => {
  if (out) return html`<span class="tag">${t('sx.end.is_out', { n: view.target })}</span>`;
  if (best) return html`<span class="tag ink">${t(view.result ? 'sx.end.first' : 'sx.end.leads')}</span>`;
  return view.turn.phase === 'between' && !ready ? html`<span class="st">${t('sx.end.not_ready')}</span>` : nothing;
};

/** A number under its heading, which is said with it. @param {string} heading @param {number} n */
const number = (heading, n) => html`<span class="num"><span class="vh">${heading} </span>${figure(n)}</span>`;

/** @param {Row} row @param {Context} ctx */
const rowView = (row, ctx) => html`<li class="sx-row ${row.best ? 'best' : ''} ${row.out ? 'out' : ''}" data-seat="${row.seat}">${ctx.face(row.seat)}<span
  class="nm">${ctx.shown(row.seat)} ${tagOf(row, ctx)}</span>${left(row)}${number(t('sx.end.points'), row.points)}${number(
  t('sx.end.total'), row.total,
)}</li>`;

const head = () => html`<li class="sx-row head" aria-hidden="true"><span></span><span>${t('sx.end.player')}</span><span
  class="left">${t('sx.end.left')}</span><span class="num">${t('sx.end.points')}</span><span class="num">${t('sx.end.total')}</span></li>`;

/** The points of every round, seat by seat. @param {Context} ctx */
const sheetView = (ctx) => {
  const { rounds, rows } = sheet(ctx.view);
  if (rounds.length < 2) return nothing;
  return html`<div class="sx-sheet" tabindex="0" role="group" aria-label="${t('sx.end.sheet')}"><table><caption>${t('sx.end.sheet')}</caption>
    <thead><tr><th scope="col">${t('sx.end.player')}</th>${rounds.map((round) => html`<th scope="col">${round}</th>`)}</tr></thead>
    <tbody>${rows.map(({ seat, points }) => html`<tr><th scope="row">${ctx.shown(seat)}</th>${points.map((n) =>
      html`<td>${figure(n)}</td>`)}</tr>`)}</tbody></table></div>`;
};

/** Why the round ended. @param {Context} ctx @returns {unknown} */
const reason = ({ view, me, shown }) => {
  const past = view.past?.[lastRound(view)];
  if (!past?.out) return t(past?.reason === 'bound' ? 'sx.end.bound' : 'sx.end.blocked');
  return past.out === me ? t('sx.end.went_out_you') : rich('sx.end.went_out', { who: shown(past.out) });
};

/** @param {Context} ctx */
const heading = (ctx) => html`<header><h2 id="sx-end">${t('sx.end.title', { n: lastRound(ctx.view) })}</h2><p>${reason(ctx)} ${t('sx.end.each')} <a
  href="/rules/spectrix#SP-9" target="_blank" rel="noopener">${t('sx.no.rule', { rule: 'SP-9' })}</a></p></header>`;

/** @param {Context} ctx */
const winnerLine = ({ view, me, name }) => {
  const won = view.result?.winners ?? [];
  if (won.length > 1) return t('sx.end.winners', { who: listed(won.map(name)) });
  return won[0] === me ? t('sx.end.winner_you') : t('sx.end.winner', { who: won.map(name).join('') });
};

/** @param {string} why */
const why = (why) => {
  const known = /** @type {const} */ (['last_under_target', 'lowest_total', 'sudden_death', 'time_limit']).find((one) => one === why);
  return known ? t(`sx.end.why.${known}`) : '';
};

/** @param {Context} ctx */
const winner = (ctx) => html`<div class="sx-winner"><span class="faces">${ctx.view.result?.winners.map(ctx.face)}</span><div><h1>${winnerLine(ctx)}</h1>
  <p>${why(ctx.view.result?.reason ?? '')}</p></div></div>`;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const endView = (ctx) => {
  const { result } = ctx.view;
  return html`<section class="sx-end" aria-labelledby="sx-end">${result ? winner(ctx) : nothing}${heading(ctx)}
    <ol>${head()}${outcome(ctx.view).map((row) => rowView(row, ctx))}</ol>${sheetView(ctx)}${ctx.after?.() ?? nothing}</section>`;
};
