// A game that has no folder of its own, on the home page: its sign, and a plane
// that says what it is.
import { html, nothing } from 'lit';
import { icon } from '../../../cards/icon.js';
import { houseMark, mark } from '../../../cards/mark.js';
import { t } from '../../../core/i18n.js';
import { pictures } from './picture.js';
import { signs } from './signs.js';

/** @typedef {import('lit').TemplateResult} TemplateResult */
/**
 * What its rulebook begins with.
 * @typedef {{what: string, length: string, deck: string}} About
 */
/** @typedef {{id: string, name: string, family: string, seats: [number, number], about?: About}} Told */

/** @param {string} family @returns {TemplateResult} */
export const familyMark = (family) => (signs[family] ? mark(signs[family]()) : houseMark());

/** @param {Told['seats']} seats */
const players = ([least, most]) => (least === most ? t('plain.cover.alone', { n: most }) : t('plain.cover.players', { least, most }));

/** @param {Told} game */
const picture = ({ family }) =>
  html`<div class="figure" aria-hidden="true">${(pictures[family] ?? (() => familyMark(family)))()}</div>`;

/** @param {Told} game @returns {TemplateResult} */
export const poster = (game) => {
  const { id, name, seats, about } = game;
  return html`<section class="about" data-game="${id}" data-family="${game.family}" aria-labelledby="about">
    <div class="txt"><h2 id="about">${name}</h2>
      ${about ? html`<p>${about.what}</p>${about.deck ? html`<p class="deck">${about.deck}</p>` : nothing}` : nothing}
      <ul class="facts"><li>${players(seats)}</li>${about?.length ? html`<li>${about.length}</li>` : nothing}</ul>
      <p class="plainly">${icon('log')}${t('plain.cover.plain')}</p>
      <a class="book" href="/rules/${id}">${icon('book')}${t('plain.cover.rules')}</a></div>
    ${picture(game)}</section>`;
};
