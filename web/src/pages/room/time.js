// Seconds of a clock that was received. Pure.

/**
 * @typedef {{left: number, running: boolean, at: number, what?: 'match'|'transfer'}} Time `left` in ms when it came, `at` on the page's
 * own clock; of a turn, unless said
 */

/** @param {Time} time @param {number} now @returns {number} seconds */
export const secondsLeft = ({ left, running, at }, now) => Math.max(0, Math.ceil((left - (running ? now - at : 0)) / 1000));

/** @param {number} seconds @returns {string} "0:42" */
export const figures = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
