// A refusal in full: the move, why in words where the game has some, the facts,
// the code and the place in the rulebook.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { hasText, t } from '../../core/i18n.js';
import { factsView } from './position.js';
import { moveWords, sentence } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {'stale'|'not_your_turn'|'paused'|'over'|'malformed'} OfRoom refusals that every room has; all of them are told alike */

/** @param {import('../../core/game.js').Refusal} refusal @param {Speech} speech @returns {string} */
const why = ({ code, data }, speech) => {
  const own = sentence(speech.words.refusal?.[code], /** @type {object} */ (data ?? {}), speech);
  if (own) return own.join('');
  const key = /** @type {`room.refused.${OfRoom}`} */ (`room.refused.${code}`);
  return hasText(key) ? t(key) : t('plain.refused.other');
};

/** @param {Context} ctx @param {string} id of the game @param {Speech} speech @returns {unknown} */
export const refusalView = ({ refusal }, id, speech) => {
  if (!refusal) return nothing;
  const { code, rule, data, move } = refusal;
  const said = move ? moveWords(move, speech) : '';
  return html`<section class="whynot" data-refused>
    <h2><span class="oct">${icon('cross')}</span><span>${t('plain.refused', { move: said })}</span></h2>
    <p>${why(refusal, speech)} <span class="code">${code}</span></p>
    ${data ? factsView(/** @type {object} */ (data), speech) : nothing}
    ${rule ? html`<a href="/rules/${id}#${rule}" target="_blank" rel="noopener">${t('plain.rule', { rule })}</a>` : nothing}</section>`;
};
