// The rulebook of a game: /rules/<id of the game>#<ruling>.
import { html, nothing, render } from 'lit';
import { openAtlas } from '../cards/atlas.js';
import { patternDefs } from '../cards/patterns.js';
import { openRegions } from '../core/announce.js';
import { api, readText, sentenceOf } from '../core/api.js';
import { keepFocus } from '../core/focus.js';
import { language, t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { bookOf } from '../games/books.js';
import { bar, barActs } from './parts/bar.js';
import { draw, split } from './rules/book.js';
import { parse } from './rules/markdown.js';

/** @typedef {import('./rules/markdown.js').Block} Block */
/** @typedef {import('./rules/markdown.js').Heading} Heading */

/** Beside the text the contents are open, before it they fold. */
const wide = matchMedia('(min-width: 901px)');
const page = /** @type {HTMLElement} */ (document.getElementById('page'));
const game = location.pathname.split('/')[2] ?? '';
const book = bookOf(game);

/** @type {{blocks: Block[], failed: string}} */
let state = { blocks: [], failed: '' };

/** @returns {Heading[]} */
const rules = () => state.blocks.filter((block) => block.is === 'heading').filter(({ level }) => level === 2);

/** @param {Heading} h */
const entry = ({ id, text }) => {
  const { number, name } = split(text);
  return html`<li><a href="#${id}"><b>${number.replace(/^[A-Z]+-/, '')}</b><span>${name}</span></a></li>`;
};

const printer = () => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.4"
  ><path d="M7 8V3h10v5M7 17H3V8h18v9h-4"></path><path d="M7 14h10v7H7z"></path></svg>`;

const contents = () => html`<nav class="contents" aria-label="${t('rules.contents')}"><details ?open="${wide.matches}"><summary
  >${t('rules.contents')}</summary><ol>${rules().map(entry)}</ol></details></nav>`;

const failure = () => html`<main class="book"><h1>${t('rules.title')}</h1><p role="alert">${state.failed}</p><button
  class="btn ink" data-do="again">${t('rules.again')}</button></main>`;

const body = () => {
  if (state.failed) return failure();
  if (state.blocks.length === 0) return html`<main class="book" aria-busy="true"><p>${t('rules.loading')}</p></main>`;
  const shelf = book && { book, lang: language() };
  return html`<main class="book"><article>${state.blocks.map((block) => draw(block, shelf))}</article></main>${contents()}`;
};

const view = () => html`${patternDefs()}${bar({
  mark: book?.mark(),
  who: html`<a class="brand" href="/">Sobremesa</a><span class="meta">${t('rules.title')}</span>`,
  acts: html`<button class="btn" data-do="print" aria-label="${t('rules.print')}">${printer()}<span
    class="lbl">${t('rules.print')}</span></button>`,
})}<div class="rulebook">${body() ?? nothing}</div>`;

const show = () => {
  const title = state.blocks.find((block) => block.is === 'heading');
  document.title = `${title?.is === 'heading' ? title.text : 'Sobremesa'} · ${t('rules.title')}`;
  keepFocus(page, () => render(view(), page));
};

/** The rule that the address names; the browser looked for it before it was there. */
const goToRule = () => {
  const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  rule?.scrollIntoView();
  rule?.focus({ preventScroll: true });
};

/** @param {string} lang @returns {Promise<typeof state>} */
const read = async (lang) => {
  const [catalog, text] = await Promise.all([api('GET', '/api/elements'), readText(`/api/rules/${encodeURIComponent(game)}/${lang}`)]);
  openAtlas(catalog);
  return { blocks: parse(text), failed: '' };
};

/** What comes after the language was changed again is left aside. */
const load = async () => {
  const lang = language();
  const found = await read(lang).catch((error) => ({ blocks: [], failed: sentenceOf(error) }));
  if (lang !== language()) return;
  state = found;
  show();
};

/** @type {Record<string, () => unknown>} */
const deeds = {
  language: async () => { await barActs.language(); return load(); },
  theme: () => { barActs.theme(); show(); },
  print: () => window.print(),
  again: load,
};

document.documentElement.dataset.game = game;
show();
openRegions();
listen({ act: (name) => deeds[name]?.() });
wide.addEventListener('change', show);
load().then(goToRule);
