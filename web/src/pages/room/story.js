// The story of the table: entries of the game's log, lines of the room and phrases
// in the order in which they came, drawn for the rail and in words for the ear.
import { html } from 'lit';
import { face } from '../../cards/person.js';
import { rich, t } from '../../core/i18n.js';
import { isFresh, madeBy, phrasesOf, storyOf } from './chronicle.js';
import { sentenceOf } from './line.js';
import { saidShown, saidWords } from './phrases.js';
import { isReaction } from './reactions.js';
import { heldName, plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./chronicle.js').Told} Told */
/** @typedef {import('./chronicle.js').Phrase} Phrase */
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

/** Who made an entry, where somebody did. @param {State} state @param {number} n @param {Entry|undefined} entry */
export const makerOf = ({ doc, me }, n, entry) => (doc && entry?.seat ? madeBy(doc.room, n, entry.seat, me) : undefined);

const dot = () => html`<span class="dot"></span>`;

/** @param {State} state @param {Context} ctx @param {[number, Entry]} numbered @returns {Item} */
const entryItem = (state, ctx, [n, entry]) => {
  const holder = makerOf(state, n, entry);
  return { key: `e${n}`, face: holder ? face(holder) : dot(), told: state.game.told(entry, asThen(ctx, holder)) };
};

/** Of whom a line is about, else of who did it. @param {Told} line */
const lineFace = ({ seat, name, by, by_name }) => {
  if (seat) return face({ seat, name: heldName({ name }, seat) });
  return by ? face({ seat: by, name: heldName({ name: by_name }, by) }) : dot();
};

/** @param {State} state @param {Told} line @returns {Item} */
const lineItem = (state, line) => ({ key: `n${line.n}`, face: lineFace(line), told: sentenceOf(state, line, rich, bold) });

/** @param {Phrase} said */
const sayer = ({ seat, name }) => heldName({ name }, seat);

/** @param {Phrase} said */
const saidKey = ({ me, phrase }) => (me ? (isReaction(phrase) ? 'room.note.reacted_you' : 'room.note.said_you') : 'room.note.said');

/** @param {Phrase} said @returns {Item} */
const phraseItem = (said) => {
  const drawn = isReaction(said.phrase);
  const words = { who: bold(sayer(said)), phrase: drawn ? html`${saidShown(said)} <b>${saidWords(said)}</b>` : html`<q>${saidShown(said)}</q>` };
  return {
    key: `s${said.n}`, face: face({ seat: said.seat, name: sayer(said) }),
    told: rich(saidKey(said), words),
  };
};

/** @typedef {{n: number, line: number, item: Item}} Besides `n`, `line`: of the newest entry and line then */

/** @param {State} state @param {Room} room what is not of the game @returns {Besides[]} lines before what was said after them */
const besides = (state, room) => [
  ...storyOf(room, state.me).map((line) => ({ n: line.after ?? 0, line: line.n, item: lineItem(state, line) })),
  ...phrasesOf(room, state.me).map((said) => ({ n: said.after ?? 0, line: said.line ?? 0, item: phraseItem(said) })),
];

/** @param {State} state @param {Room} room @param {Context} ctx @returns {Item[]} oldest first */
export const story = (state, room, ctx) => {
  const entries = state.game.inOrder(ctx.view.log).map((one) => ({ n: one[0], line: -1, item: entryItem(state, ctx, one) }));
  return [...entries, ...besides(state, room)].sort((a, b) => a.n - b.n || a.line - b.line).map(({ item }) => item);
};

/** Lines that a phone has room for: two, since two bots may play within a second. */
const PEEK = 2;

/** The newest that is not of the game; a phrase while it is fresh. @param {State} state @param {Room} room @param {number} now */
const newestBesides = (state, room, now) => {
  const said = phrasesOf(room, state.me).filter(({ n }) => isFresh(state.heard, n, now)).pop();
  if (said) return { n: said.after ?? 0, item: phraseItem(said) };
  const line = storyOf(room, state.me).pop();
  return line && { n: line.after ?? 0, item: lineItem(state, line) };
};

/**
 * The newest lines; a phrase stands there only while it is fresh.
 * @param {State} state @param {Room} room @param {Context} ctx @param {number} now @returns {Item[]} oldest first
 */
export const newestItems = (state, room, ctx, now) => {
  const other = newestBesides(state, room, now);
  const entries = state.game.inOrder(ctx.view.log).slice(-PEEK);
  const told = entries.map((entry) => entryItem(state, ctx, entry));
  const [newest] = entries.slice(-1);
  return other && other.n >= (newest?.[0] ?? 0) ? [...told, other.item].slice(-PEEK) : told;
};

/** @param {State} state @param {Context} ctx @param {[number, Entry]} numbered @returns {string} */
export const spokenEntry = (state, ctx, [n, entry]) => state.game.spoken(entry, asThen(ctx, makerOf(state, n, entry)));

/** What one has just done oneself needs no words, and how a match ended is told by the game. @param {Told} line */
const isKnown = ({ kind, me, byMe }) => kind === 'match' || (byMe && kind !== 'kick' && kind !== 'free') || (me && (kind === 'sit' || kind === 'rename'));

/** @param {State} state @param {import('./chronicle.js').News} news @returns {string[]} */
export const spokenNews = (state, { lines, phrases, presence }) => [
  ...presence.map(({ seat, key }) => t(`room.note.${key}`, { who: state.doc ? plainName(state.doc.room, seat) : '' })),
  ...lines.filter((line) => !isKnown(line)).map((line) => String(sentenceOf(state, line, t, (name) => name))),
  ...phrases.map((said) => t(saidKey(said), { who: sayer(said), phrase: saidWords(said) })),
];
