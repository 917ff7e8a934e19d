// How a match ended: who won, as a banner, and the points seat by seat.
import { html, nothing } from 'lit';
import { capital } from '../../cards/words.js';
import { listed, t } from '../../core/i18n.js';
import { cardWord, numberWord } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Speech} Speech */
/** @typedef {NonNullable<import('./types.js').View['result']>} Result */

/** Whether somebody played alone: nobody wins then. @param {Context} ctx */
const isAlone = ({ view: { seats = {} } }) => Object.keys(seats).length === 1;

/** @param {Result} result @param {Context} ctx @returns {string} */
const winners = ({ winners: won }, { me, name }) => {
  if (won.length > 1) return t('plain.won_all', { who: listed(won.map((seat) => (seat === me ? t('plain.you') : name(seat)))) });
  return won[0] === me ? t('plain.won_you') : t('plain.won', { who: won.map(name).join('') });
};

/** What is behind a word, in a sentence, else the word. @param {string} word @param {Speech} speech @returns {string} */
const behind = (word, speech) => speech.words.explain?.[word] ?? cardWord(word, speech);

/** @param {string} words @returns {string} to stand alone */
const whole = (words) => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`;

/** @param {Result} result @param {Context} ctx @param {Speech} speech */
const banner = (result, ctx, speech) => {
  const reason = whole(behind(result.reason, speech));
  if (isAlone(ctx)) return html`<div class="winner"><div><h1>${t('plain.stuck')}</h1><p>${reason}</p></div></div>`;
  return html`<div class="winner"><span class="faces">${result.winners.map(ctx.face)}</span>
    <div><h1>${winners(result, ctx)}</h1><p>${reason}</p></div></div>`;
};

/** @param {Result} result @param {Speech} speech */
const points = ({ totals = {} }, speech) => {
  const rows = Object.entries(totals).map(([seat, total]) => ({ seat: Number(seat), total }));
  return html`<ol class="totals" aria-label="${t('plain.points')}">${rows.map(({ seat, total }) =>
    html`<li><span>${speech.name(seat)}</span><b>${numberWord(total)}</b></li>`)}</ol>`;
};

/** @param {Speech} speech @returns {unknown} what the points are made of, where the game says it */
const made = ({ words }) => (words.explain?.totals ? html`<p class="cap">${words.explain.totals}</p>` : nothing);

/** @param {Context} ctx @param {Speech} speech @returns {unknown} nothing while the match goes on */
export const endingView = (ctx, speech) => {
  const { view: { result } } = ctx;
  if (!result) return nothing;
  return html`<section class="ended" aria-label="${t('plain.result')}">${banner(result, ctx, speech)}
    ${result.totals ? points(result, speech) : nothing}${made(speech)}${ctx.after?.() ?? nothing}</section>`;
};
