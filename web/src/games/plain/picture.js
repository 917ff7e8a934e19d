// Pictures of cards that are called by what they show: eight cells around a
// middle, and the colours of a ring. Words always stand beside them.
import { html, nothing, svg } from 'lit';
import { HAIR, INK, WHITE, box, text } from '../../cards/shapes.js';
import { vars } from '../../cards/vars.js';

/** @typedef {import('./speech.js').Words} Words */
/** @typedef {import('../../cards/shapes.js').Drawing} Drawing */

/** Columns and rows of the eight cells, clockwise from the top left corner. */
const RIM = [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2], [0, 2], [0, 1]];
/** A side of a square card, and of a cell. */
export const SIDE = 30;
const CELL = SIDE / 3;

/** @param {string} code @returns {boolean} whether it says which of eight cells are filled */
export const isSquare = (code) => /^[01]{8}$/.test(code);

/** @param {string} code @param {number} turn quarters clockwise @returns {Drawing[]} on a grid of SIDE */
export const squareCells = (code, turn) => {
  const spots = [...code].flatMap((bit, i) => (bit === '1' ? [RIM[(i + 2 * turn) % RIM.length]] : []));
  return [
    box(0, 0, SIDE, SIDE, WHITE), ...spots.map(([x, y]) => box(x * CELL, y * CELL, CELL, CELL, INK)),
    text(SIDE / 2, SIDE / 2 + 3, 9, spots.length, { anchor: 'middle' }),
    svg`<rect width="${SIDE}" height="${SIDE}" fill="none" stroke="${HAIR}" vector-effect="non-scaling-stroke"></rect>`,
  ];
};

/** @param {string} code @param {number} turn */
export const square = (code, turn) =>
  html`<svg class="sq" viewBox="0 0 ${SIDE} ${SIDE}" aria-hidden="true">${squareCells(code, turn)}</svg>`;

/** The twelve colours of the ring, each also a step of lightness. @type {Record<string, string>} */
export const ring = {
  YE: '#FFE62E', OR: '#FF8615', RE: '#DB1F2A', PK: '#FF93BE', MA: '#B8127A', PU: '#5B2593', DB: '#0E2A78', LB: '#3E98DE', TQ: '#4BDBD2',
  TE: '#005A61', GR: '#259544', LI: '#BAE432',
};

/** Whether the cards of a game are those colours. @param {Words} words */
const hasRing = ({ card = {} }) => Object.keys(ring).every((code) => code in card);

/** @param {string} code */
const chip = (code) => html`<i class="swatch" aria-hidden="true" ${vars({ '--swatch': ring[code] })}></i>`;

/** @param {string} code of a card @param {Words} words @param {number} [turn] @returns {unknown} nothing where only words tell it */
export const picture = (code, words, turn = 0) => {
  if (isSquare(code)) return square(code, turn);
  return code in ring && hasRing(words) ? chip(code) : nothing;
};
