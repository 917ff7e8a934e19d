// Whether a page speaks one language and says all it means to say.
import { readTexts } from '../../../tools/texts.mjs';

/** @typedef {import('./people.js').Page} Page */
/** @typedef {'en'|'es'} Lang */

const texts = readTexts();

/** Shorter pieces may be words of both languages. */
const TELLING = 4;

/** @param {import('../../../src/core/i18n.js').Text} text */
const formsOf = (text) => (typeof text === 'string' ? [text] : Object.values(text));

/** Words of these keys stand on cards, which have a language of their own. */
const PRINTED = 'plain.printed.';

/** All that a language says, cut at the placeholders. @param {Lang} lang @returns {Set<string>} */
const pieces = (lang) => {
  const said = Object.entries(texts[lang]).filter(([key]) => !key.startsWith(PRINTED)).map(([, text]) => text);
  const cut = said.flatMap(formsOf).flatMap((form) => form.split(/\{\w+\}/));
  return new Set(cut.map((piece) => piece.trim()).filter((piece) => piece.length >= TELLING));
};

/** What only this language says. @param {Lang} lang */
const own = (lang) => {
  const other = pieces(lang === 'en' ? 'es' : 'en');
  return new Set([...pieces(lang)].filter((piece) => !other.has(piece)));
};

const foreign = { en: own('es'), es: own('en') };

/** A key instead of its text, a placeholder unfilled, a value that was not there. */
const BROKEN = /\b(?:bar|error|home|plain|room|rules|uno)\.[a-z_]+\.?[a-z_.]*\b|\{\w+\}|\bundefined\b|\bNaN\b|\[object/;

/** All that can be seen or heard, without names of options. @param {Page} page @returns {Promise<string[]>} */
const words = (page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label],[alt],[title],[placeholder]')].flatMap(
      (e) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => e.getAttribute(name) ?? ''),
    );
    const walker = document.createTreeWalker(
      document.documentElement,
      NodeFilter.SHOW_TEXT,
      (node) => (node.parentElement?.closest('script,style,noscript,code') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT),
    );
    const seen = [];
    while (walker.nextNode()) seen.push(walker.currentNode.nodeValue ?? '');
    return [...named, ...seen].map((word) => word.trim()).filter(Boolean);
  });

/** @param {Page} page @param {Lang} lang @returns {Promise<string[]>} what is not said in that language */
export const unsaid = async (page, lang) => {
  const found = await words(page);
  return found.filter((word) => BROKEN.test(word) || foreign[lang].has(word));
};
