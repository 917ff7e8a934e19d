// The bar at the head of the page, and the line under it while something is
// wrong with the connection.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { isKnown } from '../../games/index.js';
import { t } from '../../core/i18n.js';
import { spelled } from '../../core/code.js';
import { clockView } from './clock.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @type {Partial<Record<import('./types.js').Status, import('../../core/i18n.js').Key>>} */
const trouble = { connecting: 'room.conn.connecting', reconnecting: 'room.conn.connecting', away: 'room.conn.restart' };

/** @param {State} state @returns {import('../../core/i18n.js').Key|''} of what is wrong, '' for nothing */
const lineTrouble = ({ line, doc }) => (line === 'connecting' && !doc ? '' : (trouble[line] ?? ''));

/** @param {State} state */
const conn = (state) => {
  const key = lineTrouble(state);
  if (!key) return nothing;
  return html`<p class="conn" role="status">${t(navigator.onLine ? key : 'room.conn.offline')}<button
    class="btn" data-do="retry">${t('room.conn.retry')}</button></p>`;
};

/** An open sheet, which would hide it, says it itself. @param {State} state */
const note = ({ note: text, sheet }) => {
  if (!text || sheet) return nothing;
  return html`<p class="conn note"><span>${text}</span><button
    class="btn" data-do="note-off" aria-label="${t('room.close_sheet')}">${icon('cross')}</button></p>`;
};

/** @param {State} state @param {boolean} table */
const rulebook = ({ game }, table) => {
  if (!isKnown(game)) return nothing;
  return html`<a class="btn ${table ? 'opt' : ''}" href="/rules/${game.id}" target="_blank" rel="noopener"
    aria-label="${t('room.rules')}">${icon('book')}<span class="lbl">${t('room.rules')}</span></a>`;
};

/** @param {State} state without a connection there is nothing to do at the table */
const menu = ({ gone, offered, doc }) => {
  if ((gone || offered) && !doc) return nothing;
  return html`<button class="btn icon" data-do="menu" aria-label="${t('room.menu')}" aria-haspopup="dialog">${icon('menu')}</button>`;
};

/** How long the match may go on, where that is agreed. @param {State} state */
const matchTime = ({ doc, endsAt }) => {
  const ends = doc?.room.ends;
  return ends ? clockView({ left: ends.left_ms, running: ends.running, at: endsAt, what: 'match' }) : nothing;
};

/**
 * @param {State} state
 * @param {{meta: string, table: boolean, aside?: unknown, below?: unknown}} parts with the running table the code and the menu; `aside`: what
 * the game adds, `below`: what stands there instead of a note
 * @returns {TemplateResult}
 */
export const top = (state, { meta, table, aside, below }) => html`<div class="top">
  <header class="bar"><a class="mark" href="/" aria-label="${t('room.home')}">${state.game.mark()}</a>
    <div class="who"><h1>${state.game.name()}</h1>${table ? html`<span class="tag code">${spelled(state.code)}</span>` : nothing}<span
      class="meta">${meta}</span>${matchTime(state)}</div>
    <div class="acts">${aside}${rulebook(state, table)}
      <button class="btn icon ${table ? 'opt' : ''}" data-do="theme" aria-label="${t('room.theme')}">${icon('theme')}</button>
      ${menu(state)}</div></header>
  ${lineTrouble(state) ? conn(state) : (below ?? note(state))}
</div>`;
