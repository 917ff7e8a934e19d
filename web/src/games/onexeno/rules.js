// The house rules of this game as sentences, in the order in which a table
// reads them. The choices come from the schema that the server publishes.

/** @typedef {import('../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../core/i18n.js').Key} Key */

/** Options in reading order and their rulings. */
const order = /** @type {const} */ ([
  ['match', 'OX-4'], ['contact', 'OX-4'], ['rotation', 'OX-4'], ['must_place', 'OX-3'], ['spotting', 'OX-13'], ['points', 'OX-11'],
  ['partners', 'OX-12'], ['games', 'OX-11'],
]);

/** @typedef {import('../../wire.js').OnexenoOptions} Options */
/** @typedef {{[O in keyof Options]: Options[O] extends string|boolean ? `ox.rule.${O}.${Options[O]}` : 'ox.games'}} ValueKeys */

/** The text of a value as the schema has it. @param {string} option @param {unknown} value @returns {Key} */
const valueKey = (option, value) => /** @type {ValueKeys[keyof Options]} */ (`ox.rule.${option}.${value}`);

/** @param {number} max @param {number} seats @param {number} now */
const gameCounts = (max, seats, now) => [...new Set([1, 2, 3, seats, 2 * seats, now])].filter((n) => n >= 1 && n <= max).sort((a, b) => a - b);

/** @param {typeof order[number][0]} option @param {OptionSchema} schema @param {number} seats @param {unknown} now @returns {RuleSentence['values']} */
const valuesOf = (option, { enum: all, maximum = 20 }, seats, now) => {
  if (option === 'games') return gameCounts(maximum, seats, Number(now)).map((n) => ({ value: n, key: 'ox.games', n }));
  return (all ?? [false, true]).map((value) => ({ value, key: valueKey(option, value) }));
};

/** @param {Record<string, OptionSchema>} schemas @param {Record<string, unknown>} options now @param {number} seats @returns {RuleSentence[]} */
export const ruleSentences = (schemas, options, seats) => order.filter(([option]) => schemas[option]).map(([option, rule]) =>
  ({ option, key: `ox.rule.${option}`, rule, values: valuesOf(option, schemas[option], seats, options[option]) }));
