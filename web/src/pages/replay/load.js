// Where a match comes from: the server.
import { api } from '../../core/api.js';
import { languages } from '../../core/languages.js';
import { gameOf, isKnown, plainGame } from '../../games/index.js';
import { filmOf } from './film.js';
import { patiently } from './patience.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Words} Words */

/** What the server knows of a table. @param {string} code @returns {Promise<Pick<State, 'list'|'origin'>>} */
export const loadTable = async (code) => {
  const [{ url }, { matches }] = await Promise.all([api('GET', `/api/rooms/${code}`), api('GET', `/api/rooms/${code}/replays`)]);
  return { list: matches, origin: new URL(url).origin };
};

/** @param {string} id of a game @returns {Promise<Words|undefined>} nothing where the pages draw it themselves */
const loadWords = async (id) => {
  if (isKnown(gameOf(id))) return undefined;
  const [en, es] = await Promise.all(languages.map((lang) => api('GET', `/api/words/${id}/${lang}`)));
  return { en, es };
};

/** @param {string} id @param {Words|undefined} words @returns {State['game']} */
export const drawnBy = (id, words) =>
  (words ? plainGame(id, /** @type {Parameters<typeof plainGame>[1]} */ (words)) : gameOf(id));

/** @param {string} code @param {number} n of the match @returns {Promise<Pick<State, 'film'|'words'|'game'>>} */
export const loadMatch = async (code, n) => {
  const film = filmOf(await patiently(() => api('GET', `/api/rooms/${code}/replay?match=${n}&seat=open`)));
  const { game } = film.playback.header;
  const words = await loadWords(game);
  return { film, words, game: drawnBy(game, words) };
};
