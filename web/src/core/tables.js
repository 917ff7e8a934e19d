// The tables where this device sat lately, newest first.
//   rememberTable({code, game})   the room page calls it when it has a seat
import { recall, remember } from './memory.js';
import { forgetSecret } from './secrets.js';

/** @typedef {{code: string, game: string, at: number}} Seen `at`: milliseconds since 1970, by this device's clock */

const MOST = 4;

/** @param {unknown} entry @returns {entry is Seen} */
const isSeen = (entry) => typeof entry === 'object' && entry !== null && 'code' in entry && 'game' in entry && 'at' in entry;

/** @returns {Seen[]} */
export const lastTables = () => {
  try {
    const kept = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeen) : [];
  } catch {
    return [];
  }
};

/** @param {Seen[]} tables */
const keep = (tables) => remember('tables', JSON.stringify(tables.slice(0, MOST)));

/** @param {string} code */
export const forgetTable = (code) => {
  keep(lastTables().filter((seen) => seen.code !== code));
  forgetSecret(code);
};

/** @param {{code: string, game: string}} table */
export const rememberTable = ({ code, game }) =>
  keep([{ code, game, at: Date.now() }, ...lastTables().filter((seen) => seen.code !== code)]);
