// One dialog for everything that opens over the table: menu, log, phrases,
// invitation, keys, and a question before what cannot be undone.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { language, rich, t } from '../../core/i18n.js';
import { letters } from '../../core/intent.js';
import { voice } from '../../core/voice.js';
import { isKnown } from '../../games/index.js';
import { evening, played } from './evening.js';
import { inPlay, isShared } from './sharing.js';
import { choicesInPlay, rulesInForce, rulesMark } from './houserules.js';
import { isHost } from './host.js';
import { phraseButtons } from './phrases.js';
import { logList } from './rail.js';
import { seatNumbers } from './seats.js';
import { wayIn } from './share.js';
import { silentSeats } from './silence.js';
import { muteRows } from './talk.js';
import { transferRows, transferSheet, transferTitle } from './transfer.js';
import { undoRow } from './undo.js';
import { faceOf, plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Context} Context */

/** @param {string} act @param {import('../../cards/icon.js').Icon} figure @param {string} words */
const row = (act, figure, words) => html`<button class="row" data-do="${act}">${icon(figure)}${words}</button>`;

/** @param {'skip'|'ask-kick'|'admit'} act @param {number} seat @param {string} label @param {string} words */
const seatButton = (act, seat, label, words) =>
  html`<button class="btn bare ${act === 'skip' ? 'playon' : ''}" data-do="${act}" data-seat="${seat}"
    aria-label="${label}">${words}</button>`;

/** @param {State} state @param {Room} room @param {number} seat */
const personRow = (state, room, seat) => {
  const who = plainName(room, seat);
  const silent = silentSeats(state).includes(seat);
  const spared = room.opener?.includes(seat); // who is host for the opener's absence cannot send the opener away
  return html`<div class="who">${faceOf(room, seat)}<bdi class="nm">${who}</bdi><span>
    ${silent ? seatButton('skip', seat, t('room.menu.skip', { who }), t('room.menu.skip_short')) : nothing}
    ${spared ? nothing : seatButton('ask-kick', seat, t('room.menu.kick', { who }), t('room.menu.kick_short'))}
    <button class="btn bare icon" data-do="person" data-seat="${seat}"
      aria-label="${t('room.menu.more', { who })}">${icon('menu')}</button></span></div>`;
};

/** @param {number} seat @param {string} name */
const awayRow = (seat, name) => {
  const who = name || t('room.seat.number', { n: seat });
  return html`<div class="who"><bdi class="nm">${who}</bdi><span>
    ${seatButton('admit', seat, t('room.menu.admit', { who }), t('room.menu.admit_short'))}</span></div>`;
};

/** @param {Room} room */
const restRow = ({ phase }) => {
  if (phase !== 'playing' && phase !== 'paused') return nothing;
  return phase === 'playing' ? row('pause', 'pause', t('room.menu.pause')) : row('resume', 'play', t('room.menu.resume'));
};

/** Who is host for the time that the opener is away may do less. @param {Room} room */
const hostTitle = ({ opener }) => html`<h3>${t(opener ? 'room.menu.host_now' : 'room.menu.host')}</h3>`;

/** In a match what the lobby has elsewhere. @param {State} state @param {Room} room */
const tableRows = (state, room) => (inPlay(room) ? html`<div class="body">${choicesInPlay(state, room)}</div>` : nothing);

/** @param {State} state @param {Room} room */
const peopleRows = (state, room) => {
  const others = seatNumbers(room).filter((s) => room.seats[s].kind === 'person' && !state.mine.includes(s));
  return others.length ? html`<h3>${t('room.menu.people')}</h3>${others.map((s) => personRow(state, room, s))}` : nothing;
};

/** Who was sent away may come back. @param {Room} room */
const awayRows = ({ kicked = {} }) => {
  const seats = Object.keys(kicked).map(Number);
  return seats.length ? html`<h3>${t('room.menu.away')}</h3>${seats.map((seat) => awayRow(seat, kicked[seat]))}` : nothing;
};

/** What a host may be in a hurry for stands first. @param {State} state @param {Room} room */
const hostRows = (state, room) => {
  const rows = [restRow(room), tableRows(state, room), peopleRows(state, room), awayRows(room)];
  return rows.every((one) => one === nothing) ? nothing : html`${hostTitle(room)}${rows}<h3>${t('room.table.label')}</h3>`;
};

/** @param {State} state */
const rulebook = ({ game }) => {
  if (!isKnown(game)) return nothing;
  return html`<a class="row" href="/rules/${game.id}" target="_blank" rel="noopener">${icon('book')}${t('room.rules')}</a>`;
};

/** Where something is said at the table and the browser has a voice. @param {State} state */
const voiceRow = ({ game }) =>
  (game.aloud && voice.has() ? row('voice', 'sound', t(voice.isOn() ? 'room.menu.voice_off' : 'room.menu.voice_on')) : nothing);

/** A row about a seat. @param {string} act @param {number} seat @param {import('../../cards/icon.js').Icon} figure @param {string} words */
const seatRow = (act, seat, figure, words) =>
  html`<button class="row" data-do="${act}" data-seat="${seat}">${icon(figure)}${words}</button>`;

/** @param {State} state @param {Room} room */
const leaveRows = (state, room) => state.mine.map((seat) => seatRow(
  'ask-leave', seat, 'door', isShared(state) ? t('room.seat.leave', { who: plainName(room, seat) }) : t('room.menu.leave'),
));

/** The others on this device. @param {State} state @param {Room} room */
const handRows = (state, room) => {
  if (!isShared(state) || !inPlay(room)) return nothing;
  const others = state.mine.filter((seat) => seat !== (state.me || state.handing));
  return others.map((seat) => seatRow('hand-to', seat, 'people', t('room.menu.hand_to', { who: plainName(room, seat) })));
};

/** @param {State} state @param {Room|undefined} room */
const menu = (state, room) => html`<nav class="menu">
  ${room ? handRows(state, room) : nothing}${room && isHost(state) ? hostRows(state, room) : nothing}
  ${undoRow(state)}${rulebook(state)}
  ${room ? html`${row('house', 'log', t('room.house.title'))}${room && played(room)
    ? row('evening', 'flag', t('room.evening.title')) : nothing}${row('share-open', 'people', t('room.menu.share'))}` : nothing}
  ${room ? muteRows(state, room) : nothing}
  ${row('theme', 'theme', t('room.theme'))}${voiceRow(state)}
  <button class="row" data-do="lang" lang="${language() === 'en' ? 'es' : 'en'}">${icon('globe')}${t('room.menu.lang')}</button>
  ${row('keys', 'keyboard', t('room.menu.keys'))}${room ? transferRows(state, room) : nothing}
  ${room ? leaveRows(state, room) : nothing}
  ${room && state.role === 'opener' ? row('take-role', 'flag', t('room.menu.take')) : nothing}
  ${room && isHost(state) && !room.opener ? row('ask-close', 'lock', t('room.menu.close')) : nothing}
</nav>`;

/** Keys of every table, those of the game between them. @param {State} state @returns {ReturnType<State['game']['keys']>} */
const allKeys = ({ game, doc }) => [
  ['← →', t('room.keys.arrows')], ['Enter', t('room.keys.enter')], ['Esc', t('room.keys.esc')],
  ...(game.sorts.length ? [/** @type {[string, string]} */ ([', .', t('room.keys.shift')])] : []),
  ...game.keys(doc?.game), ['L', t('room.keys.l')], ['?', t('room.keys.help')],
];

/** @param {State} state */
const keys = (state) => {
  const rows = allKeys(state).map(([key, words]) => html`<dt><kbd>${key}</kbd></dt><dd>${words}</dd>`);
  return html`<dl class="keyhelp">${rows}</dl>
  <button class="btn" data-do="letters"
    aria-pressed="${letters()}">${icon(letters() ? 'check' : 'cross')}${t('room.keys.letters')}</button>`;
};

/** @param {State} state */
const sure = ({ sure: question }) => html`<p>${question?.text}</p><div class="two"><button
  class="btn" data-do="close-sheet">${t('room.menu.no')}</button><button
  class="btn main" data-do="${question?.act ?? ''}" data-seat="${question?.seat ?? 0}">${question?.yes}</button></div>`;

/** What a host may do about a person beside what stands in the menu. @param {State} state @param {Room} room */
const person = ({ about: seat }, room) => {
  const who = plainName(room, seat);
  return html`<form class="name" data-form="rename" data-seat="${seat}"><label for="new-name">${t('room.seat.rename_who', { who })}</label>
    <input id="new-name" name="name" autocomplete="off" .value="${who}"><button class="btn">${t('room.seat.rename_ok')}</button></form>
    <button class="btn" data-do="ask-give" data-seat="${seat}">${icon('flag')}${t('room.menu.give', { who })}</button>`;
};

/** The rules in force, and the fingerprint of what will be dealt or was. @param {State} state @param {Room} room */
const house = (state, room) => html`${rulesInForce(state, room)}${rulesMark(room)}<p
  class="cap">${rich('room.house.sealed', { commit: html`<code>${room.fair.commit}</code>` })}</p>`;

/** @type {Record<Exclude<import('./types.js').SheetName, 'sure'|'transfer'>, import('../../core/i18n.js').Key>} */
const titles = {
  '': 'room.menu', menu: 'room.menu', log: 'room.log.title', say: 'room.say.title', share: 'room.menu.share',
  keys: 'room.menu.keys', house: 'room.house.title', evening: 'room.evening.title', person: 'room.menu.person',
};

/** @param {State} state @param {Room|undefined} room */
const titleOf = (state, room) => {
  const { sheet: name, sure: question, about } = state;
  if (name === 'sure') return question?.title;
  return name === 'transfer' ? room && transferTitle(state, room, about) : t(titles[name]);
};

/** @param {State} state @param {Room|undefined} room @param {Context|undefined} ctx */
const body = (state, room, ctx) => {
  switch (state.sheet) {
    case 'menu': return menu(state, room);
    case 'log': return room && ctx ? logList(state, room, ctx) : nothing;
    case 'say': return phraseButtons(state, room?.free_text);
    case 'share': return wayIn(state, isHost(state));
    case 'evening': return room ? evening(state, room) : nothing;
    case 'keys': return keys(state);
    case 'house': return room ? house(state, room) : nothing;
    case 'person': return room ? person(state, room) : nothing;
    case 'sure': return sure(state);
    case 'transfer': return transferSheet(state);
    default: return nothing;
  }
};

/** @param {State} state @param {Room|undefined} room @param {Context|undefined} ctx @returns {import('lit').TemplateResult} */
export const sheet = (state, room, ctx) => {
  const { sheet: name } = state;
  const padded = ['keys', 'house', 'person', 'evening', 'sure'].includes(name);
  return html`<dialog class="sheet" data-sheet="${name}" id="sheet" aria-labelledby="sheet-title"><header>
    <h2 id="sheet-title" tabindex="-1" data-home>${titleOf(state, room)}</h2>
    <button class="btn icon" data-do="close-sheet" aria-label="${t('room.close_sheet')}">${icon('cross')}</button></header>
  ${name && state.note ? html`<p class="told">${state.note}</p>` : nothing}
  <div class="body ${padded ? '' : 'flush'}" tabindex="${name === 'house' ? '0' : nothing}">${body(state, room, ctx)}</div></dialog>`;
};
