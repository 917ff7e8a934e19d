// The shapes of the document that Memory is drawn from.

/** @typedef {import('../../../wire.js').SpectrixMemoryView} View */
/** @typedef {import('../../../wire.js').SpectrixMemoryEntry} Entry */
/** @typedef {import('../../../wire.js').SpectrixMemoryMove} Move */
/** @typedef {import('../../../core/game.js').Context<View, object, Move> & import('../types.js').Context} Context */

export {};
