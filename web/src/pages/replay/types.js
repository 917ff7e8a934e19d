// What the replay page knows.

/** @typedef {import('../../core/game.js').Game} Game */
/** @typedef {import('../../core/game.js').View} View */
/** @typedef {import('../../wire.js').TableSeat} TableSeat */
/** @typedef {{en: object, es: object}} Words of a game that these pages do not draw themselves */
/** @typedef {number|'open'} Eyes of a seat, 0 of those who looked on, or everybody's at once */
/**
 * A match step by step with open eyes, as the server tells it.
 * @typedef {Omit<import('../../wire.js').Playback, 'header'|'doc'|'steps'> & {header: Header, doc: Doc, steps: Step[]}} Playback
 */
/** @typedef {Omit<import('../../wire.js').ReplayHeader, 'options'> & {options: Record<string, unknown>}} Header */
/** @typedef {{room: {seats: Record<string, TableSeat>}, game: View, eyes: Record<string, View>}} Doc */
/** @typedef {{v: number, seat?: number, auto?: string, move?: object, p?: object}} Step the deal has no `p` */
/** @typedef {import('../../wire.js').Finished} Finished */
/**
 * @typedef {object} State
 * @property {string} code of the table, '' where a file is to be opened
 * @property {string} origin whose links other devices can open
 * @property {Record<string, Finished>} list matches that are over
 * @property {import('./film.js').Film|undefined} film the match that is shown
 * @property {boolean} filed it came from a file
 * @property {Words|undefined} words
 * @property {Game} game
 * @property {Eyes} eyes
 * @property {number} step
 * @property {boolean} playing by itself
 * @property {import('./controls.js').Speed} speed
 * @property {boolean} lingers the last card of a game has just been laid
 * @property {boolean} phone
 * @property {string} note what was done or went wrong last, in words
 * @property {string} failed code of why there is nothing to show, '' while there is no reason
 */

export {};
