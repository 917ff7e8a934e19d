// What another seat lets the table see of a move that it builds, in words.
import { html, nothing } from 'lit';
import { rich, t } from '../../core/i18n.js';
import { picture } from './picture.js';
import { cardWord } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Speech} Speech */

/** @param {string} key @returns {string} groups of the table are numbered */
const groupWord = (key) => t(/^\d+$/.test(key) ? 'plain.tried.group' : 'plain.tried.new', { key });

/** @param {string[]} codes @param {Speech} speech */
const cardRow = (codes, speech) =>
  codes.map((code, i) => html`${i ? ', ' : nothing}${picture(code, speech.words)}${cardWord(code, speech)}`);

/** @param {Context} ctx @param {Speech} speech @returns {unknown} nothing of the viewer's own */
export const triedView = ({ tried, me }, speech) => {
  if (!tried || tried.seat === me) return nothing;
  const rows = Object.entries(tried.groups).map(([key, codes]) =>
    html`<div><dt>${groupWord(key)}</dt><dd>${cardRow(codes, speech)}</dd></div>`);
  return html`<section class="tried"><h2>${rich('plain.tried', { who: speech.name(tried.seat) })}</h2><dl>${rows}</dl></section>`;
};
