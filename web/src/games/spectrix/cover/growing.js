// The living picture: a table of groups into which one card after the other is
// laid, and now and then one is taken out to make another. Pure.

/** @typedef {{key: string, codes: string[]}} Group */

/** Each scene is the table after one more step; the last is followed by the first. @type {string[][]} */
const scenes = [
  ['TQ TE GR', 'RE RE RE', 'PU DB LB'],
  ['TQ TE GR LI', 'RE RE RE', 'PU DB LB'],
  ['TQ TE GR LI', 'RE RE RE', 'MA PU DB LB'],
  ['TQ TE GR LI YE', 'RE RE RE', 'MA PU DB LB'],
  ['TQ TE GR LI YE', 'RE RE RE RE', 'MA PU DB LB'],
  ['TQ TE GR LI YE OR', 'RE RE RE', 'RE PK MA PU DB LB'],
  ['TQ TE GR LI YE OR RE PK MA PU DB LB', 'RE RE RE'],
];

/** @param {number} step @returns {Group[]} */
export const tableAt = (step) => scenes[((step % scenes.length) + scenes.length) % scenes.length]
  .map((codes, i) => ({ key: String(i), codes: codes.split(' ') }));

/** @param {number} step @returns {boolean} whether all twelve colours stand together */
export const isLight = (step) => tableAt(step).some(({ codes }) => new Set(codes).size === 12);
