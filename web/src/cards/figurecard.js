// An element's card of figures: the head that all cards of elements have, and
// below it the one figure that counts, its neighbours in the table where none
// does, or all eight of them, the neighbours on its four edges.
import { elementName, familyColour, familyOf, neighboursOf } from './atlas.js';
import { cardFrame, middleHead, smallHead, squareHead, symbolAt } from './element.js';
import { figureLabel, figureOf, figureWord, printed, shortWord, stats, unitOf } from './figures.js';
import { patternID } from './patterns.js';
import { placeMark } from './place.js';
import { INK, PAPER, WHITE, band, box, disc, fitted, plane, ring, text, widthOf } from './shapes.js';

/** @typedef {import('./atlas.js').Element} Element */
/** @typedef {import('./atlas.js').CardLang} CardLang */
/** @typedef {import('./figures.js').Stat} Stat */
/** @typedef {import('./shapes.js').Drawing} Drawing */
/**
 * `stat`: the figure that counts, `value`: as the rules have it, none is N/A; `lod`: Q lies in rows with others.
 * @typedef {{lod?: 'L'|'M'|'S'|'Q', lang?: CardLang, stat?: Stat, value?: string, label?: boolean}} FigureLook
 */
/** @typedef {{e: Element, name: string, colour: string, lang: CardLang, stat?: Stat, value?: string}} Face */

/** How an element occurs: filled in nature, a ring made by people, both where it decays. @type {Record<string, (x: number, y: number, r: number) => Drawing[]>} */
const kinds = {
  natural: (x, y, r) => [disc(x, y, r)],
  natural_radioactive: (x, y, r) => [ring(x, y, r - 1, 2), disc(x, y, r * 0.48)],
  synthetic_radioactive: (x, y, r) => [ring(x, y, r - 1, 2)],
};

/** A word of two parts in two lines, so that it keeps its size. @param {string} words @param {number} x @param {number} y @param {number} size @param {number} max */
const lines = (words, x, y, size, max) => {
  const parts = words.split(' / ');
  return parts.map((part, i) => text(x, y + (i - (parts.length - 1) / 2) * size * 1.05, fitted(part, size, max), part));
};

/** @param {Face} f @param {{x: number, y: number, size: number, max: number}} at */
const kindShown = ({ value = '', lang }, { x, y, size, max }) => [
  kinds[value]?.(x + size * 0.62, y - size * 0.35, size * 0.62) ?? '', lines(printed(value, lang), x + size * 1.65, y, size, max - size * 1.65),
];

/** A figure and its unit. @param {Face} f @param {{x: number, y: number, size: number, max: number}} at */
const figureShown = ({ stat = 'number', value, lang }, { x, y, size, max }) => {
  const [words, unit] = [printed(value, lang), unitOf(value ?? '', stat)];
  const small = size * 0.55;
  const fits = fitted(words, size, max - (unit ? widthOf(unit, small) + 4 : 0));
  return [
    text(x, y, fits, words, { spacing: fits > 16 ? -0.6 : 0 }),
    unit ? text(x + widthOf(words, fits) + 3, y, small, unit, { weight: 400 }) : '',
  ];
};

/** @param {Face} f @param {{x: number, y: number, size: number, max: number}} at */
const counted = (f, at) => (f.stat === 'kind' ? kindShown(f, at) : figureShown(f, at));

/** On a small card large figures go without what stands behind the point. @param {Face} f @returns {Face} */
const rounded = (f) => (/^\d{3,}\.\d+$/.test(f.value ?? '') ? { ...f, value: String(Math.round(Number(f.value))) } : f);

const SIDES = /** @type {const} */ (['left', 'up', 'right', 'down']);

/** A triangle towards a side. @param {typeof SIDES[number]} side @param {number} x @param {number} y @param {number} r */
const towards = (side, x, y, r) => ({
  left: plane(`M${x + r} ${y - r}v${2 * r}L${x - r} ${y}z`), right: plane(`M${x - r} ${y - r}v${2 * r}L${x + r} ${y}z`),
  up: plane(`M${x - r} ${y + r}h${2 * r}L${x} ${y - r}z`), down: plane(`M${x - r} ${y - r}h${2 * r}L${x} ${y + r}z`),
})[side];

/** Who stands beside it, two in a row. @param {Face} f @param {{x: number, y: number, w: number, h: number, size: number}} at */
const beside = ({ e }, { x, y, w, h, size }) => {
  const near = neighboursOf(e);
  return SIDES.filter((side) => near[side]).map((side, i) => {
    const one = /** @type {Element} */ (near[side]);
    const [left, top] = [x + (i % 2) * (w + 2), y + Math.floor(i / 2) * (h + 2)];
    return [
      box(left, top, w, h, familyColour(one)), towards(side, left + size * 0.5, top + h / 2, size * 0.26),
      text(left + size * 0.95, top + h / 2 + size * 0.36, size, one.symbol, { spacing: -0.3 }),
    ];
  });
};

/** @param {Face} f */
const middle = (f) => [middleHead(f), f.stat
  ? [text(9, 132, fitted(figureWord(f.lang, f.stat), 12.5, 104), figureWord(f.lang, f.stat), { weight: 400 }), counted(f, { x: 8, y: f.stat === 'kind' ? 152 : 156, size: f.stat === 'kind' ? 15 : 25, max: 106 })]
  : beside(f, { x: 5, y: 121, w: 54, h: 20, size: 14 })];

/** The same where only a strip of a card may be seen: no unit, and how it occurs below its figure. @param {Face} f @param {Stat} stat @param {number} y */
const narrow = (f, stat, y) => {
  const words = printed(rounded(f).value, f.lang);
  if (stat === 'kind') return [kinds[f.value ?? '']?.(10, y - 4, 6) ?? '', lines(words, 4, y + 14, 11.5, 43)];
  return [text(4, y, fitted(shortWord(f.lang, stat), 12, 43), shortWord(f.lang, stat), { weight: 400 }), text(4, y + 19, fitted(words, 17, 54), words, { spacing: -0.4 })];
};

/** @param {Face} f */
const small = (f) => [smallHead(f), f.stat
  ? narrow(f, f.stat, 68)
  : beside(f, { x: 2, y: 57, w: 29, h: 19.5, size: 12.5 })];

/** @param {Face} f */
const square = (f) => [squareHead(f), f.stat
  ? narrow(f, f.stat, 38)
  : beside(f, { x: 2, y: 28, w: 29, h: 17, size: 12.5 })];

/** @type {Record<typeof SIDES[number], [number, number, number, number]>} */
const bars = { left: [0, 92, 18, 110], right: [222, 92, 18, 110], up: [65, 0, 110, 18], down: [65, 318, 110, 18] };

/** Family and symbol of the neighbour on each edge. @param {Element} e */
const edges = (e) => {
  const near = neighboursOf(e);
  return SIDES.filter((side) => near[side]).map((side) => {
    const one = /** @type {Element} */ (near[side]);
    const [x, y, w, h] = bars[side];
    return [box(x, y, w, h, familyColour(one)), text(x + w / 2, y + h / 2 + 4.6, 13, one.symbol, { anchor: 'middle', spacing: -0.4 })];
  });
};

/** One of eight figures: its word above its value, inverted where it is the one that counts. @param {Face} f @param {Stat} stat @param {number} i */
const row = (f, stat, i) => {
  const [x, y] = [24 + (i % 2) * 97, 170 + Math.floor(i / 2) * 37];
  const on = stat === f.stat;
  const fill = on ? WHITE : INK;
  const value = figureOf(f.e, stat);
  const [words, unit] = [printed(value, f.lang), unitOf(value ?? '', stat)];
  return [
    on ? box(x - 5, y - 1, 97, 36, INK, 4) : '', text(x, y + 13, fitted(figureWord(f.lang, stat), 12, 88), figureWord(f.lang, stat), { fill, weight: 400 }),
    text(x, y + 30, fitted(words, 17, 86 - widthOf(unit, 11)), words, { fill }),
    unit ? text(x + widthOf(words, fitted(words, 17, 86 - widthOf(unit, 11))) + 3, y + 30, 11, unit, { fill, weight: 400 }) : '',
  ];
};

/** @param {Face} f */
const large = (f) => [
  box(0, 0, 240, 336, PAPER), box(18, 18, 204, 132, f.colour),
  text(26, 46, 26, f.e.atomic_number), placeMark(f.e, 128, 26, 5), symbolAt(f.e.symbol, 22, 118, 84, -3.5),
  text(26, 140, fitted(f.name, 19, 188), f.name), box(18, 148, 204, 14, f.colour), band(18, 148, 204, 14, patternID('fm', familyOf(f.e))),
  edges(f.e), stats.map((stat, i) => row(f, stat, i)),
];

const levels = { L: large, M: middle, S: small, Q: square };

/** @param {Element} e @param {FigureLook} [look] @returns {import('lit').TemplateResult} */
export const figureCard = (e, { lod = 'M', lang = 'es', stat, value, label = false } = {}) => cardFrame(
  lod, levels[lod]({ e, name: elementName(e, lang), colour: familyColour(e), lang, stat, value }), label ? figureLabel(e, lang, stat, value) : '',
);
