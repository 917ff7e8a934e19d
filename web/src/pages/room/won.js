// How many matches each one at the table has won since the room was opened.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { seatNumbers } from './seats.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** @param {Room} room @returns {number} matches */
export const played = ({ matches }) => matches ?? 0;

/** Seats with somebody on them and what they won, most first. @param {Room} room @returns {{seat: number, won: number}[]} */
export const winners = (room) => {
  const taken = seatNumbers(room).filter((seat) => room.seats[seat].kind !== 'open');
  return taken.map((seat) => ({ seat, won: room.totals?.[seat] ?? 0 })).sort((a, b) => b.won - a.won);
};

/** @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const matchesWon = ({ me }, room) => html`<div class="won"><b id="won-title">${t('room.won', { n: played(room) })}</b>
  <ul aria-labelledby="won-title">${winners(room).map(({ seat, won }) =>
    html`<li><bdi>${seat === me ? t('room.tally.you') : plainName(room, seat)}</bdi>: <b>${won}</b></li>`)}</ul></div>`;
