// Taking moves back: the way to ask for it, what the table is asked and by whom,
// and what became of it. The server says what may be asked.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { listed, t } from '../../core/i18n.js';
import { whyNot, whyWords } from './undowhy.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {NonNullable<Room['undo']>} Undo */

/** Entries of the log that are told at most. */
const TOLD = 2;

/** The version before the viewer's newest move, where the table may be asked. @param {State} state @returns {number|undefined} */
export const backTo = ({ doc, me, mine }) => (mine.includes(me) ? doc?.room.undo_to?.[me] : undefined);

/** Says why when it is touched. @param {import('./undowhy.js').Why} why */
const offButton = (why) => html`<button class="btn takeback" aria-disabled="true" data-do="undo-ask" data-why="${whyWords(why)}"
  title="${whyWords(why)}" aria-label="${whyWords(why)}">${icon('back')}<span class="lbl">${t('room.undo.ask')}</span></button>`;

/** In the strip; with a picture alone where there is little room. @param {State} state */
export const undoButton = (state) => {
  if (state.asked) return nothing;
  const why = backTo(state) === undefined ? whyNot(state) : undefined;
  if (why) return offButton(why);
  if (backTo(state) === undefined) return nothing;
  return html`<button class="btn takeback" data-do="undo-ask" aria-label="${t('room.undo.ask_say')}">${icon('back')}<span
    class="lbl">${t('room.undo.ask')}</span></button>`;
};

/** In the menu there is room for why not. @param {State} state */
export const undoRow = (state) => {
  if (backTo(state) !== undefined) return html`<button class="row" data-do="undo-ask">${icon('back')}${t('room.undo.ask_say')}</button>`;
  const why = whyNot(state);
  return why ? html`<button class="row" aria-disabled="true">${icon('back')}${whyWords(why)}</button>` : nothing;
};

/** What would not have happened. @param {State} state @param {Context} ctx @param {Undo} undo @returns {string} */
const deeds = ({ game }, ctx, { log }) => {
  const lost = game.inOrder(ctx.view.log).filter(([n]) => n > log);
  const told = lost.slice(0, TOLD).map(([n, entry]) => game.spoken(entry, ctx.then(n, ctx)));
  return [...told, ...(lost.length > TOLD ? ['…'] : [])].join(' ');
};

/** @param {State} state @param {Room} room @param {Undo} undo @returns {string} */
const denied = ({ mine }, room, { by, no = [] }) => {
  if (no.includes(by)) return t('room.undo.withdrawn');
  if (no.some((seat) => mine.includes(seat))) return t('room.undo.denied_you');
  return t('room.undo.denied', { who: listed(no.map((seat) => plainName(room, seat))) });
};

/** Whether an own seat has yet to answer. @param {State} state @param {Undo} undo */
const isAsked = ({ mine }, { waits = [] }) => waits.some((seat) => mine.includes(seat));

/** @param {State} state @param {Room} room @param {Context} ctx @param {Undo} undo @returns {string} */
const question = (state, room, ctx, undo) => {
  const words = {
    who: plainName(room, undo.by), what: deeds(state, ctx, undo),
    others: listed((undo.waits ?? []).map((seat) => plainName(room, seat))),
  };
  if (isAsked(state, undo)) return t('room.undo.asks', words);
  return t(state.mine.includes(undo.by) ? 'room.undo.waits_you' : 'room.undo.waits', words);
};

/** @param {'undo-yes'|'undo-no'} act @param {string} words */
const answer = (act, words) => html`<button class="btn" data-do="${act}">${words}</button>`;

/** @param {State} state @param {Undo} undo */
const answers = (state, undo) => {
  if (isAsked(state, undo)) return html`${answer('undo-yes', t('room.undo.yes'))}${answer('undo-no', t('room.undo.no'))}`;
  return state.mine.includes(undo.by) ? answer('undo-no', t('room.undo.withdraw')) : nothing;
};

/** Under the bar: what the table is asked, or that it said no. @param {State} state @param {Context} ctx */
export const vote = (state, ctx) => {
  const room = state.doc?.room;
  if (!room?.undo || (room.undo.no && state.note)) return undefined;
  if (room.undo.no) return html`<p class="conn vote">${denied(state, room, room.undo)}</p>`;
  return html`<div class="conn vote" role="group" aria-label="${t('room.undo.title')}"><span>${question(state, room, ctx, room.undo)}</span
    >${answers(state, room.undo)}</div>`;
};

/** What a document says of it that the one before did not, for the ear. @param {State} state @param {Context|undefined} ctx @param {Doc|undefined} before */
export const voteSince = (state, ctx, before) => {
  const [was, now] = [before?.room.undo, state.doc?.room.undo];
  if (!state.doc || !ctx || !now) return '';
  if (now.no) return was?.no ? '' : denied(state, state.doc.room, now);
  return was && was.to === now.to && was.by === now.by && !was.no ? '' : question(state, state.doc.room, ctx, now);
};
