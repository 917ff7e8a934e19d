// Spectrix in short: its name, its mark. One by one, so that a page bundles no
// part of the game that it does not ask for.
import { svg } from 'lit';
import { mark as figure } from '../../cards/mark.js';

export const id = 'spectrix';

export const name = () => 'Spectrix';

/** @param {number} i */
const ray = (i) => svg`<rect x="-1.6" y="-11" width="3.2" height="6.4" fill="currentColor"
  transform="translate(12 12) rotate(${i * 30})"></rect>`;

export const mark = () => figure(Array.from({ length: 12 }, (_, i) => ray(i)));
