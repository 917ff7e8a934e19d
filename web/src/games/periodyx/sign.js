// Periodyx in short: its name, its mark.
import { mark as figure } from '../../cards/mark.js';
import { plane } from '../../cards/shapes.js';

const C = 'currentColor';

export const id = 'periodyx';

export const name = () => 'Periodyx';

export const mark = () => figure([plane('M3 11L12 1L21 11z', C), plane('M3 13.5L12 23L21 13.5z', C)]);
