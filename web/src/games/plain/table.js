// The text table: any game that the server offers, in sentences and lists.
// Nothing is known of a game here but its view, its words and the moves that the
// server lists.
import { html, nothing } from 'lit';
import { houseMark } from '../../cards/mark.js';
import { language, t } from '../../core/i18n.js';
import { none } from '../none.js';
import { movesView, readMove } from './moves.js';
import { ruleSentences } from './options.js';
import { picture } from './picture.js';
import { cardCount, handCards, resultView, seatsView, tableView } from './position.js';
import { refusalView } from './refusal.js';
import { asksNames, isNameAsked } from './secret.js';
import { cardWord, entryWords } from './speech.js';
import { task } from './task.js';
import { triedView } from './tried.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Words} Words */
/** @typedef {Record<import('../../core/i18n.js').Lang, Words>} Said */
/** @typedef {import('../../core/game.js').Game<Context>} Game */
/** @typedef {import('../../core/game.js').Builder} Builder */

/** @param {View} view @param {number} seat */
const plate = (view, seat) => ({ number: cardCount(view, seat), label: t('plain.cards', { n: cardCount(view, seat) }), note: '' });

/** By points where the game counts some, else by cards. @param {View} view */
const standings = (view) => {
  const { seats = {}, result } = view;
  const counts = Object.values(seats).some(({ total }) => total !== undefined);
  const rows = Object.entries(seats).map(([n, { total }]) => {
    const seat = Number(n);
    return { seat, total: counts ? Number(total ?? 0) : cardCount(view, seat), best: result?.winners.includes(seat) ?? false };
  });
  return { title: t(counts ? 'plain.points' : 'plain.in_hand'), note: '', rows };
};

/** @param {View['turn']} turn @param {number} me */
const isAsked = ({ seats }, me) => me > 0 && seats.includes(me);

/** @param {View['log']} log @returns {[number, View['log'][string]][]} */
const inOrder = (log) => {
  const numbered = Object.entries(log).map(([n, entry]) => /** @type {[number, View['log'][string]]} */ ([Number(n), entry]));
  return numbered.sort(([a], [b]) => a - b);
};

/** Who is waited for, and for what. @param {Context} ctx @param {Words} words */
const asked = (ctx, words) => {
  const who = ctx.view.turn.seats.map((seat, i) => html`${i ? ', ' : nothing}${ctx.shown(seat)}`);
  return html`<p class="asked">${who.length ? html`${who}: ` : nothing}${task(ctx, words)}</p>`;
};

/** @param {Context} ctx @param {import('./speech.js').Speech} speech */
const handList = ({ view, me }, speech) => {
  if (!view.hand || view.result) return nothing;
  const cards = handCards(view, me, speech);
  const list = cards.length ? html`<ul class="cards">${cards.map((card) => html`<li>${card}</li>`)}</ul>` : html`<p>${t('plain.none')}</p>`;
  return html`<section><h2>${t('plain.hand', { n: cardCount(view, me) || cards.length })}</h2>${list}</section>`;
};

/**
 * The hand to be looked at, or to build a move with.
 * @param {Context} ctx @param {import('./speech.js').Speech} speech @param {Builder} [builder]
 */
const handOrBuild = (ctx, speech, builder) => {
  if (!builder || !ctx.draft || !ctx.view.can) return handList(ctx, speech);
  return builder.view(ctx, ctx.draft, (code) => html`${picture(code, speech.words)}${cardWord(code, speech)}`);
};

/** On a phone the hand and the moves come first, and the position below them folds. @param {Context} ctx */
const isBelow = ({ phone, view }) => phone && !view.result;

/** @param {unknown} position */
const below = (position) => html`<details class="plain" open><summary>${t('plain.position')}</summary>${position}</details>`;

/** @param {Context} ctx @param {Words} words @param {unknown} outcome @param {unknown} position */
const beside = (ctx, words, outcome, position) => html`<div class="plain" tabindex="0" role="group" aria-label="${t('plain.table')}">
  ${asked(ctx, words)}${outcome}${position}</div>`;

/**
 * A game without drawings of its own.
 * @param {string} id as the server has it @param {Said} said its words
 * @param {Builder} [builder] where its moves are more than a list can hold @returns {Game}
 */
export const plain = (id, said, builder) => {
  const words = () => said[language()];
  /** Of cards as they lie. @template N @param {Context} ctx @param {(seat: number) => N} name @returns {import('./speech.js').Speech<N>} */
  const speech = ({ options }, name) => ({ words: words(), lang: language(), name, secret: () => asksNames(options) });
  /** Of what happened: a name that was said is known. @template N @param {Context} ctx @param {(seat: number) => N} name */
  const past = (ctx, name) => ({ ...speech(ctx, name), secret: (/** @type {string} */ code) => isNameAsked(ctx.view, code) });
  /** @param {Context} ctx */
  const position = (ctx) => {
    const said = past(ctx, ctx.shown);
    return html`${triedView(ctx, said)}${tableView(ctx.view, said)}${seatsView(ctx.view, said)}`;
  };
  /** @param {Context} ctx */
  const outcome = (ctx) =>
    (ctx.view.result ? html`${resultView(ctx.view, past(ctx, ctx.shown))}${ctx.after?.() ?? nothing}` : nothing);
  /** @param {Context} ctx */
  const field = (ctx) => (isBelow(ctx) ? html`` : beside(ctx, words(), outcome(ctx), position(ctx)));
  /** @param {Context} ctx */
  const handView = (ctx) => {
    const said = speech(ctx, ctx.name);
    return html`<div class="plain-hand">${refusalView(ctx, id, said)}${handOrBuild(ctx, said, builder)}${movesView(ctx, said)}${isBelow(ctx)
      ? below(position(ctx)) : nothing}</div>`;
  };
  /** @param {Context} ctx */
  const strip = (ctx) => ({ long: task(ctx, words()), short: task(ctx, words()) });
  return {
    ...none, id, name: () => words().name, mark: houseMark, listsMoves: true, bench: builder?.bench, settings: () => ({}),
    ruleSentences: (schemas, options) => ruleSentences(schemas, options, words()),
    field, handView, plate, standings, strip, isMine: (view, me) => isAsked(view.turn, me),
    moveFor: (act, carried) => (act === 'move' ? readMove(carried.move) : undefined), cardsOf: (move) => [JSON.stringify(move)],
    inOrder, told: (entry, ctx) => entryWords(entry, past(ctx, ctx.shown)),
    spoken: (entry, ctx) => entryWords(entry, past(ctx, ctx.name)).join(''),
  };
};
