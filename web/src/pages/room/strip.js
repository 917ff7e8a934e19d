// The turn strip: whose turn it is, what may be done, how long, and the buttons.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { clockView } from './clock.js';
import { isStoodIn, untilStoodIn, untilWarned } from './life.js';
import { isHost } from './host.js';
import { missing, seatNumbers } from './seats.js';
import { silentSeats } from './silence.js';
import { undoButton } from './undo.js';
import { plainName, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** Of one other who is asked. @param {Room} room @param {number} seat @param {boolean} whole whether nothing follows the name */
const othersTurn = (room, seat, whole) => {
  const key = missing(room, [seat]) ? 'room.turn.away' : whole ? 'room.turn.of' : 'room.turn.other';
  return html`<span>${rich(key, { who: shownName(room, seat) })}</span>`;
};

/** Others who are asked, none is ''. @param {Room} room @param {number[]} asked @param {boolean} whole @returns {unknown} */
const whoseTurn = (room, asked, whole) => {
  if (asked.length === 0) return '';
  if (asked.length === 1) return othersTurn(room, asked[0], whole);
  return t(asked.length === seatNumbers(room).length ? 'room.turn.several' : 'room.turn.some');
};

/** Where several share the device, whose hand it shows is said, too. @param {State} state @param {Room} room @returns {unknown} */
const ownTurn = ({ asked, mine, me }, room) => {
  if (asked) return t('room.turn.sending');
  return mine.length > 1 ? html`<span>${rich('room.turn.mine_named', { who: shownName(room, me) })}</span>` : t('room.turn.mine');
};

/** @param {State} state @param {Room} room @param {View} view @returns {unknown} */
const word = (state, room, view) => {
  if (room.phase === 'paused') return t('room.turn.paused');
  if (view.result) return t('room.turn.over');
  if (view.turn.phase === 'between') return t('room.turn.between');
  if (state.game.isMine(view, state.me)) return ownTurn(state, room);
  return whoseTurn(room, view.turn.seats, state.game.listsMoves === true);
};

/** @param {State} state @param {Room} room */
const clock = (state, { clock: time }) => (time ? clockView({ left: time.left_ms, running: time.running, at: state.clockAt }) : nothing);

/** @typedef {import('../../core/game.js').Action} Action */

/** @param {Action} action */
const button = ({ do: act, label, main = false, hot, element, move }) => html`<button class="btn ${main ? 'solid' : 'text'}"
  data-do="${act}" ?data-home="${main}" data-hot="${hot ?? nothing}" data-element="${element ?? nothing}"
  data-move="${move ? JSON.stringify(move) : nothing}"
  ><span class="lbl">${t(label.key, label.data)}</span></button>`;

/** @param {State} state */
const sortPick = ({ sort, game }) => {
  const name = game.sortName(sort);
  return html`<label class="btn sortpick">${icon('sort')}<span class="lbl">${name}</span>
  <select data-set="sort" aria-label="${t('room.turn.order', { sort: name })}">${game.sorts.map((s) =>
    html`<option value="${s}" .selected=${live(s === sort)}>${game.sortName(s)}</option>`)}</select></label>`;
};

/** @param {'resume'|'back'|'rematch'} act @param {string} words */
const solid = (act, words) => html`<button class="btn solid" data-do="${act}"><span class="lbl">${words}</span></button>`;

/** Whether a bot is about to play for who looks. @param {State} state */
const isWarned = (state) => untilWarned(state, performance.now()) === 0;

/** A bot is about to play: how long yet, and what keeps it off. Nothing else moves, since any touch ends it. @param {State} state */
const warning = (state) => {
  const now = performance.now();
  return html`${clockView({ left: untilStoodIn(state, now), running: true, at: now })}<span>${t('room.life.warn')}</span>`;
};

/**
 * What hurries or halts whoever gets the device, and what they can do about it.
 * @param {State} state @param {Room} room @returns {unknown} undefined where nothing does
 */
export const pace = (state, room) => {
  if (room.phase === 'paused') return html`${t('room.turn.paused')}. ${special(state, room)}`;
  if (isWarned(state)) return warning(state);
  return room.clock ? clock(state, room) : undefined;
};

/** Only for those who sit: a bot may play for them, the table rest, or the match be over. @param {State} state @param {Room} room */
const special = (state, room) => {
  if (room.phase === 'paused') return isHost(state) ? solid('resume', t('room.paused.resume')) : nothing;
  if (room.phase === 'over') return isHost(state) ? solid('rematch', t('room.over.rematch')) : nothing;
  return isStoodIn(state) ? solid('back', t('room.stand_in.back')) : nothing;
};

/** Lets the host go on without somebody silent. @param {Room} room @param {number} seat */
const playOn = (room, seat) => html`<button class="btn text playon" data-do="skip" data-seat="${seat}"
  aria-label="${t('room.menu.skip', { who: plainName(room, seat) })}"><span class="lbl">${t('room.menu.skip_short')}</span></button>`;

/** @param {State} state @param {Room} room */
const pausedBy = ({ me }, room) => {
  if (!room.paused_by) return nothing;
  return room.paused_by === me ? t('room.paused.you') : rich('room.paused.by', { who: shownName(room, room.paused_by) });
};

/** Whose turn it is once the table goes on. @param {State} state @param {Room} room @param {View} view */
const waitsFor = ({ mine }, room, { turn }) => {
  const [seat] = turn.seats;
  if (turn.phase === 'between' || turn.seats.length !== 1) return nothing;
  return mine.length === 1 && mine[0] === seat ? t('room.paused.then_you') : rich('room.paused.then', { who: shownName(room, seat) });
};

/** Where there is little room, whose turn waits counts more than who paused. @param {State} state @param {Room} room @param {View} view */
const resting = (state, room, view) => {
  const [by, turn, plain] = [pausedBy(state, room), waitsFor(state, room, view), t('room.paused.plain')];
  return turn === nothing ? html`${by} <span class="lg">${plain}</span>` : html`<span class="lg">${by}</span> ${turn} <span class="lg">${plain}</span>`;
};

/** Whether whoever is to play is away. @param {Room} room @param {View} view */
const isLeft = (room, { turn }) => turn.phase !== 'between' && missing(room, turn.seats) > 0;

/** @param {State} state @param {Room} room @param {Context} ctx */
const may = (state, room, ctx) => {
  if (room.phase === 'paused') return resting(state, room, ctx.view);
  if (ctx.view.result) return nothing;
  if (isWarned(state)) return warning(state);
  if (isStoodIn(state)) return t('room.stand_in');
  if (isLeft(room, ctx.view)) return room.clock ? nothing : t('room.turn.away_until', { n: room.grace_s });
  const { long, short } = state.game.strip(ctx);
  return html`<span class="lg">${long}</span><span class="sh">${short}</span>`;
};

const putBack = () =>
  html`<button class="btn icon" data-do="put-back" aria-label="${t('room.turn.put_back')}">${icon('cross')}</button>`;

/** Whether there is a hand to put in order. @param {State} state @param {View} view */
const isHeld = ({ game }, { hand, turn, result }) => Boolean(hand) && turn.phase !== 'between' && !result && game.sorts.length > 1;

/**
 * What is done at the end of the strip.
 * @param {State} state @param {Room} room @param {Context} ctx @param {Action[]} actions
 * @param {number} [silent] the seat that is waited for too long
 */
const deeds = (state, room, { view, picked }, actions, silent) => {
  const playing = room.phase === 'playing';
  const isPicking = state.game.codesOf(picked).length > 0;
  return html`<div class="do">${playing ? clock(state, room) : nothing}${special(state, room)}${silent ? playOn(room, silent) : undoButton(state)}
      ${playing && !state.asked ? actions.map(button) : nothing}
      ${isPicking && !state.asked ? putBack() : nothing}${isHeld(state, view) ? sortPick(state) : nothing}</div>`;
};

/** @param {State} state @param {Room} room @param {Context} ctx @returns {TemplateResult} */
export const strip = (state, room, ctx) => {
  const { view } = ctx;
  const [silent] = silentSeats(state);
  const mine = room.phase === 'playing' && state.game.isMine(view, state.me);
  const actions = state.game.actions(view, ctx.refusal ? state.game.nothing : ctx.picked, ctx.draft);
  const warned = isWarned(state);
  const spare = !warned && (silent || (mine && actions.length > 0)); // the buttons say it all
  const firm = mine && !state.asked && actions.some((a) => a.main);
  const picking = state.game.codesOf(ctx.picked).length > 0;
  return html`<div tabindex="-1" ?data-home="${!firm}" data-anchor="seat-${state.me}"
    class="turnstrip ${mine ? 'mine' : ''} ${picking ? 'picking' : ''} ${room.phase === 'paused' ? 'still' : ''}">
    <p class="word">${word(state, room, view)}</p><p
    class="may ${spare ? 'spare' : ''} ${warned ? 'warn' : ''}">${may(state, room, ctx)}</p>
    ${deeds(state, room, ctx, actions, silent)}
  </div>`;
};
