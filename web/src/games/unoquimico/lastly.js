// What the table looks back on: answers to the newest question, and the newest
// play while there is nothing else to say.
import { html, nothing } from 'lit';
import { cardName } from '../../cards/atlas.js';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { namesOf } from './asked.js';
import { entriesOf, numberOf } from './entries.js';
import { laidOn } from './force.js';
import { flatCard } from './parts.js';
import { told } from './telling.js';
import { isAsked } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('lit').TemplateResult} TemplateResult */

const ANSWERS = ['named', 'misnamed'];
/** A play comes back, and a card is drawn, of a new pile where the old one is gone. */
const PRICE = ['reshuffled', 'drew'];

/**
 * Whether the entry belongs to an answer: the answer, the play that it cost, and the card drawn for that.
 * @param {Entry[]} entries @param {number} i @returns {boolean}
 */
const ofAnswer = (entries, i) => {
  const { kind } = entries[i];
  if (ANSWERS.includes(kind) || kind === 'forfeited') return true;
  return PRICE.includes(kind) && ['forfeited', 'reshuffled'].includes(entries[i - 1]?.kind) && ofAnswer(entries, i - 1);
};

/**
 * The newest answers with their price, as long as nothing has followed.
 * @param {import('./types.js').Log} log @returns {Entry[]} oldest first
 */
const afterPlay = (log) => {
  const entries = entriesOf(log);
  return entries.slice(entries.reduce((from, _, i) => (ofAnswer(entries, i) ? from : i + 1), 0));
};

/** Answers that nothing has followed yet. @param {import('./types.js').Log} log @returns {Entry[]} oldest first */
export const freshAnswers = (log) => afterPlay(log).filter((e) => ANSWERS.includes(e.kind));

/** What an answer cost, where it cost something. @param {Entry[]} entries oldest first @param {Entry} answer @returns {Entry|undefined} */
const price = (entries, answer) => {
  const next = entries[entries.indexOf(answer) + 1];
  return next?.kind === 'forfeited' ? next : undefined;
};

/** The reader's own answer that cost something, until it is their turn again. @param {Context} ctx @returns {Entry|undefined} */
export const ownMistake = ({ view, me }) => {
  const entries = entriesOf(view.log);
  const at = entries.map((e) => e.kind === 'misnamed' && e.seat === me && price(entries, e) !== undefined).lastIndexOf(true);
  const over = entries.some((e, i) => i > at && (e.kind === 'dealt' || (e.seat === me && !ofAnswer(entries, i))));
  return at < 0 || over || view.can ? undefined : entries[at];
};

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

/** @param {Entry} entry @param {Context} ctx @returns {Context} in which the entry is told */
const asThen = (entry, ctx) => ctx.then(numberOf(ctx.view.log, entry), ctx);

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

/** @param {Entry} entry @param {Context} ctx */
const pair = (entry, { lang, simple, view }) => {
  const { element = '', scientist } = entry;
  const onto = laidOn(view.log, numberOf(view.log, entry));
  /** @param {string} code @param {string} [force] */
  const drawn = (code, force) => flatCard(code, { lod: 'M', lang, force, mute: isAsked(code, view), simple, label: true });
  if (scientist) return html`<p class="pair">${drawn(scientist)}${icon('plus')}${drawn(element)}</p>`;
  return html`<p class="pair">${onto ? [drawn(onto, element), icon('next')] : nothing}${drawn(element, onto)}</p>`;
};

/** The newest thing that somebody did. @param {Context} ctx @returns {TemplateResult|typeof nothing} */
export const lastPlay = (ctx) => {
  const entry = entriesOf(ctx.view.log).filter((e) => e.seat && e.kind !== 'dealt').pop();
  if (!entry?.seat) return nothing;
  const then = asThen(entry, ctx);
  return html`<section class="lastly"><h2>${t('uno.lastly')}</h2>${entry.kind === 'laid' ? pair(entry, ctx) : nothing}
    <p class="who">${then.face(entry.seat)}<span>${told(entry, then)}</span></p></section>`;
};
