// What the table looks back on: answers to the newest question, and the newest
// play while there is nothing else to say.
import { html, nothing } from 'lit';
import { cardName } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { namesOf } from './asked.js';
import { inOrder } from './log.js';
import { told } from './telling.js';
import { isAsked } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('lit').TemplateResult} TemplateResult */

const ANSWERS = ['named', 'misnamed'];
const AFTER = [...ANSWERS, 'forfeited'];

/** Answers that nothing has followed yet. @param {import('./types.js').Log} log @returns {Entry[]} oldest first */
export const freshAnswers = (log) => {
  const entries = inOrder(log).map(([, e]) => e);
  const from = entries.reduce((at, e, i) => (AFTER.includes(e.kind) ? at : i + 1), 0);
  return entries.slice(from).filter((e) => ANSWERS.includes(e.kind));
};

/** @param {string} name @param {Entry} entry */
const markOf = (name, { card: right, name: said }) => {
  if (name === right) return 'right';
  return name === said ? 'wrong' : 'unsaid';
};

/** @param {Entry} entry @param {Context} ctx */
const tiles = (entry, { lang }) => html`<ul class="names told">${namesOf(entry.card ?? '', entry.name).map((name) => {
  const mark = markOf(name, entry);
  return html`<li class="${mark}">${mark === 'unsaid' ? nothing : icon(mark === 'right' ? 'check' : 'cross')}<span lang="${lang}">${cardName(name, lang)}</span></li>`;
})}</ul>`;

/** What was answered, among the names that were offered. @param {Entry} entry @param {Context} ctx @returns {TemplateResult} */
export const answerView = (entry, ctx) => html`<section class="quiz done" data-answered="${entry.kind}"><p class="who">${entry.seat ? ctx.face(entry.seat) : nothing}<span>${told(entry, ctx)}</span></p>${tiles(entry, ctx)}</section>`;

/** The answer before this question, in one line. @param {Context} ctx */
export const earlierAnswer = (ctx) => {
  const entry = freshAnswers(ctx.view.log).pop();
  return entry ? html`<p class="earlier">${icon(entry.kind === 'named' ? 'check' : 'cross')}<span>${told(entry, ctx)}</span></p>` : nothing;
};

/** @param {Entry} entry @param {Context} ctx */
const pair = ({ element = '', onto, scientist }, { lang, simple, view }) => {
  const drawn = (/** @type {string} */ code, /** @type {string|undefined} */ force) => html`<span class="card flat">${card(code, { lod: 'M', lang, force, mute: isAsked(code, view), simple, label: true })}</span>`;
  if (scientist) return html`<p class="pair">${drawn(scientist, undefined)}${icon('plus')}${drawn(element, undefined)}</p>`;
  return html`<p class="pair">${onto ? html`${drawn(onto, element)}${icon('next')}` : nothing}${drawn(element, onto)}</p>`;
};

/** The newest thing that somebody did. @param {Context} ctx @returns {TemplateResult|typeof nothing} */
export const lastPlay = (ctx) => {
  const entry = inOrder(ctx.view.log).map(([, e]) => e).filter((e) => e.seat && e.kind !== 'dealt').pop();
  if (!entry?.seat) return nothing;
  return html`<section class="lastly"><h2>${t('uno.lastly')}</h2>${entry.kind === 'laid' ? pair(entry, ctx) : nothing}<p class="who">${ctx.face(entry.seat)}<span>${told(entry, ctx)}</span></p></section>`;
};
