// The marks of the games, drawn in the ink of their surroundings.
import { html, svg } from 'lit';
import { box, disc, plane } from './shapes.js';

const C = 'currentColor';

/** @param {number} i */
const spoke = (i) => svg`<rect x="-1.6" y="-11" width="3.2" height="6.4" fill="currentColor" transform="translate(12 12) rotate(${i * 30})"></rect>`;

const marks = {
  unoquimico: () => [disc(7, 7.5, 5, C), box(15.5, 2, 4.6, 11, C), box(2, 16.4, 20, 4.6, C)],
  spectrix: () => Array.from({ length: 12 }, (_, i) => spoke(i)),
  onexeno: () => [box(2, 2, 6, 6, C), box(9, 2, 6, 6, C), box(16, 9, 6, 6, C), box(2, 16, 6, 6, C), box(16, 16, 6, 6, C), disc(12, 12, 2.4, C)],
  periodyx: () => [plane('M3 11L12 1L21 11z', C), plane('M3 13.5L12 23L21 13.5z', C)],
  house: () => [box(4, 4, 16, 16, C), box(9, 0, 6, 3, C), box(9, 21, 6, 3, C), box(0, 9, 3, 6, C), box(21, 9, 3, 6, C)],
};

/** @typedef {keyof typeof marks} Mark */

/** @param {string} game id of a game's family, or "house" @returns {import('lit').TemplateResult} */
export const mark = (game) => html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">${(marks[/** @type {Mark} */ (game)] ?? marks.house)()}</svg>`;
