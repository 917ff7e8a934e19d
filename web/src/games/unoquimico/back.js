// The back of the cards: the mark of the game, large and flat, so that the deck
// is told from across the room.
import { html } from 'lit';
import { INK, WHITE, box, disc } from '../../cards/shapes.js';

/** @param {number} x column @param {number} y row */
const figure = (x, y) => {
  const cx = 20 + x * 40;
  const cy = 21 + y * 42;
  switch ((x + y * 2) % 3) {
    case 0: return disc(cx, cy, 13, WHITE);
    case 1: return box(cx - 5.5, cy - 14, 11, 28, INK);
    default: return box(cx - 14, cy - 5.5, 28, 11, '#FFDC55');
  }
};

const figures = () => Array.from({ length: 12 }, (_, i) => figure(i % 3, Math.floor(i / 3)));

/** @returns {import('lit').TemplateResult} */
export const cardBack = () =>
  html`<svg class="cd" viewBox="0 0 120 168" aria-hidden="true">${[box(0, 0, 120, 168, '#D8301F'), figures()]}</svg>`;
