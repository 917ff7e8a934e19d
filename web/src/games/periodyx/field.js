// The middle of the table: which game is on, what is asked, the round table with
// its indicator, Mendeleev's table.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { letters } from './alphabet.js';
import { middle } from './duelview.js';
import { gameOn, games } from './games.js';
import { hintButton, hintView, refused, rulingLink } from './helpview.js';
import { mendeleev } from './mendview.js';
import { over } from './overview.js';
import { panel } from './panel.js';
import { ring, row } from './ring.js';
import { gameName } from './words.js';

/** @typedef {import('./types.js').Context} Context */

/** The ruling of each game. */
const rulings = ['PX-5', 'PX-7', 'PX-5', 'PX-8', 'PX-5', 'PX-9', 'PX-5', 'PX-10', 'PX-11', 'PX-12', 'PX-13'];

/** @param {Context} ctx */
const game = (ctx) => {
  const on = gameOn(ctx.view);
  const n = games.indexOf(on);
  return html`<section class="game"><div class="hd"><span class="no" aria-hidden="true">${n + 1}</span><h2 class="${on}">${gameName(on)}</h2>${hintButton(ctx)}</div>
    <p class="how"><span class="lg">${t(`px.how.${on}`)} ${rulingLink(rulings[n])}</span><span class="sh">${t(`px.short.${on}`)}</span></p></section>`;
};

/** Phases in which only the two cards count. @param {Context} ctx */
const isRace = ({ view }) => /^(race|state|vote)$/.test(view.turn.phase);

/** What a small screen makes room for. @param {Context} ctx */
const kind = (ctx) => {
  const { can } = ctx.view;
  const asks = can?.letter ? 'letters-on' : can?.predict ? 'predict-on' : '';
  const idle = ctx.view.open?.other ? '' : `idle ${can?.ask || can?.take || can?.lay ? 'naming' : ''}`;
  return `${isRace(ctx) ? 'race-on' : `${asks} ${idle}`} ${ctx.refusal ? 'refused' : ''} ${ctx.view.hint ? 'hinted' : ''} ${Object.keys(ctx.view.seats).length > 5 ? 'crowd' : ''}`;
};

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const field = (ctx) => {
  if (ctx.view.result && !ctx.lingers) return html`<div class="field ended">${over(ctx)}</div>`;
  return html`<div class="field ${kind(ctx)}">${row(ctx)}${game(ctx)}<div class="ask">${refused(ctx)}${hintView(ctx)}${panel(ctx)}</div>
    <div class="dial">${ring(ctx)}<div class="mid">${ctx.view.can?.letter ? letters(ctx) : middle(ctx)}</div></div>${isRace(ctx) ? nothing : mendeleev(ctx)}</div>`;
};
