// What the home page shows of games that have no cover of their own.
/** @typedef {import('./cover/index.js').About} About */

export { familyMark, poster } from './cover/index.js';
