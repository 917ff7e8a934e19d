// Periodyx on the home page.
import { id, mark, name } from '../sign.js';
import { poster } from './poster.js';

/** @type {import('../../../core/game.js').Cover} */
export const cover = { id, name, mark, opening: (lang) => ({ card_lang: lang }), poster };
