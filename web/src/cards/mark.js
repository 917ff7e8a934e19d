// Marks: one small figure, drawn in the ink of its surroundings.
import { html } from 'lit';
import { box } from './shapes.js';

/** @typedef {import('./shapes.js').Drawing} Drawing */

const C = 'currentColor';

/** @param {Drawing[]} figure on a grid of 24 @returns {import('lit').TemplateResult} */
export const mark = (figure) => html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">${figure}</svg>`;

/** The mark of the house: a table with four places. @returns {import('lit').TemplateResult} */
export const houseMark = () =>
  mark([box(4, 4, 16, 16, C), box(9, 0, 6, 3, C), box(9, 21, 6, 3, C), box(0, 9, 3, 6, C), box(21, 9, 3, 6, C)]);
