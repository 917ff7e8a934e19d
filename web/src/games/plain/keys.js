// Letters that press buttons of the text table.
import { t } from '../../core/i18n.js';
import { hasBoard } from './board.js';
import { moveWords } from './speech.js';

/** @typedef {import('../../core/game.js').Move} Move */
/** @typedef {import('./speech.js').Words} Words */

/** By the kind of a move that needs no choice. @type {Record<string, string>} */
const letters = { draw: 'd', pass: 'p', next: 'n', hint: 'h' };

/** @param {Move} move @returns {boolean} whether it is no more than its kind */
export const isSimple = (move) => Object.keys(move).length === 1;

/** @param {Move} move @returns {string|undefined} the letter of its button */
export const letterOf = (move) => (isSimple(move) ? letters[move.do] : undefined);

/** As the list of keys has it: no sentence. @param {string} kind @param {Words} words @param {import('../../core/i18n.js').Lang} lang */
const named = (kind, words, lang) =>
  moveWords({ do: kind }, { words, lang, name: String }).replace(/\.$/, '').replace(/^./u, (first) => first.toLowerCase());

/**
 * What a game has words for, and turning a card where there is a field to lay it on.
 * @param {Words} words @param {import('../../core/i18n.js').Lang} lang @param {import('./types.js').View} [view]
 * @returns {[key: string, words: string][]}
 */
export const keysOf = (words, lang, view) => [
  ...Object.keys(letters).filter((kind) => words.move?.[kind]).map((kind) =>
    /** @type {[string, string]} */ ([letters[kind].toUpperCase(), named(kind, words, lang)])),
  ...(view && hasBoard(view) ? [/** @type {[string, string]} */ (['R', t('plain.keys.turn')])] : []),
];
