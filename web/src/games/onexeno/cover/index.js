// ONEXENO on the home page, and its game for one.
import { t } from '../../../core/i18n.js';
import { aloneId, id, mark, name } from '../sign.js';
import { poster } from './poster.js';

/** @typedef {import('../../../core/game.js').Cover} Cover */

/** @type {Cover} */
export const cover = { id, name, mark, opening: () => ({}), poster: (picture) => poster(picture, 'many') };

/** @type {Cover} */
export const aloneCover = {
  id: aloneId, name: () => t('ox.cover.alone.name'), mark, opening: () => ({}), poster: (picture) => poster(picture, 'alone'),
};
