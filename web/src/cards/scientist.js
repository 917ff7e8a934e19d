// The scientist card. The plus in its corner says: one more card, any element.
import { PAPER, INK, WHITE, box, disc, fitted, put, text } from './shapes.js';
import { elementOf, familyColour, scientistName } from './atlas.js';
import { cardFrame } from './element.js';
import { head } from './head.js';
import { looks, plainLook } from './looks.js';
import { cardWord } from './words.js';

/** @typedef {import('./atlas.js').Scientist} Scientist */
/** @typedef {import('./atlas.js').CardLang} CardLang */
/**
 * @typedef {{s: Scientist, look: import('./looks.js').Look, lang: CardLang, last: string, first: string, letters: string,
 *   years: string, known: boolean}} Person `known`: what tells the name is shown too
 */

const small = new Set(['de', 'del', 'la', 'von']);

/** The first and the last letters, three at most. @param {string} name @returns {string} */
export const initials = (name) => {
  const letters = name.split(/[\s-]+/).filter((w) => !small.has(w)).map((w) => w[0]);
  return [letters[0], ...letters.slice(1).slice(-2)].join('');
};

/** @param {string} name */
const lastWord = (name) => name.slice(name.lastIndexOf(' ') + 1);

/** The surname as it is printed on a card. @param {Scientist} s @param {CardLang} lang @returns {string} */
export const surname = (s, lang) => looks[s.code]?.short ?? lastWord(scientistName(s, lang));

/** @param {number} x @param {number} y @param {number} u */
const plus = (x, y, u) => [
  box(x, y, u * 3, u * 3, INK, u * 0.5),
  box(x + u * 0.6, y + u * 1.2, u * 1.8, u * 0.6, WHITE), box(x + u * 1.2, y + u * 0.6, u * 0.6, u * 1.8, WHITE),
];

/** @param {string} words @param {number} length @returns {string[]} lines of at most so many letters */
const lines = (words, length) => {
  const out = [''];
  for (const word of words.split(' ')) {
    if ((out[out.length - 1] + word).length > length) out.push('');
    out[out.length - 1] += `${word} `;
  }
  return out.map((l) => l.trim());
};

/** @param {string[]} symbols */
const chips = (symbols) =>
  symbols.flatMap((symbol, i) => {
    const e = elementOf(symbol);
    return e ? [box(208 - i * 26, 256, 22, 18, familyColour(e)), text(219 - i * 26, 269.5, 12, symbol, { anchor: 'middle' })] : [];
  });

/** What somebody did. @param {Person} p */
const deeds = ({ s, lang }) => {
  const words = lines(lang === 'es' ? s.contribution_es : s.contribution_en, 33).slice(0, 4);
  return words.map((l, i) => text(16, 290 + i * 15, 12.4, l, { weight: 400 }));
};

/** @param {Person} p */
const large = (p) => {
  const { s, look, lang, last, first, years, known } = p;
  return [
    box(0, 0, 240, 336, look.ground), disc(132, 112, 88, WHITE), put(32, 30, 1.72, /** @type {never} */ (head(look))),
    plus(14, 14, 11), text(54, 36, 14, cardWord(lang, 'any')), box(0, 202, 240, 134, PAPER),
    text(16, 224, fitted(first || ' ', 14, 200), first, { weight: 400 }), text(16, 249, fitted(last, 27, 208), last, { spacing: -0.5 }),
    text(16, 269, 14, years), known ? [deeds(p), chips((s.element_symbols ?? []).slice(0, 4))] : '',
  ];
};

/** @param {Person} p */
const middle = ({ look, last, letters, years }) => [
  box(0, 0, 120, 168, look.ground), disc(68, 66, 48, WHITE), put(18, 26, 0.98, /** @type {never} */ (head(look))),
  plus(8, 8, 7), text(35, 25, 15, letters), box(0, 124, 120, 44, PAPER),
  text(9, 143, fitted(last, 17, 102), last), text(9, 160, 12, years, { weight: 400 }),
];

/** @param {Person} p */
const little = ({ look, last, letters }) => [
  box(0, 0, 64, 100, look.ground), disc(34, 46, 26, WHITE), put(5, 17, 0.58, /** @type {never} */ (head(look))),
  plus(5, 5, 4.4), text(22, 16, 12, letters), box(0, 74, 64, 26, PAPER), text(5, 91, fitted(last, 12, 55), last),
];

/** @param {Person} p */
const square = ({ look, last, letters }) => [
  box(0, 0, 64, 66, look.ground), disc(40, 28, 22, WHITE), put(17, 5, 0.46, /** @type {never} */ (head(look))),
  plus(4, 4, 4), text(4, 32, 11.5, letters), box(0, 47, 64, 19, PAPER), text(4, 61, fitted(last, 12.8, 57), last),
];

/** @param {Person} p */
const tile = ({ look, letters }) => [box(0, 0, 40, 40, look.ground), plus(3, 3, 3.4), text(20, 34, 17, letters, { anchor: 'middle' })];

const levels = { L: large, M: middle, S: little, Q: square, X: tile, Y: tile };

/** @param {Scientist} s @returns {string} */
export const yearsOf = (s) => `${s.birth}–${s.death ?? ''}`;

/** @param {Scientist} s @param {import('./element.js').CardLook} look @returns {Person} */
const person = (s, { lod, lang = 'es', mute }) => {
  const name = scientistName(s, lang);
  const last = lod === 'L' ? lastWord(name) : surname(s, lang);
  const says = mute ? { last: '?', first: '', letters: '' } : { last, first: name.replace(/\s*\S+$/, ''), letters: initials(s.name) };
  return { s, look: looks[s.code] ?? plainLook, lang, years: yearsOf(s), known: !mute, ...says };
};

/**
 * @param {Scientist} s @param {import('./element.js').CardLook} [look] @returns {import('lit').TemplateResult}
 */
export const scientistCard = (s, { lod = 'M', lang = 'es', label = false, mute = false } = {}) =>
  cardFrame(lod, levels[lod](person(s, { lod, lang, mute })), label ? `${mute ? '?' : scientistName(s, lang)}, ${yearsOf(s)}` : '');
