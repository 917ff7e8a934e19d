// The order in which somebody lays out a hand. Pure.

/**
 * A hand after one card was moved before another, or to the end.
 * @param {string[]} codes @param {string} code @param {string} [before] @returns {string[]}
 */
export const moved = (codes, code, before) => {
  const rest = codes.filter((c) => c !== code);
  const at = before === undefined ? rest.length : rest.indexOf(before);
  return at < 0 ? codes : [...rest.slice(0, at), code, ...rest.slice(at)];
};
