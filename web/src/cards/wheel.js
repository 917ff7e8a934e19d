// The ring of the twelve colours: who is whose neighbour, each with number,
// letters and figure. Some of them stand out.
import { html, svg } from 'lit';
import { colourOf, figureIn, spectrum, twelfth } from './spectrum.js';
import { text } from './shapes.js';

/** @typedef {import('./spectrum.js').Lang} Lang */

const R = 100;
const INNER = 58;

/** @param {import('./spectrum.js').Colour} colour @param {boolean} out it stands out */
const part = (colour, out) => {
  const { n, fill, on, code } = colour;
  const turn = (n - 1) * 30;
  const by = (R - 16 + (out ? 6 : 0));
  const [x, y] = [by * Math.sin((turn * Math.PI) / 180), -by * Math.cos((turn * Math.PI) / 180)];
  return svg`<g transform="rotate(${turn})"><path d="${twelfth(INNER, out ? R + 7 : R)}" fill="${fill}"></path>${
    figureIn(colour, [-13, -INNER - 11, 26, 11], 0.75)}<path d="${twelfth(INNER, out ? R + 7 : R)}" class="sx-edge"></path></g>${
    text(x, y - 0.5, 15, n, { fill: on, anchor: 'middle' })}${text(x, y + 10, 10, code, { fill: on, anchor: 'middle' })}`;
};

/** @param {{out?: string[], label: string, middle?: unknown}} look @returns {import('lit').TemplateResult} */
export const wheel = ({ out = [], label, middle = '' }) => html`<svg class="sx-wheel" viewBox="-108 -108 216 216" role="img"
  aria-label="${label}">${spectrum.map((colour) => part(colour, out.includes(colour.code)))}${middle}</svg>`;

/** @param {string} code @param {boolean} has */
const ray = (code, has) => {
  const { n = 1, fill = '' } = colourOf(code) ?? {};
  return svg`<rect x="-3.4" y="-23" width="6.8" height="9" transform="rotate(${(n - 1) * 30})" fill="${has ? fill : 'none'}"
    stroke="currentColor" stroke-width="1.2" stroke-dasharray="${has ? 'none' : '2 1.5'}"></rect>`;
};

/** White Light, small: twelve rays around a ring, those that are missing in outline. @param {string[]} missing codes */
export const light = (missing) => html`<svg class="sx-light" viewBox="-24 -24 48 48" aria-hidden="true"><circle r="11" fill="none"
  stroke="currentColor" stroke-width="2.5"></circle>${spectrum.map(({ code }) => ray(code, !missing.includes(code)))}</svg>`;
