// The four names of a question, kept after it is answered, so that everybody
// sees the answer among them. Lives as long as the page.

/** @type {Map<string, string[]>} */
const offered = new Map();

/** @param {{card: string, names: string[]}} ask */
export const keepNames = ({ card, names }) => offered.set(card, names);

/** The names among which one was said, at least the right one and that. @param {string} card @param {string} [said] @returns {string[]} */
export const namesOf = (card, said = card) => {
  const names = offered.get(card) ?? [];
  return names.includes(said) ? names : [...new Set([said, card])];
};
