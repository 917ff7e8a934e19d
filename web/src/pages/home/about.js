// What is said of the chosen game: its own cover, or what its rulebook begins with.
import { nothing } from 'lit';
import { readText } from '../../core/api.js';
import { language } from '../../core/i18n.js';
import { coverOf, plainPoster } from '../../games/covers.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('../../games/covers.js').About} About */

/** @param {string} text @returns {string[]} */
const paragraphs = (text) => text.trim().split(/\n\s*\n/).map((one) => one.replace(/\s+/g, ' ').replace(/[*`]/g, ''));

/** @param {string} paragraph without what the number of players says already */
const withoutFirst = (paragraph = '') => paragraph.replace(/^.*?[.!?]\s+/, '');

/** @param {string} paragraph @returns {string} '' where it leads on to a list */
const firstOf = (paragraph) => paragraph.replace(/^(.*?[.!?:]) .*$/, '$1').replace(/^.*:$/, '');

/** @param {string} book in Markdown @returns {About} */
export const aboutIn = (book) => {
  const [, what = '', players, deck = ''] = paragraphs(book.split(/^## /m)[0]);
  return { what, length: withoutFirst(players), deck: firstOf(deck) };
};

/** @param {State} state */
const offeredOf = ({ offered, game }) => offered.find(({ id }) => id === game);

/** Nothing where it has a cover, or cannot be read. @param {State} state @returns {Promise<State['about']>} */
export const readAbout = async (state) => {
  const game = offeredOf(state);
  if (!game || coverOf(game.id)) return undefined;
  const book = await readText(`/api/rules/${encodeURIComponent(game.id)}/${language()}`).catch(() => '');
  return book ? { game: game.id, ...aboutIn(book) } : undefined;
};

/** @param {State} state @returns {unknown} */
export const poster = (state) => {
  const cover = coverOf(state.game);
  const game = offeredOf(state);
  if (cover) return cover.poster(state);
  return game ? plainPoster({ ...game, about: state.about?.game === game.id ? state.about : undefined }) : nothing;
};
