// Passing the link on: the system's share sheet, or the clipboard, or its words.
import { t } from '../../core/i18n.js';
import { roomLink, transferLink } from './links.js';

/** @typedef {import('./types.js').State} State */

/** Works on plain http too, where there is no clipboard object. @param {string} text @returns {boolean} */
const copyPlainly = (text) => {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
};

/** @param {string} text @returns {Promise<boolean>} whether it is in the clipboard */
export const copyText = async (text) => {
  if (!navigator.clipboard) return copyPlainly(text);
  return navigator.clipboard.writeText(text).then(() => true, () => copyPlainly(text));
};

/** The link that is shown. @param {State} state */
const shown = (state) => (state.sheet === 'transfer' && transferLink(state)) || roomLink(state);

/** @param {State} state @returns {Promise<string>} why it is not copied, '' where it is */
export const copyLink = async (state) => {
  const link = shown(state);
  return (await copyText(link)) ? '' : t('room.in.not_copied', { link });
};

/** @param {State} state @returns {Promise<void>} */
export const shareLink = (state) => {
  const text = state.sheet === 'transfer' ? t('room.transfer.share_text') : t('room.in.share_text', { game: state.game.name() });
  return navigator.share({ title: 'Sobremesa', text, url: shown(state) }).catch(() => undefined);
};
