// Links that a person can pass on: of the table, and of the own seat.
/** @typedef {import('./types.js').State} State */

/** The address that others can open, as the server knows it. @param {State} state @returns {string} */
export const addressOf = ({ code, url }) => url || `${location.origin}/r/${code}`;

/** The secret of a private table's link, while that leads here. @param {State} state @returns {string} */
export const secretNow = ({ secret, doc }) => (doc?.room.link && doc.room.link === secret?.link ? secret.secret : '');

/** The link to pass on; of a private table it has the secret. @param {State} state @returns {string} */
export const roomLink = (state) => {
  const secret = secretNow(state);
  return addressOf(state) + (secret && `#s=${secret}`);
};

/** How long the server keeps the word of a seat. */
export const LIFE_MS = 10 * 60_000;

/** The code leads to the table, and so is not told twice. @param {State} state @param {string} word */
export const linkTo = (state, word) => `${addressOf(state)}#t=${word.slice(state.code.length)}`;

/** @param {State} state @returns {string} the link of the sheet, '' where there is none to be passed on */
export const transferLink = (state) => (state.transfer ? linkTo(state, state.transfer.word) : '');
