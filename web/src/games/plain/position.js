// What everybody may see, as labelled lists: any view, without knowing its game.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { headOf, labelOf } from './labels.js';
import { cardIn, cardWord } from './speech.js';

/** @typedef {import('./speech.js').Speech} Speech */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** Members whose numbers, or lists of numbers, are seats. */
const SEATS = ['seat', 'seats', 'to', 'from', 'of', 'by', 'winner', 'winners', 'dealer', 'lead', 'other', 'buzzer', 'out', 'voted'];
/** Members that go by seats. */
const BY_SEAT = ['points', 'totals', 'left', 'cards', 'ready'];
/** What is told in another place. */
const ELSEWHERE = ['turn', 'seats', 'log', 'result', 'hand', 'can'];

/** @param {string} member @param {unknown} value @param {Speech} speech @returns {unknown} */
const one = (member, value, speech) => {
  if (value === true) return t('plain.yes');
  if (typeof value === 'number') return SEATS.includes(member) && value > 0 ? speech.name(value) : String(value).replace('-', '−');
  return cardIn(member, String(value), speech);
};

/** @param {string} key @param {string} of the member that holds it @param {Speech} speech */
const keyWord = (key, of, speech) => {
  if (/^\d+$/.test(key)) return BY_SEAT.includes(of) ? speech.name(Number(key)) : key;
  const card = cardWord(key, speech);
  return card === key ? labelOf(key, speech.words) : card;
};

/** @param {unknown} value */
const isList = (value) => typeof value === 'object' && value !== null;
/** @param {unknown} value whether it says something */
const isSaid = (value) => value !== false && value !== '' && value !== null && value !== undefined;

/**
 * Each member that says something, with its word.
 * @param {string} of what holds them @param {object} value @param {Speech} speech @returns {TemplateResult[]}
 */
const pairs = (of, value, speech) => Object.entries(value).filter(([, v]) => isSaid(v)).map(([key, v]) =>
  html`<span class="k">${keyWord(key, of, speech)}:</span> ${told(key, v, speech, of)}`);

/** @param {string} of @param {object} value @param {Speech} speech */
const list = (of, value, speech) => html`<ul>${pairs(of, value, speech).map((pair) => html`<li>${pair}</li>`)}</ul>`;

/** @param {string} of @param {object} value @param {Speech} speech */
const line = (of, value, speech) => pairs(of, value, speech).map((pair, i) => html`${i ? ' · ' : nothing}${pair}`);

/** @param {unknown[]} values @param {string} member @param {Speech} speech */
const row = (values, member, speech) => values.map((value, i) => [i ? ', ' : '', told(member, value, speech)]);

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

/** @param {View} view @param {Speech} speech @returns {unknown} the rest of the view */
export const tableView = (view, speech) => {
  const rest = Object.entries(view).filter(([member, value]) => !ELSEWHERE.includes(member) && isSaid(value));
  return block(t('plain.table'), rowsOf(Object.fromEntries(rest), speech));
};

/** @param {View} view @param {Speech} speech @returns {unknown} how a match ended */
export const resultView = ({ result }, speech) => (result ? block(t('plain.result'), rowsOf(result, speech)) : nothing);

/** How many cards a hand has. @param {View} view @param {number} seat @returns {number} */
export const cardCount = ({ seats, cards }, seat) => Number(seats?.[seat]?.cards ?? cards?.[seat] ?? 0);

/**
 * The own cards in order of arrival; where the numbers are how many there are of each, with these.
 * @param {View} view @param {number} me @param {Speech} speech @returns {string[]}
 */
export const handWords = (view, me, speech) => {
  /** @type {Record<string, number>} */
  const hand = view.hand ?? {};
  const cards = Object.entries(hand).sort(([, a], [, b]) => a - b);
  const counted = cards.length < cardCount(view, me);
  if (!counted) return cards.map(([code]) => cardWord(code, speech));
  return Object.keys(hand).map((code) => `${cardWord(code, speech)}${hand[code] > 1 ? ` × ${hand[code]}` : ''}`);
};

/** @param {object} data of a refusal @param {Speech} speech @returns {unknown} */
export const factsView = (data, speech) => list('', data, speech);
