// Short names for the shapes that the server publishes (wire.d.ts is generated
// from its types), as far as pages of every game need them.

/** @typedef {import('../wire.js').Table} Table */
/**
 * Options are named by the schema of each game, which pages read.
 * @typedef {Omit<Table, 'options'> & {options: Record<string, unknown>}} Room
 */
/** @typedef {{room: Room, game?: import('./game.js').View}} Doc `game`: the view of the room's game, absent in the lobby */
/** @typedef {Room['phase']} Phase */
/** @typedef {import('../wire.js').TableSeat} TableSeat */

/** @typedef {import('../wire.js').ServerHello} Hello */
/** @typedef {Omit<import('../wire.js').ServerState, 'doc'> & {doc: Doc}} State */
/** @typedef {import('../wire.js').ServerPatch} Patch */
/** @typedef {import('../wire.js').ServerDone} Done */
/** @typedef {import('../wire.js').ServerRefused} Refused */
/** @typedef {import('../wire.js').ServerBye} Bye */
/** @typedef {Done|Refused|import('../wire.js').ServerLegal|import('../wire.js').ServerHint} Answer */
/** @typedef {Exclude<import('../wire.js').ServerFrame, {t: 'state'}>|State} Frame */

export {};
