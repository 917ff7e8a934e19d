// ONEXENO in short: its name, its mark. One by one, so that a page bundles no
// part of the game that it does not ask for.
import { mark as figure } from '../../cards/mark.js';
import { box } from '../../cards/shapes.js';

/** Columns and rows of nine squares that are filled. */
const NINE = [[0, 0], [2, 0], [1, 1], [2, 1], [0, 2], [1, 2]];

export const id = 'onexeno';

/** The game for one. */
export const aloneId = 'onexeno_solitaire';

export const name = () => 'ONEXENO';

export const mark = () => figure(NINE.map(([x, y]) => box(1.5 + x * 7, 1.5 + y * 7, 7, 7, 'currentColor')));
