// Whether a message is what the server publishes of it. Knows the words that
// those schemas use; members that a schema does not name are strangers.

/** @typedef {{[word: string]: any}} Schema */

/** @type {Record<string, (value: unknown) => boolean>} */
const types = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
};

/** @param {Schema} schema @param {any} value @returns {string[]} */
const plainFaults = (schema, value) => [
  schema.type && !types[schema.type](value) ? `is not ${schema.type}` : '',
  'const' in schema && value !== schema.const ? `is not ${schema.const}` : '',
  schema.enum && !schema.enum.includes(value) ? `is none of ${schema.enum}` : '',
  value < schema.minimum ? `is under ${schema.minimum}` : '',
  value > schema.maximum ? `is over ${schema.maximum}` : '',
].filter(Boolean);

/** @param {Schema} schema @param {string} name @returns {Schema|undefined} none for a stranger */
const memberSchema = ({ properties = {}, additionalProperties }, name) => properties[name] ?? additionalProperties;

/** @param {Schema} schema @param {any} value @param {Schema} root @param {string} at @returns {string[]} */
const insideFaults = (schema, value, root, at) => {
  if (Array.isArray(value)) return value.flatMap((one, i) => faultsAt(schema.items, one, root, `${at}[${i}]`));
  /** @type {string[]} */
  const required = schema.required ?? [];
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
  return [...missing, ...Object.entries(value).flatMap(([name, one]) => {
    const member = memberSchema(schema, name);
    return member ? faultsAt(member, one, root, `${at}.${name}`) : [`${at}.${name} is a stranger`];
  })];
};

/**
 * Of several shapes, the one that comes nearest.
 * @param {Schema[]} schemas @param {any} value @param {Schema} root @param {string} at @returns {string[]}
 */
const nearestFaults = (schemas, value, root, at) => schemas.map((one) => faultsAt(one, value, root, at)).reduce(
  (a, b) => (b.length < a.length ? b : a),
);

/** @param {Schema} schema @param {any} value @param {Schema} root @param {string} at @returns {string[]} */
const faultsAt = (schema, value, root, at) => {
  if (schema.$ref) return faultsAt(root.$defs[schema.$ref.split('/').pop()], value, root, at);
  if (schema.anyOf) return nearestFaults(schema.anyOf, value, root, at);
  const plain = plainFaults(schema, value).map((fault) => `${at} ${fault}`);
  return plain.length || !['object', 'array'].includes(schema.type) ? plain : insideFaults(schema, value, root, at);
};

/** @param {Schema} schema @param {unknown} value @returns {string[]} what is wrong with the value, a line each */
export const faultsOf = (schema, value) => faultsAt(schema, value, schema, 'it');
