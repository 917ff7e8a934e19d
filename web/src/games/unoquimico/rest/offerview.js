// What a draw is about: the card just drawn, and the cards that a comodín makes
// somebody draw.
import { html } from 'lit';
import { kindOf } from '../../../cards/atlas.js';
import { rich, t } from '../../../core/i18n.js';
import { inForce } from '../force.js';
import { flatCard } from '../parts.js';
import { rulingLink } from './pieces.js';
import { drawnUse } from '../picked.js';
import { called } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** What is said of a drawn card. @param {string} code @param {Context} ctx @returns {import('../../../core/i18n.js').Key} */
const drawnKey = (code, { view }) => {
  const use = drawnUse(view);
  if (use) return `uno.drawn.${use}`;
  if (view.can?.wild) return 'uno.drawn.keep_or_wild';
  return kindOf(code) === 'element' ? 'uno.drawn.keep' : 'uno.drawn.cannot';
};

/** @param {string} code @param {Context} ctx */
const drawn = (code, ctx) => {
  const { lang, mute, simple, phone } = ctx;
  return html`<section class="offer">
    ${flatCard(code, { lod: phone ? 'S' : 'M', lang, force: inForce(ctx.view), label: true, mute, simple })}
    <div><h2>${rich('uno.drawn.title', { card: called(code, ctx) })}</h2><p>${t(drawnKey(code, ctx))}</p></div>
  </section>`;
};

/** @param {Context} ctx */
const mustWhy = ({ view }) => {
  const element = inForce(view);
  return element ? t('uno.must.why_keeps', { element }) : t('uno.must.why');
};

/** @param {number} n @param {Context} ctx */
const mustDraw = (n, ctx) => html`<section class="offer must">
  ${flatCard('wild_1', { lod: ctx.phone ? 'S' : 'M', lang: ctx.lang, label: true })}
  <div><h2>${t('uno.must.title', { n })}</h2><p>${mustWhy(ctx)} ${rulingLink('UQ-8', t('uno.must.rule', { rule: 'UQ-8' }))}</p></div>
</section>`;

/** @param {import('../types.js').Can} can of somebody who drew, or is to draw what a comodín costs @param {Context} ctx @returns {TemplateResult} */
export const offer = ({ drawn: code, draw = 2 }, ctx) => (code ? drawn(code, ctx) : mustDraw(draw, ctx));
