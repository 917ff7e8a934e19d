// What the room page knows.

/** @typedef {import('../../core/doc.js').Doc} Doc */
/** @typedef {import('../../core/doc.js').Room} Room */
/** @typedef {import('../../core/doc.js').TableSeat} TableSeat */
/** @typedef {import('../../core/socket.js').Status} Status */
/** @typedef {import('../../core/game.js').View} View */
/** @typedef {import('../../core/game.js').Context} Context */
/** @typedef {import('../../core/game.js').Entry} Entry */
/** @typedef {import('../../core/game.js').Move} Move */
/** @typedef {import('../../core/game.js').Refusal} Refusal */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../core/game.js').Game} Game */
/** @typedef {{properties?: Record<string, import('../../core/game.js').OptionSchema>}} Schema */
/** @typedef {{id: string, seats: [number, number], options: Schema, levels?: string[], turn_s: Record<string, number>, takeback?: boolean}} Kind */
/** @typedef {''|'menu'|'log'|'say'|'share'|'keys'|'house'|'evening'|'person'|'sure'|'transfer'} SheetName */
/** @typedef {{word: string, seat: number, at: number}} Transfer what takes an own seat to another device, and since when, on this page's own clock */
/** @typedef {{seat: number, name?: string}} OfferedSeat */
/** @typedef {Record<string, unknown>} Agreed options of a match and what was chosen */
/** @typedef {{title: string, text: string, yes: string, act: string, seat?: number}} Sure a question before what cannot be undone */
/** @typedef {{code: string, game?: string}} Gone why there is no table to show; `game`: the one that is played there */
/**
 * @typedef {object} State
 * @property {string} code
 * @property {Game} game of the room; until it is known, the one that draws nothing
 * @property {Kind|undefined} kind
 * @property {Doc|undefined} doc
 * @property {number} v
 * @property {number[]} mine own seats
 * @property {number[]|undefined} told own seats as the server told them, for the document that comes with it
 * @property {number} me the seat shown, 0 watches
 * @property {number} handing own seat whose person gets the device, 0 for nobody: no hand is shown meanwhile
 * @property {'host'|'opener'|undefined} role of this device; `opener`: gave the host's role away and may take it back
 * @property {number[]} muted seats whose people this device does not hear
 * @property {number[]} regained those that it hears again, for the document that says so
 * @property {Status} line
 * @property {boolean} late nothing of the table came for so long that the network seems to block it
 * @property {boolean} watching chose not to sit
 * @property {Gone|undefined} gone
 * @property {SheetName} sheet
 * @property {Sure|undefined} sure
 * @property {Transfer|undefined} transfer
 * @property {import('../../core/secrets.js').Secret|undefined} secret of the link of a private table
 * @property {OfferedSeat|undefined} offered another device's seat, to be taken or not
 * @property {number} renaming the seat whose name is being changed, 0 for none
 * @property {number} adding the free place at which somebody else on this device sits down, 0 for none
 * @property {string} name offered
 * @property {string} other offered to somebody else on this device
 * @property {string} note what went wrong last, in words
 * @property {object} picked what is picked up from the hand, as the game has it
 * @property {object|undefined} draft the move that is being built, for a game that has a bench
 * @property {string[]} sending
 * @property {boolean} asked a move is on its way
 * @property {Refusal|undefined} refusal
 * @property {string} sort the order of the hand, one of the game's
 * @property {import('../../core/game.js').Legal|undefined} legal what may be done, for a game that lists it
 * @property {Record<string, string>} typed texts of the game's fields, by name
 * @property {string[]} own
 * @property {boolean} phone
 * @property {number} clockAt when the clock was received, on this page's own clock
 * @property {number} endsAt when the time of the match was received, likewise
 * @property {number} company since when somebody else may be waiting, likewise; Infinity where nobody is
 * @property {number} ended when the last card of a game was laid, on this page's own clock; -Infinity for not yet
 * @property {number} sign when the server was last told of a sign of life, on this page's own clock
 * @property {number} waitsSince when the present question appeared, on this page's own clock
 * @property {import('./chronicle.js').Heard} heard
 * @property {string} url the link of the room that other devices can open, '' until the server said it
 * @property {Agreed|undefined} agreed rules of the match that this page saw last
 * @property {number} skipping the seat that a bot is asked to play for, 0 for none
 * @property {number} about the seat that a sheet is about, 0 for none
 * @property {boolean} closing this page closes the table
 * @property {boolean} tuning the host changes rules and seats between matches
 */

export {};
