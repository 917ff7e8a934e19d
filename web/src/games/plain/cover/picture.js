// What is played with, as a picture beside the words about a game.
import { html, svg } from 'lit';
import { ring } from '../picture.js';

/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} size of the drawing's own grid @param {unknown} drawing @returns {TemplateResult} */
const framed = (size, drawing) => html`<svg viewBox="0 0 ${size}" aria-hidden="true">${drawing}</svg>`;

/** A twelfth of the wheel, around noon. */
const TWELFTH = 'M79.29 22.73A80 80 0 0 1 120.71 22.73L113.98 47.84A54 54 0 0 0 86.02 47.84z';

/** @param {string} colour @param {number} i */
const part = (colour, i) => svg`<path d="${TWELFTH}" fill="${colour}" transform="rotate(${i * 30} 100 100)"></path>`;

const wheel = () => framed('200 200', Object.values(ring).map(part));

/** @type {Record<string, () => TemplateResult>} */
export const pictures = { spectrix: wheel };
