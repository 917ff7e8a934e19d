// The element card, drawn anew for each level of detail: a small
// card drops facts, never legibility.
import { html } from 'lit';
import { HAIR, PAPER, band, box, fitted, line, text } from './shapes.js';
import { elementName, elementOf, familyColour, familyOf, sharedBy } from './atlas.js';
import { factsOf, keyLines, keyRow } from './keys.js';
import { patternID } from './patterns.js';
import { placeMark } from './place.js';
import { cardWord } from './words.js';

/** @typedef {import('./atlas.js').Element} Element */
/** @typedef {import('./atlas.js').CardLang} CardLang */
/** @typedef {import('./shapes.js').Drawing} Drawing */
/** @typedef {'L'|'M'|'S'|'Q'|'X'|'Y'} Level */
/**
 * `force`: symbol of the element in force, `simple`: only oxidation states are lit against it; `mute`: the card keeps its name to itself.
 * @typedef {{lod?: Level, force?: string, lang?: CardLang, label?: boolean, mute?: boolean, simple?: boolean}} CardLook
 */
/** @typedef {{e: Element, name: string, colour: string}} Head */
/** @typedef {Head & {facts: ReturnType<typeof factsOf>, lang: CardLang}} Face */

/** @type {Record<Level, [number, number]>} */
export const cardSize = { L: [240, 336], M: [120, 168], S: [64, 100], Q: [64, 66], X: [40, 40], Y: [40, 40] };

/**
 * A drawing at the size of its level; with a label it is an image, without one
 * whatever holds it carries the name.
 * @param {Level} lod @param {unknown} drawing @param {string} [label] @returns {import('lit').TemplateResult}
 */
export const cardFrame = (lod, drawing, label = '') => {
  const [w, h] = cardSize[lod];
  const cls = lod === 'X' || lod === 'Y' ? 'cd cell' : 'cd';
  return label
    ? html`<svg class="${cls}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${label}">${drawing}</svg>`
    : html`<svg class="${cls}" viewBox="0 0 ${w} ${h}" aria-hidden="true">${drawing}</svg>`;
};

/** Whether a symbol has a tail below the line (Mg, Hg, Np). @param {string} symbol */
export const hasTail = (symbol) => /[gpqy]/.test(symbol);

/**
 * A symbol with a tail is set smaller and higher, clear of the name below.
 * @param {string} symbol @param {number} x @param {number} y @param {number} size @param {number} spacing
 */
export const symbolAt = (symbol, x, y, size, spacing) =>
  hasTail(symbol) ? text(x, y - size * 0.07, size * 0.86, symbol, { spacing }) : text(x, y, size, symbol, { spacing });

/** @param {Face} f */
const large = ({ e, name, colour, facts, lang }) => [
  box(0, 0, 240, 336, PAPER), box(0, 0, 240, 214, colour),
  text(16, 42, 34, e.atomic_number), placeMark(e, 132, 18, 5), symbolAt(e.symbol, 11, 154, 122, -5),
  text(16, 186, fitted(name, 25, 208), name),
  box(0, 200, 240, 24, colour), band(0, 200, 240, 24, patternID('fl', familyOf(e))),
  text(16, 243, 13, cardWord(lang, familyOf(e)), { weight: 400 }),
  keyRow(facts.states, 16, 264, 21, 214), line('M16 284H224', 1, HAIR),
  keyRow(facts.group, 16, 310, 26), text(84, 315, 13, cardWord(lang, 'group'), { weight: 400 }),
  keyRow(facts.period, 132, 310, 26), text(186, 315, 13, cardWord(lang, 'period'), { weight: 400 }),
];

/** More than two states keep to the left, where a fan leaves them in sight. @param {Face['facts']['states']} states */
const middleStates = (states) => {
  const n = states.values.length;
  return n > 2 ? keyLines(states, 9.5, n > 3 ? 124.5 : 130, { columns: 3, lead: 12 }) : keyRow(states, 8, 129, 15, 108);
};

/** Number, place, symbol, name and family on paper: what the middle card of any deck of elements begins with. @param {Head} f */
export const middleHead = ({ e, name, colour }) => [
  box(0, 0, 120, 168, PAPER), box(0, 0, 120, 110, colour),
  text(9, 22, 17, e.atomic_number), placeMark(e, 68, 9, 2.5), symbolAt(e.symbol, 7, 78, 60, -2), text(9, 97, fitted(name, 14, 104), name),
  box(0, 104, 120, 12, colour), band(0, 104, 120, 12, patternID('fm', familyOf(e))),
];

/** @param {Face} f */
const middle = (f) => [middleHead(f), middleStates(f.facts.states), keyRow(f.facts.group, 8, 153, 15), keyRow(f.facts.period, 52, 153, 15)];

/**
 * The keys of a small card in three lines or four, so far to the left that the next
 * card of a fan leaves them in sight.
 * @param {Face['facts']} facts
 */
const smallKeys = ({ states, group, period }) => {
  const lines = Math.ceil(states.values.length / 2);
  const [top, lead] = lines > 1 ? [60, 11.4] : [62.5, 14];
  const below = top + lines * lead;
  const place = lines > 2 ? keyLines(period, 26, below) : keyLines(period, 3.5, below + lead);
  return [keyLines(states, 3.5, top, { columns: 2, lead }), keyLines(group, 3.5, below), place];
};

/** The same of a small card. @param {Head} f */
export const smallHead = ({ e, colour }) => [
  box(0, 0, 64, 100, PAPER), box(0, 0, 64, 48, colour),
  text(5, 14, 12, e.atomic_number), symbolAt(e.symbol, 4, 41, 29, -1.2),
  box(0, 46, 64, 8, colour), band(0, 46, 64, 8, patternID('fs', familyOf(e))),
];

/** @param {Face} f */
const small = (f) => [smallHead(f), smallKeys(f.facts)];

/** The same of a card that lies in rows with others. @param {Head} f */
export const squareHead = ({ e, colour }) => [
  box(0, 0, 64, 66, PAPER), box(0, 0, 64, 22, colour),
  symbolAt(e.symbol, 4, 17.5, 20, -0.6), text(60, 15, 11.5, e.atomic_number, { anchor: 'end' }),
  band(0, 20, 64, 6, patternID('fq', familyOf(e))),
];

/** All that decides, on a card that lies in rows with others. @param {Face} f */
const square = (f) => {
  const { states, group, period } = f.facts;
  const [top, place] = states.values.length > 3 ? [33.4, 58.2] : [37, 55];
  return [
    squareHead(f),
    keyLines(states, 3.5, top, { columns: 3, lead: 11.8 }), keyLines(group, 3.5, place), keyLines(period, 34, place),
  ];
};

/** @param {Face} f */
const tile = ({ e, colour }) => [
  box(0, 0, 40, 40, colour), text(3, 12, 12, e.atomic_number, { spacing: -0.3 }),
  text(20, 34, e.symbol.length > 1 ? 22 : 24, e.symbol, { anchor: 'middle' }),
];

/** @param {Face} f */
const symbol = ({ e, colour }) => [box(0, 0, 40, 40, colour), text(20, 30, 27, e.symbol, { anchor: 'middle', spacing: -1 })];

const levels = { L: large, M: middle, S: small, Q: square, X: tile, Y: symbol };

/** @param {Element} e @param {string} [force] @param {boolean} [simple] */
const agreement = (e, force, simple) => {
  const other = force === undefined ? undefined : elementOf(force);
  const shared = other && sharedBy(e, other);
  return shared && simple ? { ...shared, group: false, period: false } : shared;
};

/** What a card says aloud. @param {Element} e @param {CardLang} lang @returns {string} */
export const elementLabel = (e, lang) => `${elementName(e, lang)}, ${e.symbol}, ${e.atomic_number}, ${cardWord(lang, familyOf(e))}`;

/**
 * An element card; with `force` the facts that agree with that element are lit.
 * @param {Element} e @param {CardLook} [look] @returns {import('lit').TemplateResult}
 */
export const elementCard = (e, { lod = 'M', force, lang = 'es', label = false, mute = false, simple = false } = {}) =>
  cardFrame(
    lod,
    levels[lod]({
      e, name: mute ? '' : elementName(e, lang), colour: familyColour(e), facts: factsOf(e, agreement(e, force, simple)), lang,
    }),
    label ? (mute ? `${e.symbol}, ${e.atomic_number}` : elementLabel(e, lang)) : '',
  );
