// The preset phrases. The server carries their codes only.
import { html, nothing } from 'lit';
import { hasText, t } from '../../core/i18n.js';
import { figure, isReaction, reactions } from './reactions.js';

export const phrases = /** @type {const} */ ([
  'well_played', 'oh_no', 'thinking', 'one_more_game', 'hello', 'thanks', 'hurry', 'good_luck',
]);

/** @param {string} code perhaps newer than this page @returns {string} */
const phraseWord = (code) => {
  const key = /** @type {const} */ (`room.say.${/** @type {import('../../wire.js').Phrase} */ (code)}`);
  return hasText(key) ? t(key) : '…';
};

/** What was said, in words: somebody else's text, or a phrase. @param {{phrase?: string, text?: string}} said @returns {string} */
export const saidWords = ({ phrase, text }) => text ?? phraseWord(phrase ?? '');

/** As it hangs over the table and stands in the log: reactions are drawn. @param {{phrase?: string, text?: string}} said */
export const saidShown = (said) => (isReaction(said.phrase) ? figure(said.phrase) : html`<bdi>${saidWords(said)}</bdi>`);

const reactionButtons = () => html`<div class="reactions">${reactions.map((code) => html`<button data-do="say" data-phrase="${code}"
  title="${phraseWord(code)}" aria-label="${phraseWord(code)}">${figure(code)}</button>`)}</div>`;

/** One's own words, where the host allows them: as many as the server takes. */
const wordsForm = () => html`<form class="words" data-form="say"><input name="text" maxlength="140" autocomplete="off" required
  aria-label="${t('room.say.words')}" placeholder="${t('room.say.words')}"><button class="btn ink">${t('room.say.send')}</button></form>`;

/** @param {boolean|undefined} free whether one's own words are allowed @returns {import('lit').TemplateResult} */
export const phraseButtons = (free) => {
  const buttons = phrases.map((code) => html`<button data-do="say" data-phrase="${code}">${phraseWord(code)}</button>`);
  return html`<div class="phrases" role="group" aria-label="${t('room.say.title')}">${reactionButtons()}${buttons}${free ? wordsForm() : nothing}</div>`;
};
