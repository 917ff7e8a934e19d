// Where a match comes from: the server.
import { api } from '../../core/api.js';
import { languages } from '../../core/languages.js';
import { isDrawn, none, plainTable, tableOf } from '../../games/index.js';
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
  if (isDrawn(id)) return undefined;
  const [en, es] = await Promise.all(languages.map((lang) => api('GET', `/api/words/${id}/${lang}`)));
  return { en, es };
};

/** @param {string} id @param {Words|undefined} words @returns {Promise<State['game']>} nothing of it where there are neither drawings nor words */
export const drawnBy = async (id, words) => {
  if (words) return plainTable(id, /** @type {Parameters<typeof plainTable>[1]} */ (words));
  return isDrawn(id) ? tableOf(id) : none;
};

/** @param {string} code @param {number} n of the match @returns {Promise<Pick<State, 'film'|'words'|'game'>>} */
export const loadMatch = async (code, n) => {
  const film = filmOf(await patiently(() => api('GET', `/api/rooms/${code}/replay?match=${n}&seat=open`)));
  const { game } = film.playback.header;
  const words = await loadWords(game);
  return { film, words, game: await drawnBy(game, words) };
};
