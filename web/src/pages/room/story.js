// The story of the table: entries of the game's log and notes of the room in the
// order in which they came, drawn for the rail and in words for the ear.
import { html } from 'lit';
import { face } from '../../cards/person.js';
import { rich, t } from '../../core/i18n.js';
import { SAID_MS } from './chronicle.js';
import { rulesInWords } from './houserules.js';
import { phraseWord } from './phrases.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./chronicle.js').Note} Note */
/** @typedef {import('./chronicle.js').Holder} Holder */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('../../core/game.js').Cast} Cast */
/** @typedef {{key: string, face: unknown, told: unknown}} Item */

/** @param {string} name */
const bold = (name) => html`<b><bdi>${name}</bdi></b>`;

/**
 * The context in which an entry is told: its seat is who held it then.
 * @template {Cast} C @param {C} ctx @param {Holder|undefined} holder @returns {C}
 */
export const asThen = (ctx, holder) => {
  if (!holder) return ctx;
  const { seat, name } = holder;
  return {
    ...ctx, me: seat === ctx.me && !holder.mine ? 0 : ctx.me,
    face: (/** @type {number} */ n) => (n === seat ? face(holder) : ctx.face(n)),
    name: (/** @type {number} */ n) => (n === seat ? name : ctx.name(n)),
    shown: (/** @type {number} */ n) => (n === seat ? bold(name) : ctx.shown(n)),
  };
};

/** @param {State} state @param {Context} ctx @param {[number, Entry]} numbered @returns {Item} */
const entryItem = ({ game, chronicle }, ctx, [n, entry]) => {
  const holder = chronicle.saw[n];
  return { key: `e${n}`, face: holder ? face(holder) : html`<span class="dot"></span>`, told: game.told(entry, asThen(ctx, holder)) };
};

/** @param {State} state @param {Note} note */
const noteTold = (state, { key, who, other, phrase, rules }) => {
  const said = html`<q>${phraseWord(phrase)}</q>`;
  return rich(`room.note.${key}`, { who: bold(who.name), other: bold(other), phrase: said, rules: rulesInWords(state, rules) });
};

/** @param {State} state @param {Note} note @param {number} i @returns {Item} */
const noteItem = (state, note, i) => ({ key: `n${i}`, face: face(note.who), told: noteTold(state, note) });

/** @param {State} state @param {Context} ctx @returns {Item[]} oldest first */
export const story = (state, ctx) => {
  const entries = state.game.inOrder(ctx.view.log).map((one) => ({ n: one[0], item: entryItem(state, ctx, one) }));
  const notes = state.chronicle.notes.map((note, i) => ({ n: note.after, item: noteItem(state, note, i) }));
  // a stable order: notes come after the entry that they saw
  return [...entries, ...notes].sort((a, b) => a.n - b.n).map(({ item }) => item);
};

/** Lines that a phone has room for: two, since two bots may play within a second. */
const PEEK = 2;

/**
 * The newest lines; a phrase stands there only while it is fresh.
 * @param {State} state @param {Context} ctx @param {number} now @returns {Item[]} oldest first
 */
export const newestItems = (state, ctx, now) => {
  const note = state.chronicle.notes.filter(({ phrase, at }) => !phrase || now - at < SAID_MS).pop();
  const entries = state.game.inOrder(ctx.view.log).slice(-PEEK);
  const told = entries.map((entry) => entryItem(state, ctx, entry));
  const [newest] = entries.slice(-1);
  return note && note.after >= (newest?.[0] ?? 0) ? [...told, noteItem(state, note, 0)].slice(-PEEK) : told;
};

/** @param {State} state @param {Context} ctx @param {[number, Entry]} numbered @returns {string} */
export const spokenEntry = ({ game, chronicle }, ctx, [n, entry]) => game.spoken(entry, asThen(ctx, chronicle.saw[n]));

/** @param {State} state @param {Note} note @returns {string} */
export const spokenNote = (state, { key, who, other, phrase, rules }) =>
  t(`room.note.${key}`, { who: who.name, other, phrase: phraseWord(phrase), rules: rulesInWords(state, rules) });
