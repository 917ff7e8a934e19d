// What everybody may see, as labelled lists: any view, without knowing its game.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { elementFacts, figureWords } from './facts.js';
import { fieldMap, isField } from './field.js';
import { headOf, labelOf } from './labels.js';
import { isSquare, picture } from './picture.js';
import { cardIn, cardWord, numberWord } from './speech.js';

/** @typedef {import('./speech.js').Speech} Speech */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** Members whose numbers, or lists of numbers, are seats. */
const SEATS = ['seat', 'seats', 'to', 'from', 'of', 'by', 'winner', 'winners', 'dealer', 'lead', 'other', 'buzzer', 'out', 'voted'];
/** Members that go by seats. */
const BY_SEAT = ['points', 'totals', 'left', 'cards', 'ready'];
/** Members whose cards lie open with all that is printed on them. */
const OPEN = ['top', 'table'];
/** What is told in another place. */
const ELSEWHERE = ['turn', 'seats', 'log', 'result', 'hand', 'can', 'figures', 'open', 'hint'];
/** Figures that stand with the card that has them: by member, the member of the card. @type {Record<string, string>} */
const FIGURES = { value: 'card', next_value: 'next' };

/** @param {string} facts */
const aside = (facts) => (facts ? html` <span class="facts">(${facts})</span>` : nothing);

/** @param {string} code @param {Speech} speech @returns {unknown} what an element has besides its name */
const printed = (code, { secret }) => aside(elementFacts(code, { secret }));

/** All that a game asks for of an element. @param {string} code @param {Speech} speech */
const printedAll = (code, { secret, words, veiled }) => aside(elementFacts(code, { secret, words, veiled: veiled?.[code] }));

/**
 * A card as it lies in a member: its picture, its word, its facts where all may read them.
 * @param {string} member @param {string} code @param {Speech} speech
 */
const lies = (member, code, speech) =>
  html`${picture(code, speech.words)}${cardIn(member, code, speech)}${OPEN.includes(member) ? printed(code, speech) : nothing}`;

/** @param {string} member @param {unknown} value @param {Speech} speech @returns {unknown} */
const one = (member, value, speech) => {
  if (value === true) return t('plain.yes');
  if (typeof value === 'number') return SEATS.includes(member) && value > 0 ? speech.name(value) : numberWord(value);
  return lies(member, String(value), speech);
};

/** @param {string} key @param {string} of the member that holds it @param {Speech} speech @returns {unknown} */
const keyWord = (key, of, speech) => {
  if (/^\d+$/.test(key)) return BY_SEAT.includes(of) ? speech.name(Number(key)) : key;
  const card = cardWord(key, speech);
  return card === key && !isSquare(key) ? labelOf(key, speech.words) : lies(of, key, speech);
};

/** @param {unknown} value */
const isList = (value) => typeof value === 'object' && value !== null;
/** @param {unknown} value whether it says something */
const isSaid = (value) => value !== false && value !== '' && value !== null && value !== undefined;

/**
 * @param {Record<string, unknown>} of what holds it @param {string} member of a figure @param {string} [stat]
 * @returns {string} '' for none
 */
const figureOf = (of, member, stat = '') => (typeof of[member] === 'string' ? ` (${figureWords(stat, of[member])})` : '');

/**
 * A card of a comparison: with its figure, and all that is printed on it once it lies open.
 * @param {Record<string, unknown>} said @param {Speech} speech
 */
const compared = (said, speech) => html`${cardIn('card', String(said.name), speech)}${said.face_up
  ? printedAll(String(said.name), speech) : nothing}${figureOf(said, 'value', speech.stat)}`;

/** @param {object} value @returns {value is Record<string, unknown>} whether it is a card that was named in a comparison */
const isCompared = (value) =>
  'name' in value && Object.keys(value).every((key) => ['name', 'face_up', 'value'].includes(key));

/** With what stands beside it: a card with its figure. @param {Record<string, unknown>} of @param {string} member @param {Speech} speech */
const figureBeside = (of, member, speech) => {
  const figure = Object.keys(FIGURES).find((name) => FIGURES[name] === member);
  return figure === undefined ? '' : figureOf(of, figure, String(of.stat ?? speech.stat ?? ''));
};

/** @param {Record<string, unknown>} of @param {string} member whether it is told with another one */
const isBeside = (of, member) => FIGURES[member] !== undefined && FIGURES[member] in of;

/**
 * Each member that says something, with its word.
 * @param {string} of what holds them @param {object} value @param {Speech} speech @returns {TemplateResult[]}
 */
const pairs = (of, value, speech) => {
  const all = /** @type {Record<string, unknown>} */ (value);
  const inside = typeof all.game === 'string' ? { ...speech, stat: all.game } : speech;
  return Object.entries(all).filter(([key, v]) => isSaid(v) && !isBeside(all, key)).map(([key, v]) =>
    html`<span class="k">${keyWord(key, of, speech)}:</span> ${told(key, v, inside, of)}${figureBeside(all, key, inside)}`);
};

/** @param {string} of @param {object} value @param {Speech} speech */
const list = (of, value, speech) => html`<ul>${pairs(of, value, speech).map((pair) => html`<li>${pair}</li>`)}</ul>`;

/** @param {string} of @param {object} value @param {Speech} speech */
const line = (of, value, speech) => pairs(of, value, speech).map((pair, i) => html`${i ? ' · ' : nothing}${pair}`);

/** @param {unknown[]} values @param {string} member @param {Speech} speech */
const row = (values, member, speech) => values.map((value, i) => [i ? ', ' : '', told(member, value, speech)]);

/** A map, and what it says in words. @param {string} of @param {import('./field.js').Field} field @param {Speech} speech */
const mapped = (of, field, speech) =>
  html`${fieldMap(field)}<details><summary>${t('plain.in_words')}</summary>${list(of, field, speech)}</details>`;

/**
 * A value in words. Its member may be a number: then what holds it says what it is.
 * @param {string} member @param {unknown} value @param {Speech} speech @param {string} [of] @returns {unknown}
 */
const told = (member, value, speech, of = '') => {
  const name = /^\d+$/.test(member) ? of : member;
  if (!isList(value)) return one(name, value, speech);
  const size = Object.keys(/** @type {object} */ (value)).length;
  if (size === 0) return t('plain.none');
  if (Array.isArray(value)) return row(value, name, speech);
  if (isCompared(/** @type {object} */ (value))) return compared(/** @type {Record<string, unknown>} */ (value), speech);
  if (isField(/** @type {object} */ (value))) return mapped(name, /** @type {import('./field.js').Field} */ (value), speech);
  const isShort = of !== '' && !Object.values(/** @type {object} */ (value)).some(isList); // in a list, what holds no lists
  return (isShort ? line : list)(name, /** @type {object} */ (value), speech);
};

/** @param {string} title @param {[unknown, unknown][]} rows */
const block = (title, rows) => (rows.length
  ? html`<section><h2>${title}</h2><dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>`
  : nothing);

/** @param {View} view @param {Speech} speech @returns {unknown} each seat and what all see of it */
export const seatsView = ({ seats = {} }, speech) =>
  block(t('plain.players'), Object.entries(seats).map(([seat, members]) => [speech.name(Number(seat)), line('', members, speech)]));

/** @param {Record<string, unknown>} members @param {Speech} speech @returns {[unknown, unknown][]} */
const rowsOf = (members, speech) =>
  Object.entries(members).map(([member, value]) => [headOf(member, speech.words), told(member, value, speech)]);

/** Whether cards lie open there: those are told first. @param {[string, unknown]} entry */
const isLaid = ([member, value]) => OPEN.includes(member) || (isList(value) && isField(/** @type {object} */ (value)));

/** @param {View} view @param {Speech} speech @returns {unknown} what lies open in this round, before the hand */
export const openView = ({ open, result }, speech) => (open && Object.keys(open).length && !result
  ? html`<section class="opened"><h2>${headOf('open', speech.words)}</h2>${list('open', open, speech)}</section>` : nothing);

/** "1 of 3" where a game and how many there are stand apart. @param {View} view @returns {Record<string, unknown>} */
const counted = ({ games, ...view }) => {
  if (typeof games !== 'number' || typeof view.game !== 'number') return { ...view, ...(games === undefined ? {} : { games }) };
  return { ...view, game: t('plain.of', { n: view.game, all: games }) };
};

/**
 * The rest of the view, the cards that lie open first.
 * @param {View} view @param {Speech} speech @param {readonly string[]} [drawn] members that are drawn in another place @returns {unknown}
 */
export const tableView = (view, speech, drawn = []) => {
  const isHere = (/** @type {string} */ member) => !ELSEWHERE.includes(member) && !drawn.includes(member);
  const all = Object.entries(counted(view)).filter(([member, value]) => isHere(member) && isSaid(value));
  const rest = [...all.filter(isLaid), ...all.filter((entry) => !isLaid(entry))];
  return block(t('plain.table'), rowsOf(Object.fromEntries(rest), speech));
};

/** How many cards a hand has. @param {View} view @param {number} seat @returns {number} */
export const cardCount = ({ seats, cards }, seat) => Number(seats?.[seat]?.cards ?? cards?.[seat] ?? 0);

/** Figures of an own card that count now. @param {View} view @param {string} code @param {Speech} speech */
const figuresOf = ({ figures = {} }, code, { words }) => {
  const stats = [...new Set(Object.values(figures).flatMap(Object.keys))];
  const figure = (/** @type {string} */ stat, value = t('plain.not_known')) => words.card?.[value] ?? figureWords(stat, value);
  return stats.map((stat) =>
    html` <span class="figure">${words.card?.[stat] ?? stat}: <b>${figure(stat, figures[code]?.[stat])}</b></span>`);
};

/** @param {number} n */
const times = (n) => (n > 1 ? ` × ${n}` : '');

/**
 * The own cards in order of arrival; where the numbers are how many there are of each, with these and in the
 * order of the game's words.
 * @param {View} view @param {number} me @param {Speech} speech @returns {TemplateResult[]}
 */
export const handCards = (view, me, speech) => {
  /** @type {Record<string, number>} */
  const hand = view.hand ?? {};
  const codes = Object.keys(hand);
  const counted = codes.length < cardCount(view, me);
  const order = Object.keys(speech.words.card ?? {});
  codes.sort((a, b) => (counted ? order.indexOf(a) - order.indexOf(b) : hand[a] - hand[b]));
  const besides = (/** @type {string} */ code) => html`${figuresOf(view, code, speech)}${printedAll(code, speech)}`;
  return codes.map((code) => html`${lies('', code, speech)}${counted ? times(hand[code]) : ''}${besides(code)}`);
};

/** @param {object} data of a refusal @param {Speech} speech @returns {unknown} */
export const factsView = (data, speech) => list('', data, speech);
