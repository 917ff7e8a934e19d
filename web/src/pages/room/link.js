// Passing the link on: the system's share sheet, or the clipboard, or its words.
import { t } from '../../core/i18n.js';
import { roomLink } from './share.js';

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

/** @param {string} text @returns {Promise<boolean>} */
const copy = async (text) => {
  if (!navigator.clipboard) return copyPlainly(text);
  return navigator.clipboard.writeText(text).then(() => true, () => copyPlainly(text));
};

/** @param {string} code @returns {Promise<string>} what to tell the person */
export const copyLink = async (code) => ((await copy(roomLink(code))) ? t('room.in.copied') : t('room.in.not_copied', { link: roomLink(code) }));

/** @param {string} code @returns {Promise<void>} */
export const shareLink = (code) => navigator.share({ title: 'Sobremesa', text: t('room.in.share_text', { game: t('uno.name') }), url: roomLink(code) }).catch(() => undefined);
