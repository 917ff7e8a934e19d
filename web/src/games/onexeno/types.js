// The shapes of the document that this game's pages are drawn from.

/** @typedef {import('../../wire.js').OnexenoView} MatchView */
/** @typedef {import('../../wire.js').OnexenoSolitaireView} SoloView */
/** @typedef {import('../../wire.js').OnexenoEntry} Entry */
/** @typedef {import('../../wire.js').OnexenoLying} Lying */
/** @typedef {import('../../wire.js').OnexenoBox} Box */
/** @typedef {Partial<import('../../wire.js').OnexenoCan & import('../../wire.js').OnexenoSoloCan>} Can */
/** @typedef {import('../../wire.js').OnexenoSeatView & import('../../wire.js').OnexenoSoloSeat} Seat */
/**
 * A match, or the game for one, which has a pile in place of hands.
 * @typedef {Omit<Partial<MatchView & SoloView>, 'can'|'seats'> & Pick<MatchView, 'turn'|'log'|'field'|'box'>
 *   & {seats: Record<string, Partial<Seat>>, can?: Can, hint?: import('../../wire.js').Advice}} View
 */
/** @typedef {{do: 'place', card: string, turn: number, x: number, y: number}} Place */
/** @typedef {Place|{do: 'pass'|'next'|'draw'|'hint'}|{do: 'claim', card: string}} Move */
/** @typedef {import('../../core/game.js').Refusal<Move>} Refusal */
/** @typedef {'arrival'|'spots'|'fit'|'own'} Sort */
/** Nothing: what is taken up is in the draft. @typedef {object} Picked */
/**
 * What the options of the table mean to the drawings.
 * @typedef {object} Settings
 * @property {boolean} byCards points are cards, whatever their spots
 * @property {boolean} spotting cards that do not match may be laid, until somebody spots them
 */
/** @typedef {import('../../core/game.js').Context<View, Picked, Move> & Settings & {sort: Sort, draft?: import('./draft.js').Draft}} Context */

export {};
