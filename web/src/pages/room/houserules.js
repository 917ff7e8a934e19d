// House rules as sentences. The host chooses inside the sentence; guests read
// the same sentence.
import { html, nothing } from 'lit';
import { rich, t } from '../../core/i18n.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Agreed} Agreed */
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

const CLOCKS = /** @type {const} */ (['off', 'gentle', 'firm']);
const NO_YES = /** @type {const} */ ([false, true]);
const GRACES = [10, 20, 30, 60, 120, 300];

/** What the room itself lets the host choose. @param {Room} room @returns {[Choice, unknown][]} */
const roomChoices = (room) => {
  const graces = [...new Set([...GRACES, room.grace_s])].sort((a, b) => a - b);
  return [
    [{ field: 'room', option: 'clock', key: 'room.house.clock', rule: '', values: CLOCKS.map((value) => ({ value, key: `room.house.clock.${value}` })) }, room.clock_mode],
    [{ field: 'room', option: 'grace_s', key: 'room.house.grace', rule: '', values: graces.map((n) => ({ value: n, key: 'room.house.grace.n', n })) }, room.grace_s],
    [{ field: 'room', option: 'locked', key: 'room.house.locked', rule: '', values: NO_YES.map((value) => ({ value, key: `room.house.locked.${value}` })) }, room.locked ?? false],
    [{ field: 'room', option: 'public', key: 'room.house.public', rule: '', values: NO_YES.map((value) => ({ value, key: `room.house.public.${value}` })) }, room.public ?? false],
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

/** Not as the rulebook has it. @param {Room} room @param {Choice} choice */
const isChanged = (room, { field, option }) => field === 'options' && option in room.house_rules;

/** The language of the cards is told beside the deck. @param {[Choice, unknown]} choice */
const isRule = ([{ option }]) => option !== 'card_lang';

/** @param {State} state @param {Room} room @param {[Choice, unknown][]} some @param {boolean} may */
const list = (state, room, some, may) => html`<ul>${some.map(([choice, now]) => html`<li class="${isChanged(room, choice) ? 'changed' : ''}"><span class="line">${ruleLine(choice, now, may)}</span>${isChanged(room, choice) ? html`<span class="cap">${t('room.house.changed')}</span>` : nothing}${choice.rule
  ? html`<a class="tag" href="/rules/${state.game.id}#${choice.rule}" target="_blank" rel="noopener">${choice.rule}</a>` : nothing}</li>`)}</ul>`;

/** All rules in force, to be read. @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const rulesInForce = (state, room) => html`<div class="rules inforce">${list(state, room, choices(state).filter(isRule), false)}</div>`;

/** What whoever comes should know: the rules that are not as in the rulebook. @param {State} state @param {Room} room @returns {unknown} */
export const rulesAtTheDoor = (state, room) => {
  const changed = choices(state).filter((one) => isRule(one) && isChanged(room, one[0]));
  return changed.length ? html`<section class="rules inforce" aria-labelledby="door-rules"><h3 id="door-rules">${t('room.house.door')}</h3>${list(state, room, changed, false)}</section>` : nothing;
};

/** Options whose values differ. @param {Agreed} was @param {Agreed} now @returns {string[]} */
export const differing = (was, now) => Object.keys(now).filter((option) => was[option] !== now[option]);

/** The rules of a match, by option. @param {Room} room @returns {Agreed} */
export const agreedIn = (room) => ({ ...room.options, clock: room.clock_mode, grace_s: room.grace_s });

/** What options say now, as sentences, the last without a full stop. @param {State} state @param {string[]} options @returns {string} */
export const rulesInWords = (state, options) =>
  choices(state).filter(([{ option }]) => options.includes(option)).map(([{ key, values }, now]) => t(key, { pick: chosenWords(values, now) })).join('. ');

/** @param {State} state @param {Room} room @param {boolean} may @returns {import('lit').TemplateResult} */
export const houseRules = (state, room, may) => {
  const all = choices(state);
  const language = all.find(([c]) => c.option === 'card_lang');
  const lang = room.options.card_lang === 'en' ? 'en' : 'es';
  return html`<section class="rules" aria-labelledby="rules-title"><h2 id="rules-title">${t('room.house.title')}</h2>
    ${list(state, room, all.filter(isRule), may)}
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
