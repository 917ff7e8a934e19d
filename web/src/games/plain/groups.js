// Many moves in two steps: by what most of them have, a card of the hand before
// anything else, and then what is left to choose. Pure.

/** @typedef {import('./types.js').Move} Move */
/** @typedef {string|number} Value */
/** @typedef {{value: Value, moves: Move[]}} Group */
/** @typedef {{member: string, groups: Group[], rest: Move[]}} Grouped `rest`: moves without the member */

/** @param {Move} move @param {string} member @returns {Value|undefined} */
const valueOf = (move, member) => {
  const value = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (move))[member];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
};

/** @param {Move[]} moves @param {string} member @returns {Grouped} */
const by = (moves, member) => {
  const values = [...new Set(moves.map((move) => valueOf(move, member)))];
  const having = (/** @type {Value|undefined} */ value) => moves.filter((move) => valueOf(move, member) === value);
  const groups = values.flatMap((value) => (value === undefined ? [] : [{ value, moves: having(value) }]));
  return { member, groups, rest: having(undefined) };
};

/** Whether a choice among the groups leaves a smaller one. @param {Grouped} one */
const isHelp = ({ groups, rest }) => {
  const held = groups.reduce((sum, { moves }) => sum + moves.length, 0);
  return groups.length > 1 && held > groups.length && held > rest.length;
};

/** @param {Move[]} moves @param {(value: Value) => boolean} isCard whether it is a card of the hand @returns {Grouped|undefined} */
export const grouped = (moves, isCard) => {
  const members = [...new Set(moves.flatMap((move) => Object.keys(move)))].filter((member) => member !== 'do');
  const all = members.map((member) => by(moves, member)).filter(isHelp);
  const rank = (/** @type {Grouped} */ { groups }) => (groups.every(({ value }) => isCard(value)) ? 0 : 1000) + groups.length;
  return all.sort((a, b) => rank(a) - rank(b))[0];
};

/** @param {Move[]} moves @returns {string} the kind that most of them are of */
export const commonKind = (moves) => {
  const count = (/** @type {string} */ kind) => moves.filter((move) => move.do === kind).length;
  return [...new Set(moves.map((move) => move.do))].sort((a, b) => count(b) - count(a))[0] ?? '';
};

/** The words with which all of some sentences begin. @param {string[]} sentences @returns {string} ends between two words */
export const beginning = ([first = '', ...others]) => {
  const words = first.match(/\S+\s*|\s+/g) ?? [];
  const shared = words.findIndex((_, i) => !others.every((other) => other.startsWith(words.slice(0, i + 1).join(''))));
  return words.slice(0, shared < 0 ? words.length - 1 : shared).join('');
};
