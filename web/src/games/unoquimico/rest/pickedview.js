// What is picked up and waits for more: a scientist, a comodín; and what follows
// a comodín that lies.
import { html, nothing } from 'lit';
import { t } from '../../../core/i18n.js';
import { inForce } from '../force.js';
import { matchView } from './matchview.js';
import { order } from './orderview.js';
import { plus, smallCard } from './pieces.js';
import { called } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** A scientist waits for its element. @param {string} scientist @param {Context} ctx */
const half = (scientist, ctx) => html`<section class="gesture half">
  ${smallCard(scientist, ctx)}${plus()}<span class="place" aria-hidden="true">?</span>
  <p>${t('uno.way.pick_element', { scientist: called(scientist, ctx) })}</p>${order(ctx)}
</section>`;

/** What a comodín changes, as this table plays it. @param {Context} ctx */
const wildDoes = ({ view, options }) => {
  const element = inForce(view);
  return element && options.after_wild === 'element_in_force' ? t('uno.way.wild_keeps', { element }) : t('uno.way.wild_any');
};

/** Whether the turn goes on after a comodín laid now (UQ-8). @param {Context} ctx */
const goesOn = ({ view: { hand = {}, turn }, options }) =>
  options.wild === 'beside' && turn.phase === 'play' && Object.keys(hand).length > 1;

/** @param {string} wild @param {Context} ctx */
const wildPicked = (wild, ctx) => html`<section class="gesture half wildly">${smallCard(wild, ctx)}
  <p>${t(goesOn(ctx) ? 'uno.way.wild_first' : 'uno.way.wild_ends')} ${wildDoes(ctx)}</p>${order(ctx)}</section>`;

/** What is in force after it. @param {Context} ctx @returns {TemplateResult} */
export const afterWild = (ctx) => {
  const element = inForce(ctx.view);
  const now = element ? t('uno.way.goes_on_keeps', { element }) : t('uno.way.goes_on_any');
  return html`<section class="gesture half wildly" data-goes-on>${smallCard('wild_1', ctx)}
    <p><b>${t('uno.way.goes_on')}</b> ${now}</p></section>`;
};

/** @param {Context} ctx @returns {TemplateResult|typeof nothing} */
export const pickedUp = (ctx) => {
  const { element, scientist, wild } = ctx.picked;
  if (element) return matchView(ctx);
  if (scientist) return half(scientist, ctx);
  return wild ? wildPicked(wild, ctx) : nothing;
};
