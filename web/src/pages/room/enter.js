// At the door: who is here, a name is offered, sit down or watch.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { spelled } from '../../core/code.js';
import { recallLeft } from './prefs.js';
import { counts, hasPlace, isEmpty, seatNumbers } from './seats.js';
import { clockInWords, rulesAtTheDoor, rulesMark } from './houserules.js';
import { top } from './top.js';
import { wordForm } from './byword.js';
import { faceOf, plainName, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** @param {Room} room */
const here = (room) => {
  const taken = seatNumbers(room).filter((s) => !isEmpty(room.seats[s]));
  if (!taken.length) return html`<p>${t('room.enter.nobody')}</p>`;
  const rows = taken.map((s) => html`<li>${faceOf(room, s)}<bdi>${plainName(room, s)}</bdi></li>`);
  return html`<ul class="here" aria-label="${t('room.enter.here')}">${rows}</ul>`;
};

/**
 * The bot that one would relieve: the one on the seat that this device left, else the first.
 * @param {State} state @param {Room} room @returns {number} 0 where a place is open
 */
const botToRelieve = ({ code }, room) => {
  if (room.phase === 'lobby' && counts(room).open > 0) return 0;
  const bots = seatNumbers(room).filter((s) => room.seats[s].kind === 'bot');
  const left = recallLeft(code);
  return bots.includes(left) ? left : (bots[0] ?? 0);
};

/** @param {Room} room @param {number} bot to relieve, 0 for none */
const sitWords = (room, bot) =>
  bot ? rich('room.enter.sit_over', { who: html`<bdi>${plainName(room, bot)}</bdi>` }) : t('room.enter.sit');

/** @param {State} state @param {Room} room */
const form = (state, room) => {
  const bot = botToRelieve(state, room);
  return html`<form data-form="sit" data-seat="${bot}">
  <label for="name">${t('room.enter.name')}</label>
  <div class="row"><input id="name" name="name" autocomplete="nickname" .value="${state.name}"><button
    type="button" class="btn" data-do="other-name">${t('room.enter.another')}</button></div>
  <div class="two"><button class="btn main big" data-do="sit">${icon('play')}<span>${sitWords(room, bot)}</span></button><button
    type="button" class="btn big" data-do="watch">${icon('eye')}${t('room.enter.watch')}</button></div>
</form>`;
};

/** @param {Room} room */
const noPlace = (room) => html`<p class="said">${t(room.locked ? 'room.enter.locked' : 'room.enter.full')}</p>
  <div><button class="btn main big" data-do="watch">${icon('eye')}${t('room.enter.watch')}</button></div>`;

/** @param {State} state @param {Room} room */
const plays = (state, room) => {
  const game = state.game.name();
  return room.host ? rich('room.enter.plays', { game, host: shownName(room, room.host) }) : t('room.enter.plays_nobody', { game });
};

/** Whether one comes into a match, and how fast it is. @param {State} state @param {Room} room */
const running = (state, room) => (room.phase === 'closed'
  ? nothing
  : html`<p class="said running">${t(`room.enter.match.${room.phase}`)} ${clockInWords(state)}.</p>`);

/** @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const enter = (state, room) => html`<main class="word-page">${top(state, { meta: '', table: false })}<section class="enter">
  <h2>${t('room.enter.hello', { code: spelled(state.code) })}</h2>
  <p class="said">${plays(state, room)}</p>
  ${running(state, room)}${here(room)}${rulesAtTheDoor(state, room)}${rulesMark(room)}${hasPlace(room) ? form(state, room) : noPlace(room)}
  ${wordForm()}
  ${state.note ? nothing : html`<p class="cap">${t('room.enter.no_account')}</p>`}
</section></main>`;
