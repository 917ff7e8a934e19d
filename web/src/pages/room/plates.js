// The others at the table, clockwise from my left: a shape, a name, a number,
// and a word for the state.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { clockwise, isAway, isBot, missing, nextSeat } from './seats.js';
import { faceOf, plainName } from './who.js';
import { teamWords } from './teams.js';
import { lately } from './chronicle.js';
import { saidShown } from './phrases.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').View} View */
/** @typedef {{room: Room, view: View, seat: number, me: number}} At */

/** @typedef {{cls: string, long: string, short: string}} Word of the state of a seat */

/** @param {string} cls @param {string} long @param {string} [short] @returns {Word} */
const word = (cls, long, short = long) => ({ cls, long, short });

/** A clock may be over sooner than the grace time. @param {Room} room */
const untilBot = ({ clock, grace_s: n }) => t(clock ? 'room.plate.away' : 'room.plate.away_until', { n });

/** While the table rests somebody may be away whose turn waits. @param {Room} room @param {number} seat */
const onTurn = ({ phase, seats }, seat) => t(phase === 'paused' && isAway(seats[seat]) ? 'room.plate.turn_away' : 'room.plate.turn');

/** @param {At} at @returns {Word} */
const stateOf = ({ room, view, seat, me }) => {
  const { level, played_by, here } = room.seats[seat];
  if (view.turn.phase !== 'between' && missing(room, view.turn.seats) === seat) return word('turn', untilBot(room), t('room.plate.away'));
  if (view.turn.phase !== 'between' && view.turn.seats.includes(seat)) return word('turn', onTurn(room, seat));
  if (played_by) return word('away', t(here ? 'room.plate.played' : 'room.plate.away_played'), t('room.plate.played'));
  if (isAway(room.seats[seat])) return word('away', t('room.plate.away'));
  if (nextSeat(room, view.turn.seats) === seat)
    return word('next', t(view.turn.seats[0] === me ? 'room.plate.next_you' : 'room.plate.next'), t('room.plate.next_short'));
  if (isBot(room.seats[seat]))
    return word('', t('room.plate.bot', { level: t(`room.level.${level ?? 'medium'}`) }), t('room.plate.bot_short'));
  return word('', t('room.plate.here'), t('room.seat.here'));
};

/** @param {import('../../wire.js').Said|undefined} said @param {string} note @param {Word} state */
const under = (said, note, { long, short }) => {
  if (said) return html`<p class="said" aria-hidden="true">${saidShown(said)}</p>`;
  return html`<p class="st"><span class="lg">${note || long}</span><span class="sh">${note || short}</span></p>`;
};

const unheard = () => html` ${icon('silent')}<span class="vh">${t('room.plate.muted')}</span>`;

/** @param {State} state @param {At} at @param {boolean} tight */
const plate = (state, at, tight) => {
  const { room, view, seat } = at;
  const full = stateOf(at);
  const shown = tight ? { ...full, long: full.short } : full;
  const { number, label, note } = state.game.plate(view, seat);
  const said = lately(state.heard, room, seat, performance.now());
  const away = shown.cls === 'turn' && (isAway(room.seats[seat]) || room.seats[seat].played_by) ? 'away' : '';
  return html`<li class="seat ${shown.cls} ${away}" data-seat="${seat}" data-anchor="seat-${seat}">${faceOf(room, seat)}
    <div><p class="nm"><bdi>${plainName(room, seat)}</bdi><span class="team">${teamWords(room, seat, state.me)}</span>${state.muted.includes(seat) ? unheard() : nothing}</p>${under(said, note, shown)}</div>
    <p class="n"><span class="vh">${label}</span><span aria-hidden="true">${state.game.cardBack()}</span><span
      aria-hidden="true">${number}</span></p></li>`;
};

/** From this many on plates are small. */
const MANY = 6;

/** @param {number} n */
const crowd = (n) => (n >= MANY ? 'seats many' : n >= 4 ? 'seats some' : 'seats');

/** How many stand side by side on a phone, so that a name has room. @param {number} n */
const columns = (n) => (n === 4 || n === 5 ? 2 : n <= 3 ? n : Math.ceil(n / 2));

/** @param {State} state @param {Room} room @param {View} view @returns {import('lit').TemplateResult} */
export const plates = (state, room, view) => {
  const others = clockwise(room, state.me);
  const n = others.length;
  return html`<ul class="${crowd(n)} ${n === 3 ? 'three' : ''}" ${vars({ '--cols': columns(n) })}
    aria-label="${t(state.me ? 'room.table.seats' : 'room.table.all_seats')}"
    >${others.map((seat) => plate(state, { room, view, seat, me: state.me }, n >= MANY))}</ul>`;
};
