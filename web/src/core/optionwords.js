// Options in the words of a game: of each a sentence under "" in which {pick}
// stands for the choice, its values, and under "n" other numbers. Pure.

/** @typedef {Record<string, string>} OptionWords */

/** The sentence before and after the choice. @param {OptionWords} words @param {string} name where there is none @returns {[before: string, after: string]} */
export const optionSentence = ({ '': sentence }, name) => {
  const [before = '', after = ''] = (sentence ?? `${name}: {pick}`).split('{pick}');
  return [before, after];
};

/** @param {OptionWords} words @param {string} value as text @returns {string|undefined} */
export const optionValue = (words, value) => words[value] ?? words.n?.replace('{n}', value);
