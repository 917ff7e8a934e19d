// The address of a position: what stands behind the # of the page. Pure.
//   #match=2&seat=1&step=42     the second match with the eyes of seat 1 after 42 moves
//   #match=2&seat=open          everybody's hands, from the beginning

/** @typedef {import('./types.js').Eyes} Eyes */
/** @typedef {{match?: number, eyes?: Eyes, step?: number}} Place what an address leaves out is not there */

/** @param {string|null} text @returns {number|undefined} */
const count = (text) => (text && /^\d{1,6}$/.test(text) ? Number(text) : undefined);

/** @param {string} hash with its # @returns {Place} */
export const placeOf = (hash) => {
  const named = new URLSearchParams(hash.slice(1));
  const seat = named.get('seat');
  return { match: count(named.get('match')), eyes: seat === 'open' ? seat : count(seat), step: count(named.get('step')) };
};

/** @param {Required<Place>} place @returns {string} */
export const hashOf = ({ match, eyes, step }) => `#match=${match}&seat=${eyes}&step=${step}`;
