// The back of the cards: two triangles, from across the room.
import { html } from 'lit';
import { WHITE, box, plane } from '../../cards/shapes.js';

/** @returns {import('lit').TemplateResult} */
export const cardBack = () => html`<svg class="cd" viewBox="0 0 120 168" aria-hidden="true">${[
  box(0, 0, 120, 168, '#1F4FE0'), plane('M0 0H120L0 168z', '#17399F'), plane('M18 74L60 18L102 74z', WHITE), plane('M18 94L60 150L102 94z', '#FFC800'),
]}</svg>`;
