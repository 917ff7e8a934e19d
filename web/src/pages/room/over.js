// Below the outcome of a match: a rematch in one tap, and the proof that the
// deal was fair.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { isHost } from './lobby.js';
import { shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** @param {State} state @param {Room} room */
const fair = ({ fair: verdict, code }, { fair: { commit, seed } }) => html`<details class="fair"><summary><b>${t('room.over.fair')}</b>${verdict ? html` ${icon(verdict === 'checked' ? 'check' : 'cross')}${t(`room.over.${verdict}`)}` : nothing}</summary>
  <p>${t('room.over.fair_say')}</p><p>${t('room.over.commit')} <code>${commit}</code></p>${seed ? html`<p>${t('room.over.seed')} <code>${seed}</code></p>` : nothing}
  <p><a href="/api/rooms/${code}/replay" target="_blank" rel="noopener">${t('room.over.replay')}</a></p></details>`;

/** @param {State} state @param {Room} room */
const again = (state, room) => {
  if (isHost(state)) return html`<button class="btn main big" data-do="rematch">${icon('play')}${t('room.over.rematch')}</button>`;
  return room.host ? html`<p>${rich('room.over.waits', { who: shownName(room, room.host) })}</p>` : nothing;
};

/** @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const afterMatch = (state, room) => html`<footer>${fair(state, room)}${again(state, room)}</footer>`;

/** @param {string} hex @returns {Uint8Array} */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer} bytes */
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');

/**
 * Whether the seed has the fingerprint that was shown before the deal; nothing
 * where the browser cannot say (plain http).
 * @param {{commit: string, seed?: string}} deal @returns {Promise<'checked'|'broken'|undefined>}
 */
export const checkDeal = async ({ commit, seed }) => {
  if (!seed || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytesOf(seed)));
  return hexOf(digest) === commit ? 'checked' : 'broken';
};
