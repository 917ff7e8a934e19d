// What the turn strip says and which buttons stand in it. Pure: keys of texts
// and their data, the page makes the words.
import { kindOf } from '../../cards/atlas.js';
import { inForce } from './force.js';
import { codesOf, drawnUse, moveOf, permits } from './picked.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Can} Can */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {import('../../core/game.js').Line} Line */
/** @typedef {'fit'|'any'|'scientist'|'wild'|'wild_or_draw'|'draw'|'draw_alone'|'pass'} MayPlay */
/** @typedef {MayPlay|'drawn'|'keep'|'keep_or_wild'|'cannot'|'draw_two'|'name'|'next'} May */
/** @typedef {{key: `uno.may.${May}`, data?: Line['data']}} MayLine */
/** @typedef {import('../../core/game.js').Action & {move: import('./types.js').Move}} Action */

/** @param {View} view @param {number} me seat, 0 for a spectator */
export const isMine = (view, me) => me > 0 && view.turn.seats.includes(me) && view.can !== undefined;

/** @param {View} view */
const fitting = (view) => (view.can?.alone ?? []).length;

/** @param {View} view @param {number} n @returns {MayLine} */
const fitLine = (view, n) => {
  const element = inForce(view);
  return element ? { key: 'uno.may.fit', data: { n, element } } : { key: 'uno.may.any', data: { n } };
};

/** Whether the hand has scientists and no element to go with them (UQ-4). @param {View} view */
const isAlone = ({ hand = {} }) => {
  const kinds = Object.keys(hand).map(kindOf);
  return kinds.includes('scientist') && !kinds.includes('element');
};

/** @param {View} view @returns {MayLine} */
const playLine = (view) => {
  const can = view.can ?? {};
  if (fitting(view) > 0) return fitLine(view, fitting(view));
  if (can.pairs) return { key: 'uno.may.scientist' };
  if (can.pass) return { key: 'uno.may.pass' };
  if (can.wild) return { key: can.draw ? 'uno.may.wild_or_draw' : 'uno.may.wild' };
  return { key: isAlone(view) ? 'uno.may.draw_alone' : 'uno.may.draw' };
};

/** @param {View} view @returns {MayLine['key']} */
const drawnKey = (view) => {
  const { drawn = '', wild } = view.can ?? {};
  if (drawnUse(view)) return 'uno.may.drawn';
  if (wild) return 'uno.may.keep_or_wild';
  return kindOf(drawn) === 'element' ? 'uno.may.keep' : 'uno.may.cannot';
};

/** What may be done by the one who is asked. @param {View} view @returns {MayLine} */
export const mayLine = (view) => {
  switch (view.turn.phase) {
    case 'drawn': return { key: drawnKey(view), data: { card: view.can?.drawn ?? '' } };
    case 'draw_two': return { key: 'uno.may.draw_two', data: { n: view.can?.draw ?? 2 } };
    case 'name': return { key: 'uno.may.name' };
    case 'between': return { key: 'uno.may.next' };
    default: return playLine(view);
  }
};

/** What the others wait for. @param {View} view @returns {Line} */
export const waitLine = (view) => {
  switch (view.turn.phase) {
    case 'drawn': return { key: 'uno.wait.drawn' };
    case 'draw_two': return { key: 'uno.wait.draw_two', data: { n: Math.max(0, ...Object.values(view.seats).map((s) => s.must ?? 0)) } };
    case 'name': return { key: 'uno.wait.name' };
    case 'between': return { key: 'uno.wait.between', data: { n: view.turn.seats.length } };
    case 'over': return { key: 'uno.wait.over' };
    default: return { key: 'uno.wait.play' };
  }
};

/** What is laid, by how many cards it is. @param {Picked} picked @returns {Line} */
export const layLabel = (picked) => {
  const n = codesOf(picked).length;
  if (n > 1) return { key: n > 2 ? 'uno.do.lay_three' : 'uno.do.lay_both' };
  return picked.element ? { key: 'uno.do.lay', data: { element: picked.element } } : { key: 'uno.do.wild' };
};

/** For what the view does not offer. @param {Picked} picked @returns {Line} */
const tryLabel = (picked) =>
  picked.element && codesOf(picked).length === 1 ? { key: 'uno.do.try', data: { element: picked.element } } : { key: 'uno.do.try_it' };

/** @param {Can} can @returns {Action|undefined} */
const drawing = ({ draw = 0, voluntary }) => {
  if (draw === 0) return undefined;
  const label = /** @type {Line} */ ({ key: draw > 1 ? 'uno.do.draw_n' : 'uno.do.draw', data: { n: draw } });
  return { do: 'draw', move: { do: 'draw' }, label, main: !voluntary, hot: 'd' };
};

/** @param {Can} can @returns {Action|undefined} */
const passing = ({ pass, drawn }) => {
  const label = /** @type {Line} */ ({ key: drawn ? 'uno.do.keep' : 'uno.do.pass' });
  return pass ? { do: 'pass', move: { do: 'pass' }, label, main: !drawn, hot: 'p' } : undefined;
};

/** @param {Can} can @returns {Action|undefined} */
const goingOn = ({ next }) =>
  next ? { do: 'next', move: { do: 'next' }, label: { key: 'uno.do.next' }, main: true, hot: 'n' } : undefined;

/** The card just drawn, where it goes by itself. @param {View} view @returns {Action|undefined} */
const layingDrawn = (view) => {
  const { drawn = '' } = view.can ?? {};
  const use = drawnUse(view);
  if (use !== 'lay' && use !== 'wild') return undefined;
  const move = /** @type {Action['move']} */ (use === 'wild' ? { do: 'wild' } : { do: 'lay', element: drawn });
  return { do: 'lay-drawn', move, element: drawn, label: { key: `uno.do.${use}`, data: { element: drawn } }, main: true };
};

/** @param {View} view @returns {Action[]} */
const standing = (view) => {
  const { can = {} } = view;
  return [layingDrawn(view), drawing(can), passing(can), goingOn(can)].flatMap((action) => action ?? []);
};

/** What may be done instead of what is picked. @param {View} view @returns {Action[]} */
const others = (view) => standing(view).filter((action) => action.do !== 'lay-drawn');

/**
 * The buttons of the strip: what is picked goes first, and leads only where the view offers it.
 * @param {View} view @param {Picked} picked @returns {Action[]}
 */
export const actions = (view, picked) => {
  if (!view.can) return [];
  const move = moveOf(picked);
  if (!move) return standing(view);
  const act = move.do === 'wild' ? 'wild' : 'lay';
  if (!permits(view, picked)) return [{ do: act, move, label: tryLabel(picked), main: false }, ...others(view)];
  return [{ do: act, move, label: layLabel(picked), main: true }, ...others(view).map((a) => ({ ...a, main: false }))];
};
