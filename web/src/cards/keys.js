// The three keys of an element card, in fixed shapes and order: a circle for
// oxidation states, a column for the group, a row for the period. A key that
// agrees with the element in force turns into a solid pill.
import { html } from 'lit';
import { INK, WHITE, box, disc, text, widthOf } from './shapes.js';
import { signed } from './atlas.js';

/** @typedef {import('./shapes.js').Drawing} Drawing */
/** @typedef {'states'|'group'|'period'} Key */
/** @typedef {{key: Key, values: string[], lit: string[]}} KeyFacts */

/** @type {Record<Key, (x: number, y: number, size: number, fill: string) => Drawing>} */
const figures = {
  states: (x, y, s, fill) => disc(x, y, s * 0.42, fill),
  group: (x, y, s, fill) => box(x - s * 0.17, y - s * 0.46, s * 0.34, s * 0.92, fill),
  period: (x, y, s, fill) => box(x - s * 0.46, y - s * 0.17, s * 0.92, s * 0.34, fill),
};

/** The figure of a key for use in a line of text. @param {Key} key @returns {import('lit').TemplateResult} */
export const keyFigure = (key) =>
  html`<svg class="keyfig" viewBox="0 0 16 16" aria-hidden="true">${figures[key](8, 8, 16, 'currentColor')}</svg>`;

/**
 * The facts of an element, key by key, and which of them agree.
 * @param {import('./atlas.js').Element} e @param {import('./atlas.js').Shared} [shared] @returns {Record<Key, KeyFacts>}
 */
export const factsOf = (e, shared) => ({
  states: { key: 'states', values: (e.oxidation_states ?? []).map(signed), lit: (shared?.states ?? []).map(signed) },
  group: { key: 'group', values: [e.group ? String(e.group) : '–'], lit: shared?.group ? [String(e.group)] : [] },
  period: { key: 'period', values: [String(e.period)], lit: shared?.period ? [String(e.period)] : [] },
});

/** How far a row of values must shrink to keep within max. @param {string[]} values @param {number} size @param {number} max */
const shrink = (values, size, max) => {
  const total = values.reduce((sum, v) => sum + widthOf(v, size) + size * 0.42, 0);
  return Math.min(1, (max - size * 1.25) / total);
};

/** @param {string} value @param {boolean} lit @param {{x: number, y: number, size: number, font: number, gap: number}} at */
const valueAt = (value, lit, { x, y, size, font, gap }) => [
  lit ? box(x - gap / 2, y - size * 0.66, widthOf(value, font) + gap, size * 1.32, INK, 3) : '',
  text(x, y + font * 0.36, font, value, { fill: lit ? WHITE : INK }),
];

/**
 * One key: its figure and its values from left to right.
 * @param {KeyFacts} facts @param {number} x @param {number} y @param {number} size @param {number} [max] width
 * @returns {unknown[]}
 */
export const keyRow = ({ key, values, lit }, x, y, size, max = Infinity) => {
  const k = shrink(values, size, max);
  const font = size * Math.max(k, 0.62);
  const gap = size * 0.42 * k;
  const on = lit.length > 0;
  let at = x + size * 1.25;
  const row = values.map((value) => {
    const drawn = valueAt(value, lit.includes(value), { x: at, y, size, font, gap });
    at += widthOf(value, font) + gap;
    return drawn;
  });
  const ground = on ? box(x - 2, y - size * 0.66, size * 1.12, size * 1.32, INK, 3) : '';
  return [ground, figures[key](x + size * 0.46, y, size, on ? WHITE : INK), row];
};

/** On a small card: the size of a value, how far apart values and lines stand, and how high a lit ground is. */
const SMALL = 12.8;
const STEP = 16.9;
const FIGURE = 8.4;
const GROUND = 11;

/**
 * One key of a small card: its values in lines of so many, large enough to be read and none over another.
 * @param {KeyFacts} facts @param {number} x @param {number} y middle of the first line
 * @param {{columns?: number, lead?: number}} [how] `lead`: from line to line @returns {unknown[]}
 */
export const keyLines = ({ key, values, lit }, x, y, { columns = 1, lead = GROUND } = {}) => {
  const on = lit.length > 0;
  const row = values.map((value, i) => {
    const [at, middle] = [x + 6 + (i % columns) * STEP, y + Math.floor(i / columns) * lead];
    const isLit = lit.includes(value);
    const ground = isLit ? box(at - 0.9, middle - GROUND / 2, widthOf(value, SMALL) + 1.8, GROUND, INK, 2) : '';
    return [ground, text(at, middle + SMALL * 0.355, SMALL, value, { fill: isLit ? WHITE : INK })];
  });
  const ground = on ? box(x - 2, y - GROUND / 2, FIGURE - 1.4, GROUND, INK, 2) : '';
  return [ground, figures[key](x + 1.5, y, key === 'period' ? 5.6 : FIGURE - 2, on ? WHITE : INK), row];
};
