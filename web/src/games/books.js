// What the rulebooks show of games: a line for each that has drawings.
import { aloneBook as onexenoAlone, book as onexeno } from './onexeno/book/index.js';
import { book as periodyx } from './periodyx/book/index.js';
import { book as spectrix, memoryBook as spectrixMemory } from './spectrix/book/index.js';
import { book as unoquimico } from './unoquimico/book/index.js';

/** @typedef {import('../core/game.js').Book} Book */

const books = [unoquimico, periodyx, spectrix, spectrixMemory, onexeno, onexenoAlone];

/** @param {string} id of the server's catalog @returns {Book|undefined} */
export const bookOf = (id) => books.find((one) => one.id === id);
