// What was answered to a question for a name, while nothing has followed.
import { html, nothing } from 'lit';
import { cardName } from '../../../cards/atlas.js';
import { icon } from '../../../cards/icon.js';
import { freshAnswers, price } from '../answers.js';
import { entriesOf } from '../entries.js';
import { asThen } from '../lastplay.js';
import { told } from '../telling.js';
import { namesOf } from './asked.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} name @param {Entry} entry */
const markOf = (name, { card: right, name: said }) => {
  if (name === right) return 'right';
  return name === said ? 'wrong' : 'unsaid';
};

const figures = { right: icon('check'), wrong: icon('cross'), unsaid: nothing };

/** @param {string} name @param {Entry} entry @param {Context} ctx */
const tile = (name, entry, { lang }) => {
  const mark = markOf(name, entry);
  return html`<li class="${mark}">${figures[mark]}<span lang="${lang}">${cardName(name, lang)}</span></li>`;
};

/**
 * The names that were offered; one alone, all that a page opened later knows, would say nothing.
 * @param {Entry} entry @param {Context} ctx
 */
const tiles = (entry, ctx) => {
  const names = namesOf(ctx.view.log, entry);
  return names.length > 1 ? html`<ul class="names told">${names.map((name) => tile(name, entry, ctx))}</ul>` : nothing;
};

/** @param {Entry} entry @param {Context} ctx */
const costOf = (entry, ctx) => {
  const cost = price(entriesOf(ctx.view.log), entry);
  return cost ? html` <span class="cost">${told(cost, ctx)}</span>` : nothing;
};

/**
 * What was answered, among the names that were offered, and what it cost.
 * @param {Entry} entry @param {Context} now @returns {TemplateResult}
 */
export const answerView = (entry, now) => {
  const ctx = asThen(entry, now);
  const face = entry.seat ? ctx.face(entry.seat) : nothing;
  return html`<section class="quiz done" data-answered="${entry.kind}">
    <p class="who">${face}<span>${told(entry, ctx)}${costOf(entry, ctx)}</span></p>${tiles(entry, ctx)}</section>`;
};

/** The answer before this question, in one line. @param {Context} ctx */
export const earlierAnswer = (ctx) => {
  const entry = freshAnswers(ctx.view.log).pop();
  if (!entry) return nothing;
  return html`<p class="earlier">${icon(entry.kind === 'named' ? 'check' : 'cross')}<span>${told(entry, asThen(entry, ctx))}</span></p>`;
};
