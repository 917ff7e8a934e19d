// A match that plays by itself: after a while the next position, as long as it
// is wished.
import { speeds } from './controls.js';

/** @typedef {import('./types.js').State} State */

/** @param {State} state @param {() => void} next @returns {{look: () => void}} `look`: after every change of the state */
export const createPlayer = (state, next) => {
  let timer = 0;
  let waits = '';

  const look = () => {
    const now = state.playing ? `${state.step} ${state.speed}` : '';
    if (now === waits) return;
    waits = now;
    clearTimeout(timer);
    if (state.playing) timer = window.setTimeout(next, speeds[state.speed]);
  };

  return { look };
};
