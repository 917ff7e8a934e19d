// A whole page for one word: there is no such table, it was closed, or these
// pages do not know its game.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { top } from './top.js';

/** @typedef {import('./types.js').State} State */

/** Codes of the server and the text that says them; with any other it cannot be reached now. */
const reasons = /** @type {const} */ ({
  not_found: 'not_found', closed: 'closed', kicked: 'kicked', store_failed: 'failed', expired: 'expired', unknown_game: 'unknown_game',
});

const again = () => html`<button class="btn main" data-do="reload">${t('room.gone.again')}</button>`;

/** @param {State} state @param {import('./types.js').Gone} gone @returns {import('lit').TemplateResult} */
export const gonePage = (state, { code, game = '' }) => {
  const reason = code in reasons ? reasons[/** @type {keyof typeof reasons} */ (code)] : 'unreachable';
  const mayHelp = reason === 'failed' || reason === 'unreachable';
  return html`<main class="word-page">${top(state, { meta: '', table: false })}<section class="mid">
    <h2 class="say">${t(`room.gone.${reason}`)}</h2><p>${t(`room.gone.${reason}_say`, { game })}</p>
    <div class="do">${mayHelp ? again() : nothing}<a class="btn" href="/">${t('room.gone.home')}</a></div>
  </section></main>`;
};
