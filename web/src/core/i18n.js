// Words of the interface, in English and Spanish.
//   t('home.play')                     a text
//   t('uno.cards', {n: 3})             a plural form is chosen by `n`
//   rich('room.turn', {who: html`…`})  the same text as parts for lit, so that values may be templates
//   language(), await setLanguage('es'), onLanguage(redraw)
// Texts are flat JSON files named `texts.en.json` and `texts.es.json` anywhere
// in src; build.mjs gathers those of a part (parts.js), which come in the language
// of the page, and fails where the languages or the code disagree. A text is a string, or {"one": …, "other": …}.
import { texts } from '#texts';
import { firstLanguage } from './languages.js';
import { remember } from './memory.js';

/** @typedef {import('./languages.js').Lang} Lang */
/** @typedef {string | {one: string, other: string}} Text */
/** @typedef {import('#texts').Key} Key */
/** @typedef {Record<string, string|number>} Params */

let chosen = firstLanguage();

/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {Lang} */
export const language = () => chosen;

/** How the texts of a part that is on the page are read. @type {Map<string, (lang: Lang) => Promise<Record<string, Text>>>} */
const sources = new Map();

/** @param {(lang: Lang) => Promise<Record<string, Text>>} read @param {Lang} lang */
const add = async (read, lang) => Object.assign(texts[lang], await read(lang));

/**
 * Reads the texts of a part, and again for another language. It fails where `read` does.
 * @param {string} part @param {(lang: Lang) => Promise<Record<string, Text>>} read
 */
export const keepTexts = async (part, read) => {
  if (sources.has(part)) return;
  sources.set(part, read);
  try {
    for (let lang; lang !== chosen;) await add(read, lang = chosen);
  } catch (error) {
    sources.delete(part);
    throw error;
  }
};

/** Switches the interface once it has the texts, and remembers it. @param {Lang} lang */
export const setLanguage = async (lang) => {
  await Promise.all([...sources.values()].map((read) => add(read, lang)));
  chosen = lang;
  remember('lang', lang);
  listeners.forEach((listener) => listener());
};

/** Calls back after a switch. @param {() => void} listener @returns {() => void} stops it */
export const onLanguage = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param {string} key @returns {boolean} whether there is such a text, for codes that may be newer than this client */
export const hasText = (key) => key in texts[chosen];

/** @param {Text} text @param {Record<string, unknown>} params @returns {string} */
const formFor = (text, params) => {
  if (typeof text === 'string') return text;
  return text[new Intl.PluralRules(chosen).select(Number(params.n)) === 'one' ? 'one' : 'other'];
};

/** @param {string} key @param {Record<string, unknown>} params */
const templateOf = (key, params) => formFor(texts[chosen][key] ?? key, params);

/** @param {Key} key @param {Params} [params] @returns {string} */
export const t = (key, params = {}) =>
  templateOf(key, params).replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));

/**
 * The text cut at its placeholders, values kept as they are.
 * @param {Key} key @param {Record<string, unknown>} params @returns {unknown[]}
 */
export const rich = (key, params) =>
  templateOf(key, params).split(/\{(\w+)\}/).map((part, i) => (i % 2 ? params[part] : part));

/** @param {string[]} words @returns {string} "a, b and c" */
export const listed = (words) => {
  if (!('ListFormat' in Intl)) return words.join(', ');
  return new Intl.ListFormat(chosen, { type: 'conjunction' }).format(words);
};
