// The house rules of this game as sentences, in the order in which a table
// reads them. The choices come from the schema that the server publishes.

/** @typedef {import('../../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {import('../../../core/i18n.js').Key} Key */
/** @typedef {import('../../../wire.js').UnoquimicoOptions} Options */
/** @typedef {{[O in keyof Options]: Options[O] extends string|boolean ? `uno.rule.${O}.${Options[O]}` : `uno.rule.${O}.n`}} ValueKeys */

/** Options in reading order and their rulings. */
const order = /** @type {const} */ ([
  ['mode', 'UQ-2'], ['scientists', 'UQ-4'], ['say_name', 'UQ-5'], ['voluntary_draw', 'UQ-7'],
  ['wild', 'UQ-8'], ['after_wild', 'UQ-8'], ['wild_points', 'UQ-12'], ['games', 'UQ-13'],
]);

/** @param {number} max @param {number} seats @param {number} now */
const gameCounts = (max, seats, now) =>
  [...new Set([0, 1, 2, 3, seats, 2 * seats, 3 * seats, now])].filter((n) => n <= max).sort((a, b) => a - b);

/** @param {number} n @returns {RuleSentence['values'][number]} */
const gamesValue = (n) => (n === 0 ? { value: 0, key: 'uno.rule.games.each' } : { value: n, key: 'uno.rule.games.n', n });

/** The text of a value as the schema has it. @param {keyof Options} option @param {unknown} value @returns {Key} */
const valueKey = (option, value) => /** @type {ValueKeys[keyof Options]} */ (`uno.rule.${option}.${value}`);

/**
 * @param {keyof Options} option @param {OptionSchema} schema @param {{seats: number, now: unknown}} at
 * @returns {RuleSentence['values']}
 */
const valuesOf = (option, schema, { seats, now }) => {
  if (schema.enum) return schema.enum.map((value) => ({ value, key: valueKey(option, value) }));
  if (schema.type === 'boolean') return [false, true].map((value) => ({ value, key: valueKey(option, value) }));
  if (option === 'games') return gameCounts(schema.maximum ?? 40, seats, Number(now)).map(gamesValue);
  const [low, high] = [schema.minimum ?? 0, schema.maximum ?? 5];
  return Array.from({ length: high - low + 1 }, (_, i) => ({ value: low + i, key: valueKey(option, 'n'), n: low + i }));
};

/** @typedef {Record<string, OptionSchema>} Schemas */

/** @param {Schemas} schemas @param {Record<string, unknown>} options now @param {number} seats @returns {RuleSentence[]} */
const played = (schemas, options, seats) =>
  order.filter(([option]) => schemas[option]).map(([option, rule]) => {
    const values = valuesOf(option, schemas[option] ?? {}, { seats, now: options[option] });
    return { option, key: `uno.rule.${option}`, rule, values };
  });

/** The language of the cards is chosen beside the deck. @param {Schemas} schemas @returns {RuleSentence} */
const languageSentence = (schemas) => {
  const values = valuesOf('card_lang', schemas.card_lang ?? {}, { seats: 0, now: '' });
  return { option: 'card_lang', key: 'uno.rule.card_lang', rule: 'UQ-5', values, aside: true };
};

/** @param {Schemas} schemas @param {Record<string, unknown>} options now @param {number} seats @returns {RuleSentence[]} */
export const ruleSentences = (schemas, options, seats) => [...played(schemas, options, seats), languageSentence(schemas)];
