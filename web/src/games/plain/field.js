// Square cards that lie at points of a grid, as a map with its columns and rows.
import { html } from 'lit';
import { HAIR, box, put, text } from '../../cards/shapes.js';
import { vars } from '../../cards/vars.js';
import { SIDE, isSquare, squareCells } from './picture.js';
import { numberWord } from './speech.js';

/** @typedef {{x: number, y: number, turn?: number}} Lying */
/** @typedef {Record<string, Lying>} Field by the card's code */

/** Room for the numbers of the columns and rows. */
const EDGE = 16;

/** @param {object} value @returns {value is Field} whether it says where square cards lie */
export const isField = (value) => {
  const all = Object.entries(value);
  return all.length > 0 && all.every(([code, at]) => isSquare(code) && typeof at?.x === 'number' && typeof at?.y === 'number');
};

/** From a place before the first to one after the last. @param {number[]} all */
const span = (all) => {
  const low = Math.min(...all) - 1;
  return Array.from({ length: Math.max(...all) + 2 - low }, (_, i) => low + i);
};

/** @param {number} i @returns {number} where a column or row begins */
const start = (i) => EDGE + i * SIDE;

/** @param {Field} field @returns {import('lit').TemplateResult} */
export const fieldMap = (field) => {
  const lying = Object.values(field);
  const [xs, ys] = [span(lying.map(({ x }) => x)), span(lying.map(({ y }) => y))];
  const card = (/** @type {[string, Lying]} */ [code, { x, y, turn = 0 }]) =>
    put(start(x - xs[0]), start(y - ys[0]), 1, squareCells(code, turn));
  const fill = { fill: 'currentColor' };
  return html`<svg class="map" viewBox="0 0 ${start(xs.length) + 1} ${start(ys.length) + 1}" aria-hidden="true"
    ${vars({ '--cols': xs.length })}>
    ${xs.map((x, i) => text(start(i) + SIDE / 2, 11, 9, numberWord(x), { ...fill, anchor: 'middle' }))}
    ${ys.map((y, i) => text(1, start(i) + SIDE / 2 + 3, 9, numberWord(y), fill))}
    ${xs.flatMap((_, i) => ys.map((_, j) => box(start(i) + 14, start(j) + 14, 2, 2, HAIR)))}
    ${Object.entries(field).map(card)}</svg>`;
};
