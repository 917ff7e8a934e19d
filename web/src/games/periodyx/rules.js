// The house rules of this game as sentences, in the order in which a table
// reads them. The choices come from the schema that the server publishes.

/** @typedef {import('../../core/game.js').OptionSchema} OptionSchema */
/** @typedef {import('../../core/game.js').RuleSentence} RuleSentence */
/** @typedef {Record<string, OptionSchema>} Schemas */
/** @typedef {import('./types.js').Options} Options */
/** @typedef {{[O in keyof Options]: Options[O] extends string|boolean ? `px.rule.${O}.${Options[O]}` : `px.rule.${O}.${0|1}`}} ValueKeys */

/** Options in reading order. */
const order = /** @type {const} */ ([
  'deck', 'first_game', 'target', 'mendeleev', 'mendeleev_per_turn', 'show_stats', 'quiz', 'by', 'race', 'trivial', 'free_match', 'card_lang',
]);

/** @param {OptionSchema} schema @returns {(string|number|boolean)[]} */
const valuesOf = ({ enum: all, type, minimum = 0, maximum = 1 }) => {
  if (all) return all;
  return type === 'boolean' ? [false, true] : Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
};

/** The language of the cards is chosen beside the deck. @param {Schemas} schemas @returns {RuleSentence[]} */
export const ruleSentences = (schemas) => order.filter((option) => schemas[option]).map((option) => ({
  option, key: `px.rule.${option}`, rule: schemas[option].rule ?? '', aside: option === 'card_lang',
  values: valuesOf(schemas[option]).map((value) => ({ value, key: /** @type {ValueKeys[keyof Options]} */ (`px.rule.${option}.${value}`) })),
}));
