// Moves that say something in the player's own words: where the server lists
// some of a kind but not all, there is a field for others.
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { t } from '../../core/i18n.js';
import { moveWords } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./speech.js').Speech<string>} Speech */

/** @param {Move} move @returns {boolean} whether all that it has is words of a person */
const isFree = (move) => Object.keys(move).length === 2 && 'text' in move && typeof move.text === 'string';

/** @param {import('../../core/game.js').Legal} legal @returns {string[]} kinds of moves that may say anything */
export const freeKinds = ({ moves, complete }) =>
  (complete ? [] : [...new Set(moves.filter(isFree).map((move) => move.do))]);

/** @param {string} kind @param {string} text */
const moveOf = (kind, text) => ({ do: kind, text });

/** @param {string} kind @param {Context} ctx @param {Speech} speech */
export const freeField = (kind, { typed, live: may }, speech) => {
  const text = (typed[`free-${kind}`] ?? '').trim();
  const label = moveWords(/** @type {Move} */ (moveOf(kind, '…')), speech);
  return html`<form class="write" data-form="typed"><label for="plain-free-${kind}">${t('plain.free', { move: label })}</label>
    <div><input id="plain-free-${kind}" data-typed="free-${kind}" autocomplete="off" .value=${live(typed[`free-${kind}`] ?? '')}><button
      class="btn" data-do="move" id="plain-say-${kind}" data-move="${JSON.stringify(moveOf(kind, text))}"
      aria-disabled="${!may || text === ''}">${t('plain.free_send')}</button></div></form>`;
};
