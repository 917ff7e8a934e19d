// The text table: any game that the server offers, in sentences and lists.
// Nothing is known of a game here but its view, its words and the moves that the
// server lists.
import { html, nothing } from 'lit';
import { houseMark } from '../../cards/mark.js';
import { capital } from '../../cards/words.js';
import { language, rich, t } from '../../core/i18n.js';
import { none } from '../none.js';
import { bench as squareBench } from './board.js';
import { endingView } from './ending.js';
import { drawnOf, handAndMoves, handList } from './hand.js';
import { withHelp } from './help.js';
import { keysOf } from './keys.js';
import { readMove } from './moves.js';
import { ruleSentences } from './options.js';
import { cardCount, openView, seatsView, tableView } from './position.js';
import { refusalView } from './refusal.js';
import { entryWords } from './speech.js';
import { lying, past, rows, shown } from './speeches.js';
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
const asking = (ctx, words) => capital(whole('plain.asked.say', ctx, words));

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

/** On a phone the hand and the moves come first, and the position below them folds. @param {Context} ctx */
const isBelow = ({ phone, view }) => phone && !view.result;

/** @param {Context} ctx @param {Words} words */
const position = (ctx, words) => {
  const said = rows(words, ctx);
  return html`${triedView(ctx, past(words, ctx, ctx.shown))}${tableView(ctx.view, said, drawnOf(ctx.view))}${seatsView(ctx.view, said)}`;
};

/** @param {Context} ctx @param {Words} words */
const beside = (ctx, words) => html`<div class="plain" tabindex="0" role="group" aria-label="${t('plain.table')}">
  ${asked(ctx, words)}${explained(ctx, words)}${endingView(ctx, rows(words, ctx))}${position(ctx, words)}</div>`;

/** @param {Context} ctx @param {Words} words */
const below = (ctx, words) =>
  html`<details class="plain" open><summary>${t('plain.position')}</summary>${position(ctx, words)}</details>`;

/** What has to be known before the hand. @param {Context} ctx @param {Words} words */
const above = (ctx, words) => [isBelow(ctx) ? explained(ctx, words) : nothing, openView(ctx.view, rows(words, ctx))];

/** @param {string} id @param {Context} ctx @param {Words} words @param {Builder} [builder] */
const handView = (id, ctx, words, builder) => {
  const said = lying(words, ctx);
  if (ctx.whose) return ctx.view.hand && html`<div class="plain-hand">${handList(ctx, said)}</div>`;
  return html`<div class="plain-hand">${refusalView(ctx, id, said)}${above(ctx, words)}${handAndMoves(ctx, said, builder)}${isBelow(ctx)
    ? below(ctx, words) : nothing}</div>`;
};

/** @param {Context} ctx @param {Words} words */
const strip = (ctx, words) => {
  const may = isAsked(ctx.view.turn, ctx.me) ? asking(ctx, words) : '';
  return { long: may, short: may };
};

/**
 * A game without drawings of its own.
 * @param {string} id as the server has it @param {Said} said its words
 * @param {Builder} [builder] where its moves are more than a list can hold @returns {Game}
 */
export const plain = (id, said, builder) => {
  const words = () => withHelp(said[language()]);
  return {
    ...none, id, name: () => words().name, mark: houseMark, listsMoves: true, settings: () => ({}),
    bench: builder?.bench ?? /** @type {NonNullable<Game['bench']>} */ (/** @type {unknown} */ (squareBench)),
    keys: (view) => keysOf(words(), language(), view),
    ruleSentences: (schemas, options) => ruleSentences(schemas, options, words()),
    field: (ctx) => (isBelow(ctx) ? html`` : beside(ctx, words())), handView: (ctx) => handView(id, ctx, words(), builder),
    plate, standings, strip: (ctx) => strip(ctx, words()), isMine: (view, me) => isAsked(view.turn, me),
    moveFor: (act, carried) => (act === 'move' ? readMove(carried.move) : undefined), cardsOf: (move) => [JSON.stringify(move)],
    inOrder: withoutStack, told: (entry, ctx) => entryWords(entry, shown(words(), ctx)),
    spoken: (entry, ctx) => entryWords(entry, past(words(), ctx, ctx.name)).join(''),
  };
};
