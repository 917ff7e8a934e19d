// What is checked, in the fragment of the address: nothing of it goes to a server.
import { isHex } from '../../core/seed.js';
import { dealings } from '../../games/dealings.js';

/** @typedef {import('../../core/dealing.js').Dealing} Dealing */
/** @typedef {{dealing: Dealing, seats: number, commit: string, seed: string, options: Record<string, string>}} Asked */

/** @param {Dealing} dealing @param {URLSearchParams} from @returns {Record<string, string>} */
const optionsIn = ({ options }, from) =>
  Object.fromEntries(options.map(({ name, choices }) => [name, (choices.find(({ value }) => value === from.get(name)) ?? choices[0]).value]));

/** @param {Dealing} dealing @param {number} n @returns {number} so many as can play */
const seatsIn = ({ seats: [fewest, most] }, n) => Math.min(most, Math.max(fewest, Math.trunc(n) || fewest));

/** @param {string|null} text */
const hex = (text) => (text ?? '').trim().toLowerCase();

/** @param {URLSearchParams} from of an address or a form @returns {Asked} what is not understood is the usual */
export const askedIn = (from) => {
  const dealing = dealings.find(({ id }) => id === from.get('game')) ?? dealings[0];
  return {
    dealing, seats: seatsIn(dealing, Number(from.get('seats'))), options: optionsIn(dealing, from),
    commit: hex(from.get('commit')), seed: hex(from.get('seed')),
  };
};

/** @param {Asked} asked @returns {string} the fragment that leads here again */
export const fragmentOf = ({ dealing, seats, commit, seed, options }) =>
  `#${new URLSearchParams({ game: dealing.id, seats: String(seats), commit, seed, ...options })}`;

/** @param {Asked} asked @returns {'seed'|'commit'|undefined} what is no 64 hexadecimal digits, the seed first */
export const unreadable = ({ seed, commit }) => {
  if (!isHex(seed)) return 'seed';
  return isHex(commit) ? undefined : 'commit';
};
