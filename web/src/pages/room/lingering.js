// The last card of a game is seen for a moment before the points take its place. Pure.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */

/** Long enough to see what was laid. */
export const LINGER_MS = 1500;

/** @typedef {{game?: Doc['game'], room?: unknown}} Seen */

/** @param {Seen|undefined} doc */
const isCounted = (doc) => ['between', 'over'].includes(doc?.game?.turn.phase ?? '');

/** Whether a game was played on this page and is over now. @param {Seen|undefined} before @param {Seen} doc */
export const hasEnded = (before, doc) => before?.game !== undefined && !isCounted(before) && isCounted(doc);

/** @param {Pick<State, 'ended'>} state @param {number} now */
export const lingers = ({ ended }, now) => now - ended < LINGER_MS;
