// The shapes of the document that this game's pages are drawn from.

/** @typedef {Record<string, Entry>} Log by number */
/**
 * @typedef {object} View
 * @property {{seats: number[], may?: number[], phase: Phase, decision: number}} turn
 * @property {Record<string, SeatView>} seats
 * @property {Log} log
 * @property {{reason: string, winners: number[], totals: Record<string, number>}} [result]
 * @property {number} game
 * @property {number} games
 * @property {number} dealer
 * @property {number} pile
 * @property {Top} top
 * @property {Record<string, number>} [hand]
 * @property {Can} [can]
 * @property {Ask} [ask]
 * @property {Record<string, Past>} [past]
 */
/** @typedef {'play'|'drawn'|'draw_two'|'name'|'between'|'over'} Phase */
/** @typedef {{cards: number, total: number, must?: number, ready?: boolean}} SeatView */
/** @typedef {{element?: string, scientist?: string, wild?: boolean, any?: boolean}} Top */
/**
 * @typedef {object} Can
 * @property {string[]} [alone]
 * @property {string[]} [with]
 * @property {string[]} [scientists]
 * @property {string} [drawn]
 * @property {number} [draw]
 * @property {boolean} [voluntary]
 * @property {boolean} [pass]
 * @property {boolean} [wild]
 * @property {boolean} [beside]
 * @property {boolean} [next]
 * @property {boolean} [name]
 */
/** @typedef {{seat: number, card: string, names: string[], left: number}} Ask */
/** @typedef {{reason: string, out?: number, points: Record<string, number>, left: Record<string, string[]>}} Past */
/**
 * @typedef {object} Entry
 * @property {string} kind
 * @property {number} [seat]
 * @property {string} [element]
 * @property {string} [scientist]
 * @property {string} [onto]
 * @property {number} [count]
 * @property {number} [game]
 * @property {string} [card]
 * @property {string} [name]
 * @property {Record<string, number>} [points]
 * @property {string} [reason]
 */
/** @typedef {{do: 'lay', element: string, scientist?: string, wild?: true} | {do: 'wild'|'draw'|'pass'|'next'} | {do: 'name', name: string}} Move */
/** What is picked up from the hand. @typedef {{element?: string, scientist?: string, wild?: string}} Picked */
/** @typedef {import('../../cards/atlas.js').CardLang} CardLang */
/** A refusal as the server sent it. @typedef {{code: string, rule?: string, data?: unknown, move?: Move}} Refusal */
/**
 * What the room page knows and lends to the drawings of a game.
 * @typedef {object} Context
 * @property {View} view
 * @property {number} me the seat shown, 0 for a spectator
 * @property {Record<string, unknown>} options of the table
 * @property {CardLang} lang of the cards
 * @property {boolean} simple only oxidation states count
 * @property {boolean} mute names are asked for, so cards keep them to themselves
 * @property {boolean} phone
 * @property {boolean} live moves can be sent
 * @property {Picked} picked
 * @property {string[]} sending codes of cards on their way
 * @property {Refusal} [refusal]
 * @property {import('./hand.js').Sort} sort
 * @property {string[]} own
 * @property {(seat: number) => string} name of a seat
 * @property {(seat: number) => import('lit').TemplateResult} face
 * @property {(seat: number) => import('lit').TemplateResult} shown the name, safe in a sentence
 * @property {() => unknown} [after] what the room adds below the outcome of a match
 */

export {};
