// Help with what is asked, one grade more with each press, and why a move was
// refused.
import { html, nothing } from 'lit';
import { figureSaid } from '../../cards/figures.js';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { explain } from './refusal.js';
import { chip, gameName, wordOf } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {Exclude<Move['do'], 'hint'|'time_up'>} Kind */

/** The grade after which there is nothing more to tell. */
const LAST = 3;

/** @param {string} ruling id @returns {import('lit').TemplateResult} */
export const rulingLink = (ruling) => html`<a href="/rules/periodyx#${ruling}" target="_blank" rel="noopener">${t('px.rule', { rule: ruling })}</a>`;

/** What a move is, in full. @param {Move} move @param {Context} ctx @returns {unknown[]} */
const moveWords = (move, ctx) => {
  const m = /** @type {Record<string, any>} */ (move);
  return rich(`px.move.${/** @type {Kind} */ (m.do)}`, {
    of: m.seat ? ctx.shown(m.seat) : '', card: m.card ? chip(m.card, ctx) : '', letter: (m.letter ?? '').toUpperCase(),
    stat: m.stat ? wordOf(m.stat) : '', way: m.way ? wordOf(m.way) : '', property: m.property ? wordOf(m.property) : '', text: m.text ?? '',
    yes: t(m.yes ? 'px.do.yes' : 'px.do.no'),
  });
};

/** @param {Advice} hint @param {Context} ctx */
const advised = ({ do: kind, property, card, move }, ctx) => html`<b>${t('px.hint.do', { what: t(kind === 'ask' ? 'px.hint.ask_player' : `px.hint.${/** @type {Exclude<Kind, 'ask'>} */ (kind)}`) })}</b>
  ${property ? t('px.hint.about', { what: wordOf(property) }) : nothing} ${card ? rich('px.hint.card', { card: chip(card, ctx) }) : nothing}
  ${move ? html`${t('px.hint.whole')} ${moveWords(/** @type {Move} */ (move), ctx)}` : nothing}`;

/** Letters are names of moves, but where letters are chosen. @param {Context} ctx */
const hot = ({ view }) => (view.can?.letter ? nothing : 'h');

/** @param {Context} ctx */
export const hintButton = (ctx) => {
  const { view, me, live } = ctx;
  if (!me || !view.can) return nothing;
  const level = view.hint?.level ?? 0;
  return html`<button class="btn hintbtn" data-do="hint" data-hot="${hot(ctx)}" aria-disabled="${!live || level === LAST}">${icon('bulb')}<span>${t('px.hint.ask', { n: Math.min(level + 1, LAST) })}</span></button>`;
};

/** @param {Context} ctx */
export const hintView = (ctx) => html`<p class="told" role="status">${ctx.view.hint ? advised(ctx.view.hint, ctx) : nothing}</p>`;

/** @param {import('./refusal.js').Explained} e @param {Context} ctx */
const reason = ({ key, facts }, ctx) => rich(key, {
  card: facts.card ? chip(facts.card, ctx) : '', of: facts.of ? ctx.shown(facts.of) : '', game: facts.game ? gameName(facts.game) : '',
  stat: facts.stat ? wordOf(facts.stat) : '', word: facts.word ? wordOf(facts.word) : '', n: facts.characters ?? 0, most: facts.most ?? 0,
});

/** Neighbours that would have to lie there. @param {string[]} needs @param {Context} ctx */
const needed = (needs, ctx) => html`<ul class="needs">${needs.map((code) => html`<li>${icon('cross')}${chip(code, ctx)}<span
  class="vh"> ${t('px.no.not_there')}</span></li>`)}</ul>`;

/** A card without the figure, and what it says instead. @param {import('./refusal.js').Explained['facts']} facts @param {Context} ctx */
const lacking = ({ stat }, { lang }) => html`<p>${stat ? wordOf(stat) : ''} <b>≠ ${figureSaid(undefined, 'number', lang)}</b></p>`;

/** @param {Context} ctx @returns {unknown} nothing where nothing was refused */
export const refused = (ctx) => {
  if (!ctx.refusal) return nothing;
  const e = explain(ctx.refusal);
  return html`<section class="whynot" data-refused><h2><span class="oct">${icon('cross')}</span><span>${reason(e, ctx)}</span></h2>
    ${e.facts.needs ? needed(e.facts.needs, ctx) : nothing}${e.facts.stat
    ? lacking(e.facts, ctx) : nothing}${e.rule ? rulingLink(e.rule) : nothing}</section>`;
};
