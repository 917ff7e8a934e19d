// Asking again where the server has too much to do.
import { ApiError } from '../../core/api.js';

/** How long who is told to come later waits, in ms: together the time in which a class has its replays. */
const WAITS = [500, 1000, 2000, 4000, 8000];

/** @param {number} ms @returns {Promise<void>} */
const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/**
 * Asks again where too many ask at once, each a little apart from the others.
 * @template T @param {() => Promise<T>} ask @param {(ms: number) => Promise<void>} [wait] @returns {Promise<T>}
 */
export const patiently = async (ask, wait = pause) => {
  for (const ms of WAITS) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'slow_down') throw error;
    }
    await wait(ms * (0.5 + Math.random()));
  }
  return ask();
};
