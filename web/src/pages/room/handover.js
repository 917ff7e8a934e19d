// The device goes from hand to hand: the table stays, no hand is shown, and a
// button says who has it now.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { pace } from './strip.js';
import { faceOf, plainName, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** @param {Room} room @param {number} seat @param {boolean} main */
const showButton = (room, seat, main) => html`<button class="btn ${main ? 'main big' : ''}" data-do="show-hand" data-seat="${seat}">${main
  ? icon('eye') : nothing}<span>${rich('room.hand.show', { who: html`<bdi>${plainName(room, seat)}</bdi>` })}</span></button>`;

/** Where the strip and the hand stand otherwise. @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const handover = (state, room) => {
  const { handing, mine } = state;
  const others = mine.filter((seat) => seat !== handing);
  return html`<div class="held handover">${faceOf(room, handing)}
    <h2 tabindex="-1" data-home>${rich('room.hand.give', { who: shownName(room, handing) })}</h2>
    <p>${pace(state, room) ?? t('room.hand.say')}</p>
    <div class="do">${showButton(room, handing, true)}${others.map((seat) => showButton(room, seat, false))}</div></div>`;
};

/** What is said when the device is to go to somebody. @param {Room} room @param {number} seat @returns {string} */
export const handoverWords = (room, seat) => t('room.hand.give', { who: plainName(room, seat) });
