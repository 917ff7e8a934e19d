// What is around the table: the door, the lobby, the sheets, the end of a match.
// It comes after the table, or before it when somebody comes in by the door.
export { wordForm } from './byword.js';
export { enter } from './enter.js';
export { lobby } from './lobby.js';
export { afterMatch } from './over.js';
export { sheet } from './sheets.js';
export { takePage } from './transfer.js';
