// Uno químico at the table: what the room page asks of a game.
import { html } from 'lit';
import { rich, t } from '../../core/i18n.js';
import { cardsOf, moveFor } from './acts.js';
import { cardBack } from './back.js';
import { inOrder } from './entries.js';
import { field } from './field.js';
import { arrange, sorts } from './hand.js';
import { handView } from './handview.js';
import { hintButton } from './hint.js';
import { rest } from './later.js';
import { codesOf, moveOf, nothing, stillHeld, toggle } from './picked.js';
import { lastGame, tally } from './points.js';
import { settings } from './settings.js';
import { id, mark, name } from './sign.js';
import { aloud, spoken, told } from './telling.js';
import { actions, isMine, mayLine, waitLine } from './turn.js';
import { chip } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('../../wire.js').UnoquimicoOptions['mode']} Mode */

/** @param {import('./turn.js').Line} line @param {Context} ctx @returns {unknown} */
const lineParts = ({ key, data = {} }, ctx) => {
  const code = String(data.element ?? data.card ?? '');
  return rich(key, { ...data, element: chip(code, ctx), card: chip(code, ctx) });
};

/** @param {import('./turn.js').MayLine['key']} key @returns {import('../../core/i18n.js').Key} of the same, short */
const shortOf = (key) => `uno.may_short.${/** @type {import('./turn.js').May} */ (key.slice('uno.may.'.length))}`;

/** The sentence of the turn strip: in full, and short for a phone. @param {Context} ctx @returns {{long: unknown, short: string}} */
const strip = (ctx) => {
  if (!isMine(ctx.view, ctx.me)) {
    const line = waitLine(ctx.view);
    return { long: t(line.key, line.data), short: t(line.key, line.data) };
  }
  const line = mayLine(ctx.view);
  return { long: lineParts(line, ctx), short: t(shortOf(line.key), line.data) };
};

/** @param {View} view @param {Record<string, unknown>} options @returns {string} */
const meta = ({ game, games }, options) => {
  const mode = /** @type {Mode} */ (options.mode ?? 'full');
  return t('uno.meta', { game, games, mode: t(`uno.mode.${mode}`) });
};

/** What a plate says of a seat besides its name. @param {View} view @param {number} seat */
const plate = (view, seat) => {
  const [cards, must] = [view.cards[seat] ?? 0, view.seats[seat]?.must];
  const between = view.turn.phase === 'between' ? t(view.turn.seats.includes(seat) ? 'uno.over.not_ready' : 'uno.over.ready') : '';
  return { number: cards, label: t('uno.cards', { n: cards }), note: must ? t('uno.may_short.draw_two', { n: must }) : between };
};

/** @param {View} view @returns {{title: string, note: string, rows: ReturnType<typeof tally>}} */
const standings = (view) => ({
  title: lastGame(view) ? t('uno.tally.after', { game: lastGame(view), games: view.games }) : t('uno.tally.first', { games: view.games }),
  note: t('uno.tally.lowest'), rows: tally(view),
});

/** @param {import('./hand.js').Sort} sort */
const sortName = (sort) => t(`uno.sort.${sort}`);

/** @returns {[key: string, words: string, act?: string][]} */
const keys = () => [['D', t('uno.keys.draw'), 'draw'], ['P', t('uno.keys.pass'), 'pass'], ['N', t('uno.keys.next')], ['H', t('uno.keys.hint')]];

/** @param {View} view @param {{sort: import('./hand.js').Sort, own: string[], options: Record<string, unknown>}} by */
const order = (view, { sort, own, options }) =>
  arrange(view, { sort, own, simple: settings(options).simple }).flatMap(({ codes }) => codes);

/** @type {import('../../core/game.js').Game<Context, import('./types.js').Move>} */
export const unoquimico = {
  id, name, mark, whole: () => rest.now() !== undefined,
  ruleSentences: (...at) => rest.now()?.ruleSentences(...at) ?? [],
  deck: (options) => rest.now()?.deck(options) ?? { picture: html``, words: '' }, inlay: () => rest.now()?.inlay(),
  settings, meta, aside: hintButton, field, handView, cardBack, plate, standings, isMine, strip, actions,
  sorts, sortName, keys, order, nothing, toggle, codesOf, stillHeld, moveOf, moveFor, cardsOf,
  inOrder, told, spoken, aloud,
};
