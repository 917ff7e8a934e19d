// A replay as a file: what the server told, and the words of a game that the
// pages do not draw themselves, so that it can be seen without a server.
import { readCode } from '../../core/code.js';
import { filmOf } from './film.js';
import { createMeasure } from './measure.js';

/** @typedef {import('./film.js').Film} Film */
/** @typedef {import('./types.js').Words} Words */
/** @typedef {{code: string, film: Film, words?: Words}} Kept */

/** Four times what the longest matches of bots take. */
const MOST_BYTES = 24 << 20;

/** @param {Kept} kept @returns {string} */
export const writeFile = ({ code, film, words }) => JSON.stringify({ sobremesa_replay: 1, code, words, replay: film.playback });

/** @param {string} text @returns {Kept} @throws {Error} where it is no replay, a RangeError where it is larger than any */
export const readFile = (text) => {
  const { sobremesa_replay: form, code, words, replay } = JSON.parse(text) ?? {};
  if (form !== 1) throw new TypeError('no replay');
  createMeasure()(words);
  return { code: readCode(String(code)).code, film: filmOf(replay), words };
};

/** @param {File} file @returns {Promise<Kept>} */
export const openFile = async (file) => {
  if (file.size > MOST_BYTES) throw new RangeError('too large');
  return readFile(await file.text());
};

/** Hands a text to the browser as a download. @param {string} text @param {string} name */
export const save = (text, name) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // when it has long been read
};
