// The house rules of any game, read from the schema of its options.
import { labelOf, headOf } from './labels.js';

/** @typedef {import('../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../core/game.js').RuleValue} RuleValue */
/** @typedef {import('./speech.js').Words} Words */

/** More numbers than these are not offered one by one. */
const MOST = 20;

/** Numbers of a wide span: the first ones, the last, and the one that is set. @param {number} low @param {number} high @param {unknown} now @returns {number[]} */
const numbers = (low, high, now) => {
  const first = Array.from({ length: Math.min(high - low + 1, MOST) }, (_, i) => low + i);
  return [...new Set([...first, high, Number(now)])].sort((a, b) => a - b);
};

/** @param {OptionSchema} schema @param {unknown} now @param {Words} words @returns {RuleValue[]} */
const valuesOf = ({ enum: all, type, minimum = 0, maximum = minimum + MOST }, now, words) => {
  if (all) return all.map((value) => ({ value, key: 'plain.value', data: { value: labelOf(value, words) } }));
  if (type === 'boolean') return [false, true].map((value) => ({ value, key: value ? 'plain.yes' : 'plain.no' }));
  return numbers(minimum, maximum, now).map((value) => ({ value, key: 'plain.value', data: { value } }));
};

/** @param {Record<string, OptionSchema>} schemas @param {Record<string, unknown>} options now @param {Words} words @returns {RuleSentence[]} */
export const ruleSentences = (schemas, options, words) => Object.entries(schemas).map(([option, schema]) => ({
  option, key: 'plain.option', data: { option: headOf(option, words) }, rule: schema.rule ?? '', values: valuesOf(schema, options[option], words),
}));
