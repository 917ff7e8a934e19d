// Drawn examples: `curie + F -> Fe : why`, one a line, cards by the codes of the
// game. What is laid lies on what it is laid onto, with what they have in common.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { inline } from './markdown.js';

/** @typedef {import('../../core/game.js').Book} Book */
/** @typedef {import('../../core/i18n.js').Lang} Lang */
/** @typedef {(parts: import('./markdown.js').Inline[]) => unknown} Write */
/** @typedef {{book: Book, lang: Lang}} Shelf the game and the language of a rulebook */
/** @typedef {{laid: string[][], onto: string[], says: string}} Example `laid`: cards side by side, those of one inner list laid together */

/** @param {string} part @returns {string[][]} */
const groups = (part) => part.trim().split(/\s*\+\s*/).map((group) => group.split(/\s+/).filter(Boolean));

/** @param {string} line @returns {Example} */
export const readExample = (line) => {
  const [, cards, says = ''] = /^([^:]*)(?::\s*(.*))?$/.exec(line.trim()) ?? [];
  const [laid, onto] = (cards ?? '').split('->');
  return { laid: groups(laid ?? ''), onto: onto === undefined ? [] : groups(onto).flat(), says };
};

/** @param {string} code @param {Shelf} shelf @param {string} [onto] */
const drawn = (code, { book, lang }, onto) => html`<span class="excard">${book.card(code, { lang, onto })}</span>`;

/** @param {string[]} group @param {Shelf} shelf @param {string} [onto] */
const together = (group, shelf, onto) => html`<span class="row">${group.map((code) => drawn(code, shelf, onto))}</span>`;

/** Whether it shows what cannot be laid: one card on one. @param {Example} example @param {Book} book @returns {boolean} */
export const isUnfit = ({ laid, onto: under }, book) => {
  const [code, ...beside] = laid.flat();
  return code !== undefined && beside.length === 0 && under.length === 1 && book.isUnfit(code, under[0]);
};

/** @param {Example} example @param {Shelf} shelf */
const onto = (example, shelf) => {
  if (example.onto.length === 0) return nothing;
  const unfit = isUnfit(example, shelf.book);
  return html`<span class="sign ${unfit ? 'unfit' : 'onto'}" role="img" aria-label="${t(unfit ? 'rules.not_onto' : 'rules.onto')}"></span
    >${together(example.onto, shelf)}`;
};

const plus = () => html`<span class="sign plus" role="img" aria-label="${t('rules.and')}"></span>`;

/** @param {Example} example @param {Shelf} shelf @param {(says: string) => unknown} words */
const figure = (example, shelf, words) => {
  const under = example.onto.length === 1 ? example.onto[0] : undefined;
  const laid = example.laid.map((group, i) => html`${i > 0 ? plus() : nothing}${together(group, shelf, under)}`);
  const says = example.says ? html`<figcaption>${words(example.says)}</figcaption>` : nothing;
  return html`<figure class="example ${isUnfit(example, shelf.book) ? 'unfit' : ''}"><div
    class="cards">${laid}${onto(example, shelf)}</div>${says}</figure>`;
};

/** Whether every card of an example is known. @param {Example} example @param {Shelf} shelf */
const isKnown = ({ laid, onto: under }, { book, lang }) =>
  [...laid.flat(), ...under].every((code) => book.card(code, { lang }) !== undefined);

/** @param {string[]} lines @param {Shelf} shelf @param {Write} write */
export const examples = (lines, shelf, write) => {
  const words = (/** @type {string} */ says) => write(inline(says));
  const draw = (/** @type {Example} */ example) =>
    isKnown(example, shelf) ? figure(example, shelf, words) : html`<p>${words(example.says)}</p>`;
  return html`<div class="examples">${lines.filter((line) => line.trim() !== '').map(readExample).map(draw)}</div>`;
};
