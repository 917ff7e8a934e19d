// A field of square cards to lay on: the cards that can be taken up, and the
// places of the field, of which those that fit are buttons.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { isField } from './field.js';
import { square } from './picture.js';
import { numberWord } from './speech.js';
import { canTurn, follow, layable, placesFor, pointsFor, toggle, turned, unpick } from './squares.js';

/** @typedef {import('./squares.js').Draft} Draft */
/** @typedef {import('./squares.js').View} View */
/** @typedef {import('./squares.js').Place} Place */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/**
 * Whether square cards lie there, or will.
 * @param {import('../../core/game.js').View} view @returns {view is View & Required<Pick<View, 'field'>>}
 */
export const hasBoard = (view) => {
  const { field } = /** @type {View} */ (view);
  return field !== undefined && (Object.keys(field).length === 0 || isField(field)) && 'box' in view;
};

/** @type {import('../../core/game.js').Bench<View, Draft>} */
export const bench = {
  follow: (draft, view, me) => (hasBoard(view) ? follow(draft, view, me) : undefined),
  toggle, unpick, put: (draft) => draft,
  change: (draft, act) => (act === 'build-turn' ? turned(draft) : undefined),
  said: ({ card, turn }) => (card ? t('plain.held', { card, n: turn }) : ''),
  shown: () => undefined,
};

/** @param {string} point */
const at = (point) => /** @type {[number, number]} */ (point.split(',').map(Number));

/** From the first to the last. @param {number[]} all */
const span = (all) => {
  const low = Math.min(0, ...all);
  return Array.from({ length: Math.max(0, ...all) + 1 - low }, (_, i) => low + i);
};

/** @param {number} x @param {number} y */
const where = (x, y) => t('plain.point', { x: numberWord(x), y: numberWord(y) });

/** @param {Place} move @param {Context} ctx */
const placeButton = (move, { live, sending }) => {
  const key = JSON.stringify(move);
  const { card, turn, x, y } = move;
  return html`<button class="cell open" id="at-${x}_${y}" data-do="move" data-move="${key}" aria-busy="${sending.includes(key)}"
    aria-disabled="${!live}">${square(card, turn)}<span class="vh">${t('plain.lay_at', { where: where(x, y), n: turn })}</span></button>`;
};

/** What lies or may lie on each point. @param {View} view @param {Draft|undefined} draft @param {Context} ctx */
const cellsOf = (view, draft, ctx) => {
  const lying = Object.entries(view.field ?? {}).map(([code, { x, y, turn = 0 }]) =>
    /** @type {[string, TemplateResult]} */ ([`${x},${y}`, html`<span class="cell" role="img"
      aria-label="${where(x, y)}: ${t('plain.held', { card: code, n: turn })}">${square(code, turn)}</span>`]));
  const open = (draft ? placesFor(draft) : []).map((move) =>
    /** @type {[string, TemplateResult]} */ ([`${move.x},${move.y}`, placeButton(move, ctx)]));
  return new Map([...lying, ...open]);
};

/** Where some card could lie, while none is taken up. @param {View} view @param {Draft|undefined} draft @returns {Set<string>} */
const hopes = (view, draft) =>
  new Set(draft && !draft.card ? layable(view).flatMap((card) => [...pointsFor(view, card).keys()]) : []);

/** @param {number} n */
const mark = (n) => html`<span class="axis" aria-hidden="true">${numberWord(n)}</span>`;

/** @param {View} view @param {Draft|undefined} draft @param {Context} ctx */
const grid = (view, draft, ctx) => {
  const cells = cellsOf(view, draft, ctx);
  const wanted = hopes(view, draft);
  const points = [...cells.keys(), ...wanted].map(at);
  const [xs, ys] = [span(points.map(([x]) => x)), span(points.map(([, y]) => y))];
  const cell = (/** @type {string} */ point) =>
    cells.get(point) ?? html`<span class="cell ${wanted.has(point) ? 'hope' : 'dot'}" aria-hidden="true"></span>`;
  const row = (/** @type {number} */ y) => html`${mark(y)}${repeat(xs, (x) => x, (x) => cell(`${x},${y}`))}`;
  return html`<div class="grid" role="group" aria-label="${t('plain.field')}" ${vars({ '--cols': xs.length, '--rows': ys.length })}>
    <span class="axis" aria-hidden="true"></span>${xs.map(mark)}${repeat(ys, (y) => y, row)}</div>`;
};

/** @param {string} code @param {Draft} draft */
const cardButton = (code, { card, turn }) => html`<li><button class="btn take" id="take-${code}" data-pick="${code}"
  aria-pressed="${card === code}">${square(code, card === code ? turn : 0)}<span class="code">${code}</span></button></li>`;

/** @param {Draft} draft @param {View} view */
const taking = (draft, view) => html`<div class="taking"><p class="how">${t(draft.card ? 'plain.place_how' : 'plain.take_how')}</p>
  <ul>${repeat(layable(view), (code) => code, (code) => cardButton(code, draft))}<li><button class="btn turn" id="build-turn"
    data-do="build-turn" data-hot="r" aria-disabled="${!canTurn(draft)}">${t('plain.turn')}</button></li></ul></div>`;

/** Cards of the hand that fit nowhere now. @param {View} view @param {Draft|undefined} draft @returns {unknown} */
const idle = (view, draft) => {
  const hand = view.hand ?? /** @type {Record<string, number>} */ ({});
  const useful = draft ? layable(view) : [];
  const codes = Object.keys(hand).filter((code) => !useful.includes(code)).sort((a, b) => hand[a] - hand[b]);
  if (codes.length === 0) return nothing;
  return html`<div class="idle"><p class="cap">${t(draft ? 'plain.idle' : 'plain.hand', { n: codes.length })}</p>
    <ul class="cards">${codes.map((code) => html`<li>${square(code, 0)}${code}</li>`)}</ul></div>`;
};

/** @param {Context} ctx @returns {TemplateResult} the cards, and the field beside them */
export const boardView = (ctx) => {
  const view = /** @type {View} */ (ctx.view);
  const draft = /** @type {Draft|undefined} */ (ctx.legal ? ctx.draft : undefined);
  const cards = [draft ? taking(draft, view) : nothing, idle(view, draft)];
  const isLone = cards.every((part) => part === nothing);
  return html`<section class="board ${isLone ? 'lone' : ''}" aria-label="${t('plain.field')}">${isLone
    ? nothing : html`<div class="side">${cards}</div>`}${grid(view, draft, ctx)}</section>`;
};
