// What is to be checked: filled in by the link of a match, or by hand.
import { html } from 'lit';
import { t } from '../../core/i18n.js';
import { dealings } from '../../games/dealings.js';

/** @typedef {import('./address.js').Asked} Asked */
/** @typedef {{value: string, words: string}} Option */

/** @param {string} title @param {string} name @param {string} chosen @param {Option[]} options */
const choice = (title, name, chosen, options) => html`<label>${title}<select name="${name}">${options.map(({ value, words }) =>
  html`<option value="${value}" ?selected="${value === chosen}">${words}</option>`)}</select></label>`;

/** @param {[number, number]} seats @returns {Option[]} */
const counts = ([fewest, most]) =>
  Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i)).map((n) => ({ value: n, words: n }));

/** @param {Asked} asked */
const options = ({ dealing, options: chosen }) => dealing.options.map(({ name, title, choices }) =>
  choice(title(), name, chosen[name], choices.map(({ value, words }) => ({ value, words: words() }))));

/** @param {'commit'|'seed'} name @param {string} value */
const digits = (name, value) => html`<label class="hex">${t(`fair.${name}`)}<input name="${name}" .value="${value}" spellcheck="false"
  autocomplete="off" autocapitalize="off" maxlength="80" aria-describedby="verdict"></label>`;

/** @param {Asked} asked @param {(from: URLSearchParams) => void} changed */
export const form = (asked, changed) => {
  const { dealing } = asked;
  const read = (/** @type {Event} */ { currentTarget }) => {
    const data = new FormData(/** @type {HTMLFormElement} */ (currentTarget));
    changed(new URLSearchParams([...data].map(([name, value]) => [name, String(value)])));
  };
  return html`<form novalidate @input=${read} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <div class="row">${choice(t('fair.which'), 'game', dealing.id, dealings.map(({ id, name }) => ({ value: id, words: name() })))}
      ${choice(t('fair.seats'), 'seats', String(asked.seats), counts(dealing.seats))}${options(asked)}</div>
    ${digits('commit', asked.commit)}${digits('seed', asked.seed)}</form>`;
};
