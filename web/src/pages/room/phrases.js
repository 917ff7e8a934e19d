// The preset phrases. The server carries their codes only.
import { html } from 'lit';
import { hasText, t } from '../../core/i18n.js';

/** @typedef {import('./types.js').Room} Room */

export const phrases = /** @type {const} */ (['well_played', 'oh_no', 'thinking', 'one_more_game', 'hello', 'thanks', 'hurry', 'good_luck']);

/** @param {string} code @returns {string} */
export const phraseWord = (code) => (hasText(`room.say.${code}`) ? t(`room.say.${code}`) : '…');

/** What a seat said, while it is the newest phrase at the table. @param {Room} room @param {number} seat @returns {string|undefined} */
export const latestSaid = ({ says = {} }, seat) => {
  const newest = says[Math.max(...Object.keys(says).map(Number))];
  return newest?.seat === seat ? newest.phrase : undefined;
};

/** @param {number} count @returns {import('lit').TemplateResult} */
export const phraseButtons = (count) => html`<div class="phrases" role="group" aria-label="${t('room.say.title')}">${phrases.slice(0, count).map((code) => html`<button data-do="say" data-phrase="${code}">${phraseWord(code)}</button>`)}</div>`;
