// What comes later, in one piece.
export { adviceWords, advisedMove } from './adviceview.js';
export { answerView } from './answered.js';
export { deck, inlay } from './deck.js';
export { offer } from './offerview.js';
export { afterWild, pickedUp } from './pickedview.js';
export { pointsView } from './pointsview.js';
export { reply } from './reply.js';
export { ruleSentences } from './rules.js';
