// Six boxes that are one input: the field lies over them, unseen, and they draw
// what it holds.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { CODE_LENGTH } from '../../core/code.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./state.js').State} State */
/** @typedef {{type: (text: string) => void, join: () => void}} Acts */

/** @param {string} typed @param {number} i */
const cell = (typed, i) => {
  const state = i === typed.length ? 'cur' : i > typed.length ? 'void' : '';
  return html`${i === 3 ? html`<s>–</s>` : nothing}<i class="${state}">${typed[i] ?? nothing}</i>`;
};

/** @param {string} typed */
const missing = (typed) => {
  const n = CODE_LENGTH - typed.length;
  return n === 1 ? t('home.join.short_one') : t('home.join.short', { n });
};

/** Why the code cannot be used yet. @param {State} state @returns {string} */
export const complaint = ({ typed, strange }) => (strange ? t('home.join.strange', { symbol: strange }) : missing(typed));

/** @param {State} state */
const note = ({ strange, failed, failedAt }) => {
  if (failedAt === 'join' && failed) return html`<p class="wrong" id="code-note" role="alert">${failed}</p>`;
  if (strange) return html`<p class="wrong" id="code-note" role="status">${t('home.join.strange', { symbol: strange })}</p>`;
  return html`<p class="hint" id="code-note">${t('home.join.hint')}</p>`;
};

/** @param {Acts} acts @returns {(event: Event) => void} */
const onSubmit = (acts) => (event) => {
  event.preventDefault();
  acts.join();
};

/** @param {Acts} acts @returns {(event: Event) => void} */
const onInput = (acts) => ({ target }) => acts.type(/** @type {HTMLInputElement} */ (target).value);

/** @param {State} state @param {Acts} acts @returns {import('lit').TemplateResult} */
export const join = (state, acts) => html`<form class="join" novalidate @submit=${onSubmit(acts)}>
  <label for="code">${t('home.join.label')}</label>
  <div class="cells">
    <input id="code" name="code" autocomplete="off" autocapitalize="characters" autocorrect="off" spellcheck="false"
      enterkeyhint="go" aria-describedby="code-note" .value=${live(state.typed)} @input=${onInput(acts)}>
    <div class="boxes" aria-hidden="true">${Array.from({ length: CODE_LENGTH }, (_, i) => cell(state.typed, i))}</div>
  </div>
  <div class="rowb">${note(state)}<button class="btn ink" aria-busy="${state.busy === 'join'}">${t('home.join.go')}</button></div>
</form>`;
