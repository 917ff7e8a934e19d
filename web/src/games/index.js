// The games that these pages can show: a line for each, and its name in the
// lists below. A page bundles only what the list that it asks holds.
import { book as unoquimicoBook, cover as unoquimicoCover, unoquimico } from './unoquimico/index.js';
import { alone as onexenoAlone, dealing as onexenoDealing } from './onexeno/fair/index.js';
import { dealing as periodyxDealing } from './periodyx/fair/index.js';
import { dealing as spectrixDealing, memory as spectrixMemory } from './spectrix/fair/index.js';
import { builder as spectrixBuilder } from './spectrix/index.js';
import { dealing as unoquimicoDealing } from './unoquimico/fair/index.js';
import { none } from './none.js';
import { familyMark, plain, poster } from './plain/index.js';

/** @typedef {import('../core/game.js').Game} Game */
/** @typedef {import('../core/game.js').Book} Book */
/** @typedef {import('../core/game.js').Cover} Cover */
/** @typedef {import('./plain/index.js').About} About what the rulebook of a game without a cover begins with */

/** Moves that are built over the table of sentences. */
export const builders = /** @type {import('../core/game.js').Builder[]} */ (/** @type {unknown} */ ([spectrixBuilder]));

/** The table of sentences for a game without a line here. @param {string} id @param {Parameters<typeof plain>[1]} words @returns {Game} */
export const plainGame = (id, words) => /** @type {Game} */ (/** @type {unknown} */ (plain(id, words, withId(builders, id))));

/** At the table. A game is handed no views but its own, so the pages need not know their shape. */
const games = /** @type {Game[]} */ ([unoquimico]);

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

/** @param {string} id @returns {Game} the one that draws nothing where these pages do not know it */
export const gameOf = (id) => withId(games, id) ?? none;

/** @param {Game} game @returns {boolean} whether these pages can draw it */
export const isKnown = (game) => game !== none;

/** @param {string} id @returns {Cover|undefined} */
export const coverOf = (id) => withId(covers, id);

/** @param {string} id @returns {Book|undefined} */
export const bookOf = (id) => withId(books, id);
