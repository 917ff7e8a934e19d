// What the home page shows of games: a line for each that has a cover. New tables
// play the first.
import { aloneCover as onexenoAlone, cover as onexeno } from './onexeno/cover/index.js';
import { cover as periodyx } from './periodyx/cover/index.js';
import { cover as spectrix } from './spectrix/cover/index.js';
import { cover as unoquimico } from './unoquimico/cover/index.js';

/** @typedef {import('../core/game.js').Cover} Cover */
/** @typedef {import('./plain/cover/index.js').About} About what the rulebook of a game without a cover begins with */

/** For a game without a line here. */
export { familyMark as plainMark, poster as plainPoster } from './plain/cover/index.js';

export const covers = [unoquimico, periodyx, spectrix, onexeno, onexenoAlone];

/** @param {string} id of the server's catalog @returns {Cover|undefined} */
export const coverOf = (id) => covers.find((one) => one.id === id);
