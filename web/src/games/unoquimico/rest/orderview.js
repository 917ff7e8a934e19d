// Moves the picked card in the hand without dragging.
import { html, nothing } from 'lit';
import { icon } from '../../../cards/icon.js';
import { t } from '../../../core/i18n.js';

/** @typedef {import('../types.js').Context} Context */

/** @param {'left'|'right'} side @param {string} hot @param {import('../../../cards/icon.js').Icon} figure */
const button = (side, hot, figure) => {
  const words = t(`uno.hand.${side}`);
  return html`<button class="btn icon" data-do="move-${side}" data-hot="${hot}" title="${words}" aria-label="${words}"
    >${icon(figure)}</button>`;
};

/** @param {Context} ctx */
export const order = ({ me, picked, sending }) => {
  if (!me || sending.length > 0 || Object.keys(picked).length !== 1) return nothing;
  const words = t('uno.hand.order');
  return html`<p class="order" role="group" aria-label="${words}"><span class="cap" aria-hidden="true">${words}</span>
    ${button('left', ',', 'back')}${button('right', '.', 'next')}</p>`;
};
