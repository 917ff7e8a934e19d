// The question for a name: four to pick from, or what the others see of it.
import { html, nothing } from 'lit';
import { cardName, elementOf } from '../../../cards/atlas.js';
import { card } from '../../../cards/card.js';
import { icon } from '../../../cards/icon.js';
import { language, rich, t } from '../../../core/i18n.js';
import { keepNames } from './asked.js';
import { earlierAnswer } from './answered.js';
import { ruledOut } from '../hint.js';
import { familyClass } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {NonNullable<import('../types.js').View['ask']>} Ask */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} name @param {Context} ctx */
const choice = (name, { lang, view }) => {
  const out = ruledOut(view);
  const [isOut, isTold] = [out.includes(name), view.hint?.level === 3 && !out.includes(name)];
  return html`<button class="btn ${isOut ? 'out' : ''}" data-do="name" data-name="${name}" lang="${lang}">${isOut ? icon('cross') : isTold ? icon('bulb')
    : nothing}<span>${cardName(name, lang)}</span>${isOut ? html`<span class="vh" lang="${language()}">, ${t('uno.hint.ruled_out')}</span>` : nothing}</button>`;
};

/** @param {Ask} ask @param {Context} ctx */
const choices = (ask, ctx) => html`<div class="names">${ask.names.map((name) => choice(name, ctx))}</div>`;

/** What the others see of the choices. @param {string[]} names @param {Context} ctx */
const offeredNames = (names, { lang }) =>
  html`<ul class="names seen">${names.map((name) => html`<li lang="${lang}">${cardName(name, lang)}</li>`)}</ul>`;

/** @param {Ask} ask @param {Context} ctx */
const about = ({ card: code }, { lang }) =>
  html`<span class="bigsym ${familyClass(code)}">${elementOf(code) ? code : card(code, { lod: 'S', mute: true, lang })}</span>`;

/** @param {Ask} ask @param {Context} ctx @returns {TemplateResult} */
const toOther = (ask, ctx) => html`<section class="quiz read" data-asked="${ask.card}">${earlierAnswer(ctx)}
  <div class="about">${about(ask, ctx)}<p>${rich('uno.quiz.other', { who: ctx.shown(ask.seat) })}</p></div>
  ${offeredNames(ask.names, ctx)}</section>`;

/** @param {Ask} ask @param {Context} ctx @returns {TemplateResult} */
const toReader = (ask, ctx) => html`<section class="quiz" data-asked="${ask.card}" aria-labelledby="quiz-title">${earlierAnswer(ctx)}
  <div class="about">${about(ask, ctx)}<div>
    <h2 id="quiz-title">${t(elementOf(ask.card) ? 'uno.quiz.title' : 'uno.quiz.title_person')}</h2>
    <p>${t(ctx.options.say_name === 'forfeit' ? 'uno.quiz.forfeit' : 'uno.quiz.about')}</p>
    ${ask.left ? html`<p class="cap">${t('uno.quiz.more', { n: ask.left })}</p>` : nothing}</div></div>
  ${choices(ask, ctx)}
</section>`;

/** @param {Ask} ask @param {Context} ctx @returns {TemplateResult} */
export const question = (ask, ctx) => {
  keepNames(ctx.view.log, ask);
  return ctx.view.can?.name ? toReader(ask, ctx) : toOther(ask, ctx);
};
