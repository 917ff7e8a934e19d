// Names that nobody may read, since somebody has to say them: a table can ask
// for the name of every card that is laid. Pure.

/** @typedef {import('./types.js').View} View */

/** Whether cards go without their names at a table. @param {Record<string, unknown>} options @returns {boolean} */
export const asksNames = ({ say_name: way = 'announce' }) => way !== 'announce';

/** Whether the name of a card is still to be said: it is asked for, or asked for next. @param {View} view @param {string} code */
export const isNameAsked = ({ ask, top = [] }, code) =>
  ask !== undefined && (code === ask.card || (Boolean(ask.left) && top.includes(code)));
