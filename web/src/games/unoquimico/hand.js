// The order of a hand: by what fits, by a fact, by arrival, or as the player
// laid it out. Pure: the view and the player's choice in, groups of codes out.
import { elementOf, kindOf, sharedBy } from '../../cards/atlas.js';
import { factsOf } from '../../cards/keys.js';
import { inForce } from './force.js';
import { byArrival, offered } from './picked.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {'fit'|'group'|'period'|'states'|'arrival'|'own'} Sort */
/** `value`: what its cards have printed, of a hand in the order of a fact. @typedef {{id: 'fits'|'always'|'waits'|'all'|Fact, codes: string[], value?: string}} Group */
/** @typedef {import('../../cards/keys.js').Key} Fact */

/** @type {readonly Sort[]} */
export const sorts = ['fit', 'group', 'period', 'states', 'arrival', 'own'];

/**
 * Whether an element has a fact in common with the one in force, as it is
 * printed. What may be laid is said by the view alone.
 * @param {string} code @param {string|undefined} force @param {boolean} simple only oxidation states count here
 */
export const agrees = (code, force, simple) => {
  const e = elementOf(code);
  const onto = elementOf(force ?? '');
  if (!e || !onto) return Boolean(e);
  const shared = sharedBy(e, onto);
  return shared.states.length > 0 || (!simple && (shared.group || shared.period));
};

/** A scientist is never laid alone (UQ-4). @param {string} code no element's @param {View} view */
const hasCompany = (code, { hand = {} }) => kindOf(code) === 'wild' || Object.keys(hand).some(elementOf);

/** @param {View} view @param {boolean} simple @returns {(code: string) => Group['id']} */
const placing = (view, simple) => (code) => {
  const asked = view.can !== undefined && (view.turn.phase === 'play' || view.turn.phase === 'drawn');
  if (view.can && view.turn.phase === 'draw_two') return 'waits';
  if (kindOf(code) !== 'element') return (asked ? offered(code, view) : hasCompany(code, view)) ? 'always' : 'waits';
  return (asked ? (view.can?.alone ?? []).includes(code) : agrees(code, inForce(view), simple)) ? 'fits' : 'waits';
};

/** @param {string[]} codes @param {View} view @param {boolean} simple @returns {Group[]} */
const byFit = (codes, view, simple) => {
  const place = placing(view, simple);
  const ids = /** @type {const} */ (['fits', 'always', 'waits']);
  return ids.map((id) => ({ id, codes: codes.filter((code) => place(code) === id) })).filter((g) => g.codes.length > 0);
};

const LAST = 1000;

/** @type {Record<Fact, (e: import('../../cards/atlas.js').Element) => number>} */
const facts = {
  group: (e) => (e.group ?? 19) * 10 + e.period,
  period: (e) => e.period * 20 + (e.group ?? 19),
  states: (e) => (e.oxidation_states ?? [0])[0] * 20 + (e.oxidation_states ?? []).length,
};

/** @param {string} code an element's @param {Fact} fact @returns {string} what is printed, the first of several */
const printed = (code, fact) => factsOf(/** @type {import('../../cards/atlas.js').Element} */ (elementOf(code)))[fact].values[0] ?? '–';

/** Cards that follow each other with the same value. @param {Group[]} groups @param {string} code @param {Fact} fact */
const withNext = (groups, code, fact) => {
  const [value, last] = [printed(code, fact), groups[groups.length - 1]];
  return last?.value === value ? [...groups.slice(0, -1), { ...last, codes: [...last.codes, code] }] : [...groups, { id: fact, codes: [code], value }];
};

/** @param {string[]} codes @param {Fact} fact @returns {Group[]} */
const byFact = (codes, fact) => {
  const rank = (/** @type {string} */ code) => {
    const e = elementOf(code);
    return e ? facts[fact](e) : LAST + (kindOf(code) === 'wild' ? 1 : 0);
  };
  const sorted = [...codes].sort((a, b) => rank(a) - rank(b));
  const others = sorted.filter((code) => !elementOf(code));
  const groups = sorted.filter(elementOf).reduce((all, code) => withNext(all, code, fact), /** @type {Group[]} */ ([]));
  return others.length ? [...groups, { id: 'all', codes: others }] : groups;
};

/**
 * The player's own order, the newcomers behind it.
 * @param {string[]} codes in order of arrival @param {string[]} own @returns {string[]}
 */
export const inOwnOrder = (codes, own) => [...own.filter((c) => codes.includes(c)), ...codes.filter((c) => !own.includes(c))];

/**
 * The hand in groups from left to right.
 * @param {View} view @param {{sort: Sort, own: string[], simple: boolean}} choice @returns {Group[]}
 */
export const arrange = (view, { sort, own, simple }) => {
  const codes = byArrival(view);
  if (sort === 'fit') return byFit(codes, view, simple);
  if (sort === 'own') return [{ id: 'all', codes: inOwnOrder(codes, own) }];
  return sort === 'arrival' ? [{ id: 'all', codes }] : byFact(codes, sort);
};
