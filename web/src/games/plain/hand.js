// The own hand and the moves, each where its game has it: cards to look at, to
// build a move with, to lay on a field, or to turn in their places.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { boardView, hasBoard } from './board.js';
import { helpView, withoutAsking } from './help.js';
import { movesView, simpleMoves } from './moves.js';
import { picture } from './picture.js';
import { hasPlaces, placesView } from './places.js';
import { cardCount, handCards } from './position.js';
import { cardWord } from './speech.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {import('../../core/game.js').Builder} Builder */

/** @param {number} n cards @param {string} [whose] */
const handWords = (n, whose) => (whose ? t('plain.hand_of', { n, who: whose }) : t('plain.hand', { n }));

/** The cards alone. @param {Context} ctx @param {Speech} speech */
export const handList = ({ view, me, whose }, speech) => {
  if (!view.hand || view.result) return nothing;
  const cards = handCards(view, me, speech);
  const list = cards.length ? html`<ul class="cards">${cards.map((card) => html`<li>${card}</li>`)}</ul>` : html`<p>${t('plain.none')}</p>`;
  return html`<section><h2>${handWords(cardCount(view, me) || cards.length, whose)}</h2>${list}</section>`;
};

/**
 * The hand to be looked at, or to build a move with.
 * @param {Context} ctx @param {Speech} speech @param {Builder} [builder]
 */
const handOrBuild = (ctx, speech, builder) => {
  if (ctx.view.result) return nothing;
  if (hasBoard(ctx.view)) return boardView(ctx);
  if (hasPlaces(ctx.view)) return placesView(ctx, speech);
  if (!builder || !ctx.draft || !ctx.view.can) return handList(ctx, speech);
  return builder.view(ctx, ctx.draft, (code) => html`${picture(code, speech.words)}${cardWord(code, speech)}`);
};

/** Members that are drawn with the hand. @param {View} view @returns {string[]} */
export const drawnOf = (view) => [
  ...(hasBoard(view) && !view.result ? ['field', 'box', 'printed'] : []), ...(hasBoard(view) ? ['pile'] : []),
  ...(hasPlaces(view) ? ['places'] : []),
];

/**
 * Kinds of moves that are made there, nothing where none are.
 * @param {Context} ctx @param {Builder} [builder] @returns {string[]|undefined}
 */
const madeOf = ({ view, draft }, builder) => {
  if (hasBoard(view)) return draft ? ['place'] : [];
  if (hasPlaces(view)) return ['flip'];
  return builder && draft ? builder.made : undefined;
};

/** Whether what may be done has to do with cards of the hand. @param {Context} ctx */
const isOfHand = ({ view: { hand = {} }, legal }) => !legal?.moves.length
  || legal.moves.some((move) => Object.values(move).flat().some((value) => typeof value === 'string' && value in hand));

/** In one row, where there is any. @param {...unknown} parts */
const beginning = (...parts) => (parts.every((part) => part === nothing) ? nothing : html`<div class="begin">${parts}</div>`);

/** What the moves are about stands first. @param {Context} whole @param {Speech} speech @param {Builder} [builder] @returns {unknown} */
export const handAndMoves = (whole, speech, builder) => {
  const ctx = withoutAsking(whole, speech.words);
  const made = madeOf(ctx, builder);
  const [help, ...parts] = [helpView(whole, speech, builder), handOrBuild(ctx, speech, builder), movesView(ctx, speech, made)];
  return [beginning(made ? simpleMoves(ctx, speech) : nothing, help), ...(made || isOfHand(ctx) ? parts : parts.reverse())];
};
