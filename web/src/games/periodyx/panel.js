// Where a move is put together: players, figures, properties, votes.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { cardName } from '../../cards/atlas.js';
import { figureSaid } from '../../cards/figures.js';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { raceLog } from './duelview.js';
import { gameOn } from './games.js';
import { choices, rivals, statPicked } from './picked.js';
import { claimed } from './telling.js';
import { wordOf } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Stat} Stat */

/** The longest that may be said (PX-12). */
const LONGEST = 40;

/** @param {number} seat @param {Context} ctx */
const rival = (seat, ctx) => html`${ctx.face(seat)}<span class="nm">${ctx.shown(seat)}</span><b>${ctx.view.seats[seat]?.cards ?? 0}</b>`;

/** Players one of whom is named at once. @param {number[]} seats @param {'ask'|'take'} act @param {Context} ctx */
const whom = (seats, act, ctx) => html`<div class="rivals" role="group" aria-label="${t(`px.whom.${act}`)}"><h3>${t(`px.whom.${act}`)}</h3><div>${seats
  .map((seat) => html`<button class="btn" data-do="${act}" data-seat="${seat}" data-game="${gameOn(ctx.view)}" data-named="${seat}">${rival(seat, ctx)}</button>`)}</div></div>`;

/** Players one of whom is named with a card or a letter: a card can be carried there. @param {'letter'|'lay'} act @param {Context} ctx */
const named = (act, ctx) => {
  const { seat, only } = ctx.picked;
  return html`<div class="rivals" role="group" aria-label="${t(`px.whom.${act}`)}"><h3>${t(`px.whom.${act}`)}</h3><div>${rivals(ctx.view).map((one) =>
    html`<button class="btn" data-pick="seat:${one}" data-drop="seat:${one}" data-named="${one}"
      aria-pressed="${seat === one || only === one || rivals(ctx.view).length === 1}">${rival(one, ctx)}</button>`)}</div></div>`;
};

/** @param {Stat} stat @param {Context} ctx */
const figure = (stat, { view, picked, lang }) => {
  const value = picked.card && view.figures?.[picked.card]?.[stat];
  return html`<button class="btn stat" data-pick="stat:${stat}" aria-pressed="${picked.stat === stat}" aria-disabled="${Boolean(picked.card) && !value}"
    ><span>${wordOf(stat)}</span><b>${picked.card ? figureSaid(value || undefined, stat, lang) : nothing}</b></button>`;
};

/** @param {string} d */
const arrow = (d) => () => html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" fill="currentColor"></path></svg>`;

/** @type {Record<string, () => unknown>} */
const arrows = {
  higher: arrow('M2 21L12 3l10 18z'), lower: arrow('M2 3h20L12 21z'), earlier: arrow('M21 2v20L3 12z'), later: arrow('M3 2l18 10L3 22z'),
};

const ways = { hi_lo: ['higher', 'lower'], early_bird: ['earlier', 'later'] };

/** @param {string} way @param {Context} ctx */
const wayButton = (way, { view, picked }) => {
  const stat = statPicked(picked, view.game);
  const whole = picked.card && stat;
  return html`<button class="btn big ${whole ? 'main' : ''}" data-do="predict" data-way="${way}" data-stat="${stat ?? nothing}" aria-disabled="${!whole}"
    >${arrows[way]()}<span>${wordOf(way)}</span></button>`;
};

/** What is still to be chosen for a prediction. @param {Context} ctx */
const missing = ({ view, picked, lang }) => {
  const { card } = picked;
  const stat = statPicked(picked, view.game);
  if (!card) return t('px.predict.card');
  if (!stat) return t('px.predict.stat');
  return rich('px.predict.way', {
    card: html`<b lang="${lang}">${cardName(card, lang)}</b>`, value: figureSaid(view.figures?.[card]?.[stat], stat, lang), stat: wordOf(stat),
  });
};

/** @param {Context} ctx */
const predict = (ctx) => html`<div class="predict"><h3>${missing(ctx)}</h3>${ctx.view.game === 'hi_lo'
  ? html`<div class="stats" role="group" aria-label="${t('px.predict.stat')}">${choices().map((stat) => figure(stat, ctx))}</div>` : nothing}
  <div class="ways">${ways[ctx.view.game === 'early_bird' ? 'early_bird' : 'hi_lo'].map((way) => wayButton(way, ctx))}</div></div>`;

/** @param {string} property @param {Context} ctx */
const claim = (property, { live: may }) => html`<button class="btn" data-do="claim" data-property="${property}" aria-disabled="${!may}">${t(
  `px.share.${/** @type {import('./words.js').Property} */ (property)}`,
)}</button>`;

/** Whether an answer waits for the others. @param {Context} ctx */
const answered = ({ view, me, options }) => me > 0 && options.race === 'calm' && (view.open?.out ?? []).includes(me);

/** @param {Context} ctx */
const waiting = (ctx) => {
  const { view, me } = ctx;
  if (answered(ctx)) return html`<p>${view.claimed ? t('px.race.answered', { property: wordOf(view.claimed) }) : t('px.race.gave_up')}</p>`;
  return me > 0 && (view.open?.out ?? []).includes(me) ? html`<p>${t('px.race.out')}</p>` : nothing;
};

/** @param {Context} ctx */
const race = (ctx) => {
  const { can } = ctx.view;
  return html`<div class="racebox"><h3>${t(ctx.options.race === 'calm' ? 'px.race.calm' : can?.buzz ? 'px.race.free' : 'px.race.fast')}</h3>${can?.claim
    ? html`<div class="claims">${can.claim.map((property) => claim(property, ctx))}</div>` : waiting(ctx)}${can?.buzz
    ? html`<button class="btn main big" data-do="buzz" data-hot="b" data-home>${t('px.do.buzz')}</button>` : nothing}${raceLog(ctx)}</div>`;
};

/** The buzzer's own words. @param {Context} ctx */
const say = ({ typed, live: may }) => {
  const text = typed['px-say'] ?? '';
  return html`<form class="say" data-form="typed"><label for="px-say">${t('px.say.label')}</label><div><input id="px-say" data-typed="px-say" autocomplete="off"
    maxlength="${LONGEST}" .value=${live(text)}><button class="btn main" id="px-say-it" data-do="state" data-text="${text}" aria-disabled="${!may || text.trim() === ''}"
    >${t('px.say.send')}</button></div></form>`;
};

/** @param {Context} ctx */
const state = (ctx) => {
  const buzzer = ctx.view.open?.buzzer ?? 0;
  return ctx.view.can?.say ? say(ctx) : html`<p class="spoken">${ctx.face(buzzer)}<span>${rich('px.say.other', { who: ctx.shown(buzzer) })}</span></p>`;
};

/** @param {Context} ctx */
const vote = (ctx) => {
  const { buzzer = 0, text = '', voted = [] } = ctx.view.open ?? {};
  return html`<div class="racebox"><p class="spoken">${ctx.face(buzzer)}<span>${ctx.shown(buzzer)}: <q>${claimed(text)}</q></span></p>${ctx.view.can?.vote
    ? html`<div class="ways"><button class="btn big" data-do="yes" data-hot="y">${icon('check')}${t('px.do.yes')}</button><button class="btn big" data-do="no" data-hot="n">${icon('cross')}${t(
      'px.do.no',
    )}</button></div>` : html`<p>${t('px.vote.cast', { n: voted.length })}</p>`}</div>`;
};

/** @param {Context} ctx */
const exchange = (ctx) => {
  const code = ctx.view.can?.exchange;
  return code ? html`<div class="say"><p>${rich('px.exchange', { card: html`<b lang="${ctx.lang}">${cardName(code, ctx.lang)}</b>` })}</p></div>` : nothing;
};

/** What is asked of the viewer, or what the table waits for. @param {Context} ctx @returns {unknown} */
export const panel = (ctx) => {
  const { can, turn } = ctx.view;
  if (turn.phase === 'race') return race(ctx);
  if (turn.phase === 'state') return state(ctx);
  if (turn.phase === 'vote') return vote(ctx);
  if (can?.ask) return whom(rivals(ctx.view), 'ask', ctx);
  if (can?.take) return whom(can.take, 'take', ctx);
  if (can?.letter) return named('letter', ctx);
  if (can?.lay) return named('lay', ctx);
  if (can?.predict) return predict(ctx);
  return can?.exchange ? exchange(ctx) : nothing;
};
