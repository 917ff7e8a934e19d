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

/** With the reason where nothing can be said. @param {string} words @param {string} why */
const label = (words, why) => (why ? `${words}. ${why}` : words);

/** @param {string} why '' where it may be said */
const reactionButtons = (why) => html`<div class="reactions">${reactions.map((code) => html`<button data-do="say" data-phrase="${code}"
  title="${phraseWord(code)}" aria-label="${label(phraseWord(code), why)}" aria-disabled="${why !== ''}" data-why="${why || nothing}">${figure(
    code,
  )}</button>`)}</div>`;

/** @param {string} why */
const wordButtons = (why) => phrases.map((code) => html`<button data-do="say" data-phrase="${code}"
  aria-label="${label(phraseWord(code), why)}" aria-disabled="${why !== ''}" data-why="${why || nothing}">${phraseWord(code)}</button>`);

/** One's own words, where the host allows them: as many as the server takes. @param {string} why */
const wordsForm = (why) => html`<form class="words" data-form="say"><input name="text" maxlength="140" autocomplete="off" required
  aria-label="${label(t('room.say.words'), why)}" placeholder="${t('room.say.words')}"><button class="btn ink"
  aria-disabled="${why !== ''}">${t('room.say.send')}</button></form>`;

/** Why nothing can be said now, '' while it can. @param {Pick<import('./types.js').State, 'line'>} state @returns {string} */
export const unsayable = ({ line }) => (line === 'live' ? '' : t('room.say.off'));

/**
 * @param {Pick<import('./types.js').State, 'line'>} state @param {boolean|undefined} free whether one's own words are allowed
 * @returns {import('lit').TemplateResult}
 */
export const phraseButtons = (state, free) => {
  const why = unsayable(state);
  return html`<div class="phrases" role="group" aria-label="${t('room.say.title')}">${why ? html`<p class="off">${why}</p>` : nothing}${reactionButtons(
    why,
  )}${wordButtons(why)}${free ? wordsForm(why) : nothing}</div>`;
};
