// Shapes of what the server says, as far as every page needs them. A game's own
// view is typed by its module.

/** @typedef {'lobby'|'playing'|'paused'|'over'|'closed'} Phase */
/** @typedef {{name?: string, kind: 'person'|'bot'|'open', level?: string, here: boolean, played_by?: 'bot'}} TableSeat */
/**
 * @typedef {object} Room
 * @property {string} code
 * @property {Phase} phase
 * @property {string} game
 * @property {number} rev
 * @property {Record<string, unknown>} options
 * @property {Record<string, string>} house_rules
 * @property {number} [host]
 * @property {Record<string, TableSeat>} seats
 * @property {number} spectators
 * @property {boolean} [locked]
 * @property {boolean} [public]
 * @property {'off'|'gentle'|'firm'} clock_mode
 * @property {{seats: number[], left_ms: number, running: boolean}} [clock]
 * @property {number} grace_s
 * @property {number} [paused_by]
 * @property {{commit: string, seed?: string}} fair
 * @property {Record<string, {seat: number, phrase: string}>} [says]
 * @property {Record<string, number>} [totals]
 * @property {number} [matches]
 */
/** @typedef {{seats: number[], may?: number[], phase: string, decision: number}} Turn */
/** @typedef {{turn: Turn, seats: Record<string, object>, log: Record<string, {kind: string, seat?: number}>, result?: object}} GameView */
/** @typedef {{room: Room, game?: GameView}} Doc */

/** @typedef {{t: 'done', id: string, v: number}} Done */
/** @typedef {{t: 'refused', id: string, code: string, rule?: string, data?: Record<string, unknown>}} Refused */
/** @typedef {{t: 'legal', id: string, v: number, moves: object[], complete: boolean}} Legal */
/** @typedef {{t: 'hint', id: string, v: number, hint: object}} Hint */
/** @typedef {{t: 'hello', protocol: number, server: string, seats: number[], stream?: string}} Hello */
/** @typedef {{t: 'bye', code: string, again: boolean, after_ms?: number}} Bye */
/** @typedef {{t: 'error', code: string, id?: string}} Unread */
/** @typedef {{t: 'state', v: number, doc: Doc}} State */
/** @typedef {{t: 'patch', v: number, p: object, from?: number}} Patch */
/** @typedef {Done|Refused|Legal|Hint} Answer */
/** @typedef {Answer|Hello|Bye|Unread|State|Patch|{t: 'ping'}} Frame */

export {};
