// The lobby: how to get in, who is in, what is played, deal.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { evening, played } from './evening.js';
import { isShared } from './sharing.js';
import { isHost } from './host.js';
import { houseRules } from './houserules.js';
import { levels } from './levels.js';
import { plan } from './plan.js';
import { counts, isEmpty, seatNumbers } from './seats.js';
import { wayIn } from './share.js';
import { teamWords } from './teams.js';
import { muteButton } from './talk.js';
import { top } from './top.js';
import { watchAgain } from './watchagain.js';
import { faceOf, plainName, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {{state: State, room: Room, seat: number, host: boolean}} At */

/** @param {At} at */
const number = ({ seat }) => html`<span class="no" aria-hidden="true">${seat}</span>`;

/** A name is typed into a line. @param {At} at @param {'rename'|'sit'} form @param {{label: string, ok: string, value: string}} words */
const nameForm = (at, form, { label, ok, value }) => html`<li class="sl me renaming">${number(at)}<form
    data-form="${form}" data-seat="${at.seat}"><input
    name="name" id="name-${at.seat}" data-home autocomplete="${form === 'sit' ? 'off' : 'nickname'}" aria-label="${label}" .value="${value}">
  <button class="btn ink">${ok}</button><button
    type="button" class="btn icon" data-do="rename-off" aria-label="${t('room.seat.rename_no')}">${icon('cross')}</button></form></li>`;

/** @param {At} at */
const renameForm = (at) => {
  const who = plainName(at.room, at.seat);
  const label = at.state.mine.includes(at.seat) ? t('room.enter.name') : t('room.seat.rename_who', { who });
  return nameForm(at, 'rename', { label, ok: t('room.seat.rename_ok'), value: who });
};

/** Somebody else on this device sits down. @param {At} at */
const addForm = (at) => nameForm(at, 'sit', { label: t('room.seat.other_name'), ok: t('room.enter.sit'), value: at.state.other });

/** A person may sit down again. @param {At} at */
const removeButton = ({ room, seat }) => {
  const words = t(room.seats[seat].kind === 'bot' ? 'room.seat.remove' : 'room.seat.free_up', { who: plainName(room, seat) });
  return html`<button class="btn bare icon" data-do="free-seat" data-seat="${seat}"
    title="${words}" aria-label="${words}">${icon('cross')}</button>`;
};

/** @param {At} at @returns {string} */
const personWord = ({ state, room, seat }) => {
  const mine = state.mine.includes(seat);
  if (mine && isShared(state)) return t(room.host === seat ? 'room.seat.you_device_host' : 'room.seat.you_device');
  if (mine) return t(room.host === seat ? 'room.seat.you_host' : 'room.seat.you');
  if (!room.seats[seat].here) return t('room.seat.away');
  return t(room.host === seat ? 'room.seat.host' : 'room.seat.here');
};

/** @param {At} at @param {string} words */
const withTeam = ({ state, room, seat }, words) => [words, teamWords(room, seat, state.me)].filter(Boolean).join(' · ');

/** @param {At} at */
const renameButton = ({ room, seat }) => {
  const words = t('room.seat.rename_who', { who: plainName(room, seat) });
  return html`<button class="btn bare icon" data-do="rename" data-seat="${seat}" title="${words}" aria-label="${words}">${icon('pen')}</button>`;
};

/** @param {At} at */
const leaveButton = ({ room, seat }) => {
  const words = t('room.seat.leave', { who: plainName(room, seat) });
  return html`<button class="btn bare icon" data-do="ask-leave" data-seat="${seat}" title="${words}" aria-label="${words}">${icon('door')}</button>`;
};

/** What stands at the end of a person's line; a host mutes in the menu, where there is room. @param {At} at */
const personActs = (at) => {
  const { state, room, seat, host } = at;
  if (state.mine.includes(seat)) return html`${renameButton(at)}${leaveButton(at)}`;
  if (!host) return muteButton(state, room, seat);
  return html`${renameButton(at)}${room.opener?.includes(seat) ? nothing : removeButton(at)}`;
};

/** @param {At} at */
const person = (at) => {
  const { state, room, seat } = at;
  const mine = state.mine.includes(seat);
  if (seat === state.renaming) return renameForm(at);
  const cls = `sl ${mine ? 'me' : ''} ${room.seats[seat].here ? '' : 'away'}`;
  return html`<li class="${cls}" data-seat="${seat}">${number(at)}${faceOf(room, seat)}
    <span><bdi class="nm">${plainName(room, seat)}</bdi><span class="cap">${withTeam(at, personWord(at))}</span></span>
    <span class="acts">${personActs(at)}</span></li>`;
};

/** @param {string} level */
const bars = (level) => {
  const reached = levels.indexOf(level);
  return html`<span class="level" aria-hidden="true">${levels.map((_, i) => html`<i class="${i <= reached ? 'on' : ''}"></i>`)}</span>`;
};

/** The bars of a bot's strength, which the host changes. @param {At} at @param {string} level @param {string} word */
const botActs = (at, level, word) => {
  const { room, seat } = at;
  return html`<button class="btn bare" data-do="level" data-seat="${seat}"
    aria-label="${t('room.seat.level', { who: plainName(room, seat), level: word })}">${bars(level)}</button>${removeButton(at)}`;
};

/** @param {At} at */
const bot = (at) => {
  const { room, seat, host } = at;
  const level = room.seats[seat].level ?? 'medium';
  const word = t(`room.level.${level}`);
  return html`<li class="sl" data-seat="${seat}">${number(at)}${faceOf(room, seat)}<span><bdi
    class="nm">${plainName(room, seat)}</bdi><span class="cap">${withTeam(at, t('room.seat.bot', { level: word }))}</span></span>
    <span class="acts">${host ? botActs(at, level, word) : bars(level)}</span></li>`;
};

/** @param {'sit-bot'|'sit-here'|'close-seat'|'open-seat'} act @param {number} seat @param {string} words */
const seatButton = (act, seat, words) => html`<button class="btn" data-do="${act}" data-seat="${seat}">${words}</button>`;

/** Who shares the device takes the next place. @param {number} seat */
const otherButton = (seat) => html`<button class="btn" data-do="sit-other" data-seat="${seat}">${t('room.seat.sit_other')}</button>`;

/** @param {number} seat */
const closeButton = (seat) => html`<button class="btn bare icon" data-do="close-seat" data-seat="${seat}"
  title="${t('room.seat.close', { n: seat })}" aria-label="${t('room.seat.close', { n: seat })}">${icon('lock')}</button>`;

/** Nobody sits there. @param {At} at */
const closed = (at) => html`<li class="sl free" data-seat="${at.seat}">${number(at)}<span class="free44"></span><span><b
    class="nm">${t('room.seat.closed')}</b><span class="cap">${t('room.seat.closed_say')}</span></span>
  <span class="acts">${at.host ? seatButton('open-seat', at.seat, t('room.seat.open')) : nothing}</span></li>`;

/** @param {At} at */
const open = (at) => {
  const { state, seat, host } = at;
  if (seat === state.adding) return addForm(at);
  const [first] = seatNumbers(at.room).filter((n) => at.room.seats[n].kind === 'open');
  const other = state.mine.length > 0 && seat === first;
  const wide = other || (host && state.mine.length === 0);
  return html`<li class="sl free ${wide ? 'offers' : ''}" data-seat="${seat}">${number(at)}<span class="free44"></span><span><b
    class="nm">${t('room.seat.free')}</b><span class="cap">${t('room.seat.free_say')}</span></span>
  <span class="acts">${host ? html`${seatButton('sit-bot', seat, t('room.seat.bot_sit'))}${closeButton(seat)}` : nothing}${state.mine.length === 0
    ? seatButton('sit-here', seat, t('room.seat.sit_here')) : nothing}${other ? otherButton(seat) : nothing}</span></li>`;
};

const rows = { person, bot, open, closed };

/** @param {State} state @param {Room} room */
const seatCount = (state, room) => {
  const [min, max] = state.kind?.seats ?? [2, 10];
  const n = seatNumbers(room).length;
  return html`<button class="btn" data-do="more-seats" aria-label="${t('room.seat.add')}"
      ?disabled="${n >= max}">${icon('plus')}${t('room.seat.plus')}</button>
    <button class="btn" data-do="fewer-seats" aria-label="${t('room.seat.drop')}"
      ?disabled="${n <= min || counts(room).open === 0}">${icon('minus')}${t('room.seat.minus')}</button>`;
};

/** How many can play. @param {number} min @param {number} max */
const rangeWords = (min, max) => (min === max ? t('room.seat.exactly', { n: min }) : t('room.seat.range', { min, max }));

/** @param {State} state @param {Room} room @param {boolean} host */
const addRow = (state, room, host) => {
  const [min, max] = state.kind?.seats ?? [2, 10];
  const watchers = room.spectators ? t('room.seat.watchers', { n: room.spectators }) : '';
  return html`<div class="addrow">${host && min < max ? seatCount(state, room) : nothing}
    <span class="cap">${rangeWords(min, max)} ${watchers}</span></div>`;
};

/** Numbers that are written out. @typedef {2|3|4|5|6|7|8|9|10} Small */

/** @param {number} n */
const seatsWord = (n) => (n >= 2 && n <= 10 ? t(`room.seats.${/** @type {Small} */ (n)}`) : t('room.seats.n', { n }));

/** @param {State} state @param {Room} room @param {boolean} host */
const seatsBox = (state, room, host) => {
  const seats = seatNumbers(room);
  return html`<section class="seatsbox ${seats.length > 6 ? 'many' : ''}" aria-labelledby="seats-title">
    <h2 id="seats-title">${seatsWord(seats.length)}</h2>
    <ol>${seats.map((seat) => rows[room.seats[seat].kind]({ state, room, seat, host }))}</ol>
    ${addRow(state, room, host)}${played(room) ? html`${evening(state, room)}${watchAgain(state.code)}` : nothing}
    ${plan(room, state.game.inlay())}</section>`;
};

/** @param {Room} room */
const headCount = (room) => {
  const { people, bots } = counts(room);
  const words = { people: t('room.go.people', { n: people }), bots: t('room.go.bots', { n: bots }) };
  return t(bots ? 'room.go.both' : 'room.go.only', words);
};

/** @param {Room} room whether a match was played here already */
const isAgain = ({ phase }) => phase === 'over';

const backButton = () => html`<button class="btn big" data-do="tune-off">${icon('back')}<span
  class="lg">${t('room.over.back')}</span><span class="sh vh">${t('room.over.back')}</span></button>`;

/** @param {Room} room @param {boolean} enough */
const dealButton = (room, enough) => html`<button class="btn main big" data-do="${isAgain(room) ? 'rematch' : 'start'}"
  aria-disabled="${!enough}" aria-describedby="go-say">${icon('play')}${t(isAgain(room) ? 'room.over.rematch' : 'room.go.deal')}</button>`;

/** @param {Room} room */
const waiting = (room) => {
  const words = room.host ? rich('room.go.waits', { who: shownName(room, room.host) }) : t('room.go.waits_nobody');
  return html`<span class="wait">${icon('clock')}<span>${words}</span></span>`;
};

/** @param {number} least who must be there */
const lacks = (least) => html`<span class="lacks">${t('room.go.alone', { n: least })}</span>`;

/** What becomes of free seats and of bots, where there are some. @param {Room} room */
const later = (room) => {
  const { bots, open } = counts(room);
  return [open ? t('room.go.free') : '', bots ? t('room.go.late') : ''].filter(Boolean).join(' ');
};

/** @param {State} state @param {Room} room @param {boolean} host */
const go = (state, room, host) => {
  const { people, bots } = counts(room);
  const least = state.kind?.seats[0] ?? 2;
  const enough = people + bots >= least;
  const taken = seatNumbers(room).filter((s) => !isEmpty(room.seats[s]));
  return html`<footer class="go"><span class="faces" aria-hidden="true">${taken.map((s) => faceOf(room, s))}</span>
    <p id="go-say"><b>${headCount(room)}</b> ${enough ? html`<span class="lg">${later(room)}</span>` : lacks(least)}</p>
    ${isAgain(room) ? backButton() : nothing}
    ${host ? dealButton(room, enough) : waiting(room)}</footer>`;
};

/** @param {Room} room */
const metaOf = (room) => (room.phase === 'over' ? 'room.meta.over' : room.private ? 'room.meta.secret' : room.public ? 'room.meta.public' : 'room.meta.private');

/** @param {State} state @param {Room} room @returns {TemplateResult} */
export const lobby = (state, room) => {
  const host = isHost(state);
  return html`<main class="lobby">${top(state, { meta: t(metaOf(room)), table: false })}
    ${wayIn(state, host)}${seatsBox(state, room, host)}${houseRules(state, room, host)}${go(state, room, host)}</main>`;
};
