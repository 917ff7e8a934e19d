// Codes of rooms: six symbols without look-alikes, read in any case, with or
// without dash, or out of a pasted link.

const ALPHABET = 'BCDFGHJKMNPQRSTVWXYZ23456';
export const CODE_LENGTH = 6;

/** @typedef {{code: string, strange: string|undefined}} Typed `strange`: the first symbol that no code has */

/** @param {string} text @returns {string} what follows /r/ in a link, else all */
const outOfLink = (text) => text.match(/\/r\/([^/?#\s]+)/i)?.[1] ?? text;

/** @param {string} text as typed or pasted @returns {Typed} */
export const readCode = (text) => {
  const symbols = [...outOfLink(text).toUpperCase()].filter((symbol) => /[\p{L}\p{N}]/u.test(symbol));
  return {
    code: symbols.filter((symbol) => ALPHABET.includes(symbol)).slice(0, CODE_LENGTH).join(''),
    strange: symbols.find((symbol) => !ALPHABET.includes(symbol)),
  };
};

/** A longer word of the same symbols. @param {string} text as typed or pasted @returns {string} '' where it has another sign */
export const readWord = (text) => {
  const word = text.toUpperCase().replace(/[\s-]/g, '');
  return [...word].every((symbol) => ALPHABET.includes(symbol)) ? word : '';
};

/** @param {string} code */
export const isWhole = (code) => code.length === CODE_LENGTH;

/** As people read it: KXR-4TN. @param {string} code */
export const spelled = (code) => `${code.slice(0, 3)}-${code.slice(3)}`;
