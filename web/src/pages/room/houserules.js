// House rules as sentences. The host chooses inside the sentence; guests read
// the same sentence.
import { html, nothing } from 'lit';
import { rich, t } from '../../core/i18n.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../../games/unoquimico/rules.js').RuleSentence} RuleSentence */
/** @typedef {RuleSentence & {field: string}} Choice `field`: "options", or a member of the room */

/** @param {RuleSentence['values'][number]} value */
const words = ({ key, n }) => t(key, n === undefined ? {} : { n });

/** @param {RuleSentence['values']} values @param {unknown} now @returns {string} */
const chosenWords = (values, now) => {
  const value = values.find((v) => v.value === now);
  return value ? words(value) : String(now);
};

/** @param {Choice} choice @param {unknown} now */
const picker = ({ option, key, values, field }, now) => html`<span class="pick"><span class="val" aria-hidden="true">${chosenWords(values, now)}</span><select data-set="${field}" data-option="${option}" aria-label="${t('room.house.choice', { sentence: t(key, { pick: '…' }) })}">
  ${values.map((value, i) => html`<option value="${i}" ?selected="${value.value === now}">${words(value)}</option>`)}
</select></span>`;

/** @param {Choice} choice @param {unknown} now */
const reading = ({ values }, now) => html`<b>${chosenWords(values, now)}</b>`;

/** @param {Choice} choice @param {unknown} now @param {boolean} may @returns {unknown} the sentence */
export const ruleLine = (choice, now, may) => rich(choice.key, { pick: may ? picker(choice, now) : reading(choice, now) });

const GRACES = [10, 20, 30, 60, 120, 300];

/** What the room itself lets the host choose. @param {import('./types.js').Room} room @returns {[Choice, unknown][]} */
const roomChoices = (room) => {
  const graces = [...new Set([...GRACES, room.grace_s])].sort((a, b) => a - b);
  return [
    [{ field: 'room', option: 'clock', key: 'room.house.clock', rule: '', values: ['off', 'gentle', 'firm'].map((value) => ({ value, key: `room.house.clock.${value}` })) }, room.clock_mode],
    [{ field: 'room', option: 'grace_s', key: 'room.house.grace', rule: '', values: graces.map((n) => ({ value: n, key: 'room.house.grace.n', n })) }, room.grace_s],
    [{ field: 'room', option: 'locked', key: 'room.house.locked', rule: '', values: [false, true].map((value) => ({ value, key: `room.house.locked.${value}` })) }, room.locked ?? false],
    [{ field: 'room', option: 'public', key: 'room.house.public', rule: '', values: [false, true].map((value) => ({ value, key: `room.house.public.${value}` })) }, room.public ?? false],
  ];
};

/** @param {State} state @returns {[Choice, unknown][]} all sentences and what they say now */
export const choices = ({ doc, game, kind }) => {
  if (!doc) return [];
  const { room } = doc;
  const schemas = kind?.options.properties ?? {};
  const rules = [...game.ruleSentences(schemas, room.options, Object.keys(room.seats).length), game.languageSentence(schemas)];
  return [...rules.map((r) => /** @type {[Choice, unknown]} */ ([{ ...r, field: 'options' }, room.options[r.option]])), ...roomChoices(room)];
};

/** @param {State} state @param {boolean} may @returns {import('lit').TemplateResult} */
export const houseRules = (state, may) => {
  const all = choices(state);
  const language = all.find(([c]) => c.option === 'card_lang');
  /** Not as the rulebook has it. @param {Choice} choice */
  const isChanged = ({ field, option }) => field === 'options' && option in (state.doc?.room.house_rules ?? {});
  const lang = state.doc?.room.options.card_lang === 'en' ? 'en' : 'es';
  return html`<section class="rules" aria-labelledby="rules-title"><h2 id="rules-title">${t('room.house.title')}</h2>
    <ul>${all.filter((c) => c !== language).map(([choice, now]) => html`<li class="${isChanged(choice) ? 'changed' : ''}"><span class="line">${ruleLine(choice, now, may)}</span>${isChanged(choice) ? html`<span class="cap">${t('room.house.changed')}</span>` : nothing}${choice.rule
      ? html`<a class="tag" href="/rules/${state.game.id}#${choice.rule}" target="_blank" rel="noopener">${choice.rule}</a>` : nothing}</li>`)}</ul>
    <div class="deck">${state.game.deck(lang)}<p>${t('uno.rule.deck')} <span>${language ? ruleLine(language[0], language[1], may) : nothing}</span></p></div>
  </section>`;
};

/** The body of the PATCH that a select stands for. @param {State} state @param {string} option @param {number} index @returns {object|undefined} */
export const changeOf = (state, option, index) => {
  const found = choices(state).find(([c]) => c.option === option);
  const value = found?.[0].values[index]?.value;
  if (!found || value === undefined) return undefined;
  return found[0].field === 'room' ? { [option]: value } : { options: { ...state.doc?.room.options, [option]: value } };
};
