// The table of sentences for games that have no folder of their own here.
export { plain } from './table.js';
