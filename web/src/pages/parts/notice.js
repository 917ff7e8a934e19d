// Good news over a table: that a link is copied, say. It goes by itself, since later
// it may be untrue. Bad news stays until it is put away.

const PASSES_MS = 6000;

/** @typedef {{state: {note: string}, change: (parts: {note: string}) => void}} Page */

/** @param {Page} page @param {string} note */
export const pass = ({ state, change }, note) => {
  change({ note });
  setTimeout(() => state.note === note && change({ note: '' }), PASSES_MS);
};
