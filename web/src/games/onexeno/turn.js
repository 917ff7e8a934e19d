// What the turn strip says and which buttons stand in it. Pure: keys of texts
// and their data, the page makes the words.
import { fitting, isFitting } from './draft.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('../../core/game.js').Line} Line */
/** @typedef {import('../../core/game.js').Action} Action */
/** @typedef {'centre'|'free'|'must'|'drawn'|'stuck'|'final'|'final_stuck'|'claims'|'next'|'pile'|'pile_stuck'|'pile_empty'|'pile_last'} May */

/** @param {View} view @param {number} me seat, 0 for a spectator */
export const isMine = (view, me) => me > 0 && view.turn.seats.includes(me) && view.can !== undefined;

/** @param {View} view @returns {May} */
const soloMay = (view) => {
  if (isFitting(view)) return 'pile';
  if (view.can?.last) return 'pile_last';
  return Object.keys(view.pile ?? {}).length ? 'pile_stuck' : 'pile_empty';
};

/** @param {View} view @returns {May} */
const playMay = (view) => {
  const { can = {}, field } = view;
  const fits = isFitting(view);
  if (Object.keys(field).length === 0) return 'centre';
  if (can.final) return fits ? 'final' : 'final_stuck';
  if (!fits) return 'stuck';
  if (!can.pass) return 'must';
  return can.free ? 'free' : 'drawn';
};

/** What may be done by the one who is asked. @param {View} view @returns {May} */
export const mayOf = (view) => {
  switch (view.turn.phase) {
    case 'claims': return 'claims';
    case 'between': return 'next';
    default: return view.pile ? soloMay(view) : playMay(view);
  }
};

/** What the others wait for. @param {View} view @returns {Line} */
export const waitLine = ({ turn: { phase, seats } }) => {
  switch (phase) {
    case 'claims': return { key: 'ox.wait.claims', data: { n: seats.length } };
    case 'between': return { key: 'ox.wait.between', data: { n: seats.length } };
    case 'over': return { key: 'ox.wait.over' };
    default: return { key: 'ox.wait.play' };
  }
};

/** @param {View} view @param {boolean} leaving @returns {import('../../core/game.js').Line} */
const passWords = (view, leaving) => {
  if (leaving) return { key: 'ox.do.pass_sure', data: { n: fitting(view) } };
  return { key: view.can?.final ? 'ox.do.pass_final' : 'ox.do.pass' };
};

/** Leads where nothing else can be done. @param {View} view @param {boolean} leaving @returns {Action[]} */
const passing = (view, leaving) =>
  (view.can?.pass ? [{ do: 'pass', label: passWords(view, leaving), main: !isFitting(view), hot: 'p' }] : []);

/** @param {View} view @returns {Action[]} */
const drawing = (view) => (view.can?.draw
  ? [{ do: 'draw', label: { key: view.can.last ? 'ox.do.draw_last' : 'ox.do.draw' }, main: !isFitting(view), hot: 'd' }] : []);

/** @param {View} view @returns {Action[]} */
const goingOn = ({ can, turn }) =>
  (can?.next ? [{ do: 'next', label: { key: turn.phase === 'claims' ? 'ox.do.no_claim' : 'ox.do.next' }, main: true, hot: 'n' }] : []);

/** @param {View} view @param {boolean} [leaving] it was asked to pass although something fits @returns {Action[]} */
export const actions = (view, leaving = false) => [...drawing(view), ...passing(view, leaving), ...goingOn(view)];
