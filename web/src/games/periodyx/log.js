// The log in sentences: each entry becomes the key of a text. "you" sentences
// are their own texts, since grammar differs. Pure.

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('../../core/i18n.js').Key} Key */
/** @typedef {Record<string, Entry>} Log */

/** @param {Log} log @returns {[number, Entry][]} oldest first */
export const inOrder = (log) =>
  Object.entries(log).map(([n, e]) => /** @type {[number, Entry]} */ ([Number(n), e])).sort(([a], [b]) => a - b);

/** What somebody does: whoever did it reads another sentence than the others. */
const deeds = /** @type {const} */ ([
  'table', 'asked', 'announced', 'announced_value', 'laid', 'laid_down', 'won', 'won_value', 'kept', 'exchanged', 'letter', 'no_letter', 'drew', 'drew_none',
  'predicted', 'predicted_void', 'took', 'race', 'passed', 'matched', 'mismatched', 'buzzed', 'silent', 'said', 'believed', 'refuted', 'over', 'hinted',
]);

/** What happens to the table. */
const events = /** @type {const} */ (['dealt', 'seed', 'void', 'void_cards', 'void_value']);

/** @typedef {typeof deeds[number]} Deed */
/** @typedef {typeof events[number]} Event */

/** @param {string} form @returns {form is Deed} */
const isDeed = (form) => deeds.some((one) => one === form);

/** @param {string} form @returns {form is Event} */
const isEvent = (form) => events.some((one) => one === form);

/** @returns {string[]} all forms that have a text */
export const forms = () => [...events, 'something', ...deeds.flatMap((deed) => [deed, `${deed}_you`])];

/** Kinds of which there are several forms. @type {Record<string, (entry: Entry) => string>} */
const formsOf = {
  announced: ({ stat }) => (stat ? 'announced_value' : 'announced'),
  won: ({ value, next_value: next }) => (value && next ? 'won_value' : 'won'),
  void: ({ card, value, next_value: next }) => (card ? (value || next ? 'void_value' : 'void_cards') : 'void'),
  drew: ({ count }) => (count ? 'drew' : 'drew_none'),
  predicted: ({ to }) => (to ? 'predicted' : 'predicted_void'),
};

/** @param {Entry} entry @param {number} me @returns {Key} */
export const keyOf = (entry, me) => {
  const form = formsOf[entry.kind]?.(entry) ?? entry.kind;
  if (isEvent(form)) return `px.log.${form}`;
  if (!isDeed(form)) return 'px.log.something';
  return entry.seat === me && me > 0 ? `px.log.${form}_you` : `px.log.${form}`;
};

/** How a round came out. */
const outcomes = ['won', 'void', 'predicted', 'letter', 'no_letter', 'drew', 'took'];

/** The newest thing that ended a round, or the line before it that says more. @param {Log} log @returns {[number, Entry]|undefined} */
export const lastOutcome = (log) => inOrder(log).filter(([, { kind }]) => outcomes.includes(kind)).pop();
