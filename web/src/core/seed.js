// Seeds of matches and their fingerprints. Browsers lend their own SHA-256 to
// secure pages alone, and tables are also played over plain http.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** @param {string} text @returns {boolean} whether it is 32 bytes as hex, a seed or a fingerprint */
export const isHex = (text) => /^[0-9a-f]{64}$/.test(text);

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} seed as hex @returns {string} its fingerprint, which is shown before the first card */
export const fingerprint = (seed) => bytesToHex(sha256(bytesOf(seed)));

/** @param {{commit: string, seed?: string}} deal @returns {'checked'|'broken'|undefined} nothing before there is a seed */
export const checkDeal = ({ commit, seed }) => {
  if (!seed) return undefined;
  return fingerprint(seed) === commit ? 'checked' : 'broken';
};
