// One's own seat on another device: the link and its QR on this one, and the
// question on the other one.
import { html } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { spelled } from '../../core/code.js';
import { clockView } from './clock.js';
import { LIFE_MS, addressOf, linkTo } from './links.js';
import { linkBox, qrBox } from './share.js';
import { isShared } from './sharing.js';
import { secondsLeft } from './time.js';
import { top } from './top.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Transfer} Transfer */

/** @param {Transfer} transfer */
const timeOf = ({ at }) => ({ left: LIFE_MS, running: true, at, what: /** @type {const} */ ('transfer') });

/** @param {Transfer} transfer @param {number} now @returns {number} milliseconds until it is over */
const untilOver = (transfer, now) => secondsLeft(timeOf(transfer), now) * 1000;

/** As it is read out and typed. @param {string} word */
const inGroups = (word) => word.match(/.{1,4}/g)?.join(' ') ?? word;

/** @param {State} state */
const again = ({ about }) => html`<p>${t('room.transfer.over')}</p><div><button class="btn main" data-do="transfer"
  data-seat="${about}">${t('room.transfer.again')}</button></div>`;

/** Of several own seats it is said whose goes along. @param {State} state @param {Room} room @param {number} seat */
export const transferTitle = (state, room, seat) =>
  (isShared(state) ? t('room.transfer.title_who', { who: plainName(room, seat) }) : t('room.transfer.title'));

/** @param {State} state @returns {unknown} */
export const transferSheet = (state) => {
  const { transfer } = state;
  if (!transfer || untilOver(transfer, performance.now()) === 0) return again(state);
  const link = linkTo(state, transfer.word);
  return html`<section class="in transfer"><p>${t('room.transfer.say')}</p>
    <p class="left">${clockView(timeOf(transfer))}${t('room.transfer.once')}</p>
    ${qrBox(link, t('room.transfer.qr'))}${linkBox(link)}
    <p>${t('room.transfer.type', { address: addressOf(state).replace(/^https?:\/\//, '') })}</p>
    <p class="word"><code>${inGroups(transfer.word)}</code></p></section>`;
};

/** One row for each own seat. @param {State} state @param {Room} room */
export const transferRows = (state, room) => state.mine.map((seat) => html`<button class="row" data-do="transfer" data-seat="${seat}">${icon('link')}${
  transferTitle(state, room, seat)}</button>`);

/** @param {State} state @param {{name?: string, seat: number}} offered @returns {import('lit').TemplateResult} */
export const takePage = (state, { name, seat }) => {
  const who = name || t('room.seat.number', { n: seat });
  return html`<main class="word-page">${top(state, { meta: '', table: false })}<section class="mid">
    <h2 class="say">${t('room.take.title', { who })}</h2><p>${t('room.take.say', { code: spelled(state.code), who })}</p>
    <div class="do"><button class="btn main big" data-do="take">${t('room.take.yes')}</button><button
      class="btn big" data-do="take-not">${t('room.take.no')}</button></div>
  </section></main>`;
};
