// The games that these pages can show: a line for each, and its name in the
// lists below. A page bundles only what the list that it asks holds, and the table
// of a game comes when it is played.
import { come } from '../core/parts.js';
import { book as unoquimicoBook, cover as unoquimicoCover } from './unoquimico/index.js';
import { alone as onexenoAlone, dealing as onexenoDealing } from './onexeno/fair/index.js';
import { dealing as periodyxDealing } from './periodyx/fair/index.js';
import { dealing as spectrixDealing, memory as spectrixMemory } from './spectrix/fair/index.js';
import { dealing as unoquimicoDealing } from './unoquimico/fair/index.js';
import { none } from './none.js';
import { familyMark, poster } from './plain/index.js';

/** @typedef {import('../core/game.js').Game} Game */
/** @typedef {import('../core/game.js').Book} Book */
/** @typedef {import('../core/game.js').Cover} Cover */
/** @typedef {import('./plain/index.js').About} About what the rulebook of a game without a cover begins with */

/** @typedef {import('../core/game.js').Builder} Builder */
/** @typedef {import('./plain/table.js').Said} Said a game in words, in every language */

/** At the table. A game is handed no views but its own, so the pages need not know their shape. @type {Record<string, () => Promise<unknown>>} */
const tables = {
  unoquimico: () => come('games/unoquimico', () => import('./unoquimico/table.js')).then(({ unoquimico }) => unoquimico),
};

/** Moves that are built over the table of sentences. @type {Record<string, () => Promise<unknown>>} */
export const builders = {
  spectrix: () => come('games/spectrix', () => import('./spectrix/builder.js')).then(({ builder }) => builder),
};

/** Whether these pages have drawings of its table. @param {string} id of the server's catalog @returns {boolean} */
export const isDrawn = (id) => Object.keys(tables).includes(id);

/** Its table as it is drawn. It fails where the network does. @param {string} id of a game that is drawn @returns {Promise<Game>} */
export const tableOf = async (id) => /** @type {Game} */ (await tables[id]());

/** Any game as a table of sentences. It fails where the network does. @param {string} id @param {Said} said @returns {Promise<Game>} */
export const plainTable = async (id, said) => {
  const [{ plain }, builder] = await Promise.all([come('games/plain', () => import('./plain/table.js')), builders[id]?.()]);
  return /** @type {Game} */ (/** @type {unknown} */ (plain(id, said, /** @type {Builder|undefined} */ (builder))));
};

/** On the home page; new tables play the first. */
export const covers = [unoquimicoCover];

/** On the page of the rulebooks. */
const books = [unoquimicoBook];

/** On the page that checks deals. @type {import('../core/dealing.js').Dealing[]} */
export const dealings = [unoquimicoDealing, periodyxDealing, spectrixDealing, spectrixMemory, onexenoDealing, onexenoAlone];

/** On the home page, for a game without a line here. */
export { familyMark as plainMark, poster as plainPoster };

export { none };

/** @template {{id: string}} T @param {T[]} list @param {string} id of the server's catalog @returns {T|undefined} */
const withId = (list, id) => list.find((one) => one.id === id);

/** @param {Game} game @returns {boolean} whether these pages can draw it */
export const isKnown = (game) => game !== none;

/** @param {string} id @returns {Cover|undefined} */
export const coverOf = (id) => withId(covers, id);

/** @param {string} id @returns {Book|undefined} */
export const bookOf = (id) => withId(books, id);
