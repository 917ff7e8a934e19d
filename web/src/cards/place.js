// The tiny periodic table on a card, with the element's place in it.
import { html, svg } from 'lit';
import { allElements, spotOf } from './atlas.js';
import { box } from './shapes.js';

/** @typedef {import('./atlas.js').Element} Element */

/** @param {Element[]} elements @param {number} u pitch @param {number} gap @returns {string} one path for many cells */
const cells = (elements, u, gap) =>
  elements
    .map(spotOf)
    .map(([x, y]) => `M${((x - 1) * u).toFixed(1)} ${((y - 1) * u).toFixed(1)}h${u - gap}v${u - gap}h${gap - u}z`)
    .join('');

/** @type {Map<number, string>} */
const whole = new Map();

/** @param {number} u */
const wholeTable = (u) => {
  const path = whole.get(u) ?? cells([...allElements()], u, 1);
  if (allElements().length) whole.set(u, path);
  return path;
};

/**
 * @param {Element} e @param {number} x @param {number} y @param {number} u pitch of the cells
 * @returns {import('lit').SVGTemplateResult}
 */
export const placeMark = (e, x, y, u) => {
  const [cx, cy] = spotOf(e);
  return svg`<g transform="translate(${x} ${y})"><path d="${wholeTable(u)}" fill="#14161B" opacity=".28"></path
    >${box((cx - 1) * u - 1.5, (cy - 1) * u - 1.5, u + 2, u + 2)}</g>`;
};

/**
 * The table of the poster, with the element's group and period darkened.
 * @param {Element} e @param {string} label @returns {import('lit').TemplateResult}
 */
export const placeMap = (e, label) => {
  const [ex, ey] = spotOf(e);
  const all = [...allElements()];
  const cross = all.filter((q) => spotOf(q)[1] === ey || (spotOf(q)[0] === ex && q.group));
  return html`<svg class="where" viewBox="0 0 162 85" role="img" aria-label="${label}"><path
    d="${cells(all, 9, 1)}" fill="#14161B" opacity=".16"></path><path
    d="${cells(cross, 9, 1)}" fill="#14161B" opacity=".34"></path>${box((ex - 1) * 9, (ey - 1) * 9, 8, 8)}</svg>`;
};
