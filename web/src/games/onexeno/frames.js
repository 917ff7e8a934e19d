// Frames over the field: a row that is made whole, and rows that lack one card.
import { html, nothing, svg } from 'lit';
import { pointOf } from './grid.js';

/** @typedef {import('./grid.js').Line} Line */
/** @typedef {import('./grid.js').Span} Span */

/** The outline of a row; of a diagonal, of each of its places. @param {Line} line @param {number} x @param {number} y */
const outline = ({ dx, dy, points }, x, y) => {
  const n = points.length;
  if (dx === 0 || dy === 0) return `M${x} ${y}h${dx ? n : 1}v${dy ? n : 1}h${dx ? -n : -1}z`;
  return points.map((_, i) => `M${x + i * dx} ${y + i * dy}h1v1h-1z`).join('');
};

/** @param {Line} line @param {{xs: Span, ys: Span}} seen @param {string} cls */
const frame = (line, { xs, ys }, cls) => {
  const [x, y] = pointOf(line.points[0]);
  const d = outline(line, x - xs.from, y - ys.from);
  return svg`<path class="${cls} rim" d="${d}"></path><path class="${cls} band" d="${d}"></path>`;
};

/**
 * @param {Line[]} whole @param {Line[]} lacking @param {{xs: Span, ys: Span}} seen @returns {unknown}
 */
export const frames = (whole, lacking, seen) => (whole.length + lacking.length === 0 ? nothing
  : html`<svg class="ox-frames ${whole.length ? 'drawn' : ''}" viewBox="0 0 ${seen.xs.n} ${seen.ys.n}" preserveAspectRatio="none" aria-hidden="true"
    >${lacking.map((line) => frame(line, seen, 'lacking'))}${whole.map((line) => frame(line, seen, 'whole'))}</svg>`);
