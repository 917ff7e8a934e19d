// The shapes of a game that has no drawings of its own.

/**
 * A view whose members nobody here knows but for these.
 * @typedef {import('../../core/game.js').View & {seats?: Record<string, Record<string, unknown>>, hand?: Record<string, number>,
 *   result?: {reason: string, winners: number[], totals?: Record<string, number>}}} View
 */
/** @typedef {import('../../core/game.js').Move} Move */
/** @typedef {import('../../core/game.js').Context<View, object, Move>} Context */

export {};
