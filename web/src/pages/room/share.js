// The ways into the room: code, QR and link.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { qr, qrPath } from '../../core/qr.js';
import { spelled } from '../../core/code.js';
import { addressOf, roomLink, secretNow } from './links.js';

/** @typedef {import('./types.js').State} State */

const shareButton = () => html`<button class="btn icon" data-do="share" aria-label="${t('room.in.share')}">${icon('share')}</button>`;

/** @param {string} link @returns {import('lit').TemplateResult} */
export const linkBox = (link) => html`<div class="link"><span><bdi>${link.replace(/^https?:\/\//, '')}</bdi></span>
  ${'share' in navigator ? shareButton() : nothing}
  <button class="btn icon" data-do="copy" aria-label="${t('room.in.copy')}">${icon('copy')}</button></div>`;

/** The newest drawing: pages are drawn again and again. */
let drawn = { text: '', size: 0, path: '' };

/** @param {string} text */
const drawingOf = (text) => {
  if (drawn.text !== text) {
    const rows = qr(text);
    drawn = { text, size: rows.length + 2 * QUIET, path: qrPath(rows) };
  }
  return drawn;
};

/** Light squares round a QR. */
const QUIET = 4;

/** @param {string} text @param {string} label @returns {import('lit').TemplateResult} */
export const qrBox = (text, label) => {
  const { size, path } = drawingOf(text);
  return html`<div class="qrbox"><svg role="img" aria-label="${label}" viewBox="${-QUIET} ${-QUIET} ${size} ${size}"
    shape-rendering="crispEdges"><path d="${path}"></path></svg></div>`;
};

/** What the next deal can be known by, which is settled. @param {import('./types.js').Room} room */
const commitOf = ({ fair: { commit, next_commit } }) => next_commit ?? commit;

/** The beginning tells two fingerprints apart; the sheet of the rules has the whole one. @param {import('./types.js').Room} room */
const sealed = (room) => html`<p class="sealed">${rich('room.house.sealed', { commit: html`<code
  title="${commitOf(room)}">${commitOf(room).slice(0, 12)}…</code>` })}</p>`;

/** @param {State} state */
const openWays = (state) => html`${qrBox(roomLink(state), t('room.in.qr'))}${linkBox(roomLink(state))}
  <p class="say">${t('room.in.say', { host: new URL(addressOf(state)).host })}</p>`;

/** A new link ends the one before. @param {boolean} host @param {import('../../core/i18n.js').Key} key */
const newLink = (host, key) => (host ? html`<button class="btn" data-do="invite">${icon('link')}${t(key)}</button>` : nothing);

/** @param {State} state @param {boolean} host */
const secretWays = (state, host) => {
  if (!secretNow(state)) return html`<div class="guests"><p>${t(host ? 'room.in.no_link' : 'room.in.ask_link')}</p>${newLink(host, 'room.in.make')}</div>`;
  return html`${qrBox(roomLink(state), t('room.in.qr'))}${linkBox(roomLink(state))}
    <div class="guests"><p>${t('room.in.secret')}</p>${newLink(host, 'room.in.renew')}</div>`;
};

/** @param {State} state @returns {boolean} */
const isPrivate = ({ doc }) => Boolean(doc?.room.private);

/** Read aloud letter by letter. @param {State} state */
const codeAloud = ({ code }) => t('room.in.code', { letters: [...code].join(' ') });

/** @param {State} state */
const codeHead = (state) => html`<div class="hd"><h2 id="in-title">${t('room.in.title')}</h2><p class="codebig" role="img"
  aria-label="${codeAloud(state)}">${spelled(state.code)}</p></div>`;

/** Of a private table the code alone leads nowhere. @param {State} state */
const keyHead = (state) => html`<div class="hd"><h2 id="in-title">${t('room.in.key')}</h2><p class="codesmall" role="img"
  aria-label="${codeAloud(state)}">${t('room.in.code', { letters: spelled(state.code) })}</p></div>`;

/** @param {State} state @param {boolean} host @returns {import('lit').TemplateResult} */
export const wayIn = (state, host) => html`<section class="in ${isPrivate(state) ? 'keyed' : ''}" aria-labelledby="in-title">
  ${isPrivate(state) ? keyHead(state) : codeHead(state)}
  ${isPrivate(state) ? secretWays(state, host) : openWays(state)}
  ${state.doc ? sealed(state.doc.room) : nothing}
</section>`;
