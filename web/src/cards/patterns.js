// The figures of the families: each says how the outer shell looks. One dot is
// one electron to give, rings are a full shell. Tiles are 12 × 12.
import { html, svg } from 'lit';
import { box, disc, line, plane, ring } from './shapes.js';

/** @typedef {import('./atlas.js').Family} Family */

/** @type {() => Record<Family, import('lit').SVGTemplateResult[]>} */
const tiles = () => ({
  alk: [disc(6, 6, 2.4)],
  ear: [disc(3, 6, 2), disc(9, 6, 2)],
  tra: [plane('M0 12L12 0H7L0 7zM12 12V7L7 12z')],
  pos: [box(1, 0, 3, 12), box(7, 0, 3, 12)],
  met: [box(0, 0, 6, 6), box(6, 6, 6, 6)],
  rea: [plane('M1 11L6 2L11 11z')],
  hal: [box(1, 1, 4, 4), box(7, 1, 4, 4), box(1, 7, 4, 4)],
  nob: [ring(6, 6, 4.4, 1.6), disc(6, 6, 1.6)],
  lan: [box(0, 1, 12, 2.5), box(0, 7, 12, 2.5)],
  act: [line('M0 9L6 3L12 9', 2.2)],
  unk: [box(4, 5, 4, 2)],
});

/** Scales of the figure on bands of square, small, middle and large cards. */
const scales = { fq: 0.5, fs: 0.66, fm: 1, fl: 2 };

/** @param {keyof typeof scales} size @param {Family} family @returns {string} the id of the pattern */
export const patternID = (size, family) => `${size}-${family}`;

/** @param {Family} family @param {import('lit').SVGTemplateResult[]} tile */
const patternsOf = (family, tile) =>
  Object.entries(scales).map(
    ([size, scale]) => svg`<pattern id="${size}-${family}" width="12" height="12" patternUnits="userSpaceOnUse"
    patternTransform="scale(${scale})">${tile}</pattern>`,
  );

/** The definitions that bands refer to; rendered once on a page. @returns {import('lit').TemplateResult} */
export const patternDefs = () => html`<svg class="defs" width="0" height="0" aria-hidden="true" focusable="false">
  <defs>${Object.entries(tiles()).map(([family, tile]) => patternsOf(/** @type {Family} */ (family), tile))}</defs>
</svg>`;
