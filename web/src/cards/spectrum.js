// The twelve colours of the ring and their cards. Each has a number, two letters
// and a figure of its own, and no two are equally light: nothing hangs on the hue.
import { html, svg } from 'lit';
import { INK, WHITE, box, text } from './shapes.js';

/** @typedef {'en'|'es'} Lang */
/** @typedef {{n: number, code: string, en: string, es: string, fill: string, on: string, figure: string}} Colour */
/** L: rulebook and print · M: hand · S: table · T: table of a phone · W: hand of a phone @typedef {'L'|'M'|'S'|'T'|'W'} Level */
/** @typedef {{lod?: Level, lang?: Lang, label?: boolean}} Look `label`: the drawing says what it is */

/** @type {readonly Colour[]} in the order of the ring */
export const spectrum = [
  { n: 1, code: 'YE', en: 'yellow', es: 'amarillo', fill: '#FFE62E', on: INK, figure: '#A87C00' },
  { n: 2, code: 'OR', en: 'orange', es: 'naranja', fill: '#FF8615', on: INK, figure: '#B84A00' },
  { n: 3, code: 'RE', en: 'red', es: 'rojo', fill: '#DB1F2A', on: WHITE, figure: '#FF9A8C' },
  { n: 4, code: 'PK', en: 'pink', es: 'rosa', fill: '#FF93BE', on: INK, figure: '#C72E74' },
  { n: 5, code: 'MA', en: 'magenta', es: 'magenta', fill: '#B8127A', on: WHITE, figure: '#F48AC9' },
  { n: 6, code: 'PU', en: 'purple', es: 'morado', fill: '#5B2593', on: WHITE, figure: '#B58CE8' },
  { n: 7, code: 'DB', en: 'dark blue', es: 'azul oscuro', fill: '#0E2A78', on: WHITE, figure: '#6F93F0' },
  { n: 8, code: 'LB', en: 'light blue', es: 'azul claro', fill: '#3E98DE', on: INK, figure: '#0B4F8C' },
  { n: 9, code: 'TQ', en: 'turquoise', es: 'turquesa', fill: '#4BDBD2', on: INK, figure: '#007A78' },
  { n: 10, code: 'TE', en: 'teal', es: 'verde azulado', fill: '#005A61', on: WHITE, figure: '#5FC4C2' },
  { n: 11, code: 'GR', en: 'green', es: 'verde', fill: '#259544', on: INK, figure: '#0A4A1E' },
  { n: 12, code: 'LI', en: 'lime', es: 'lima', fill: '#BAE432', on: INK, figure: '#5F8A00' },
];

const byCode = new Map(spectrum.map((colour) => [colour.code, colour]));

/** @param {string} code @returns {Colour|undefined} */
export const colourOf = (code) => byCode.get(code);

/** @param {string} code @param {Lang} lang @returns {string} the code itself where it is no colour */
export const colourName = (code, lang) => byCode.get(code)?.[lang] ?? code;

/** @typedef {[x: number, y: number, d: string]} Stroke from where, then relative */

/** @param {number} x @param {number} y @param {number} r @returns {Stroke} */
const disc = (x, y, r) => [x - r, y, `a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`];

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Stroke} */
const bar = (x, y, w, h) => [x, y, `h${w}v${h}h${-w}z`];

const WAVE = 'l4-4l4 4l4-4l4 4';

/** One tile of 16 × 16 of each figure: rings, diagonals, triangles, dots, crosses, checker, lines, scales, zigzag, uprights, leaves, grid. */
const tiles = /** @type {Record<string, Stroke[]>} */ ({
  YE: [disc(8, 8, 6.6), disc(8, 8, 4.6), disc(8, 8, 2)],
  OR: [[0, 16, 'l16-16h-8l-8 8z'], [16, 16, 'v-8l-8 8z']],
  RE: [[1, 14, 'l7-12l7 12z']],
  PK: [disc(4, 4, 2.8), disc(12, 12, 2.8)],
  MA: [[6.2, 2, 'h3.6v4.2h4.2v3.6h-4.2v4.2h-3.6v-4.2h-4.2v-3.6h4.2z']],
  PU: [bar(0, 0, 8, 8), bar(8, 8, 8, 8)],
  DB: [bar(0, 2, 16, 4), bar(0, 10, 16, 4)],
  LB: [[-8, 8, 'a8 8 0 0 1 16 0a8 8 0 0 1 16 0'], [0, 16, 'a8 8 0 0 1 16 0']],
  TQ: [[0, 6, WAVE], [0, 14, WAVE]],
  TE: [bar(2, 0, 4, 16), bar(10, 0, 4, 16)],
  GR: [[0, 8, 'a8 8 0 0 1 8-8v8z'], [16, 8, 'a8 8 0 0 1-8 8v-8z']],
  LI: [bar(0, 0, 16, 2.6), bar(0, 2.6, 2.6, 13.4)],
});

/** Figures of lines; all others are planes. */
const drawnAsLines = ['LB', 'TQ'];

/** @type {Map<string, string>} */
const known = new Map();

/** @param {string} code @param {number} columns @param {number} rows of tiles @returns {string} the path of a figure */
export const figurePath = (code, columns, rows) => {
  const key = `${code} ${columns} ${rows}`;
  const cells = Array.from({ length: columns * rows }, (_, i) => [16 * (i % columns), 16 * Math.floor(i / columns)]);
  const path = known.get(key) ?? cells.map(([cx, cy]) => tiles[code].map(([x, y, d]) => `M${cx + x} ${cy + y}${d}`).join('')).join('');
  known.set(key, path);
  return path;
};

/**
 * The figure of a colour, cut to a plane.
 * @param {Colour} colour @param {[x: number, y: number, w: number, h: number]} plane @param {number} scale of the tiles
 */
export const figureIn = ({ code, figure }, [x, y, w, h], scale) => {
  const [across, down] = [w / scale, h / scale];
  const d = figurePath(code, Math.ceil(across / 16), Math.ceil(down / 16));
  const isLine = drawnAsLines.includes(code);
  return svg`<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${across} ${down}"><path d="${d}" fill-rule="evenodd"
    fill="${isLine ? 'none' : figure}" stroke="${isLine ? figure : 'none'}" stroke-width="2.6"></path></svg>`;
};

/**
 * How a card of each level is set: its size, the plane of the figure and its scale, the number and the letters (left, foot, size).
 * @type {Record<Level, {size: [number, number], plane: [number, number, number, number], scale: number, n: number[], code: number[]}>}
 */
const levels = {
  L: { size: [200, 300], plane: [0, 146, 200, 154], scale: 2.5, n: [14, 92, 92], code: [18, 128, 30] },
  M: { size: [72, 108], plane: [0, 56, 72, 52], scale: 1, n: [6, 30, 29], code: [7, 47, 15] },
  S: { size: [40, 56], plane: [0, 34, 40, 22], scale: 0.75, n: [4, 18, 18], code: [4, 31, 12] },
  T: { size: [28, 41], plane: [0, 28, 28, 13], scale: 0.75, n: [2.5, 14.5, 15], code: [2.5, 25.5, 11] },
  W: { size: [66, 50], plane: [36, 0, 30, 50], scale: 1, n: [5, 26, 25], code: [6, 43, 14.5] },
};

/** @param {number[]} at left, foot, size @param {string|number} words @param {string} fill */
const set = ([x, y, size], words, fill) => text(x, y, size, words, { fill, spacing: -size / 30 });

/** @param {string} code of a colour @param {Look} [look] @returns {import('lit').TemplateResult} nothing where it is none */
export const spectrumCard = (code, { lod = 'M', lang = 'en', label = false } = {}) => {
  const colour = colourOf(code);
  if (!colour) return html``;
  const { size: [w, h], plane, scale, n, code: letters } = levels[lod];
  const name = lod === 'L' ? text(w - 14, 34, 15, colour[lang], { fill: colour.on, anchor: 'end', weight: 400 }) : '';
  return html`<svg class="cd" viewBox="0 0 ${w} ${h}" role="${label ? 'img' : 'none'}" aria-hidden="${label ? 'false' : 'true'}"
    aria-label="${label ? `${colour.n} ${colour[lang]}` : ''}">${[
      box(0, 0, w, h, colour.fill), figureIn(colour, plane, scale), set(n, colour.n, colour.on), set(letters, colour.code, colour.on), name,
    ]}</svg>`;
};

/** A part of a ring of twelve around the middle, from noon. @param {number} r0 inner @param {number} r1 outer @param {number} [half] in twelfths */
export const twelfth = (r0, r1, half = 0.5) => {
  const at = (/** @type {number} */ r, /** @type {number} */ side) => {
    const a = (side * half * Math.PI) / 6;
    return `${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`;
  };
  return `M${at(r0, -1)}L${at(r1, -1)}A${r1} ${r1} 0 0 1 ${at(r1, 1)}L${at(r0, 1)}A${r0} ${r0} 0 0 0 ${at(r0, -1)}z`;
};

/** The back: the ring in white on ink. @returns {import('lit').TemplateResult} */
export const spectrumBack = () => html`<svg class="cd" viewBox="0 0 120 168" aria-hidden="true">${box(0, 0, 120, 168, INK)}<g
  transform="translate(60 84)">${spectrum.map(({ n }) => svg`<path d="${twelfth(22, 50, 0.42)}" fill="${WHITE}"
    transform="rotate(${(n - 1) * 30})"></path>`)}<circle r="9" fill="${WHITE}"></circle></g></svg>`;
