// A whole page for one word: there is no such table, it was closed, or these
// pages do not know its game.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { top } from './top.js';
import { around } from './later.js';

/** @typedef {import('./types.js').State} State */

/** Codes of the server and the text that says them; with any other it cannot be reached now. */
const reasons = /** @type {const} */ ({
  not_found: 'not_found', closed: 'closed', kicked: 'kicked', store_failed: 'failed', expired: 'expired', moved: 'moved', wrong_phase: 'two_hands', transfer_over: 'transfer_over', unknown_game: 'unknown_game',
});

/** @typedef {typeof reasons[keyof typeof reasons]|'unreachable'} Reason */

/**
 * What a new look at the table may bring, where it may bring something.
 * @type {Partial<Record<Reason, import('../../core/i18n.js').Key>>}
 */
const hopes = { failed: 'room.gone.again', unreachable: 'room.gone.again', kicked: 'room.gone.in_again', transfer_over: 'room.gone.look', two_hands: 'room.gone.look' };

/** @param {Reason} reason */
const again = (reason) => {
  if (reason === 'moved') return html`<button class="btn main" data-do="look-on">${t('room.gone.look_on')}</button>`;
  const hope = hopes[reason];
  return hope ? html`<button class="btn main" data-do="reload">${t(hope)}</button>` : nothing;
};

/** @param {Reason} reason @param {State} state @param {string} game */
const said = (reason, { closing }, game) =>
  (reason === 'closed' && closing ? t('room.gone.closed_you') : t(`room.gone.${reason}_say`, { game }));

/** @param {State} state @param {import('./types.js').Gone} gone @returns {import('lit').TemplateResult} */
export const gonePage = (state, { code, game = '' }) => {
  const reason = code in reasons ? reasons[/** @type {keyof typeof reasons} */ (code)] : 'unreachable';
  return html`<main class="word-page">${top(state, { meta: '', table: false })}<section class="mid">
    <h2 class="say">${t(`room.gone.${reason}`)}</h2><p>${said(reason, state, game)}</p>
    <div class="do">${again(reason)}<a class="btn" href="/">${t('room.gone.home')}</a></div>
    ${reason === 'not_found' ? around.now()?.wordForm() : nothing}
  </section></main>`;
};
