// The others at the table, clockwise from my left: a shape, a name, a number,
// and a word for the state.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { clockwise, isAway, isBot, nextSeat } from './seats.js';
import { faceOf, plainName } from './who.js';
import { lately } from './chronicle.js';
import { phraseWord } from './phrases.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').View} View */
/** @typedef {{room: Room, view: View, seat: number, me: number}} At */

/** @typedef {{cls: string, long: string, short: string}} Word of the state of a seat */

/** @param {string} cls @param {string} long @param {string} [short] @returns {Word} */
const word = (cls, long, short = long) => ({ cls, long, short });

/** @param {At} at @returns {Word} */
const stateOf = ({ room, view, seat, me }) => {
  const { level, played_by } = room.seats[seat];
  const still = room.phase === 'paused';
  if (!still && view.turn.phase !== 'between' && view.turn.seats.includes(seat)) return word('turn', t('room.plate.turn'));
  if (played_by) return word('away', t('room.plate.played'), t('room.plate.played_short'));
  if (isAway(room.seats[seat])) return word('away', t('room.plate.away'));
  if (!still && nextSeat(room, view.turn.seats) === seat)
    return word('next', t(view.turn.seats[0] === me ? 'room.plate.next_you' : 'room.plate.next'), t('room.plate.next_short'));
  if (isBot(room.seats[seat]))
    return word('', t('room.plate.bot', { level: t(`room.level.${level ?? 'medium'}`) }), t('room.plate.bot_short'));
  return word('', t('room.plate.here'), t('room.seat.here'));
};

/** @param {string} said @param {string} note @param {Word} state */
const under = (said, note, { long, short }) => {
  if (said) return html`<p class="said" aria-hidden="true">${phraseWord(said)}</p>`;
  return html`<p class="st"><span class="lg">${note || long}</span><span class="sh">${note || short}</span></p>`;
};

/** @param {State} state @param {At} at */
const plate = (state, at) => {
  const { room, view, seat } = at;
  const shown = stateOf(at);
  const { number, label, note } = state.game.plate(view, seat);
  const said = lately(state.chronicle.notes, room, seat, performance.now());
  const away = shown.cls === 'turn' && (isAway(room.seats[seat]) || room.seats[seat].played_by) ? 'away' : '';
  return html`<li class="seat ${shown.cls} ${away}" data-seat="${seat}" data-anchor="seat-${seat}">${faceOf(room, seat)}
    <div><p class="nm"><bdi>${plainName(room, seat)}</bdi></p>${under(said, note, shown)}</div>
    <p class="n"><span class="vh">${label}</span><span aria-hidden="true">${state.game.cardBack()}</span><span
      aria-hidden="true">${number}</span></p></li>`;
};

/** @param {number} n */
const crowd = (n) => (n >= 6 ? 'seats many' : n >= 4 ? 'seats some' : 'seats');

/** @param {State} state @param {Room} room @param {View} view @returns {import('lit').TemplateResult} */
export const plates = (state, room, view) => {
  const others = clockwise(room, state.me);
  return html`<ul class="${crowd(others.length)}" aria-label="${t(state.me ? 'room.table.seats' : 'room.table.all_seats')}"
    >${others.map((seat) => plate(state, { room, view, seat, me: state.me }))}</ul>`;
};
