// What the rulebooks show of games: a line for each that has drawings.
import { book as unoquimico } from './unoquimico/book/index.js';

/** @typedef {import('../core/game.js').Book} Book */

const books = [unoquimico];

/** @param {string} id of the server's catalog @returns {Book|undefined} */
export const bookOf = (id) => books.find((one) => one.id === id);
