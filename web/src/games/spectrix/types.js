// The shapes of the document that this game's pages are drawn from.

/** @typedef {import('../../wire.js').SpectrixView} View */
/** @typedef {import('../../wire.js').SpectrixEntry} Entry */
/** @typedef {import('../../wire.js').SpectrixMove} Move */
/** @typedef {import('../../core/game.js').Refusal<Move>} Refusal */
/** @typedef {'ring'|'count'|'own'} Sort */
/** @typedef {import('../../core/game.js').Context<View, object, Move> & {sort: Sort, draft?: import('./draft.js').Draft}} Context */

export {};
