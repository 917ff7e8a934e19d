// What cards make together: a collection, a sequence on the ring, or none of
// them and why, by the server's own codes. The server decides; this only says it
// beforehand. Pure.

/** @typedef {{kind: 'collection'|'sequence'}|{fault: 'too_few'|'colour_twice'|'not_neighbours'}} Verdict */

/** @param {string} code @param {string[]} ring @returns {string} the colour before it */
const before = (code, ring) => ring[(ring.indexOf(code) + ring.length - 1) % ring.length];

/** Colours with which a run along the ring begins: none where it closes. @param {string[]} codes @param {string[]} ring */
const beginnings = (codes, ring) => codes.filter((code) => !codes.includes(before(code, ring)));

/** @param {string[]} codes in any order @param {string[]} ring all colours; after the last comes the first @returns {Verdict} */
export const verdictOf = (codes, ring) => {
  const kinds = new Set(codes).size;
  if (codes.length < 3) return { fault: 'too_few' };
  if (kinds === 1) return { kind: 'collection' };
  if (kinds < codes.length) return { fault: 'colour_twice' };
  return beginnings(codes, ring).length > 1 ? { fault: 'not_neighbours' } : { kind: 'sequence' };
};

/** Whether White Light can be claimed with them. @param {string[]} codes @param {string[]} ring */
export const isSpectrum = (codes, ring) => codes.length === ring.length && new Set(codes).size === ring.length;

/**
 * @template {{code: string}} C @param {C[]} cards @param {string[]} ring @param {string} [first] the colour to begin with
 * @returns {C[]} by the ring
 */
export const byRing = (cards, ring, first = ring[0]) => {
  const place = (/** @type {C} */ { code }) => (ring.indexOf(code) + ring.length - ring.indexOf(first)) % ring.length;
  return [...cards].sort((a, b) => place(a) - place(b));
};

/**
 * What runs across the seam of the ring begins where the run does.
 * @template {{code: string}} C @param {C[]} cards of a group @param {string[]} ring @returns {C[]}
 */
export const alongRing = (cards, ring) => {
  const [first, another] = new Set(beginnings(cards.map(({ code }) => code), ring));
  return byRing(cards, ring, another === undefined ? first : undefined);
};
