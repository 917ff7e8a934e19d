// The moves that the server accepts now, each a button with its sentence; a
// field to find one among many; and a field for moves that are not listed.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../core/i18n.js';
import { choicesOf } from './choices.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {import('./choices.js').Choice} Choice */

/** With more than these a field helps to find one. */
const MANY = 12;
/** More buttons than these stand nowhere. */
const MOST = 100;

/** @param {string} text @returns {string} without case and accents */
const bare = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {Choice[]} all @param {string} wanted words, in any order @returns {Choice[]} those that have them all */
export const found = (all, wanted) => {
  const parts = bare(wanted).split(/\s+/).filter(Boolean);
  return all.filter(({ words }) => parts.every((part) => bare(words).includes(part)));
};

/** @param {string|undefined} text typed, or of a button @returns {Move|undefined} nothing where it is no move */
export const readMove = (text) => {
  try {
    const move = JSON.parse(text ?? '');
    return typeof move?.do === 'string' ? move : undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} key @returns {string} for an id, which has no spaces */
const idOf = (key) => `move-${encodeURIComponent(key)}`;

/** @param {Choice} choice @param {Context} ctx */
const button = ({ key, words }, { live: may, sending }) => html`<li><button class="btn" id="${idOf(key)}"
  data-do="move" data-move="${key}" aria-busy="${sending.includes(key)}" aria-disabled="${!may}">${words}</button></li>`;

/** @param {Context} ctx */
const finder = ({ typed }) => html`<p class="find"><label for="plain-find">${t('plain.find')}</label><input id="plain-find"
  data-typed="find" type="search" autocomplete="off" spellcheck="false" .value=${live(typed.find ?? '')}></p>`;

/** How many there are, and how many are shown. @param {number} all @param {Choice[]} shown */
const count = (all, { length: n }) =>
  html`<p class="cap" role="status">${t(n > MOST ? 'plain.found_first' : 'plain.found', { n, all, most: MOST })}</p>`;

/** A move as it is written. */
const EXAMPLE = '{"do":"pass"}';

/** A move that is not listed, as text. @param {Context} ctx */
const writer = ({ typed, live: may }) => {
  const text = (typed.move ?? '').trim();
  const move = readMove(text);
  const wrong = text !== '' && !move;
  const note = t(wrong ? 'plain.write_wrong' : 'plain.write_how', { example: EXAMPLE });
  return html`<form class="write" data-form="typed"><label for="plain-move">${t('plain.write')}</label>
    <div><input id="plain-move" data-typed="move" autocomplete="off" autocapitalize="off" spellcheck="false"
      aria-invalid="${wrong}" aria-describedby="plain-move-note" .value=${live(typed.move ?? '')}><button class="btn"
      data-do="move" id="plain-send" data-move="${text}" aria-disabled="${!may || !move}">${t('plain.send')}</button></div>
    <p class="cap" id="plain-move-note" role="status">${note}</p></form>`;
};

/** @param {Context} ctx @param {Speech} speech @returns {unknown} nothing while the viewer may do nothing */
export const movesView = (ctx, speech) => {
  const { legal, typed } = ctx;
  if (!legal) return nothing;
  const all = choicesOf(legal.moves, speech);
  const many = all.length > MANY;
  const shown = many ? found(all, typed.find ?? '') : all;
  return html`<section class="moves" aria-labelledby="plain-moves"><h2 id="plain-moves">${t('plain.moves', { n: all.length })}</h2>
    ${many ? html`${finder(ctx)}${count(all.length, shown)}` : nothing}
    <ul>${repeat(shown.slice(0, MOST), ({ key }) => key, (choice) => button(choice, ctx))}</ul>
    ${legal.complete ? nothing : writer(ctx)}</section>`;
};
