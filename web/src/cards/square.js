// Square cards: eight cells around a number that counts those which are filled.
// A card is called by its cells, clockwise from the top left corner, "1" for a
// filled one, in the turn that reads as the smallest number. Cells run to the
// edge, so that cards which agree grow into one figure.
import { html, svg } from 'lit';
import { WHITE, box, text } from './shapes.js';
import { vars } from './vars.js';

/** @typedef {import('./shapes.js').Drawing} Drawing */
/**
 * @typedef {object} SquareLook
 * @property {number} [turn] quarters clockwise; more than three are whole turns, so that it always turns on
 * @property {boolean} [bare] small: without its number
 * @property {string} [wrong] cells that do not match, as digits
 * @property {string} [cls]
 */

/** Columns and rows of the eight cells. */
export const RIM = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]];
const CELL = 32;
const SIDE = 3 * CELL;
const BLACK = '#0B0C0F';

/** @param {string} code @returns {boolean} whether it says which of eight cells are filled */
export const isSquare = (code) => /^[01]{8}$/.test(code);

/** @param {string} code @returns {number} */
export const spotsOf = (code) => code.replace(/0/g, '').length;

/** @param {string} code @param {number} turn quarters clockwise @returns {string} the cells as they lie then */
export const turnedCode = (code, turn) => {
  const by = 2 * (((turn % 4) + 4) % 4);
  return code.slice(8 - by) + code.slice(0, 8 - by);
};

/** @param {string} code @returns {number} in how many ways the card lies differently */
export const looksOf = (code) => [1, 2].find((n) => turnedCode(code, n) === code) ?? 4;

/** @param {number} i of a cell @param {string} [fill] */
const cell = (i, fill) => box(RIM[i][0] * CELL, RIM[i][1] * CELL, CELL, CELL, fill);

/** Told by its form: a cross in a frame. @param {string} digit */
const fault = (digit) => {
  const [x, y] = RIM[Number(digit)].map((n) => n * CELL);
  return svg`<g fill="none" stroke="#FFFFFF" stroke-width="9"><path d="M${x + 8} ${y + 8}l16 16m0-16l-16 16"></path></g
    ><g fill="none" stroke="#C2181C" stroke-width="5"><path d="M${x + 3} ${y + 3}h26v26h-26zM${x + 8} ${y + 8}l16 16m0-16l-16 16"></path></g>`;
};

const seams = svg`<path d="M32 0V96M64 0V96M0 32H96M0 64H96" fill="none" stroke="#8A8F99" stroke-opacity=".38"
  vector-effect="non-scaling-stroke"></path>`;

/** @param {string} code */
const cells = (code) => [...code].map((bit, i) => (bit === '1' ? cell(i, BLACK) : ''));

/** @param {string} code @param {SquareLook} [look] @returns {import('lit').TemplateResult} */
export const squareCard = (code, { turn = 0, bare = false, wrong = '', cls = '' } = {}) =>
  html`<svg class="cd square ${cls}" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true" shape-rendering="crispEdges">${box(0, 0, SIDE, SIDE, WHITE)}
    <g class="turns" ${vars({ '--quarters': turn })}>${cells(code)}${seams}</g>${bare ? '' : svg`<g shape-rendering="auto">${box(33, 33, 30, 30, WHITE)}${text(
    48, 58, 29, spotsOf(code), { anchor: 'middle', fill: BLACK, spacing: -1 },
  )}</g>`}${[...wrong].map(fault)}</svg>`;

/** @param {number} i @returns {Drawing} of nine figures on the back */
const nth = (i) => {
  const [x, y] = [12 + (i % 3) * 34, 12 + Math.floor(i / 3) * 34];
  if (i === 4) return svg`<circle cx="60" cy="60" r="14" fill="${BLACK}"></circle>`;
  return i % 2 ? box(x, y, 28, 28, BLACK) : svg`<rect x="${x + 2}" y="${y + 2}" width="24" height="24" fill="none" stroke="${BLACK}" stroke-width="4"></rect>`;
};

/** @returns {import('lit').TemplateResult} the back: nine squares on yellow */
export const squareBack = () => html`<svg class="cd square" viewBox="0 0 120 120" aria-hidden="true">${box(0, 0, 120, 120, '#FFC800')}${Array.from(
  { length: 9 }, (_, i) => nth(i),
)}</svg>`;
