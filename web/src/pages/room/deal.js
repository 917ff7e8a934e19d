// Whether a deal was fair, as far as this browser can tell.

/** @param {string} hex @returns {Uint8Array} */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {ArrayBuffer} bytes */
const hexOf = (bytes) => Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, '0')).join('');

/**
 * Whether the seed has the fingerprint that was shown before the deal; nothing
 * where the browser cannot say (plain http).
 * @param {{commit: string, seed?: string}} deal @returns {Promise<'checked'|'broken'|undefined>}
 */
export const checkDeal = async ({ commit, seed }) => {
  if (!seed || !globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytesOf(seed)));
  return hexOf(digest) === commit ? 'checked' : 'broken';
};
