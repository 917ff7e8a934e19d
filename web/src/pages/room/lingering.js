// The last card of a game is seen for a moment before the points take its place. Pure.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */

/** Long enough to see what was laid. */
export const LINGER_MS = 1500;

/** @param {Doc|undefined} doc */
const isCounted = (doc) => ['between', 'over'].includes(doc?.game?.turn.phase ?? '');

/** Whether a game was played on this page and is over now. @param {Doc|undefined} before @param {Doc} doc */
export const hasEnded = (before, doc) => before?.game !== undefined && !isCounted(before) && isCounted(doc);

/** @param {Pick<State, 'ended'>} state @param {number} now */
export const lingers = ({ ended }, now) => now - ended < LINGER_MS;
