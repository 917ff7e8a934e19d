// The table in play: plates, the game's field, the strip, the hand, the rail.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { around } from './later.js';
import { handover } from './handover.js';
import { plates } from './plates.js';
import { rail } from './rail.js';
import { hasPlace } from './seats.js';
import { asThen, makerOf } from './story.js';
import { lingers } from './lingering.js';
import { strip } from './strip.js';
import { top } from './top.js';
import { vote } from './undo.js';
import { faceOf, nameOf, shownName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */

/** Nobody can act while the table rests, and no hand is drawn while the device goes from hand to hand. @param {State} state @param {Room} room @param {View} view */
const inSight = ({ handing }, { phase }, view) => {
  if (handing) return { ...view, can: undefined, hand: undefined };
  return phase === 'paused' ? { ...view, can: undefined } : view;
};

/** What the game's drawings may know. @param {State} state @param {Room} room @param {View} view @returns {Context} */
export const contextOf = (state, room, view) => ({
  view: inSight(state, room, view), me: state.me, options: room.options,
  ...state.game.settings(room.options),
  phone: state.phone, live: state.line === 'live', picked: state.picked, sending: state.sending, refusal: state.refusal,
  sort: state.sort, own: state.own, legal: room.phase === 'playing' ? state.legal : undefined, typed: state.typed, draft: state.draft,
  tried: room.draft, lingers: lingers(state, performance.now()),
  then: (n, ctx) => asThen(ctx, makerOf(state, n, view.log[n])),
  name: (seat) => nameOf(room, seat), face: (seat) => faceOf(room, seat), shown: (seat) => shownName(room, seat),
  after: room.phase === 'over' ? () => around.now()?.afterMatch(state, room) : undefined,
});

/** @param {State} state @param {Room} room */
const watcher = (state, room) => {
  if (state.mine.length > 0 || !hasPlace(room)) return nothing;
  return html`<p class="watcher"><button class="btn" data-do="enter">${t('room.watching.sit')}</button></p>`;
};

/** @param {State} state @param {Room} room @param {Context} ctx */
const dock = (state, room, ctx) => {
  if (state.handing) return handover(state, room);
  return html`${strip(state, room, ctx)}<div class="held">${state.game.handView(ctx)}${watcher(state, room)}</div>`;
};

/** @param {State} state @param {Room} room @param {View} view @param {Context} ctx @returns {import('lit').TemplateResult} */
export const table = (state, room, view, ctx) => html`<div class="table-page">
  ${top(state, { meta: state.game.meta(view, room.options), table: true, aside: state.game.aside?.(ctx), below: vote(state, ctx) })}
  <main class="stage" aria-label="${t('room.table.label')}">${plates(state, room, view)}${state.game.field(ctx)}</main>
  <section class="dock ${view.turn.phase}" aria-label="${t('room.table.dock')}">${dock(state, room, ctx)}</section>
  ${rail(state, room, ctx)}
</div>`;
