// The games that these pages can show at the table: a line for each. Its script
// comes when it is played.
import { come } from '../core/parts.js';
import { none } from './none.js';

/** @typedef {import('../core/game.js').Game} Game */
/** @typedef {import('../core/game.js').Builder} Builder */
/** @typedef {import('./plain/table.js').Said} Said a game in words, in every language */

const onexeno = () => come('games/onexeno', () => import('./onexeno/table.js'));

/** At the table. A game is handed no views but its own, so the pages need not know their shape. @type {Record<string, () => Promise<unknown>>} */
const tables = {
  onexeno: () => onexeno().then((game) => game.onexeno),
  onexeno_solitaire: () => onexeno().then((game) => game.alone),
  periodyx: () => come('games/periodyx', () => import('./periodyx/table.js')).then(({ periodyx }) => periodyx),
  unoquimico: () => come('games/unoquimico', () => import('./unoquimico/table.js')).then(({ unoquimico }) => unoquimico),
  spectrix: () => come('games/spectrix', () => import('./spectrix/table.js')).then(({ spectrix }) => spectrix),
  spectrix_memory: () => come('games/spectrix', () => import('./spectrix/memory/table.js')).then(({ memory }) => memory),
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

export { none };

/** @param {Game} game @returns {boolean} whether these pages can draw it */
export const isKnown = (game) => game !== none;
