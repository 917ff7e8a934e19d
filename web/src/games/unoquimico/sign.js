// Uno químico in short: its name, its mark. One by one, so that a page bundles
// no part of the game that it does not ask for.
import { mark as figure } from '../../cards/mark.js';
import { box, disc } from '../../cards/shapes.js';

const C = 'currentColor';

export const id = 'unoquimico';

export const name = () => 'Uno químico';

export const mark = () => figure([disc(7, 7.5, 5, C), box(15.5, 2, 4.6, 11, C), box(2, 16.4, 20, 4.6, C)]);
