// The intent machine without a page: a pure step from (state, input) to the next
// state and the intents that follow. `intent.js` feeds it from pointer, tap and
// keyboard and hands the intents on.
//
// States: idle → pressed (a finger is down on something that can be picked) →
// dragging (it moved far enough). A tap never leaves idle: it comes as one input.

/**
 * @typedef {{is: 'idle'}
 *   | {is: 'pressed', key: string, pointer: number, x: number, y: number}
 *   | {is: 'dragging', key: string, pointer: number, x: number, y: number, place: string|undefined}} State
 */
/**
 * @typedef {{on: 'press', key: string, pointer: number, x: number, y: number}
 *   | {on: 'move', pointer: number, x: number, y: number, place: string|undefined}
 *   | {on: 'lift', pointer: number}
 *   | {on: 'lost', pointer: number}
 *   | {on: 'tap', key?: string, place?: string}
 *   | {on: 'escape'}} Input
 */
/**
 * What a person wants. `by` tells a tap (toggles) from a drag (takes).
 * @typedef {{do: 'pick', key: string, by: 'tap'|'drag'}
 *   | {do: 'aim', key: string, place: string|undefined}
 *   | {do: 'release', key?: string, place: string, by: 'tap'|'drag'}
 *   | {do: 'cancel', key?: string, by: 'drag'|'escape'}} Intent
 */

/** Pixels that a finger may tremble before it drags. */
export const SLACK = 8;

/** @type {State} */
export const idle = { is: 'idle' };

/** @param {State} state @param {...Intent} intents @returns {[State, Intent[]]} */
const to = (state, ...intents) => [state, intents];

/** @param {State} state @param {Extract<Input, {on: 'press'}>} input @returns {[State, Intent[]]} */
const press = (state, { key, pointer, x, y }) => (state.is === 'idle' ? to({ is: 'pressed', key, pointer, x, y }) : to(state));

/** @param {Extract<State, {is: 'pressed'}>} state @param {Extract<Input, {on: 'move'}>} input @returns {[State, Intent[]]} */
const begin = (state, { x, y, place }) => {
  const { key } = state;
  if (Math.hypot(x - state.x, y - state.y) < SLACK) return to(state);
  return to({ ...state, is: 'dragging', place }, { do: 'pick', key, by: 'drag' }, { do: 'aim', key, place });
};

/** @param {Extract<State, {is: 'dragging'}>} state @param {Extract<Input, {on: 'move'}>} input @returns {[State, Intent[]]} */
const drag = (state, { place }) => (place === state.place ? to(state) : to({ ...state, place }, { do: 'aim', key: state.key, place }));

/** @param {State} state @param {Extract<Input, {on: 'move'}>} input @returns {[State, Intent[]]} */
const move = (state, input) => {
  if (state.is === 'pressed') return begin(state, input);
  return state.is === 'dragging' ? drag(state, input) : to(state);
};

/** @param {State} state @returns {[State, Intent[]]} */
const lift = (state) => {
  if (state.is !== 'dragging') return to(idle);
  const { key, place } = state;
  return to(idle, place === undefined ? { do: 'cancel', key, by: 'drag' } : { do: 'release', key, place, by: 'drag' });
};

/** @param {State} state @returns {[State, Intent[]]} */
const lose = (state) => (state.is === 'dragging' ? to(idle, { do: 'cancel', key: state.key, by: 'drag' }) : to(idle));

/** @param {State} state @param {Extract<Input, {on: 'tap'}>} input @returns {[State, Intent[]]} */
const tap = (state, { key, place }) => {
  if (key !== undefined) return to(idle, { do: 'pick', key, by: 'tap' });
  return place === undefined ? to(state) : to(idle, { do: 'release', place, by: 'tap' });
};

/** @param {State} state @returns {[State, Intent[]]} */
const escape = (state) => (state.is === 'dragging' ? lose(state) : to(idle, { do: 'cancel', by: 'escape' }));

/** @param {State} state @param {Input} input @returns {boolean} whether another finger than the one that holds */
const isStranger = (state, input) => state.is !== 'idle' && 'pointer' in input && input.on !== 'press' && input.pointer !== state.pointer;

/** @param {State} state @param {Input} input @returns {[State, Intent[]]} */
export const step = (state, input) => {
  if (isStranger(state, input)) return to(state);
  switch (input.on) {
    case 'press': return press(state, input);
    case 'move': return move(state, input);
    case 'lift': return lift(state);
    case 'lost': return lose(state);
    case 'tap': return tap(state, input);
    case 'escape': return escape(state);
  }
};
