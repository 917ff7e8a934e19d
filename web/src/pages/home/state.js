// What the home page shows at a moment.

/** @typedef {import('../../core/tables.js').Seen & {phase?: import('../../core/doc.js').Phase}} LastTable */
/** @typedef {import('../../core/doc.js').Phase} Phase */
/** @typedef {import('../../core/doc.js').TableSeat} TableSeat */
/**
 * @typedef {{code: string, game: string, phase: Phase, seats: Record<string, TableSeat>, locked?: boolean,
 * host_here: boolean, house_rules: Record<string, string>, rules_id: string, rules: string}} ListedTable `rules`: the changed ones, in words
 */
/**
 * A game of the server; `options` of a new table.
 * @typedef {{id: string, family: string, name: string, seats: [number, number], options: Record<string, unknown>}} Offered
 */
/**
 * @typedef {object} State
 * @property {string} typed the code so far, without dash
 * @property {string} [carried] what a pasted link has behind the #
 * @property {string} [strange] a typed symbol that no code has
 * @property {'play-now'|'with-friends'|'join'} [busy] what was asked of the server
 * @property {string} [failed] a sentence
 * @property {'doors'|'join'} [failedAt] beside what it stands
 * @property {number} step of the living picture
 * @property {boolean} still the picture is held
 * @property {boolean} wide there is room for large cards
 * @property {boolean} cards the card tables have arrived
 * @property {LastTable[]} tables where this device sat
 * @property {ListedTable[]} listed for everyone, those of this device left out
 * @property {Offered[]} offered games to choose from, in the order of the server; none until it was asked
 * @property {boolean} secret tables with friends are found by their secret link alone
 * @property {string} game of new tables
 * @property {{game: string} & import('../../games/covers.js').About} [about] of the game, from its rulebook
 */

/** @type {State} */
export const start = { typed: '', step: 2, still: false, wide: true, cards: false, tables: [], listed: [], offered: [], secret: false, game: '' };
