// What is played with, as a picture beside the words about a game.
import { html, svg } from 'lit';
import { allElements, familyColour, spotOf } from '../../../cards/atlas.js';
import { box, put } from '../../../cards/shapes.js';
import { SIDE, ring, squareCells } from '../picture.js';

/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} size of the drawing's own grid @param {unknown} drawing @returns {TemplateResult} */
const framed = (size, drawing) => html`<svg viewBox="0 0 ${size}" aria-hidden="true">${drawing}</svg>`;

/** Squares whose cells agree where they meet: code, column, row. @type {[string, number, number][]} */
const LAID = [['11111111', 0, 0], ['10000011', 1, 0], ['11101110', 0, 1], ['10001110', 1, 1], ['00000000', 2, 0], ['00001110', 2, 1]];

const squares = () => framed(
  `${SIDE * 3} ${SIDE * 2}`,
  LAID.map(([code, x, y]) => put(x * SIDE, y * SIDE, 1, squareCells(code, 0))),
);

/** A twelfth of the wheel, around noon. */
const TWELFTH = 'M79.29 22.73A80 80 0 0 1 120.71 22.73L113.98 47.84A54 54 0 0 0 86.02 47.84z';

/** @param {string} colour @param {number} i */
const part = (colour, i) => svg`<path d="${TWELFTH}" fill="${colour}" transform="rotate(${i * 30} 100 100)"></path>`;

const wheel = () => framed('200 200', Object.values(ring).map(part));

const CELL = 20;

/** All elements in their places; they come with the tables of the cards. */
const elements = () => framed(`${18 * CELL} ${9.6 * CELL}`, allElements().map((e) => {
  const [x, y] = spotOf(e);
  return box((x - 1) * CELL, (y - 1) * CELL, CELL - 2, CELL - 2, familyColour(e));
}));

/** @type {Record<string, () => TemplateResult>} */
export const pictures = { onexeno: squares, spectrix: wheel, periodyx: elements };
