// The games that the server offers, and the choice among them where there are
// several.
import { html, nothing } from 'lit';
import { api } from '../../core/api.js';
import { language, t } from '../../core/i18n.js';
import { coverOf, plainMark } from '../../games/covers.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {import('./state.js').Offered} Offered */
/** @typedef {{id: string, family: string, seats: [number, number], options: {properties?: Record<string, {enum?: string[]}>}}} Kind */

/** By its words where these pages have no cover of it. @param {string} id @returns {Promise<string>} */
const nameOf = async (id) => coverOf(id)?.name() ?? (await api('GET', `/api/words/${encodeURIComponent(id)}/${language()}`)).name;

/** What the language of the person decides of a new table. @param {Kind} kind @returns {Record<string, unknown>} */
const openingOf = ({ id, options }) => {
  const cover = coverOf(id);
  if (cover) return cover.opening(language());
  return options.properties?.card_lang ? { card_lang: language() } : {};
};

/** @param {Kind} kind @returns {Promise<Offered>} */
const offeredOf = async (kind) => {
  const { id, family, seats } = kind;
  return { id, family, seats, name: await nameOf(id), options: openingOf(kind) };
};

/** @returns {Promise<Offered[]>} */
export const offeredGames = async () => {
  const { games } = await api('GET', '/api/games');
  return Promise.all(games.map(offeredOf));
};

/**
 * How a game is told on this page; by its id while nothing else is known of it.
 * @param {string} id @param {Offered[]} offered @returns {{name: string, mark: import('lit').TemplateResult}}
 */
export const signOf = (id, offered) => {
  const [cover, kind] = [coverOf(id), offered.find((one) => one.id === id)];
  return { name: cover?.name() ?? kind?.name ?? id, mark: cover?.mark() ?? plainMark(kind?.family ?? id) };
};

/** As many places as wished, as far as the game has them. @param {Offered|undefined} game @param {number} wish @returns {number} */
export const placesFor = (game, wish) => (game ? Math.max(game.seats[0], Math.min(game.seats[1], wish)) : wish);

/** @param {State} state @param {(id: string) => void} choose @returns {unknown} */
export const gameChoice = ({ offered, game }, choose) => {
  if (offered.length < 2) return nothing;
  const one = (/** @type {Offered} */ { id, name }) => html`<label class="choice"><input type="radio" name="game" value="${id}"
    .checked=${id === game} @change=${() => choose(id)}><span>${name}</span></label>`;
  return html`<fieldset class="choices"><legend>${t('home.games')}</legend>${offered.map(one)}</fieldset>`;
};
