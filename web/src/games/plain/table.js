// The text table: any game that the server offers, in sentences and lists.
// Nothing is known of a game here but its view, its words and the moves that the
// server lists.
import { html, nothing } from 'lit';
import { houseMark } from '../../cards/mark.js';
import { language, rich, t } from '../../core/i18n.js';
import { none } from '../none.js';
import { bench as squareBench, boardView, hasBoard } from './board.js';
import { endingView } from './ending.js';
import { keysOf } from './keys.js';
import { movesView, readMove, simpleMoves } from './moves.js';
import { ruleSentences } from './options.js';
import { picture, square } from './picture.js';
import { hasPlaces, placesView } from './places.js';
import { cardCount, handCards, openView, seatsView, tableView } from './position.js';
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

/** By points where the game counts some, else by cards; which of them is best, only the game knows. @param {View} view */
const standings = (view) => {
  const { seats = {} } = view;
  const counts = Object.values(seats).some(({ total }) => total !== undefined);
  const rows = Object.entries(seats).map(([n, { total }]) => {
    const seat = Number(n);
    return { seat, total: counts ? Number(total ?? 0) : cardCount(view, seat), best: false };
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

/**
 * Where nobody but the first has done anything yet, or ever will, what the stack does is told until it does something else.
 * @param {View['log']} log
 */
const withoutStack = (log) => {
  const all = inOrder(log);
  const isAlone = all.every(([, { seat = 1 }]) => seat === 1);
  const isStack = (/** @type {typeof all[number]|undefined} */ one) => one !== undefined && ['drew', 'turned_over'].includes(one[1].kind);
  return isAlone ? all.filter((one, i) => !isStack(one) || !isStack(all[i + 1])) : all;
};

/**
 * A sentence, whose task may end with a mark of its own.
 * @param {'plain.asked'|'plain.asked.say'} key @param {Context} ctx @param {Words} words
 */
const whole = (key, ctx, words) => t(key, { task: task(ctx, words) }).replace(/([!?])\.$/, '$1');

/** @param {Context} ctx @param {Words} words @returns {string} what the viewer is asked for, as a sentence */
const asking = (ctx, words) => whole('plain.asked.say', ctx, words).replace(/^./u, (first) => first.toUpperCase());

/** Who is waited for, and what the viewer is asked for. @param {Context} ctx @param {Words} words */
const asked = (ctx, words) => {
  const { view, me } = ctx;
  if (view.result) return nothing;
  if (isAsked(view.turn, me)) return html`<p class="asked">${whole('plain.asked', ctx, words)}</p>`;
  const who = view.turn.seats.map((seat, i) => html`${i ? ', ' : nothing}${ctx.shown(seat)}`);
  return who.length ? html`<p class="asked">${rich('plain.asked.other', { who })}</p>` : nothing;
};

/** What a word of the view is about, in a sentence. @param {Context} ctx @param {Words} words */
const explained = ({ view: { game, result } }, { explain }) => {
  const sentence = typeof game === 'string' && !result ? explain?.[game] : undefined;
  return sentence ? html`<p class="explain">${sentence}</p>` : nothing;
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
  if (ctx.view.result) return nothing;
  if (hasBoard(ctx.view)) return boardView(ctx);
  if (hasPlaces(ctx.view)) return placesView(ctx, speech);
  if (!builder || !ctx.draft || !ctx.view.can) return handList(ctx, speech);
  return builder.view(ctx, ctx.draft, (code) => html`${picture(code, speech.words)}${cardWord(code, speech)}`);
};

/** Members that are drawn with the hand. @param {View} view @returns {string[]} */
const drawnOf = (view) => [
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
  return builder && draft ? [] : undefined;
};

/** Whether what may be done has to do with cards of the hand. @param {Context} ctx */
const isOfHand = ({ view: { hand = {} }, legal }) => !legal?.moves.length
  || legal.moves.some((move) => Object.values(move).flat().some((value) => typeof value === 'string' && value in hand));

/** On a phone the hand and the moves come first, and the position below them folds. @param {Context} ctx */
const isBelow = ({ phone, view }) => phone && !view.result;

/** @param {unknown} position */
const below = (position) => html`<details class="plain" open><summary>${t('plain.position')}</summary>${position}</details>`;

/** @param {Context} ctx @param {Words} words @param {unknown} outcome @param {unknown} position */
const beside = (ctx, words, outcome, position) => html`<div class="plain" tabindex="0" role="group" aria-label="${t('plain.table')}">
  ${asked(ctx, words)}${explained(ctx, words)}${outcome}${position}</div>`;

/**
 * A game without drawings of its own.
 * @param {string} id as the server has it @param {Said} said its words
 * @param {Builder} [builder] where its moves are more than a list can hold @returns {Game}
 */
export const plain = (id, said, builder) => {
  const words = () => said[language()];
  const bench = builder?.bench ?? /** @type {NonNullable<Game['bench']>} */ (/** @type {unknown} */ (squareBench));
  /**
   * The viewer is "you", and cards without names are drawn.
   * @template N @param {Context} ctx @param {(seat: number) => N} name @returns {import('./speech.js').Speech<N|string>}
   */
  const spoken = (ctx, name) => ({
    words: words(), lang: language(), me: ctx.me, name: (seat) => (seat === ctx.me ? t('plain.you') : name(seat)),
    object: (seat) => (seat === ctx.me && language() === 'en' ? t('plain.you') : name(seat)),
  });
  /** Of cards as they lie. @template N @param {Context} ctx @param {(seat: number) => N} name */
  const speech = (ctx, name) => ({ ...spoken(ctx, name), secret: () => asksNames(ctx.options) });
  /** Of what happened: a name that was said is known. @template N @param {Context} ctx @param {(seat: number) => N} name */
  const past = (ctx, name) => ({ ...spoken(ctx, name), secret: (/** @type {string} */ code) => isNameAsked(ctx.view, code) });
  /** The same for the eye. @param {Context} ctx @returns {import('./speech.js').Speech} */
  const shown = (ctx) => ({ ...past(ctx, ctx.shown), draw: (code) => html`${square(code, 0)}${code}` });
  /** Of rows that begin with who it is. @param {Context} ctx @returns {import('./speech.js').Speech} */
  const rows = (ctx) => ({
    ...past(ctx, ctx.shown), name: (seat) => (seat === ctx.me ? t('plain.you_too') : ctx.shown(seat)), stat: String(ctx.view.game ?? ''),
  });
  /** @param {Context} ctx */
  const position = (ctx) =>
    html`${triedView(ctx, past(ctx, ctx.shown))}${tableView(
      ctx.view, rows(ctx), [...drawnOf(ctx.view), ...(isBelow(ctx) ? ['open'] : [])],
    )}${seatsView(ctx.view, rows(ctx))}`;
  /** @param {Context} ctx */
  const field = (ctx) => (isBelow(ctx) ? html`` : beside(ctx, words(), endingView(ctx, rows(ctx)), position(ctx)));
  /** What has to be known before the hand, where the position stands below it. @param {Context} ctx */
  const above = (ctx) => (isBelow(ctx) ? [explained(ctx, words()), openView(ctx.view, rows(ctx))] : nothing);
  /** @param {Context} ctx */
  const handView = (ctx) => {
    const said = { ...speech(ctx, ctx.name), veiled: ctx.view.veiled };
    const made = madeOf(ctx, builder);
    const parts = [handOrBuild(ctx, said, builder), movesView(ctx, said, made)];
    return html`<div class="plain-hand">${refusalView(ctx, id, said)}${above(ctx)}${made
      ? simpleMoves(ctx, said) : nothing}${made || isOfHand(ctx) ? parts : parts.reverse()}${isBelow(ctx)
      ? below(position(ctx)) : nothing}</div>`;
  };
  /** @param {Context} ctx */
  const strip = (ctx) => {
    const may = isAsked(ctx.view.turn, ctx.me) ? asking(ctx, words()) : '';
    return { long: may, short: may };
  };
  return {
    ...none, id, name: () => words().name, mark: houseMark, listsMoves: true, bench, settings: () => ({}),
    keys: (view) => keysOf(words(), language(), view),
    ruleSentences: (schemas, options) => ruleSentences(schemas, options, words()),
    field, handView, plate, standings, strip, isMine: (view, me) => isAsked(view.turn, me),
    moveFor: (act, carried) => (act === 'move' ? readMove(carried.move) : undefined), cardsOf: (move) => [JSON.stringify(move)],
    inOrder: withoutStack, told: (entry, ctx) => entryWords(entry, shown(ctx)),
    spoken: (entry, ctx) => entryWords(entry, past(ctx, ctx.name)).join(''),
  };
};
