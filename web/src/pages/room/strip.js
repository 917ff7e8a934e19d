// The turn strip: whose turn it is, what may be done, how long, and the buttons.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { clockView } from './clock.js';
import { isHost } from './lobby.js';
import { silentSeats } from './silence.js';
import { plainName, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {State} state @param {Room} room @param {View} view @returns {unknown} */
const word = (state, room, view) => {
  if (room.phase === 'paused') return t('room.turn.paused');
  if (view.result) return t('room.turn.over');
  if (view.turn.phase === 'between') return t('room.turn.between');
  if (state.game.isMine(view, state.me)) return t(state.asked ? 'room.turn.sending' : 'room.turn.mine');
  return view.turn.seats.length === 1 ? rich('room.turn.other', { who: shownName(room, view.turn.seats[0]) }) : t('room.turn.several');
};

/** @param {State} state @param {Room} room */
const clock = (state, { clock: time }) => (time ? clockView({ left: time.left_ms, running: time.running, at: state.clockAt }) : nothing);

/** @param {Context} ctx @param {State} state */
const buttons = (ctx, { game }) =>
  game.actions(ctx.view, ctx.refusal ? {} : ctx.picked).map((a) => html`<button class="btn ${a.main ? 'solid' : 'text'}" data-do="${a.do}" ?data-home="${a.main}" data-hot="${a.do === 'draw' ? 'd' : a.do === 'pass' ? 'p' : a.do === 'next' ? 'n' : nothing}"><span class="lbl">${t(a.label.key, a.label.data)}</span></button>`);

/** @param {State} state */
const sortPick = ({ sort, game }) => html`<label class="btn sortpick">${icon('sort')}<span class="lbl">${t(`uno.sort.${sort}`)}</span>
  <select data-set="sort" aria-label="${t('uno.sort.say', { sort: t(`uno.sort.${sort}`) })}">${game.sorts.map((s) => html`<option value="${s}" ?selected="${s === sort}">${t(`uno.sort.${s}`)}</option>`)}</select></label>`;

/** Only for those who sit: a bot may play for them, or the table rest. @param {State} state @param {Room} room */
const special = (state, room) => {
  if (room.phase === 'paused') return isHost(state) ? html`<button class="btn solid" data-do="resume"><span class="lbl">${t('room.paused.resume')}</span></button>` : nothing;
  if (state.me && room.seats[state.me]?.played_by) return html`<button class="btn solid" data-do="back"><span class="lbl">${t('room.stand_in.back')}</span></button>`;
  return nothing;
};

/** Lets the host go on without somebody silent. @param {Room} room @param {number} seat */
const playOn = (room, seat) => html`<button class="btn text playon" data-do="skip" data-seat="${seat}" aria-label="${t('room.menu.skip', { who: plainName(room, seat) })}"><span class="lbl">${t('room.menu.skip_short')}</span></button>`;

/** @param {State} state @param {Room} room @param {Context} ctx */
const may = (state, room, ctx) => {
  if (room.phase === 'paused') return html`${room.paused_by ? rich('room.paused.by', { who: shownName(room, room.paused_by) }) : nothing} <span class="lg">${t('room.paused.plain')}</span>`;
  if (ctx.view.result) return nothing;
  if (state.me && room.seats[state.me]?.played_by) return t('room.stand_in');
  const { long, short } = state.game.strip(ctx);
  return html`<span class="lg">${long}</span><span class="sh">${short}</span>`;
};

/** @param {State} state @param {Room} room @param {Context} ctx @returns {TemplateResult} */
export const strip = (state, room, ctx) => {
  const { view } = ctx;
  const [silent] = silentSeats(state, performance.now());
  const mine = room.phase === 'playing' && state.game.isMine(view, state.me);
  const picked = state.game.codesOf(ctx.picked).length > 0;
  const spare = silent || (mine && state.game.actions(view, ctx.refusal ? {} : ctx.picked).length > 0); // the buttons say it all
  const firm = mine && !state.asked && state.game.actions(view, ctx.refusal ? {} : ctx.picked).some((a) => a.main);
  return html`<div tabindex="-1" ?data-home="${!firm}" class="turnstrip ${mine ? 'mine' : ''} ${picked ? 'picking' : ''} ${room.phase === 'paused' ? 'still' : ''}" data-anchor="seat-${state.me}">
    <p class="word">${word(state, room, view)}</p><p class="may ${spare ? 'spare' : ''}">${may(state, room, ctx)}</p>
    <div class="do">${room.phase === 'playing' ? clock(state, room) : nothing}${special(state, room)}${silent ? playOn(room, silent) : nothing}${room.phase === 'playing' && !state.asked ? buttons(ctx, state) : nothing}
      ${picked && !state.asked ? html`<button class="btn icon" data-do="put-back" aria-label="${t('uno.do.put_back')}">${icon('cross')}</button>` : nothing}${view.hand && !['between', 'over'].includes(view.turn.phase) ? sortPick(state) : nothing}</div>
  </div>`;
};
