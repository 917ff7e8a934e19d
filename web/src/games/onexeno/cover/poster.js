// The game as a poster: cards that grow into one figure, until the ninth takes
// a row and a column at once.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../../cards/icon.js';
import { spotsOf, squareCard } from '../../../cards/square.js';
import { vars } from '../../../cards/vars.js';
import { t } from '../../../core/i18n.js';
import { aloneId, id, name } from '../sign.js';

/** @typedef {import('../../../core/game.js').Picture} Picture */
/** @typedef {'many'|'alone'} Kind */

/** Cells as they lie, column, row; in the order in which they are laid. @type {[string, number, number][]} */
const LAID = [
  ['01111110', 0, 2], ['10111111', 1, 2], ['11101110', 2, 1], ['01101111', 2, 0], ['11011111', 3, 2], ['01111011', 4, 2],
  ['11101011', 2, 3], ['10101011', 2, 4], ['11111111', 2, 2],
];
const SPOTS = LAID.reduce((sum, [code]) => sum + spotsOf(code), 0);

/** Where home pages begin the picture is whole. */
const WHOLE = 2;

/** @param {number} step @returns {number} cards that lie */
const countAt = (step) => ((step - WHOLE + LAID.length) % LAID.length) || LAID.length;

/** @param {Picture} picture */
const caption = ({ step }) => (countAt(step) === LAID.length ? t('ox.cover.taken', { n: LAID.length, spots: SPOTS }) : t('ox.cover.agree'));

/** @param {[string, number, number]} laid */
const card = ([code, x, y]) => html`<span class="ox-laid" data-flip="${code}" data-from="hand" ${vars({ '--x': x + 1, '--y': y + 1 })}>${squareCard(code)}</span>`;

/** @param {Picture} picture */
const holdButton = ({ still }) => html`<button class="btn icon hold" data-do="hold"
  aria-label="${t(still ? 'ox.cover.picture.go' : 'ox.cover.picture.stop')}">${icon(still ? 'play' : 'pause')}</button>`;

/** @param {Picture} picture */
const field = (picture) => {
  const n = countAt(picture.step);
  return html`<div class="ox-cross ${n === LAID.length ? 'whole' : ''}" role="img" aria-label="${caption(picture)}">${repeat(
    LAID.slice(0, n), ([code]) => code, card,
  )}<i class="across"></i><i class="down"></i></div>`;
};

/** @param {Kind} kind @param {'players'|'cards'|'time'} fact */
const fact = (kind, fact) => html`<li>${t(kind === 'alone' && fact === 'players' ? 'ox.cover.alone.players' : `ox.cover.${fact}`)}</li>`;

/** @param {Picture} picture @param {Kind} kind @returns {import('lit').TemplateResult} */
export const poster = (picture, kind) => html`<section class="ox-poster" aria-labelledby="ox">
  <div class="txt"><h2 id="ox">${kind === 'alone' ? t('ox.cover.alone.name') : name()}</h2>
    <p>${t(kind === 'alone' ? 'ox.cover.alone.rule' : 'ox.cover.rule')}</p>
    <ul class="facts">${fact(kind, 'players')}${fact(kind, 'cards')}${kind === 'many' ? fact(kind, 'time') : nothing}</ul>
    <a class="book" href="/rules/${kind === 'alone' ? aloneId : id}">${icon('book')}${t('ox.cover.rules')}</a></div>
  <div class="pic">${field(picture)}<span class="hand" data-anchor="hand"></span><p class="fit" aria-hidden="true">${caption(picture)}</p>${holdButton(picture)}</div>
</section>`;
