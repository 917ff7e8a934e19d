// The ways into the room: code, QR and link.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { spelled } from '../../core/code.js';

/** @typedef {import('./types.js').State} State */

/** The address that others can open, as the server knows it. @param {State} state @returns {string} */
export const roomLink = ({ code, url }) => url || `${location.origin}/r/${code}`;

const shareButton = () => html`<button class="btn icon" data-do="share" aria-label="${t('room.in.share')}">${icon('share')}</button>`;

/** @param {State} state */
const linkBox = (state) => html`<div class="link"><span><bdi>${roomLink(state).replace(/^https?:\/\//, '')}</bdi></span>
  ${'share' in navigator ? shareButton() : nothing}
  <button class="btn icon" data-do="copy" aria-label="${t('room.in.copy')}">${icon('copy')}</button></div>`;

/** @param {State} state @returns {import('lit').TemplateResult} */
export const wayIn = (state) => html`<section class="in" aria-labelledby="in-title">
  <div class="hd"><h2 id="in-title">${t('room.in.title')}</h2><p class="codebig" role="img"
    aria-label="${t('room.in.code', { letters: [...state.code].join(' ') })}">${spelled(state.code)}</p></div>
  <div class="qrbox"><img src="/api/rooms/${state.code}/qr.svg" alt="${t('room.in.qr')}" width="316" height="316"></div>
  ${linkBox(state)}
  <p class="say">${t('room.in.say', { host: new URL(roomLink(state)).host })}</p>
</section>`;
