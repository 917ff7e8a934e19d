// What is said of the chosen game: its own cover, or what its rulebook begins with.
import { nothing } from 'lit';
import { readText } from '../../core/api.js';
import { language } from '../../core/i18n.js';
import { coverOf, plainPoster } from '../../games/index.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../games/index.js').About} About */

/** @param {string} text @returns {string[]} */
const paragraphs = (text) => text.trim().split(/\n\s*\n/).map((one) => one.replace(/\s+/g, ' ').replace(/[*`]/g, ''));

/** @param {string} paragraph without what the number of players says already */
const withoutFirst = (paragraph = '') => paragraph.replace(/^.*?[.!?]\s+/, '');

/** A rulebook may tell of a second game in a section of that game's name. @param {string} book @param {string} name */
const sectionOf = (book, name) => book.split(/^## /m).find((section) => {
  const title = section.split('\n', 1)[0].replace(/^[A-Z]+-\d+ /, '').trim();
  return title !== '' && name.toLowerCase() !== title.toLowerCase() && name.toLowerCase().endsWith(` ${title.toLowerCase()}`);
});

/** @param {string} paragraph @param {number} n sentences @returns {string} */
const sentences = (paragraph, n) => paragraph.split(/(?<=[.!?]) /).slice(0, n).join(' ');

/** @param {string} book in Markdown @param {string} name of the game @returns {About} */
export const aboutIn = (book, name) => {
  const section = sectionOf(book, name);
  if (section) return { what: sentences(paragraphs(section)[1] ?? '', 3), length: '', deck: '' };
  const [, what = '', players, deck = ''] = paragraphs(book.split(/^## /m)[0]);
  return { what, length: withoutFirst(players), deck: sentences(deck, 1) };
};

/** @param {State} state */
const offeredOf = ({ offered, game }) => offered.find(({ id }) => id === game);

/** Nothing where it has a cover, or cannot be read. @param {State} state @returns {Promise<State['about']>} */
export const readAbout = async (state) => {
  const game = offeredOf(state);
  if (!game || coverOf(game.id)) return undefined;
  const book = await readText(`/api/rules/${encodeURIComponent(game.id)}/${language()}`).catch(() => '');
  return book ? { game: game.id, ...aboutIn(book, game.name) } : undefined;
};

/** @param {State} state @returns {unknown} */
export const poster = (state) => {
  const cover = coverOf(state.game);
  const game = offeredOf(state);
  if (cover) return cover.poster(state);
  return game ? plainPoster({ ...game, about: state.about?.game === game.id ? state.about : undefined }) : nothing;
};
