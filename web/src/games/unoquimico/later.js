// What is not needed before the first card is laid: the lobby, what is said of cards
// that are picked up, questions, refusals, the end of a game.
import { later } from '../../core/late.js';
import { come } from '../../core/parts.js';

export const rest = later(() => come('games/unoquimico/rest', () => import('./rest/index.js')));
