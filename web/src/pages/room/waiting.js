// The page until the table is known: it is looked for, and a network that lets
// nothing of it through is called by its name.
import { html } from 'lit';
import { alert } from '../../core/announce.js';
import { t } from '../../core/i18n.js';
import { top } from './top.js';

/** @typedef {import('./types.js').State} State */

/** Two refused sockets and a stream that stays silent take at most 6.2 seconds: by then both ways were tried. */
export const LATE_MS = 8000;

/** Without a network nothing is blocked. */
const said = () => t(navigator.onLine ? 'room.blocked.say' : 'room.conn.offline');

/** @param {State} state @param {(parts: Partial<State>) => void} change */
export const callLate = (state, change) => {
  if (state.doc || state.line !== 'connecting') return;
  alert(`${t('room.blocked.title')}. ${said()}`);
  change({ late: true });
};

const help = () => html`<p>${t('room.blocked.help', { host: location.host })}</p>`;

const blocked = () => html`<h2 class="say">${t('room.blocked.title')}</h2><p>${said()}</p>${navigator.onLine ? help() : ''}
  <div class="do"><button class="btn main" data-do="retry">${t('room.conn.retry')}</button><a
    class="btn" href="/">${t('room.gone.home')}</a></div>`;

/** @param {State} state @returns {import('lit').TemplateResult} */
export const waitingPage = (state) => html`<main class="word-page">${top(state, { meta: '', table: false })}
  <section class="mid">${state.late ? blocked() : html`<p>${t('room.loading')}</p>`}</section></main>`;
