// The house rules as sentences, in the order in which a table reads them. The
// choices come from the schema that the server publishes.

/** @typedef {import('../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../core/game.js').RuleValue} RuleValue */

/** @typedef {'actions'|'must_play'|'play_drawn'|'white_needs_card'|'private_draft'|'strict_table'|'target'|'time_limit'|'hints'} Option */

/** Options in reading order and their rulings. @type {[Option, string][]} */
const order = [
  ['target', 'SP-10'], ['actions', 'SP-3'], ['strict_table', 'SP-8'], ['must_play', 'SP-5'], ['play_drawn', 'SP-5'],
  ['white_needs_card', 'SP-6'], ['private_draft', 'SP-7'], ['hints', 'SP-5'], ['time_limit', 'SP-11'],
];

/** Numbers that are offered, besides the one that is set. */
const usual = { target: [50, 100, 150, 200], time_limit: [0, 15, 30, 45, 60, 90, 120, 240] };

/** @param {'target'|'time_limit'} option @param {unknown} now @returns {RuleValue[]} */
const numbers = (option, now) => [...new Set([...usual[option], Number(now)])].filter(Number.isFinite).sort((a, b) => a - b)
  .map((value) => (value ? { value, key: `sx.rule.${option}.n`, n: value, data: { n: value } } : { value, key: 'sx.rule.time_limit.none' }));

/** @param {Option} option @param {unknown} now @returns {RuleValue[]} */
const valuesOf = (option, now) => {
  if (option === 'target' || option === 'time_limit') return numbers(option, now);
  if (option === 'actions') return [{ value: 'unlimited', key: 'sx.rule.actions.unlimited' }, { value: 'one', key: 'sx.rule.actions.one' }];
  return [{ value: false, key: `sx.rule.${option}.false` }, { value: true, key: `sx.rule.${option}.true` }];
};

/** @param {Record<string, OptionSchema>} schemas @param {Record<string, unknown>} options now @returns {RuleSentence[]} */
export const ruleSentences = (schemas, options) => order.filter(([option]) => schemas[option])
  .map(([option, rule]) => ({ option, key: `sx.rule.${option}`, rule, values: valuesOf(option, options[option]) }));
