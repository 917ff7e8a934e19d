// A position as it was seen: plates, the game's field, hands, the log. Nothing
// in it can be played.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { face } from '../../cards/person.js';
import { t } from '../../core/i18n.js';
import { plates } from '../room/plates.js';
import { tally } from '../room/rail.js';
import { asThen } from '../room/story.js';
import { botName, faceOf, nameOf, plainName, shownName } from '../room/who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./film.js').Film} Film */
/** @typedef {import('./film.js').Position} Position */
/** @typedef {import('./film.js').Mover} Mover */
/** @typedef {import('../../core/game.js').Context} Context */
/** @typedef {import('../../core/game.js').Cast} Cast */
/** @typedef {import('../room/types.js').Room} Room */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {{state: State, film: Film, at: Position, room: Room}} Scene */

/** @param {State} state @param {Film} film @returns {Scene} */
export const sceneOf = (state, film) => {
  const at = film.positions[state.step];
  return { state, film, at, room: /** @type {Room} */ (/** @type {unknown} */ ({ ...at.doc.room, phase: 'playing' })) };
};

/** The table as if nobody sat at it but the mover. @param {Mover} mover */
const roomOf = ({ seat, who }) => /** @type {Room} */ (/** @type {unknown} */ ({ seats: { [seat]: who } }));

/** @param {Mover} mover @returns {import('../room/chronicle.js').Holder} */
const holderOf = (mover) => {
  const name = (mover.bot ? botName : plainName)(roomOf(mover), mover.seat);
  return { seat: mover.seat, name, bot: mover.bot || mover.who.kind === 'bot', mine: false };
};

/** @param {Scene} scene @param {View} view @param {string} [whose] @returns {Context} */
const contextOf = ({ state, state: { game, phone }, film, at, room }, view, whose) => ({
  view: { ...view, can: undefined }, me: 0, whose, options: film.playback.header.options, ...game.settings(film.playback.header.options),
  phone: phone && !game.listsMoves, live: false, picked: game.nothing, sending: [], sort: game.sorts[0] ?? '', own: [], typed: {},
  then: (n, ctx) => (at.movers[n] ? asThen(ctx, holderOf(at.movers[n])) : ctx), lingers: state.lingers,
  name: (seat) => nameOf(room, seat), face: (seat) => faceOf(room, seat), shown: (seat) => shownName(room, seat),
});

/** What the eyes see that were chosen. @param {Scene} scene @returns {View} */
const seen = ({ state: { eyes }, at: { doc } }) => (typeof eyes === 'number' && eyes > 0 ? doc.eyes[eyes] : doc.game);

/** The part of the room page's state that its plates and standings read. @param {Scene} scene */
const asRoom = ({ state: { game } }) =>
  /** @type {import('../room/types.js').State} */ (/** @type {unknown} */ ({ me: 0, game, heard: {}, muted: [] }));

/** What is drawn where the hand lies, and of every hand the same. @param {Context} ctx @param {Scene} scene */
const beside = (ctx, { state: { game } }) => (game.listsMoves ? game.handView(ctx) : nothing);

/** The hand lies apart: here nobody is told what is in "your hand". @param {Scene} scene @returns {TemplateResult} */
export const stage = (scene) => {
  const view = { ...seen(scene), hand: undefined };
  const ctx = contextOf(scene, view);
  return html`<main class="stage seen" aria-label="${t('room.table.label')}">${plates(asRoom(scene), scene.room, view)}${beside(
    ctx, scene,
  )}${scene.state.game.field(ctx)}</main>`;
};

/** @param {Scene} scene @param {number} seat */
const hand = (scene, seat) => {
  const { state: { game }, at: { doc }, room } = scene;
  const who = plainName(room, seat);
  const cards = game.handView(contextOf(scene, doc.eyes[seat], who));
  if (!cards || cards === nothing) return nothing;
  return html`<section aria-label="${t('replay.hand', { who })}"><h2>${faceOf(room, seat)}<bdi>${who}</bdi></h2>${cards}</section>`;
};

/** The seats whose hands are shown. @param {Scene} scene @returns {number[]} */
const shownSeats = ({ state: { eyes }, at: { doc } }) =>
  Object.keys(doc.eyes).map(Number).filter((seat) => eyes === 'open' || seat === eyes);

/** @param {Scene} scene @returns {TemplateResult|typeof nothing} */
export const hands = (scene) => {
  const all = shownSeats(scene).map((seat) => hand(scene, seat)).filter((one) => one !== nothing);
  if (all.length === 0) return nothing;
  return html`<section class="held seen" aria-label="${t('replay.hands')}">${all}</section>`;
};

/** @param {Scene} scene @returns {[number, import('../../core/game.js').Entry][]} oldest first */
const entries = ({ state: { game }, at: { doc } }) => game.inOrder(doc.game.log);

/** @param {Scene} scene */
const log = (scene) => {
  const { state: { game }, at } = scene;
  const ctx = contextOf(scene, at.doc.game);
  const lines = entries(scene).map(([n, entry]) => ({ n, entry, mover: at.movers[n] }));
  return html`<div class="log" tabindex="0" role="group" aria-label="${t('room.log.title')}"><ol
    >${repeat(lines, ({ n }) => n, ({ n, entry, mover }) => html`<li data-entry="${n}"
    >${mover.seat ? face(holderOf(mover)) : html`<span class="dot"></span>`}<p>${game.told(entry, asThen(ctx, holderOf(mover)))}</p></li>`)}
  </ol></div>`;
};

/** @param {Scene} scene @returns {TemplateResult} */
export const story = (scene) =>
  html`${tally(asRoom(scene), scene.room, contextOf(scene, scene.at.doc.game))}<h2>${t('room.log.title')}</h2>${log(scene)}`;

/** A move that the log does not tell. @param {Scene} scene @returns {string} */
const unseen = ({ state, film, at: { back, mover } }) => {
  if (back) return t('replay.undone');
  if (mover.seat === 0) return t('replay.time_up');
  const { phase } = film.positions[state.step - 1].doc.game.turn;
  return t(phase === 'between' ? 'replay.goes_on' : 'replay.decided', { who: holderOf(mover).name });
};

/** What led to the position, in sentences. @param {Scene} scene @returns {string} */
export const happened = (scene) => {
  const { state: { game, step }, at } = scene;
  if (step === 0) return t('replay.dealt');
  const ctx = contextOf(scene, at.doc.game);
  const news = entries(scene).filter(([n]) => at.news.includes(String(n)));
  return news.map(([n, entry]) => game.spoken(entry, asThen(ctx, holderOf(at.movers[n])))).join(' ') || unseen(scene);
};
