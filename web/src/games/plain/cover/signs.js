// The figures of the families of games that have no folder of their own, on a
// grid of 24.
import { disc } from '../../../cards/shapes.js';

/** @typedef {import('../../../cards/shapes.js').Drawing} Drawing */

const C = 'currentColor';

/** A dot of the ring, by the hour. @param {number} hour */
const dot = (hour) => disc(12 + 8.6 * Math.sin((hour * Math.PI) / 6), 12 - 8.6 * Math.cos((hour * Math.PI) / 6), 1.9, C);

/** @type {Record<string, () => Drawing[]>} */
export const signs = {
  spectrix: () => Array.from({ length: 12 }, (_, hour) => dot(hour)),
};
