// Beside the field: the card that is held, what laying it would take, the rows
// that lack one card, help.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { looksOf, squareBack, squareCard } from '../../cards/square.js';
import { t } from '../../core/i18n.js';
import { canTurn, placeMove, placesOf, quartersTo, spinOf, turnOf } from './draft.js';
import { forming, lainIn, linesAt, nameAt, pointsOf, touched, worthOf } from './grid.js';
import { advice, hintButton } from './hint.js';
import { shownRefusal } from './refusal.js';
import { refusedView } from './refusedview.js';
import { isMine } from './turn.js';
import { described, linesWords, places, worthWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./grid.js').Line} Line */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** How far it is turned, as a row of bars. @param {Draft} draft */
const quarters = (draft) => html`<span class="quarters" aria-hidden="true">${Array.from(
  { length: looksOf(draft.card) }, (_, i) => html`<i class="${i === turnOf(draft) ? 'on' : ''}"></i>`,
)}</span>`;

/** The card in the hand, large, and what turns it. @param {Draft} draft @param {Context} ctx */
const turner = (draft, { view }) => html`<div class="ox-turner">
  <h2>${t('ox.held')}</h2><span class="big">${squareCard(draft.card, { turn: spinOf(view, draft.card, draft.spins) })}</span>
  ${canTurn(draft) ? quarters(draft) : nothing}
  <span class="ctl">${view.printed ? nothing : html`<button class="btn" data-do="turn" data-hot="r" aria-disabled="${!canTurn(draft)}">${icon('turn')}<span
    class="vh">${t('ox.do.turn')}</span><span class="lbl" aria-hidden="true">${t('ox.do.turn')}</span><kbd aria-hidden="true">R</kbd></button>`}
  <button class="btn icon" data-do="down" aria-label="${t('ox.do.down')}">${icon('cross')}</button></span></div>`;

/** @param {Context} ctx */
const stack = ({ view: { stack: n = 0, pile } }) => html`<p class="ox-stack ${n ? '' : 'none'}" data-anchor="stack"><span
  class="card flat">${squareBack()}</span><span><b>${n}</b> <span class="cap">${t(pile ? 'ox.stack.pile' : 'ox.stack', { n })}</span></span></p>`;

/** @param {Context} ctx @returns {TemplateResult} */
export const side = (ctx) => html`<div class="ox-side">${ctx.draft?.card ? turner(ctx.draft, ctx) : nothing}${stack(ctx)}</div>`;

/** @param {string} point @param {Line[]} lines @param {Draft} draft @param {Context} ctx */
const five = (point, lines, { card, spins }, { view }) => html`<span class="five" aria-hidden="true">${pointsOf(lines).map((one) => {
  const code = lainIn(view).get(one);
  return one === point || !code ? html`<span class="mine">${squareCard(card, { turn: spinOf(view, card, spins), bare: true })}</span>`
    : html`<span>${squareCard(code, { turn: view.field[code].turn, bare: true })}</span>`;
})}</span>`;

/** @param {Draft} draft */
const layButton = (draft) => {
  const { card, turn, x, y } = placeMove(draft, draft.at);
  return html`<button class="btn main" data-do="place" data-card="${card}" data-turn="${turn}" data-x="${x}" data-y="${y}"
    aria-label="${t('ox.do.lay', { at: nameAt(draft.at) })}">${icon('check')}<span class="lg">${t('ox.do.lay', { at: nameAt(draft.at) })}</span><span class="sh">${t('ox.do.lay_short')}</span></button>`;
};

/** The chosen place: what laying there takes. @param {Draft} draft @param {Context} ctx */
const chosen = (draft, ctx) => {
  const { view, byCards, spotting } = ctx;
  const lain = lainIn(view);
  const lines = view.pile ? [] : linesAt(lain, draft.at);
  const n = worthOf(lain, lines, draft.card, byCards);
  const beside = html`${t('ox.chosen.beside', { places: places(touched(lain, draft.at)) })} <span class="yet">${t('ox.chosen.yet')}</span>`;
  if (lines.length === 0) return html`<section class="ox-panel ox-chosen" aria-label="${t('ox.chosen')}"><p role="status"><b>${nameAt(draft.at)}</b> ${lain.size ? beside : ''}</p>${layButton(draft)}</section>`;
  return html`<section class="ox-panel ox-chosen trick" aria-label="${t('ox.chosen')}"><h2>${t('ox.trick', { lines: linesWords(lines) })}</h2>
    <p class="num"><b>${n}</b><small>${t(byCards ? 'ox.cards_word' : 'ox.spots_word', { n })}<br>${t('ox.cards', { n: pointsOf(lines).length })}</small></p>
    ${five(draft.at, lines, draft, ctx)}<p role="status"><span class="vh">${worthWords(n, byCards)}. </span>${t(spotting ? 'ox.trick.if' : 'ox.trick.say', { lines: linesWords(lines), at: nameAt(draft.at) })}</p>${layButton(draft)}</section>`;
};

/** How many places take the card now, and after turning. @param {Draft} draft @param {Context} ctx */
const heldWords = (draft, { view }) => {
  const away = placesOf(view, draft.card).map((point) => quartersTo(draft, point));
  const now = away.filter((n) => n === 0).length;
  const [a, b] = [t('ox.fits.now', { n: now }), t('ox.fits.later', { n: away.length - now })];
  return away.length ? (away.length > now ? `${a} ${b}` : a) : t('ox.fits.none');
};

/** @param {Draft} draft @param {Context} ctx */
const held = (draft, ctx) => {
  const { view } = ctx;
  const words = isMine(view, ctx.me) ? heldWords(draft, ctx) : t('ox.planning');
  return html`<section class="ox-panel ox-heldsay" aria-label="${t('ox.held')}"><p role="status">${words}<span class="vh"> ${described(draft.card, turnOf(draft))}</span></p>${help(ctx)}</section>`;
};

/** @param {Context} ctx */
const help = (ctx) => html`${advice(ctx)}${hintButton(ctx)}`;

/** @param {Context} ctx */
const lacking = (ctx) => {
  const { view, byCards } = ctx;
  const lain = lainIn(view);
  return [...forming(view)].slice(0, 3).map(([point, lines]) => html`<li>${t('ox.lacking', {
    lines: linesWords(lines), at: nameAt(point), worth: worthWords(worthOf(lain, lines, '', byCards), byCards),
  })}</li>`);
};

/** @param {Context} ctx @returns {string} */
const idleWords = ({ view, me, spotting }) => {
  if (view.seats[me]?.locked) return t('ox.locked');
  if (view.can?.place || view.can?.free) return t(view.pile ? 'ox.idle.pile' : 'ox.idle');
  return spotting && view.can?.claim ? t('ox.idle.claim') : '';
};

/** Some of it is only said where there is something to say. @param {Context} ctx */
const idle = (ctx) => {
  const words = idleWords(ctx);
  const rows = lacking(ctx);
  const clause = ctx.view.can?.claim && !words.includes(t('ox.idle.claim')) ? html`<p>${t('ox.idle.claim')}</p>` : nothing;
  return html`<section class="ox-panel ox-idle" aria-label="${t('ox.about')}">${words ? html`<p>${words}</p>` : nothing}${clause}${rows.length
    ? html`<ul>${rows}</ul>` : nothing}${help(ctx)}</section>`;
};

/** @param {Context} ctx @returns {TemplateResult} */
export const panel = (ctx) => {
  const { draft } = ctx;
  const refused = shownRefusal(ctx);
  if (refused) return refusedView(refused, ctx);
  if (draft?.at) return chosen(draft, ctx);
  return draft?.card ? held(draft, ctx) : idle(ctx);
};
