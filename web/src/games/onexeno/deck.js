// The deck in the lobby, and the mark on the table seen from above.
import { html, svg } from 'lit';
import { squareCard } from '../../cards/square.js';
import { t } from '../../core/i18n.js';

const FAN = ['00010001', '00000111', '00111110', '11111111'];

export const deck = () => ({
  picture: html`<span class="fan5" aria-hidden="true">${FAN.map((code) => html`<span class="card flat">${squareCard(code)}</span>`)}</span>`,
  words: t('ox.rule.deck'),
});

export const inlay = () => svg`<g fill="var(--ink)">${[[0, 0], [2, 0], [1, 1], [2, 1], [0, 2], [1, 2]].map(([x, y]) =>
  svg`<rect x="${192 + x * 16}" y="${64 + y * 16}" width="16" height="16"></rect>`)}</g>`;
