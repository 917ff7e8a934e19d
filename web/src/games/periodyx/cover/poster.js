// The game as a poster: a duel, of whose one card only the name is known, until
// both are turned over.
import { html, nothing } from 'lit';
import { elementName, elementOf } from '../../../cards/atlas.js';
import { figureCard } from '../../../cards/figurecard.js';
import { figureOf, figureSaid } from '../../../cards/figures.js';
import { icon } from '../../../cards/icon.js';
import { patternDefs } from '../../../cards/patterns.js';
import { capital } from '../../../cards/words.js';
import { language, t } from '../../../core/i18n.js';
import { cardBack } from '../back.js';
import { id, name } from '../sign.js';

/** @typedef {import('../../../core/game.js').Picture} Picture */
/** @typedef {'number'|'boiling'|'neutrons'|'melting'} Stat */

/** Who wins stands first. @type {[Stat, string, string][]} */
const DUELS = [['boiling', 'C', 'Na'], ['melting', 'Hg', 'W'], ['number', 'Pb', 'Xe'], ['neutrons', 'U', 'Au'], ['boiling', 'W', 'Cu'], ['melting', 'Ne', 'Ga']];

/** The duel of a step, and whether its cards lie open. @param {number} step */
const duelAt = (step) => {
  const n = Math.max(0, step);
  return { duel: DUELS[Math.floor(n / 2) % DUELS.length], open: n % 2 === 1 };
};

/** @param {Picture} picture @returns {string} */
const caption = ({ step }) => {
  const { duel: [stat, won, lost], open } = duelAt(step);
  const [a, b] = [elementOf(won), elementOf(lost)];
  if (!a || !b) return '';
  const lang = language();
  const data = { card: capital(elementName(a, lang)), other: elementName(b, lang), value: figureSaid(figureOf(a, stat), stat, lang), next: figureSaid(figureOf(b, stat), stat, lang) };
  return t(open ? `px.cover.won.${stat}` : `px.cover.ask.${stat}`, data);
};

/** @param {string} code @param {Stat} stat @param {boolean} wide @param {string} cls */
const face = (code, stat, wide, cls) => {
  const e = elementOf(code);
  return e ? html`<span class="px-laid ${cls}">${figureCard(e, { lod: wide ? 'L' : 'M', lang: language(), stat, value: figureOf(e, stat) })}</span>` : nothing;
};

/** @param {string} code */
const down = (code) => {
  const e = elementOf(code);
  return html`<span class="px-laid down">${cardBack()}<b>${e ? elementName(e, language()) : ''}</b></span>`;
};

/** @param {Picture} picture */
const duel = (picture) => {
  const { duel: [stat, won, lost], open } = duelAt(picture.step);
  return html`<div class="px-duel" role="img" aria-label="${caption(picture)}">${open ? face(lost, stat, picture.wide, 'turned') : down(lost)}${face(
    won, stat, picture.wide, open ? 'won' : '',
  )}</div>`;
};

/** @param {Picture} picture */
const holdButton = ({ still }) => html`<button class="btn icon hold" data-do="hold"
  aria-label="${t(still ? 'px.cover.picture.go' : 'px.cover.picture.stop')}">${icon(still ? 'play' : 'pause')}</button>`;

/** @param {'players'|'cards'|'time'} fact */
const fact = (fact) => html`<li>${t(`px.cover.${fact}`)}</li>`;

/** @param {Picture} picture @returns {import('lit').TemplateResult} */
export const poster = (picture) => html`${patternDefs()}<section class="px-poster" aria-labelledby="px">
  <div class="txt"><h2 id="px">${name()}</h2><p>${t('px.cover.rule')}</p><ul class="facts">${fact('players')}${fact('cards')}${fact('time')}</ul>
    <a class="book" href="/rules/${id}">${icon('book')}${t('px.cover.rules')}</a></div>
  <div class="pic">${picture.cards ? html`${duel(picture)}<p class="fit" aria-hidden="true">${caption(picture)}</p>${holdButton(picture)}` : nothing}</div>
</section>`;
