// House rules as sentences. The host chooses inside the sentence; guests read
// the same sentence.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { rich, t } from '../../core/i18n.js';
import { nameOf } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Agreed} Agreed */
/** @typedef {import('./types.js').RuleSentence} RuleSentence */
/** @typedef {RuleSentence & {field: string}} Choice `field`: "options", or a member of the room */

/** @param {RuleSentence['values'][number]} value */
const words = ({ key, n, data }) => t(key, n === undefined ? data : { n });

/** @param {RuleSentence['values']} values @param {unknown} now @returns {string} */
const chosenWords = (values, now) => {
  const value = values.find((v) => String(v.value) === String(now));
  return value ? words(value) : String(now);
};

/** @param {Choice} choice @param {unknown} now */
const picker = ({ option, key, data, values, field }, now) => html`<span class="pick"><span
  class="val" aria-hidden="true">${chosenWords(values, now)}</span><select
  data-set="${field}" data-option="${option}" aria-label="${t('room.house.choice', { sentence: t(key, { ...data, pick: '…' }) })}">
  ${values.map((value, i) => html`<option value="${i}" .selected=${live(value.value === now)}>${words(value)}</option>`)}
</select></span>`;

/** @param {Choice} choice @param {unknown} now */
const reading = ({ values }, now) => html`<b>${chosenWords(values, now)}</b>`;

/** @param {Choice} choice @param {unknown} now @param {boolean} may @returns {unknown} the sentence */
const ruleLine = (choice, now, may) => rich(choice.key, { ...choice.data, pick: may ? picker(choice, now) : reading(choice, now) });

const CLOCKS = /** @type {const} */ (['off', 'gentle', 'firm']);
const NO_YES = /** @type {const} */ ([false, true]);
const GRACES = [10, 20, 30, 60, 120, 300];

/** @param {Pick<Choice, 'option'|'key'|'values'|'data'>} choice @returns {Choice} */
const ofRoom = (choice) => ({ ...choice, field: 'room', rule: '' });

/** @param {number} now @returns {Choice} */
const graceChoice = (now) => {
  const graces = [...new Set([...GRACES, now])].sort((a, b) => a - b);
  return ofRoom({ option: 'grace_s', key: 'room.house.grace', values: graces.map((n) => ({ value: n, key: 'room.house.grace.n', n })) });
};

/** @param {State} state */
const clockChoice = ({ kind }) =>
  ofRoom({ option: 'clock', key: 'room.house.clock',
    values: CLOCKS.map((value) => ({ value, key: `room.house.clock.${value}`, n: kind?.turn_s[value] ?? 0 })) });

const TIMES = /** @type {const} */ ([1, 2, 3, 4, 0]);

/** What each person has of a clock that runs. @param {Room} room @returns {[Choice, unknown][]} */
const timeChoices = (room) => {
  if (room.clock_mode === 'off') return [];
  const values = TIMES.map((value) => ({ value, key: /** @type {const} */ (`room.house.time.${value}`) }));
  const people = Object.entries(room.seats).filter(([, { kind }]) => kind === 'person');
  return people.map(([seat, { time = 1 }]) =>
    [ofRoom({ option: `time.${seat}`, key: 'room.house.time', values, data: { who: nameOf(room, Number(seat)) } }), time]);
};

/** @param {'locked'|'public'|'free_text'} option */
const doorChoice = (option) =>
  ofRoom({ option, key: `room.house.${option}`, values: NO_YES.map((value) => ({ value, key: `room.house.${option}.${value}` })) });

/** What the room itself lets the host choose. @param {State} state @param {Room} room @returns {[Choice, unknown][]} */
const roomChoices = (state, room) => [
  [clockChoice(state), room.clock_mode],
  ...timeChoices(room),
  [graceChoice(room.grace_s), room.grace_s],
  [doorChoice('locked'), room.locked ?? false],
  [doorChoice('free_text'), room.free_text ?? false],
  ...(room.private ? [] : [/** @type {[Choice, unknown]} */ ([doorChoice('public'), room.public ?? false])]),
];

/**
 * Of many numbers the ones that the schema proposes are offered, and the one that is set.
 * @template {object} S @param {S & {examples?: number[], enum?: unknown[]}} schema @param {unknown} now @returns {S}
 */
const proposed = (schema, now) => {
  const { examples } = schema;
  return examples ? { ...schema, enum: [...new Set([...examples, Number(now)])].sort((a, b) => a - b) } : schema;
};

/** What the host may choose at any time. @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const choicesInPlay = (state, room) => {
  const some = roomChoices(state, room).filter(([{ option }]) => option !== 'clock');
  return html`<div class="rules inforce">${list(state, room, some, true)}</div>`;
};

/** @param {State} state @returns {[Choice, unknown][]} all sentences and what they say now */
export const choices = (state) => {
  const { doc, game, kind } = state;
  if (!doc) return [];
  const { room } = doc;
  const all = Object.entries(kind?.options.properties ?? {});
  const schemas = Object.fromEntries(all.map(([option, schema]) => [option, proposed(schema, room.options[option])]));
  const rules = game.ruleSentences(schemas, room.options, Object.keys(room.seats).length);
  const ofGame = rules.map((rule) => /** @type {[Choice, unknown]} */ ([{ ...rule, field: 'options' }, room.options[rule.option]]));
  return [...ofGame, ...roomChoices(state, room)];
};

/** Not as the rulebook has it. @param {Room} room @param {Choice} choice */
const isChanged = (room, { field, option }) => field === 'options' && option in room.house_rules;

/** The others are told beside the deck. @param {[Choice, unknown]} choice */
const isRule = ([{ aside }]) => !aside;

/** @param {State} state @param {Choice} choice */
const ruling = ({ game }, { rule }) => {
  if (!rule) return nothing;
  return html`<a class="tag" href="/rules/${game.id}#${rule}" target="_blank" rel="noopener">${rule}</a>`;
};

/** @param {State} state @param {Room} room @param {[Choice, unknown]} one @param {boolean} may */
const row = (state, room, [choice, now], may) => {
  const changed = isChanged(room, choice);
  const mark = changed ? html`<span class="cap">${t('room.house.changed')}</span>` : nothing;
  return html`<li class="${changed ? 'changed' : ''}"><span
    class="line">${ruleLine(choice, now, may)}</span>${mark}${ruling(state, choice)}</li>`;
};

/** @param {State} state @param {Room} room @param {[Choice, unknown][]} some @param {boolean} may */
const list = (state, room, some, may) => html`<ul>${some.map((one) => row(state, room, one, may))}</ul>`;

/** All rules in force, to be read. @param {State} state @param {Room} room @returns {import('lit').TemplateResult} */
export const rulesInForce = (state, room) =>
  html`<div class="rules inforce">${list(state, room, choices(state).filter(isRule), false)}</div>`;

/** What whoever comes should know: the rules that are not as in the rulebook. @param {State} state @param {Room} room @returns {unknown} */
export const rulesAtTheDoor = (state, room) => {
  const changed = choices(state).filter((one) => isRule(one) && isChanged(room, one[0]));
  if (!changed.length) return nothing;
  return html`<section class="rules inforce" aria-labelledby="door-rules"><h3 id="door-rules">${t('room.house.door')}</h3
    >${list(state, room, changed, false)}</section>`;
};

/** Options whose values differ. @param {Agreed} was @param {Agreed} now @returns {string[]} */
export const differing = (was, now) => Object.keys(now).filter((option) => was[option] !== now[option]);

/** The rules of a match, by option. @param {Room} room @returns {Agreed} */
export const agreedIn = (room) => ({ ...room.options, clock: room.clock_mode, grace_s: room.grace_s });

/** What options say now, as sentences, the last without a full stop. @param {State} state @param {string[]} options @returns {string} */
export const rulesInWords = (state, options) =>
  choices(state)
    .filter(([{ option }]) => options.includes(option))
    .map(([{ key, data, values }, now]) => t(key, { ...data, pick: chosenWords(values, now) }))
    .join('. ');

/** @param {State} state @returns {string} a sentence without its full stop */
export const clockInWords = (state) => rulesInWords(state, ['clock']);

/** @param {string} text of an option's value */
const valueOf = (text) => (/^(true|false|-?\d+)$/.test(text) ? JSON.parse(text) : text);

/**
 * What was chosen once, as sentences, the last without a full stop.
 * @param {State} state @param {{[option: string]: string}} fields @returns {string}
 */
export const rulesSaid = (state, fields) => {
  if (!state.doc) return '';
  const { room } = state.doc;
  const options = Object.fromEntries(Object.entries(fields).map(([option, text]) => [option, valueOf(text)]));
  const then = /** @type {Room} */ ({ ...room, options: { ...room.options, ...options }, ...fields, grace_s: Number(fields.grace_s ?? room.grace_s) });
  const names = Object.keys(fields).map((field) => (field === 'clock_mode' ? 'clock' : field));
  return rulesInWords({ ...state, doc: { ...state.doc, room: then } }, names);
};

/** A rule as a sentence that leaves its choice open. @param {State} state @param {unknown} option @returns {string} '' for none */
export const openRule = (state, option) => {
  const [choice] = choices(state).find(([one]) => one.option === option) ?? [];
  return choice ? t(choice.key, { ...choice.data, pick: '…' }) : '';
};

/** What is played with. @param {State} state @param {Room} room @param {boolean} may */
const deck = (state, room, may) => {
  const { picture, words: said } = state.game.deck(room.options);
  const asides = choices(state).filter((one) => !isRule(one));
  if (!said && asides.length === 0) return nothing;
  return html`<div class="deck">${picture}<p>${said} <span>${asides.map(([choice, now]) => ruleLine(choice, now, may))}</span></p></div>`;
};

/** By which people see that two tables have the same rules. @param {Room} room @returns {import('lit').TemplateResult} */
export const rulesMark = ({ rules_id: id }) => html`<p class="cap mark">${rich('room.house.mark', { id: html`<code>${id}</code>` })}</p>`;

/** @param {State} state @param {Room} room @param {boolean} may @returns {import('lit').TemplateResult} */
export const houseRules = (state, room, may) => html`<section class="rules" aria-labelledby="rules-title">
    <h2 id="rules-title">${t('room.house.title')}</h2>
    ${list(state, room, choices(state).filter(isRule), may)}
    ${deck(state, room, may)}${rulesMark(room)}
  </section>`;

/**
 * The body of the PATCH that a select stands for.
 * @param {State} state @param {string} option @param {number} index @returns {object|undefined}
 */
export const changeOf = (state, option, index) => {
  const found = choices(state).find(([c]) => c.option === option);
  const value = found?.[0].values[index]?.value;
  if (!found || value === undefined) return undefined;
  if (option.startsWith('time.')) return { time: { [option.slice(5)]: value } };
  return found[0].field === 'room' ? { [option]: value } : { options: { ...state.doc?.room.options, [option]: value } };
};
