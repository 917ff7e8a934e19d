// The table of sentences for games that have no folder of their own here, and
// what the home page shows of them.
/** @typedef {import('./cover/index.js').About} About */

export { familyMark, poster } from './cover/index.js';
export { plain } from './table.js';
