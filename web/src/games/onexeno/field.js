// The field: cards as they lie, and what can be done with each free place.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../cards/icon.js';
import { squareCard } from '../../cards/square.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { heldOf, placesOf, quartersTo, spinOf } from './draft.js';
import { frames } from './frames.js';
import { along, columnName, forming, lainIn, linesAt, nameAt, rowName, seenOf, worthOf } from './grid.js';
import { shownRefusal } from './refusal.js';
import { described, linesWords, worthWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./grid.js').Line} Line */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/**
 * What is known of the field while it is drawn.
 * @typedef {object} Board
 * @property {Context} ctx
 * @property {import('./grid.js').Lain} lain
 * @property {Map<string, Line[]>} forming rows that lack one card, by the place where it would lie
 * @property {Set<string>} hopes places where some card of the hand fits
 * @property {number} newest number of the card laid last
 */

/** @param {Context} ctx @returns {string} */
const picked = ({ draft, view }) => (view.can?.place || view.can?.free ? (draft?.card ?? '') : '');

/** @param {Context} ctx @returns {Board} */
const boardOf = (ctx) => {
  const { view } = ctx;
  return {
    ctx, lain: lainIn(view), forming: forming(view),
    hopes: new Set(heldOf(view).flatMap((code) => placesOf(view, code))),
    newest: Math.max(0, ...Object.values(view.field).map(({ nth }) => nth)),
  };
};

/** Whether a seat may say that the card does not match: not who laid it, and never the first one. @param {import('./types.js').Lying} lying @param {Context} ctx */
const isClaimable = ({ by }, { view, me }) => Boolean(view.can?.claim && by && by !== me);

/** @param {import('./types.js').Lying} lying @param {string} code @param {Context} ctx */
const lyingWords = ({ x, y, turn, by }, code, ctx) => {
  const who = by ? t(by === ctx.me ? 'ox.by_you' : 'ox.by', { who: ctx.name(by) }) : t('ox.by_nobody');
  return `${nameAt(`${x},${y}`)}: ${described(code, turn)}${ctx.view.pile ? '' : `. ${who}`}`;
};

/** @param {string} code @param {Board} board */
const lyingView = (code, { ctx, newest }) => {
  const lying = ctx.view.field[code];
  const { x, y, turn, by, nth } = lying;
  const words = lyingWords(lying, code, ctx);
  const cls = `ox-on ${nth > 0 && nth === newest ? 'newest' : ''}`;
  const from = by ? `seat-${by}` : 'stack';
  if (!isClaimable(lying, ctx)) {
    return html`<span class="${cls}" role="img" aria-label="${words}" data-flip="${code}" data-from="${from}">${squareCard(code, { turn })}</span>`;
  }
  return html`<button class="${cls} claimable" id="on-${x}_${y}" data-do="claim" data-card="${code}" data-flip="${code}" data-from="${from}"
    aria-busy="${ctx.sending.includes(code)}"><span class="vh">${t('ox.claim_it', { card: words })}</span>${squareCard(code, { turn })}</button>`;
};

/** What a place would take. @param {Line[]} lines @param {string} code @param {Board} board @returns {number} */
const takes = (lines, code, { ctx, lain }) => worthOf(lain, lines, code, ctx.byCards);

/** @param {number} n */
const plus = (n) => (n ? html`<small><span class="lg">${t('ox.takes', { n })}</span><span class="sh">+${n}</span></small>` : nothing);

/** @param {string} key @param {Line[]} lines @param {number} n @param {Context} ctx */
const also = (key, lines, n, { byCards }) =>
  (lines.length ? `${key}. ${t('ox.place.takes', { lines: linesWords(lines), worth: worthWords(n, byCards) })}` : key);

/** A place that is free while a card is held. @param {string} point @param {string} code @param {Board} board */
const openView = (point, code, board) => {
  const { ctx, lain } = board;
  const draft = /** @type {import('./draft.js').Draft} */ (ctx.draft);
  const quarters = quartersTo(draft, point);
  const lines = ctx.view.pile || quarters === undefined ? [] : linesAt(lain, point);
  const n = takes(lines, code, board);
  const at = nameAt(point);
  const [cls, words, inside] = quarters === undefined ? ['off', t('ox.place.off', { at }), nothing]
    : quarters === 0 ? ['now', t('ox.place.now', { at }), html`${icon('plus')}${plus(n)}`]
      : ['later', t('ox.place.later', { at, n: quarters }), html`<span class="q">${icon('turn')}${quarters}×</span>${plus(n)}`];
  return html`<button class="ox-free ${cls}" data-drop="${point}" id="at-${point.replace(',', '_')}" aria-disabled="${!ctx.live}"><span
    class="vh">${also(words, lines, n, ctx)}</span><span class="ox-in" aria-hidden="true">${inside}</span></button>`;
};

/** The chosen place shows the card as it will lie. @param {string} point @param {string} code @param {Board} board */
const chosenView = (point, code, { ctx }) => html`<button class="ox-free chosen" data-drop="${point}" id="at-${point.replace(',', '_')}"
  aria-disabled="${!ctx.live}" aria-busy="${ctx.sending.includes(code)}"><span class="vh">${t('ox.place.chosen', { at: nameAt(point) })}</span>${squareCard(
  code, { turn: spinOf(ctx.view, code, ctx.draft?.spins) },
)}</button>`;

/** The card where the server did not let it lie. @param {import('./refusal.js').Misfit} misfit */
const misfitView = ({ point, card, turn, wrong }) => html`<button class="ox-free misfit" data-drop="${point}"><span
  class="vh">${t('ox.place.misfit', { at: nameAt(point) })}</span>${squareCard(card, { turn, wrong })}</button>`;

/** What is seen of a free place while no card is held. @param {string} point @param {Board} board */
const idleView = (point, board) => {
  const lines = board.forming.get(point) ?? [];
  const mark = lines.length ? html`<small>${takes(lines, '', board)}+</small>` : nothing;
  return html`<span class="ox-free idle ${board.hopes.has(point) ? 'hope' : ''}" aria-hidden="true">${mark}</span>`;
};

/** @param {string} point @param {Board} board */
const cell = (point, board) => {
  const { ctx, lain } = board;
  const code = lain.get(point);
  if (code) return lyingView(code, board);
  const misfit = shownRefusal(ctx)?.misfit;
  if (misfit?.point === point) return misfitView(misfit);
  const held = picked(ctx);
  if (!held) return idleView(point, board);
  return ctx.draft?.at === point ? chosenView(point, held, board) : openView(point, held, board);
};

/** Rows that the chosen place makes whole, or those that lack one card. @param {Board} board @param {ReturnType<typeof seenOf>} seen */
const framed = ({ ctx: { draft, view }, lain, forming: lacking }, seen) => {
  const whole = draft?.at && !view.pile ? linesAt(lain, draft.at) : [];
  return frames(whole, whole.length ? [] : [...lacking.values()].flat(), seen);
};

/** @param {ReturnType<typeof seenOf>} seen @param {Context} ctx */
const fieldWords = ({ xs, ys }, { view }) => {
  const ends = (/** @type {number[]} */ all, /** @type {(n: number) => string} */ word) => `${word(all[0])}–${word(all[all.length - 1])}`;
  const data = { columns: ends(along(xs), columnName), rows: ends(along(ys), rowName), w: view.box.w, h: view.box.h };
  return t(xs.open || ys.open ? 'ox.field.open' : 'ox.field.closed', data);
};

/** Turns what is held, by the wheel: a notch a quarter. @param {WheelEvent} event */
const onWheel = (event) => {
  const button = /** @type {HTMLElement|null} */ (document.querySelector('[data-do="turn"]:not([aria-disabled="true"])'));
  if (!button || Math.abs(event.deltaY) < 20) return;
  event.preventDefault();
  button.click();
};

/** @param {Context} ctx @returns {TemplateResult} */
export const grid = (ctx) => {
  const seen = seenOf(ctx.view);
  const { xs, ys } = seen;
  const board = boardOf(ctx);
  const points = along(ys).flatMap((y) => along(xs).map((x) => `${x},${y}`));
  const axis = (/** @type {number[]} */ all, /** @type {(n: number) => string} */ word, /** @type {string} */ cls) =>
    html`<div class="ox-axis ${cls}" aria-hidden="true">${all.map((n) => html`<span>${word(n)}</span>`)}</div>`;
  return html`<div class="ox-fieldwrap" ${vars({ '--cols': xs.n, '--rows': ys.n })} @wheel=${onWheel}>
    ${axis(along(xs), columnName, 'x')}${axis(along(ys), rowName, 'y')}
    <div class="ox-grid ${xs.open ? 'open-x' : ''} ${ys.open ? 'open-y' : ''}" role="group" aria-label="${fieldWords(seen, ctx)}"
      >${repeat(points, (point) => point, (point) => cell(point, board))}${framed(board, seen)}</div></div>`;
};
