// Words for cards, places and rows, as text and as drawn parts.
import { html } from 'lit';
import { spotsOf, squareCard, turnedCode } from '../../cards/square.js';
import { listed, t } from '../../core/i18n.js';
import { columnName, nameAt, pointOf, rowName } from './grid.js';

/** @param {string} code @returns {string} "a card with 5 spots" */
export const called = (code) => t('ox.card', { n: spotsOf(code) });

/** Cells of the edge, clockwise from the top left corner. */
const CELLS = /** @type {const} */ (['ox.cell.0', 'ox.cell.1', 'ox.cell.2', 'ox.cell.3', 'ox.cell.4', 'ox.cell.5', 'ox.cell.6', 'ox.cell.7']);

/** @param {string} digits of cells @returns {string} */
export const cellWords = (digits) => listed([...digits].map((digit) => t(CELLS[Number(digit)])));

/** What is to be seen on a card, as it lies. @param {string} code @param {number} turn @returns {string} */
export const described = (code, turn) => {
  const n = spotsOf(code);
  if (n === 0 || n === 8) return t(n ? 'ox.card.full' : 'ox.card.empty');
  const filled = [...turnedCode(code, turn)].flatMap((bit, i) => (bit === '1' ? [String(i)] : []));
  return t('ox.card.cells', { n, cells: cellWords(filled.join('')) });
};

/** A card in a sentence: its picture, named for who does not see it. @param {string} code @param {number} [turn] */
export const chip = (code, turn = 0) => html`<span class="ox-chip">${squareCard(code, { turn })}<span class="vh">${called(code)}</span></span>`;

/** @param {string} point of a row @param {string} way @returns {string} "row 5" */
export const lineWords = (point, way) => {
  const [x, y] = point ? pointOf(point) : [];
  if (way === 'row' && y !== undefined) return t('ox.line.row', { n: rowName(y) });
  if (way === 'column' && x !== undefined) return t('ox.line.column', { n: columnName(x) });
  return t(way === 'row' ? 'ox.line.a_row' : way === 'column' ? 'ox.line.a_column' : 'ox.line.diagonal');
};

/** @param {{way: string, points: string[]}[]} lines @returns {string} */
export const linesWords = (lines) => listed(lines.map(({ way, points }) => lineWords(points[0], way)));

/** @param {string[]} points @returns {string} */
export const places = (points) => listed(points.map(nameAt));

/** @param {number} n points @param {boolean} byCards */
export const worthWords = (n, byCards) => t(byCards ? 'ox.cards' : 'ox.spots', { n });

/** @param {number} n @returns {string} with a true minus sign */
export const score = (n) => String(n).replace('-', '−');
