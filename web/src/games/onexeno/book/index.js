// What the rulebooks of ONEXENO show: cards, and cards as they lie together.
import { html } from 'lit';
import { isSquare, squareCard } from '../../../cards/square.js';
import { aloneId, id, mark, name } from '../sign.js';

/** @typedef {import('../../../core/game.js').Book} Book */

/** A row of the field: codes, and what is no code is a free place. @param {string} line */
const placesIn = (line) => line.trim().split(/\s+/).map((word) => (isSquare(word)
  ? html`<span>${squareCard(word)}</span>` : html`<span class="gap"></span>`));

/** @type {Book['field']} */
const field = (lines) => html`<div class="ox-example">${lines.filter((line) => line.trim()).map((line) => html`<div>${placesIn(line)}</div>`)}</div>`;

/** @type {Book} */
export const book = {
  id, name, mark, field, card: (code) => (isSquare(code) ? squareCard(code) : undefined), isUnfit: () => false,
};

/** @type {Book} */
export const aloneBook = { ...book, id: aloneId };
