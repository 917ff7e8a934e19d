// The house rules of any game, read from the schema of its options.
import { optionSentence, optionValue } from '../../core/optionwords.js';
import { headOf, labelOf } from './labels.js';

/** @typedef {import('../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../core/game.js').RuleValue} RuleValue */
/** @typedef {import('../../core/optionwords.js').OptionWords} OptionWords */
/** @typedef {import('./speech.js').Words} Words */

/** More numbers than these are not offered one by one. */
const MOST = 20;

/**
 * Numbers of a wide span: the first ones, the last, and the one that is set.
 * @param {number} low @param {number} high @param {unknown} now @returns {number[]}
 */
const numbers = (low, high, now) => {
  const first = Array.from({ length: Math.min(high - low + 1, MOST) }, (_, i) => low + i);
  return [...new Set([...first, high, Number(now)])].sort((a, b) => a - b);
};

/** @param {OptionSchema} schema @param {unknown} now @returns {RuleValue['value'][]} */
const valuesOf = ({ enum: all, type, minimum = 0, maximum = minimum + MOST }, now) => {
  if (all) return all;
  return type === 'boolean' ? [false, true] : numbers(minimum, maximum, now);
};

/** @param {RuleValue['value']} value @param {OptionWords} own @param {Words} words @returns {RuleValue} */
const valueIn = (value, own, words) => {
  const said = optionValue(own, String(value));
  if (said === undefined && typeof value === 'boolean') return { value, key: value ? 'plain.yes' : 'plain.no' };
  return { value, key: 'plain.value', data: { value: said ?? labelOf(String(value), words) } };
};

/**
 * @param {Record<string, OptionSchema>} schemas @param {Record<string, unknown>} options now @param {Words} words
 * @returns {RuleSentence[]}
 */
export const ruleSentences = (schemas, options, words) => Object.entries(schemas).map(([option, schema]) => {
  const own = words.option?.[option] ?? {};
  const [before, after] = optionSentence(own, headOf(option, words));
  const values = valuesOf(schema, options[option]).map((value) => valueIn(value, own, words));
  return { option, key: 'plain.option', data: { before, after }, rule: schema.rule ?? '', values };
});
