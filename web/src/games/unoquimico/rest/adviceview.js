// Advice in sentences, as much as its grade tells.
import { html, nothing } from 'lit';
import { elementOf, familyOf, scientistOf } from '../../../cards/atlas.js';
import { icon } from '../../../cards/icon.js';
import { cardWord } from '../../../cards/words.js';
import { rich, t } from '../../../core/i18n.js';
import { inForce } from '../force.js';
import { cardsIn } from '../hint.js';
import { layLabel } from '../turn.js';
import { chip } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('../types.js').Advice} Advice */
/** @typedef {import('../../../core/i18n.js').Key} Key */

/** What advice to lay may be about. */
const abouts = /** @type {const} */ (['oxidation', 'group', 'period', 'scientist', 'wild']);

/** What kind of move is good. @param {Advice} hint @param {Context} ctx */
const kindOfMove = ({ do: kind, property }, ctx) => {
  if (kind === 'wild') return t('uno.hint.wild');
  const about = abouts.find((one) => one === property);
  return about ? rich(`uno.hint.lay_${about}`, { element: chip(inForce(ctx.view) ?? '', ctx) }) : t('uno.hint.lay');
};

/** What is known of a card without its name. @param {string} code @param {Context} ctx */
const known = (code, { lang }) => {
  const [e, s] = [elementOf(code), scientistOf(code)];
  if (e) return t('uno.hint.name_element', { number: e.atomic_number, family: cardWord(lang, familyOf(e)) });
  return s ? (lang === 'es' ? s.contribution_es : s.contribution_en) : '';
};

/** @param {Advice} hint @param {Context} ctx */
const nameWords = ({ level }, ctx) => html`${known(ctx.view.ask?.card ?? '', ctx)} ${level > 2
  ? t('uno.hint.name') : level > 1 ? t('uno.hint.name_not') : nothing}`;

/** The whole move in one tap. @param {Advice} hint @param {Context} ctx */
const doIt = (hint, { view: { hand = {} } }) => {
  const { element, scientist, wild: withWild } = cardsIn(hint);
  const wild = withWild || hint.do === 'wild' ? Object.keys(hand).find((code) => code.startsWith('wild_')) : undefined;
  const { key, data } = layLabel({ element, scientist, wild });
  return html`<button class="btn" data-do="advised" data-element="${element ?? nothing}" data-scientist="${scientist ?? nothing}"
    data-wild="${wild ?? nothing}">${t(key, data)}</button>`;
};

/** @param {Advice} hint @param {Context} ctx */
const moveWords = (hint, ctx) => html`${kindOfMove(hint, ctx)} ${hint.card ? rich('uno.hint.card', { card: chip(hint.card, ctx) }) : nothing}`;

/** @param {Advice} hint @param {Context} ctx @returns {unknown} */
export const adviceWords = (hint, ctx) => [icon('bulb'), html`<p>${ctx.view.ask ? nameWords(hint, ctx) : moveWords(hint, ctx)}</p>`];

/** @param {Advice} hint @param {Context} ctx @returns {unknown} a button, once the whole move is told */
export const advisedMove = (hint, ctx) => (!ctx.view.ask && (hint.move || hint.do === 'wild') ? doIt(hint, ctx) : nothing);
