// The shapes of the document that this game's pages are drawn from.

/** @typedef {import('../../wire.js').Advice} Advice */
/** `hint`: help that the reader was given with this question. @typedef {import('../../wire.js').UnoquimicoView & {hint?: Advice}} View */
/** @typedef {View['log']} Log by number */
/** @typedef {import('../../wire.js').UnoquimicoCan} Can */
/** @typedef {import('../../wire.js').UnoquimicoEntry} Entry */
/** @typedef {import('../../wire.js').UnoquimicoMove|{do: 'hint'}} Move */
/** What is picked up from the hand. @typedef {{element?: string, scientist?: string, wild?: string}} Picked */
/** @typedef {import('../../cards/atlas.js').CardLang} CardLang */
/** @typedef {import('../../core/game.js').Refusal<Move>} Refusal */
/**
 * What the options of the table mean to the drawings.
 * @typedef {object} Settings
 * @property {CardLang} lang of the cards
 * @property {boolean} simple only oxidation states count
 * @property {boolean} mute names are asked for, so cards keep them to themselves
 */
/** @typedef {import('../../core/game.js').Context<View, Picked, Move> & Settings & {sort: import('./hand.js').Sort}} Context */

export {};
