// A strict table (SP-8), where each card that is moved is a move: which cards may
// go back to the hand, and the step that a place makes of what is picked. Pure.
import { HAND, stepTo } from './draft.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./draft.js').Draft} Draft */

/** What the viewer has laid in this turn, code by code. @param {View} view @param {number} me @returns {string[]} */
const laidBy = ({ log }, me) => {
  const entries = Object.entries(log).sort(([a], [b]) => Number(b) - Number(a)).map(([, entry]) => entry);
  const end = entries.findIndex(({ kind, seat }) => seat !== me || !['stepped', 'hinted'].includes(kind));
  const steps = entries.slice(0, end < 0 ? entries.length : end).filter(({ kind }) => kind === 'stepped');
  const back = steps.filter((step) => step.back).map(({ card = '' }) => card);
  const laid = steps.filter(({ out, back: isBack }) => !out && !isBack).map(({ card = '' }) => card);
  return laid.filter((code, i) => laid.slice(0, i + 1).filter((one) => one === code).length > back.filter((one) => one === code).length);
};

/** Whether what is picked was laid in this turn. @param {Draft} draft @param {View} view @param {number} me */
export const mayTakeBack = (draft, view, me) => {
  const step = stepTo(draft, HAND);
  return step !== undefined && laidBy(view, me).includes(step.card);
};

/** @param {Draft} draft @param {string} place @returns {import('./types.js').Move|undefined} */
export const stepOf = (draft, place) => {
  if (!draft.steps) return undefined;
  return stepTo(draft, place);
};
