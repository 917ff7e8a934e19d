// What one can count on, in four sentences.
import { html } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';

/** @param {import('../../cards/icon.js').Icon} sign @param {string} head @param {string} how */
const promise = (sign, head, how) => html`<div>${icon(sign)}<h3>${head}</h3><p>${how}</p></div>`;

/** @returns {import('lit').TemplateResult} */
export const why = () => html`<section class="why" aria-labelledby="why"><h2 class="vh" id="why">${t('home.why')}</h2>
  ${promise('shield', t('home.why.deal'), t('home.why.deal.how'))}
  ${promise('clock', t('home.why.seat'), t('home.why.seat.how'))}
  ${promise('hand', t('home.why.shape'), t('home.why.shape.how'))}
  ${promise('door', t('home.why.data'), t('home.why.data.how'))}
</section>`;
