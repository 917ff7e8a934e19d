// Draws the state: which page it is, cards that glide from where they were, the
// focus kept, and marks on the root that say what is shown.
import { html, render } from 'lit';
import { followQuestion, keepFocus } from '../../core/focus.js';
import { language, t } from '../../core/i18n.js';
import { flip } from '../../core/motion.js';
import { closeSheet, openSheet } from '../../core/sheet.js';
import { patternDefs } from '../../cards/patterns.js';
import { around } from './later.js';
import { gonePage } from './gone.js';
import { contextOf, table } from './table.js';
import { waitingPage } from './waiting.js';
import { spelled } from '../../core/code.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */

/** @param {State} state @returns {boolean} whether this person stands at the door */
const atTheDoor = ({ mine, watching }) => mine.length === 0 && !watching;

/** Between two matches the host may look at rules and seats again. @param {State} state */
const isTuning = ({ tuning, doc }) => tuning && doc?.room.phase === 'over';

/** Which page it is; from one to another nothing flies. @param {State} state @param {Context|undefined} ctx @returns {string} */
const kindOf = (state, ctx) => {
  if (state.gone || !state.doc) return 'word';
  if (atTheDoor(state)) return 'door';
  return ctx && !isTuning(state) ? 'table' : 'lobby';
};

/** @param {State} state @param {Context|undefined} ctx */
const page = (state, ctx) => {
  const room = state.doc?.room;
  if (state.gone) return gonePage(state, state.gone);
  if (room && ctx && !atTheDoor(state) && !isTuning(state) && !state.offered) return table(state, room, ctx.view, ctx);
  const drawn = room || state.offered ? around.now() : undefined;
  if (!drawn || state.game.whole?.() === false) return waitingPage(state);
  if (state.offered) return drawn.takePage(state, state.offered);
  if (!room) return waitingPage(state);
  return atTheDoor(state) ? drawn.enter(state, room) : drawn.lobby(state, room);
};

/** @param {State} state @param {Context|undefined} ctx */
const sheet = (state, ctx) => (state.sheet ? around.now() : around.here())?.sheet(state, state.gone ? undefined : state.doc?.room, ctx);

/** @param {State} state @returns {Context|undefined} */
const context = (state) => {
  const view = state.doc?.game;
  return state.doc && view ? contextOf(state, state.doc.room, view) : undefined;
};

/** @param {State} state @param {Context} ctx @returns {'mine'|'handover'|'other'|''} */
const turnOf = ({ game, me, handing }, { view }) => {
  if (handing) return 'handover';
  return me ? (game.isMine(view, me) ? 'mine' : 'other') : '';
};

/** @param {State} state @param {Context|undefined} ctx */
const markRoot = (state, ctx) => {
  const { dataset } = document.documentElement;
  dataset.game = state.game.id;
  dataset.v = String(state.v);
  dataset.phase = state.gone ? 'gone' : (state.doc?.room.phase ?? '');
  dataset.turn = ctx ? turnOf(state, ctx) : '';
  if (state.asked) dataset.asked = '';
  else delete dataset.asked;
  if (around.here() && state.game.whole?.() !== false) dataset.whole = '';
  document.documentElement.lang = language();
  document.title = `${['mine', 'handover'].includes(dataset.turn) ? '▶ ' : ''}${t('room.title', { code: spelled(state.code) })} · Sobremesa`;
};

/** @param {HTMLElement} root @param {State} state @param {() => void} closed */
const showSheet = (root, state, closed) => {
  const dialog = /** @type {HTMLDialogElement|null} */ (root.querySelector('#sheet'));
  if (!dialog) return;
  if (state.sheet && !dialog.hasAttribute('open')) openSheet(dialog, closed);
  if (!state.sheet && dialog.hasAttribute('open')) closeSheet(dialog);
};

/** @param {State} state */
export const createScreen = (state) => {
  const root = /** @type {HTMLElement} */ (document.getElementById('page'));
  let shown = '';
  let handed = 0; // to whom the device was to go
  let keyed = false; // only who uses keys is shown where the page puts the focus
  addEventListener('keydown', () => { keyed = true; }, { once: true });

  /** A device that changes hands is looked at there. */
  const followHands = () => {
    const { handing, sheet: open } = state;
    if (handing && handing !== handed && !open) /** @type {HTMLElement|null} */ (root.querySelector('.handover [data-home]'))?.focus({ focusVisible: keyed ? undefined : false });
    handed = handing;
  };

  const closed = () => {
    if (!state.sheet) return;
    state.sheet = '';
    draw();
  };

  /** @param {boolean} [still] nothing should fly */
  const draw = (still = false) => {
    const ctx = context(state);
    const view = html`${patternDefs()}${page(state, ctx)}${sheet(state, ctx)}`;
    const kind = kindOf(state, ctx);
    flip(root, () => followQuestion(root, () => keepFocus(root, () => render(view, root))), { still: still || kind !== shown });
    shown = kind;
    showSheet(root, state, closed);
    followHands();
    markRoot(state, ctx);
  };

  return { draw };
};
