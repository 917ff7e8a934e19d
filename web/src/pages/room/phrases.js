// The preset phrases. The server carries their codes only.
import { html } from 'lit';
import { hasText, t } from '../../core/i18n.js';

export const phrases = /** @type {const} */ ([
  'well_played', 'oh_no', 'thinking', 'one_more_game', 'hello', 'thanks', 'hurry', 'good_luck',
]);

/** @param {string} code perhaps newer than this page @returns {string} */
export const phraseWord = (code) => {
  const key = /** @type {const} */ (`room.say.${/** @type {import('../../wire.js').Phrase} */ (code)}`);
  return hasText(key) ? t(key) : '…';
};

/** @returns {import('lit').TemplateResult} */
export const phraseButtons = () => {
  const buttons = phrases.map((code) => html`<button data-do="say" data-phrase="${code}">${phraseWord(code)}</button>`);
  return html`<div class="phrases" role="group" aria-label="${t('room.say.title')}">${buttons}</div>`;
};
