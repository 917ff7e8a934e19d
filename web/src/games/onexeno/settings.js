// What the options of a table mean to the drawings. Pure.

/** @param {Record<string, unknown>} options @returns {import('./types.js').Settings} */
export const settings = ({ points, spotting }) => ({ byCards: points === 'cards', spotting: spotting === true });
