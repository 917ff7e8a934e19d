// The shapes of a game that has no drawings of its own.

/**
 * A view whose members nobody here knows but for these. How many cards a hand has stands with its seat or in `cards`.
 * @typedef {import('../../core/game.js').View & {seats?: Record<string, Record<string, unknown>>, cards?: Record<string, unknown>,
 *   hand?: Record<string, number>, ask?: {card: string, left?: number}, top?: string[], fits?: string[],
 *   figures?: Record<string, Record<string, string>>, veiled?: Record<string, string>, game?: unknown, games?: unknown, open?: object,
 *   result?: {reason: string, winners: number[], totals?: Record<string, number>}}} View
 */
/** @typedef {import('../../core/game.js').Move} Move */
/** @typedef {import('../../core/game.js').Context<View, object, Move>} Context */

export {};
