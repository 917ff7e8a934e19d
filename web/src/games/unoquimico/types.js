// The shapes of the document that this game's pages are drawn from.

/** @typedef {import('../../wire.js').UnoquimicoView} View */
/** @typedef {View['log']} Log by number */
/** @typedef {import('../../wire.js').UnoquimicoTop} Top */
/** @typedef {import('../../wire.js').UnoquimicoCan} Can */
/** @typedef {import('../../wire.js').UnoquimicoEntry} Entry */
/** @typedef {import('../../wire.js').UnoquimicoMove} Move */
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
 * @property {(n: number, ctx: Context) => Context} then the context in which an entry of the log is told: its seat is who held it then
 * @property {(seat: number) => string} name of a seat
 * @property {(seat: number) => import('lit').TemplateResult} face
 * @property {(seat: number) => import('lit').TemplateResult} shown the name, safe in a sentence
 * @property {() => unknown} [after] what the room adds below the outcome of a match
 */

export {};
