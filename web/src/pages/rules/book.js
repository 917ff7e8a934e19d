// A rulebook on the page: blocks of Markdown as lit templates.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { examples } from './example.js';

/** @typedef {import('./markdown.js').Block} Block */
/** @typedef {import('./markdown.js').Heading} Heading */
/** @typedef {import('./markdown.js').Inline} Inline */
/** @typedef {import('./example.js').Shelf} Shelf */

/** @param {Inline} part @returns {unknown} */
const write = (part) => {
  switch (part.is) {
    case 'text': return part.text;
    case 'bold': return html`<b>${words(part.parts)}</b>`;
    case 'em': return html`<em>${words(part.parts)}</em>`;
    case 'code': return html`<code>${part.text}</code>`;
    case 'link': return html`<a href="${part.to}">${words(part.parts)}</a>`;
  }
};

/** @param {Inline[]} parts @returns {unknown[]} */
const words = (parts) => parts.map(write);

/** @param {string} text @returns {{number: string, name: string}} */
export const split = (text) => {
  const [, number = '', name = text] = /^([A-Z]{2}-\d+)\s+(.*)$/.exec(text) ?? [];
  return { number, name };
};

/** @param {Heading} h */
const rule = ({ id, text }) => {
  const { number, name } = split(text);
  const link = number ? html`<a class="no" href="#${id}" aria-label="${t('rules.link', { rule: number })}">${number}</a>` : nothing;
  return html`<h2 id="${id}" tabindex="-1">${link}<span>${name}</span></h2>`;
};

/** @param {Heading} h */
const heading = (h) => {
  if (h.level === 1) return html`<h1 id="${h.id}">${words(h.parts)}</h1>`;
  return h.level === 2 ? rule(h) : html`<h3 id="${h.id}">${words(h.parts)}</h3>`;
};

/** @param {Extract<Block, {is: 'list'}>} list */
const list = ({ ordered, items }) => {
  const rows = items.map((item) => html`<li>${words(item)}</li>`);
  return ordered ? html`<ol>${rows}</ol>` : html`<ul>${rows}</ul>`;
};

/** Tables of more columns scroll on a phone, and keys have to reach them. */
const NARROW = 4;

/** @param {Extract<Block, {is: 'table'}>} table */
const table = ({ head, rows }) => html`<div class="wide" tabindex="${head.length > NARROW ? 0 : nothing}"><table>
  <thead><tr>${head.map((cell) => html`<th scope="col">${words(cell)}</th>`)}</tr></thead>
  <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${words(cell)}</td>`)}</tr>`)}</tbody>
</table></div>`;

/** A drawing keeps its lines, and scrolls where it is too wide. @param {string[]} lines */
const drawing = (lines) => html`<pre tabindex="0">${lines.join('\n')}</pre>`;

/** @param {Extract<Block, {is: 'fence'}>} fence @param {Shelf|undefined} shelf */
const fence = ({ info, lines }, shelf) => {
  if (info === 'field' && shelf?.book.field) return shelf.book.field(lines);
  if (info !== 'cards') return drawing(lines);
  return shelf ? examples(lines, shelf, words) : html`<pre class="says">${lines.join('\n')}</pre>`;
};

/** @param {Block} block @param {Shelf} [shelf] none where these pages do not know the game @returns {unknown} */
export const draw = (block, shelf) => {
  switch (block.is) {
    case 'heading': return heading(block);
    case 'paragraph': return html`<p>${words(block.parts)}</p>`;
    case 'list': return list(block);
    case 'table': return table(block);
    case 'fence': return fence(block, shelf);
  }
};
