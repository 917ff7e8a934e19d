// Small parts of the drawings of this game.
import { html } from 'lit';
import { card } from '../../cards/card.js';

/** @typedef {import('lit').TemplateResult} TemplateResult */

/** A card that nobody picks up. @param {string} code @param {import('../../cards/element.js').CardLook} look @returns {TemplateResult} */
export const flatCard = (code, look) => html`<span class="card flat">${card(code, look)}</span>`;

/** How a row of so many values is set. @param {string[]} values @returns {''|'long'|'longest'} */
export const lengthOf = ({ length }) => {
  if (length > 4) return 'longest';
  return length > 2 ? 'long' : '';
};
