// Spectrix at the table of sentences: a turn is built card by card.
export { builder } from './builder.js';
