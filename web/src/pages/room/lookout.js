// What time alone brings to the page, and what a touch takes back: the host may
// let a bot play for somebody silent, and a bot plays for whoever looks and
// gives no sign of life.
import { say } from '../../core/announce.js';
import { t } from '../../core/i18n.js';
import { isNews, untilWarned } from './life.js';
import { silentSeats, untilSilent } from './silence.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof setTimeout>} Timer */
/** @typedef {{until: (state: State, now: number) => number, words: (state: State) => string, timer?: Timer}} Watch */

/** @param {State} state */
const silentWords = (state) => {
  const room = state.doc?.room;
  return room ? silentSeats(state, performance.now()).map((seat) => t('room.turn.silent', { who: plainName(room, seat) })).join(' ') : '';
};

/** @param {Watch} watch @param {State} state @param {() => void} draw */
const wait = (watch, state, draw) => {
  clearTimeout(watch.timer);
  const left = state.gone ? Infinity : watch.until(state, performance.now());
  if (left === 0 || left === Infinity) return;
  watch.timer = setTimeout(() => {
    draw();
    say(watch.words(state));
  }, left + 1);
};

/**
 * @param {State} state @param {() => void} draw
 * @returns {() => void} to be called with every document and every sign of life: draws and says what is due when it is
 */
export const createLookout = (state, draw) => {
  /** @type {Watch[]} */
  const watches = [{ until: untilSilent, words: silentWords }, { until: untilWarned, words: () => t('room.life.warn_say') }];
  return () => watches.forEach((watch) => wait(watch, state, draw));
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
