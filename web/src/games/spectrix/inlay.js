// The ring in the middle of the table seen from above, in the lobby.
import { svg } from 'lit';
import { spectrum, twelfth } from '../../cards/spectrum.js';

/** @param {import('../../cards/spectrum.js').Colour} colour */
const part = ({ n, fill }) => svg`<path d="${twelfth(20, 42, 0.44)}" fill="${fill}" transform="rotate(${(n - 1) * 30})"></path>`;

export const inlay = () => svg`<g transform="translate(216 88)">${spectrum.map(part)}</g>`;
