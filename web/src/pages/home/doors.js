// The two ways to a new table.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../cards/icon.js').Icon} Icon */
/** @typedef {{act: 'play-now'|'with-friends', sign: Icon, name: string, how: string, wait: string}} Door */

/** @param {State} state @param {Door} door */
const door = ({ busy }, { act, sign, name, how, wait }) => html`<button class="door" data-do="${act}" aria-busy="${busy === act}">
  <span class="big">${icon(sign)}</span><span class="way"><b>${name}</b><span>${busy === act ? wait : how}</span></span><span
  class="go">${icon('next')}</span></button>`;

/** @param {number} bots */
const against = (bots) => (bots ? t('home.play.how', { n: bots }) : t('home.play.alone'));

/** @param {State} state */
const failure = ({ failed, failedAt }) =>
  (failedAt === 'doors' ? html`<p class="failed" role="alert">${icon('cross')}${failed}</p>` : nothing);

/** @param {State} state @param {number} bots to play against at once @returns {import('lit').TemplateResult} */
export const doors = (state, bots) => html`<section class="doors" aria-label="${t('home.start')}">
  ${door(state, { act: 'play-now', sign: 'play', name: t('home.play'), how: against(bots), wait: t('home.play.wait') })}
  ${door(state, { act: 'with-friends', sign: 'people', name: t('home.friends'), how: t('home.friends.how'), wait: t('home.friends.wait') })}
</section>${failure(state)}`;

/** @param {State} state @param {(secret: boolean) => void} choose @returns {import('lit').TemplateResult} */
export const secretChoice = ({ secret }, choose) => html`<label class="secret"><input type="checkbox" name="secret" .checked=${secret}
  @change=${(/** @type {Event} */ { target }) => choose(/** @type {HTMLInputElement} */ (target).checked)}>${icon('lock')}<span><b>${t('home.secret')}</b>
  ${t('home.secret.how')}</span></label>`;
