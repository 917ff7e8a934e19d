// Names for moves: unique per device and room, so that a move sent twice acts once.

/** @returns {string} 24 hex digits; works on plain http too, where randomUUID does not exist */
export const newID = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
