// The shapes of the document that this game's pages are drawn from.

/** @typedef {import('../../wire.js').PeriodyxView} View */
/** @typedef {import('../../wire.js').PeriodyxEntry} Entry */
/** @typedef {import('../../wire.js').PeriodyxMove | {do: 'hint'}} Move */
/** @typedef {import('../../wire.js').PeriodyxSaid} Said */
/** @typedef {import('../../wire.js').PeriodyxPast} Past */
/** @typedef {import('../../wire.js').PeriodyxOptions} Options */
/** @typedef {import('../../wire.js').Advice} Advice */
/** @typedef {import('../../cards/atlas.js').CardLang} CardLang */
/** @typedef {import('../../cards/figures.js').Stat} Stat */
/** @typedef {import('../../core/game.js').Refusal<Move>} Refusal */
/** What a card in the hand is for. @typedef {'show'|'lay'|'predict'|'table'} Use */
/**
 * What is chosen for a move: a card, a player, a letter, a figure; `only`: the only player that there is to name.
 * @typedef {{card?: string, seat?: number, letter?: string, stat?: Stat, use?: Use, only?: number}} Picked
 */
/** @typedef {{lang: CardLang}} Settings what the options of the table mean to the drawings */
/** @typedef {import('../../core/game.js').Context<View & {hint?: Advice}, Picked, Move> & Settings & {sort: import('./hand.js').Sort}} Context */

export {};
