// What can be said of a picked card before anything is sent: whether it fits,
// and why not. The server decides. Pure.
import { agrees } from '../hand.js';
import { inCommon } from '../facts.js';
import { inForce } from '../force.js';
import { permits } from '../picked.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Picked} Picked */
/** @typedef {import('../../../core/i18n.js').Key} Key */
/** @typedef {{fits: boolean, key: Key, common: import('../facts.js').Common[]}} Verdict `key` of its sentence, `common` for `{facts}` */
/** @typedef {{view: View, picked: Picked, simple: boolean, options: Record<string, unknown>}} At */

/** Why the view offers no laying now, whatever is printed. @param {At} at @returns {Key|''} '' for no such reason */
const forbidden = ({ view: { can, turn }, picked, options }) => {
  if (!can) return '';
  if (turn.phase === 'draw_two') return 'uno.no.must_draw';
  if (turn.phase === 'drawn' && can.drawn && !Object.values(picked).includes(can.drawn)) return 'uno.no.only_drawn';
  if (!picked.scientist) return '';
  return options.scientists === 'only_if_stuck' ? 'uno.no.scientist_only_stuck' : 'uno.no.scientist_needs_fit';
};

/** @param {At} at @returns {Verdict} of the facts alone */
const printed = ({ view, picked, simple }) => {
  const [element, force] = [picked.element ?? '', inForce(view)];
  if (!agrees(element, force, simple)) return { fits: false, key: 'uno.fit.no', common: [] };
  if (!force) return { fits: true, key: 'uno.fit.any', common: [] };
  return { fits: true, key: 'uno.fit.yes', common: inCommon(element, force, simple) };
};

/** What may be laid fits, or goes with a scientist. @param {At} at @returns {Verdict} */
const permitted = (at) => {
  const facts = printed(at);
  return facts.fits ? facts : { fits: true, key: 'uno.way.scientist', common: [] };
};

/** @param {At} at with an element picked @returns {Verdict} */
export const verdict = (at) => {
  if (permits(at.view, at.picked)) return permitted(at);
  const why = forbidden(at);
  return why ? { fits: false, key: why, common: [] } : printed(at);
};
