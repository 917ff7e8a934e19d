// The way to the matches that are over, step by step.
import { html } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';

/**
 * It opens beside the table, so that nobody leaves it.
 * @param {string} code @param {number} [match] the last one where none is named @returns {import('lit').TemplateResult}
 */
export const watchAgain = (code, match) => html`<a class="btn" href="/replay/${code}${match ? `#match=${match}` : ''}" target="_blank"
  rel="noopener">${icon('play')}<span class="lbl">${t(match ? 'room.over.watch' : 'room.over.watch_all')}</span></a>`;
