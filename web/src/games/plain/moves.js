// The moves that the server accepts now, each a button with its sentence; many
// of them in two steps, and with a field to find one; and where not all are
// listed, a field for a person's own words, or else for any move.
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../core/i18n.js';
import { choicesOf } from './choices.js';
import { freeField, freeKinds } from './freely.js';
import { beginning, commonKind, grouped } from './groups.js';
import { isSimple, letterOf } from './keys.js';
import { labelOf } from './labels.js';
import { picture } from './picture.js';
import { cardIn } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {import('./choices.js').Choice} Choice */
/** @typedef {import('./groups.js').Grouped} Grouped */
/** @typedef {import('./groups.js').Group} Group */

/** With more than these a field helps to find one. */
const MANY = 12;
/** More buttons than these stand nowhere. */
const MOST = 100;

/** @param {string} text @returns {string} without case and accents */
const bare = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** @param {Choice[]} all @param {string} wanted words, in any order @returns {Choice[]} those that have them all */
export const found = (all, wanted) => {
  const parts = bare(wanted).split(/\s+/).filter(Boolean);
  return all.filter(({ words }) => parts.every((part) => bare(words).includes(part)));
};

/** @param {string|undefined} text typed, or of a button @returns {Move|undefined} nothing where it is no move */
export const readMove = (text) => {
  try {
    const move = JSON.parse(text ?? '');
    return typeof move?.do === 'string' ? move : undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} key @returns {string} for an id, which has no spaces */
const idOf = (key) => `move-${encodeURIComponent(key)}`;

/** Cards that a move lays, as they will lie. @param {string} key @param {Speech} speech */
const cardsOf = (key, { words }) => {
  const { card, cards = [card], turn = 0 } = JSON.parse(key);
  return Array.isArray(cards) ? cards.map((code) => (typeof code === 'string' ? picture(code, words, turn) : nothing)) : nothing;
};

/**
 * @param {Choice} choice @param {Context} ctx @param {Speech} speech
 * @param {string} [said] how its sentence begins, where that was said already
 */
const button = ({ key, words }, { live: may, sending }, speech, said = '') => html`<li><button class="btn" id="${idOf(key)}"
  data-do="move" data-move="${key}" data-hot="${letterOf(JSON.parse(key)) ?? nothing}" aria-busy="${sending.includes(key)}"
  aria-disabled="${!may}">${cardsOf(key, speech)}<span
  >${said ? html`<span class="vh">${said}</span>` : nothing}${words.slice(said.length)}</span></button></li>`;

/** @param {Choice[]} shown @param {Context} ctx @param {Speech} speech @param {string} [said] */
const buttons = (shown, ctx, speech, said) =>
  html`<ul>${repeat(shown.slice(0, MOST), ({ key }) => key, (choice) => button(choice, ctx, speech, said))}</ul>`;

/** @param {string} member @param {Group} group @param {Speech} speech @returns {string} */
const groupWord = (member, { value }, speech) => {
  if (typeof value === 'string') return cardIn(member, value, speech);
  return member === 'seat' ? speech.name(value) : String(value).replace('-', '−');
};

/** @param {Group} group @param {string} word @param {Context} ctx @param {Speech} speech */
const which = ({ value, moves }, word, { typed }, speech) => html`<label class="which"><input type="radio" name="plain-first"
  id="first-${encodeURIComponent(value)}" data-typed="first" value="${value}"
  .checked=${live(typed.first === String(value))}><span>${picture(String(value), speech.words)}<b>${word}</b>
  <span class="cap">${t('plain.moves_of', { n: moves.length })}</span></span></label>`;

/** @param {Grouped} all @param {Context} ctx @param {Speech} speech */
const firstStep = ({ member, groups }, ctx, speech) => html`<fieldset class="first">
  <legend>${t('plain.first', { what: labelOf(member, speech.words) })}</legend>
  ${groups.map((group) => which(group, groupWord(member, group, speech), ctx, speech))}</fieldset>`;

/** What all have in common is said once, above them. @param {Choice[]} all @param {Context} ctx @param {Speech} speech */
const together = (all, ctx, speech) => {
  const said = all.length > 1 ? beginning(all.map(({ words }) => words)) : '';
  const head = said.trim() ? `${said.trim()} …` : t('plain.then');
  return html`<div class="then" role="group" aria-label="${head}"><h3>${head}</h3>${buttons(all, ctx, speech, said)}</div>`;
};

/** @param {Move[]} moves @param {Context} ctx @param {Speech} speech */
const besides = (moves, ctx, speech) => (moves.length ? buttons(choicesOf(moves, speech), ctx, speech) : nothing);

/** @param {Grouped} all @param {Context} ctx @param {Speech} speech */
const steps = (all, ctx, speech) => {
  const chosen = all.groups.find(({ value }) => String(value) === ctx.typed.first);
  return html`${firstStep(all, ctx, speech)}${besides(all.rest, ctx, speech)}
    ${chosen ? together(choicesOf(chosen.moves, speech), ctx, speech) : nothing}`;
};

/** Moves that no step sorts: most are of one kind. @param {Move[]} moves @param {Context} ctx @param {Speech} speech */
const oneStep = (moves, ctx, speech) => {
  const kind = commonKind(moves);
  const others = moves.filter((move) => move.do !== kind);
  return html`${besides(others, ctx, speech)}${together(choicesOf(moves.filter((move) => move.do === kind), speech), ctx, speech)}`;
};

/** @param {Context} ctx */
const finder = ({ typed }) => html`<p class="find"><label for="plain-find">${t('plain.find')}</label><input id="plain-find"
  data-typed="find" type="search" autocomplete="off" spellcheck="false" .value=${live(typed.find ?? '')}></p>`;

/** How many there are, and how many are shown. @param {number} all @param {Choice[]} shown */
const count = (all, { length: n }) =>
  html`<p class="cap" role="status">${t(n > MOST ? 'plain.found_first' : 'plain.found', { n, all, most: MOST })}</p>`;

/** A move as it is written. */
const EXAMPLE = '{"do":"pass"}';

/** A move that is not listed, as text. @param {Context} ctx */
const writer = ({ typed, live: may }) => {
  const text = (typed.move ?? '').trim();
  const move = readMove(text);
  const wrong = text !== '' && !move;
  const note = t(wrong ? 'plain.write_wrong' : 'plain.write_how', { example: EXAMPLE });
  return html`<form class="write" data-form="typed"><label for="plain-move">${t('plain.write')}</label>
    <div><input id="plain-move" data-typed="move" autocomplete="off" autocapitalize="off" spellcheck="false"
      aria-invalid="${wrong}" aria-describedby="plain-move-note" .value=${live(typed.move ?? '')}><button class="btn"
      data-do="move" id="plain-send" data-move="${text}" aria-disabled="${!may || !move}">${t('plain.send')}</button></div>
    <p class="cap" id="plain-move-note" role="status">${note}</p></form>`;
};

/** Those that have the words that are looked for. @param {Choice[]} all @param {Context} ctx @param {Speech} speech */
const finds = (all, ctx, speech) => {
  const shown = found(all, ctx.typed.find ?? '');
  return html`${count(all.length, shown)}${buttons(shown, ctx, speech)}`;
};

/**
 * In steps, unless something is looked for or they are too many.
 * @param {Choice[]} all @param {Context} ctx @param {Speech} speech
 */
const sorted = ({ length }, ctx, speech) => {
  const { legal, typed, view: { hand = {} } } = ctx;
  const moves = legal?.moves ?? [];
  if (typed.find?.trim()) return undefined;
  const two = grouped(moves, (value) => value in hand);
  if (two) return steps(two, ctx, speech);
  return length > MOST ? undefined : oneStep(moves, ctx, speech);
};

/** What there is to choose from, with a field to find it. @param {Choice[]} all @param {Context} ctx @param {Speech} speech */
const manyMoves = (all, ctx, speech) => {
  const first = sorted(all, ctx, speech);
  return html`${first ?? nothing}${finder(ctx)}${first ? nothing : finds(all, ctx, speech)}`;
};

/** Moves that are not listed; none is typed where a draft of the move can be built. @param {Context} ctx @param {Speech} speech */
const unlisted = (ctx, speech) => {
  const { legal, draft } = ctx;
  if (!legal || legal.complete || draft) return nothing;
  const kinds = freeKinds(legal);
  return kinds.length ? kinds.map((kind) => freeField(kind, ctx, speech)) : writer(ctx);
};

/** @param {Context} ctx @param {Speech} speech @returns {unknown} moves that need no choice, to stand before what is built */
export const simpleMoves = (ctx, speech) => {
  const simple = (ctx.legal?.moves ?? []).filter(isSimple);
  return simple.length ? html`<div class="moves simple">${buttons(choicesOf(simple, speech), ctx, speech)}</div>` : nothing;
};

/**
 * @param {Context} ctx @param {Speech} speech
 * @param {readonly string[]} [made] kinds of moves that are made in another place; simple ones are, too, where there is one
 * @returns {unknown} nothing while the viewer may do nothing
 */
export const movesView = (ctx, speech, made) => {
  if (!ctx.legal) return nothing;
  const moves = ctx.legal.moves.filter((move) => !made || !(isSimple(move) || made.includes(move.do)));
  const rest = { ...ctx, legal: { ...ctx.legal, moves } };
  const all = choicesOf(moves, speech);
  if (made && all.length === 0) return nothing;
  return html`<section class="moves" aria-labelledby="plain-moves"><h2 id="plain-moves">${t('plain.moves', { n: all.length })}</h2>
    ${all.length > MANY ? manyMoves(all, rest, speech) : buttons(all, ctx, speech)}
    ${unlisted(rest, speech)}</section>`;
};
