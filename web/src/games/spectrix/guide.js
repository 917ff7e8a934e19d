// The guide: the ring of colours, what of it stands for what is picked, and how
// near White Light is.
import { html } from 'lit';
import { spectrum } from '../../cards/spectrum.js';
import { light, wheel } from '../../cards/wheel.js';
import { language, listed, t } from '../../core/i18n.js';
import { awake } from './field.js';
import { pickedCards } from './draft.js';
import { lightMeter, missing } from './white.js';

/** @typedef {import('./types.js').Context} Context */

/** @param {Context} ctx */
const ring = ({ draft }) => wheel({
  out: draft ? pickedCards(draft).map(({ code }) => code) : [],
  label: t('sx.ring.say', { cards: listed(spectrum.map((colour) => `${colour.n} ${colour[language()]}`)) }),
});

/** The ring, how near White Light is within it. @param {Context} ctx */
const figure = (ctx) => html`<div class="sx-guide"><div class="sx-round">${ring(ctx)}${lightMeter(ctx)}</div><p class="cap">${t('sx.ring.rule')}</p></div>`;

/** Beside the table. @param {Context} ctx */
export const guide = (ctx) => figure(awake(ctx));

/** The table is looked at again when White Light was gathered there. @param {Event} event */
const close = ({ target, currentTarget }) => {
  const details = /** @type {HTMLElement} */ (currentTarget).closest('details');
  if (details && /** @type {HTMLElement} */ (target).closest('[data-do]')) details.open = false;
};

/** On a phone, above the hand: how near White Light is, and behind it the ring. @param {Context} ctx */
export const smallGuide = (ctx) => {
  const codes = missing(ctx);
  return html`<details class="sx-small"><summary><span class="vh">${t('sx.ring.open', { n: 12 - codes.length })}</span>${light(codes)}<b
    aria-hidden="true">${12 - codes.length}<i>/12</i></b></summary><div
    class="sx-pop" @click=${close}>${figure(ctx)}</div></details>`;
};
