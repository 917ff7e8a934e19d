// What time alone brings to the page, and what a touch takes back: a bot plays
// for whoever looks and gives no sign of life.
import { say } from '../../core/announce.js';
import { t } from '../../core/i18n.js';
import { isNews, untilWarned } from './life.js';

/** @typedef {import('./types.js').State} State */
/**
 * @param {State} state @param {() => void} draw
 * @returns {() => void} to be called with every document and every sign of life: draws and says what is due when it is
 */
export const createLookout = (state, draw) => {
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;
  return () => {
    clearTimeout(timer);
    const left = state.gone ? Infinity : untilWarned(state, performance.now());
    if (left === 0 || left === Infinity) return;
    timer = setTimeout(() => {
      draw();
      say(t('room.life.warn_say'));
    }, left + 1);
  };
};

/** What a person does to a page without meaning anything by it. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

/** Tells of signs of life: a touch, and a page that is looked at again. @param {State} state @param {() => void} tell */
export const listenForLife = (state, tell) => {
  const heard = () => {
    const now = performance.now();
    if (!isNews(state, now)) return;
    state.sign = now;
    tell();
  };
  for (const touch of TOUCHES) addEventListener(touch, heard, { passive: true, capture: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && heard());
};
