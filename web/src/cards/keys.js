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

/** How many values a line of a small card holds, and how far apart they and the lines stand. */
const LINE = 3;
const STEP = 11.3;
const LEAD = 9.8;
const SMALL = 9.2;

/** @param {string} value @param {boolean} lit @param {number} i */
const smallValue = (value, lit, i) => ({ value, lit, column: i % LINE, line: Math.floor(i / LINE) });

/**
 * Many states on a small card: their numbers in two lines of three, which the
 * next card of a fan leaves in sight.
 * @param {KeyFacts} facts @param {number} x @param {number} y middle of the first line @returns {unknown[]}
 */
export const keyLines = ({ key, values, lit }, x, y) => {
  const on = lit.length > 0;
  const row = values.map((value, i) => smallValue(value, lit.includes(value), i)).map(({ value, lit: isLit, column, line }) => {
    const [at, middle] = [x + 7.6 + column * STEP, y + line * LEAD];
    const ground = isLit ? box(at - 0.7, middle - 5, STEP - 0.4, 9.9, INK, 2) : '';
    return [ground, text(at, middle + 3.4, SMALL, value, { fill: isLit ? WHITE : INK, spacing: -0.4 })];
  });
  return [on ? box(x - 1.6, y - 5, 8.4, 9.9, INK, 2) : '', figures[key](x + 2.6, y, 7, on ? WHITE : INK), row];
};
