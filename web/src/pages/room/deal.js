// Whether the seed of a deal is the one whose fingerprint was shown. Browsers
// lend their own SHA-256 to secure pages alone, and tables are also played over
// plain http.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {{commit: string, seed?: string}} deal @returns {'checked'|'broken'|undefined} nothing before there is a seed */
export const checkDeal = ({ commit, seed }) => {
  if (!seed) return undefined;
  return bytesToHex(sha256(bytesOf(seed))) === commit ? 'checked' : 'broken';
};
