// A lit template as the text that it would become: tags, attributes and words.

/** @typedef {{strings: readonly string[], values: unknown[]}} Template */
/** @typedef {{values: unknown[]}} Directed a directive with its arguments */

/** What repeat() would draw; nothing of other directives. @param {Directed} directed @returns {string} */
const directed = ({ values }) => {
  const [items, , draw] = values;
  return Array.isArray(items) && typeof draw === 'function' ? items.map((item, i) => flat(draw(item, i))).join('') : '';
};

/** @param {unknown} part @returns {string} */
export const flat = (part) => {
  if (part === null || part === undefined || typeof part === 'symbol') return '';
  if (Array.isArray(part)) return part.map(flat).join('');
  if (typeof part !== 'object') return String(part);
  if ('strings' in part) {
    const { strings, values } = /** @type {Template} */ (part);
    return strings.map((s, i) => s + (i < values.length ? flat(values[i]) : '')).join('');
  }
  return 'values' in part ? directed(/** @type {Directed} */ (part)) : '';
};
