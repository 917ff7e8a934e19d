// One's own seat on another device: the link and its QR on this one, and the
// question on the other one.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { spelled } from '../../core/code.js';
import { clockView } from './clock.js';
import { addressOf, linkBox, qrBox } from './share.js';
import { secondsLeft } from './time.js';
import { top } from './top.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Transfer} Transfer */

/** How long the server keeps the word. */
export const LIFE_MS = 10 * 60_000;

/** @param {Transfer} transfer */
const timeOf = ({ at }) => ({ left: LIFE_MS, running: true, at, what: /** @type {const} */ ('transfer') });

/** @param {Transfer} transfer @param {number} now @returns {number} milliseconds until it is over */
const untilOver = (transfer, now) => secondsLeft(timeOf(transfer), now) * 1000;

/** The code leads to the table, and so is not told twice. @param {State} state @param {string} word */
const linkTo = (state, word) => `${addressOf(state)}#t=${word.slice(state.code.length)}`;

/** As it is read out and typed. @param {string} word */
const inGroups = (word) => word.match(/.{1,4}/g)?.join(' ') ?? word;

/** @param {State} state @returns {string} the link of the sheet, '' where there is none to be passed on */
export const transferLink = (state) => (state.transfer ? linkTo(state, state.transfer.word) : '');

const again = () => html`<p>${t('room.transfer.over')}</p><div><button class="btn main" data-do="transfer">${t('room.transfer.again')}</button></div>`;

/** @param {State} state @returns {unknown} */
export const transferSheet = (state) => {
  const { transfer } = state;
  if (!transfer || untilOver(transfer, performance.now()) === 0) return again();
  const link = linkTo(state, transfer.word);
  return html`<section class="in transfer"><p>${t('room.transfer.say')}</p>
    <p class="left">${clockView(timeOf(transfer))}${t('room.transfer.once')}</p>
    ${qrBox(link, t('room.transfer.qr'))}${linkBox(link)}
    <p>${t('room.transfer.type', { address: addressOf(state).replace(/^https?:\/\//, '') })}</p>
    <p class="word"><code>${inGroups(transfer.word)}</code></p></section>`;
};

/** As the other device shows it, in any case and spacing. */
const TYPED = '[\\s\\-]*([B-Zb-z2-6][\\s\\-]*){34}';

/** For whoever sits at the table with another device, and cannot open its link. @returns {import('lit').TemplateResult} */
export const wordForm = () => html`<details class="byword"><summary>${t('room.word.title')}</summary>
  <form data-form="word"><label for="word">${t('room.word.say')}</label><div class="row"><input id="word" name="word" required
    autocomplete="off" autocapitalize="characters" spellcheck="false" pattern="${TYPED}" title="${t('room.word.form')}"><button
    class="btn">${t('room.word.go')}</button></div></form></details>`;

/** @param {State} state @param {{name?: string, seat: number}} offered @returns {import('lit').TemplateResult} */
export const takePage = (state, { name, seat }) => {
  const who = name || t('room.seat.number', { n: seat });
  return html`<main class="word-page">${top(state, { meta: '', table: false })}<section class="mid">
    <h2 class="say">${t('room.take.title', { who })}</h2><p>${t('room.take.say', { code: spelled(state.code), who })}</p>
    <div class="do"><button class="btn main big" data-do="take">${t('room.take.yes')}</button><button
      class="btn big" data-do="take-not">${t('room.take.no')}</button></div>
  </section></main>`;
};
