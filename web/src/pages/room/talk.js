// What one says to the table, and whom one does not hear.
import { html } from 'lit';
import { say as tell } from '../../core/announce.js';
import { ApiError } from '../../core/api.js';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { unsayable } from './phrases.js';
import { seatNumbers } from './seats.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./forms.js').Page} Page */

/** @param {Page} page @param {{phrase?: string, text?: string}} said @returns {Promise<boolean>} whether it was said */
export const speakUp = async ({ room, state, complain }, said) => {
  const answer = await room.ask({ t: 'say', seat: state.me, ...said });
  if (answer.t === 'refused') complain(new ApiError(0, answer));
  return answer.t !== 'refused';
};

/** What was not said stays in its field. @param {Page} page @param {HTMLFormElement} form */
export const sayTyped = async (page, form) => {
  const text = /** @type {HTMLInputElement} */ (form.elements.namedItem('text')).value.trim();
  const off = unsayable(page.state);
  if (off) return tell(off);
  if (!text || !(await speakUp(page, { text }))) return;
  form.reset();
  page.change({ sheet: '' });
};

/** @param {Page} page @param {number} seat */
export const turnMute = ({ room, state }, seat) => {
  const off = state.muted.includes(seat);
  room.send({ t: 'mute', seat, ...(off ? { off } : {}) });
  if (state.doc) tell(t(off ? 'room.note.heard' : 'room.note.muted', { who: plainName(state.doc.room, seat) }));
};

/** @param {State} state @param {Room} room @param {number} seat */
const words = (state, room, seat) => t(state.muted.includes(seat) ? 'room.seat.unmute' : 'room.seat.mute', { who: plainName(room, seat) });

/** @param {State} state @param {number} seat */
const figure = (state, seat) => icon(state.muted.includes(seat) ? 'silent' : 'sound');

/** At a name. @param {State} state @param {Room} room @param {number} seat @returns {import('lit').TemplateResult} */
export const muteButton = (state, room, seat) => html`<button class="btn bare icon" data-do="mute" data-seat="${seat}"
  title="${words(state, room, seat)}" aria-label="${words(state, room, seat)}">${figure(state, seat)}</button>`;

/** In the menu, for each other person. @param {State} state @param {Room} room @returns {import('lit').TemplateResult[]} */
export const muteRows = (state, room) =>
  seatNumbers(room).filter((seat) => room.seats[seat].kind === 'person' && !state.mine.includes(seat)).map((seat) => html`<button
    class="row" data-do="mute" data-seat="${seat}">${figure(state, seat)}${words(state, room, seat)}</button>`);
