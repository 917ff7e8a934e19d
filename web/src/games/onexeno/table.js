// ONEXENO at the table: what the room page asks of a game. The game for one is
// drawn with the same parts.
import { html } from 'lit';
import { squareBack } from '../../cards/square.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { cardsOf, moveFor } from './acts.js';
import { deck, inlay } from './deck.js';
import { bench } from './draft.js';
import { grid } from './field.js';
import { order, sorts } from './hand.js';
import { handView, moreRows } from './handview.js';
import { inOrder } from './log.js';
import { panel, side } from './panel.js';
import { isCounted, lastGame, tally } from './points.js';
import { pointsView, soloEnd } from './pointsview.js';
import { reason } from './refusedview.js';
import { ruleSentences } from './rules.js';
import { settings } from './settings.js';
import { aloneId, id, mark, name } from './sign.js';
import { spoken, told } from './telling.js';
import { actions, isMine, mayOf, waitLine } from './turn.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('../../core/game.js').Game<Context, import('./types.js').Move>} Game */

/** @param {Context} ctx */
const arena = (ctx) => html`<div class="ox-arena" ${vars({ '--more': moreRows(ctx) })}>${side(ctx)}${grid(ctx)}${panel(ctx)}</div>`;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
const field = (ctx) => {
  if (!isCounted(ctx.view) || ctx.lingers) return arena(ctx);
  return html`<div class="ox-arena counted">${ctx.view.pile ? soloEnd(ctx) : pointsView(ctx)}</div>`;
};

/** @param {Context} ctx @returns {{long: string, short: string}} */
const strip = ({ view, me }) => {
  if (isMine(view, me)) {
    const may = mayOf(view);
    return { long: t(`ox.may.${may}`), short: t(`ox.may_short.${may}`) };
  }
  const { key, data } = waitLine(view);
  return { long: t(key, data), short: t(key, data) };
};

/** @param {View} view @param {Record<string, unknown>} options */
const meta = ({ game = 1, games = 1 }, options) =>
  t('ox.meta', { game, games, match: t(settings(options).spotting ? 'ox.meta.spotting' : options.match === 'edges' ? 'ox.meta.edges' : 'ox.meta.all8') });

/** @param {View} view @param {number} seat @returns {string} */
const noteOf = ({ seats, turn }, seat) => {
  const { passed, locked } = seats[seat];
  if (turn.phase === 'between') return t(turn.seats.includes(seat) ? 'ox.over.not_ready' : 'ox.over.ready');
  return passed ? t('ox.plate.passed') : locked ? t('ox.plate.locked') : '';
};

/** @param {View} view @param {number} seat */
const plate = (view, seat) => {
  const { cards = 0, taken = 0 } = view.seats[seat];
  return { number: cards, label: t('ox.plate', { n: cards, taken: t('ox.spots', { n: taken }) }), note: noteOf(view, seat) };
};

/** @param {View} view */
const standings = (view) => ({
  title: view.pile ? t('ox.tally.alone') : lastGame(view) && isCounted(view) ? t('ox.tally.after', { game: lastGame(view), games: view.games ?? 1 }) : t('ox.tally'),
  note: view.pile ? '' : t('ox.tally.most'), rows: tally(view),
});

/** @type {Game} */
export const onexeno = {
  id, name, mark, ruleSentences, deck, inlay, settings, meta, field, handView, cardBack: squareBack, plate, standings, isMine, strip,
  actions: (view, _, draft) => actions(view, /** @type {import('./draft.js').Draft|undefined} */ (draft)?.leaving),
  bench: /** @type {Game['bench']} */ (/** @type {unknown} */ (bench)),
  sorts, sortName: (sort) => t(`ox.sort.${sort}`),
  keys: () => [['R', t('ox.keys.turn')], ['P', t('ox.keys.pass'), 'pass'], ['H', t('ox.keys.hint')], ['N', t('ox.keys.next')]],
  order, nothing: {}, toggle: (picked) => picked, codesOf: () => [], stillHeld: (picked) => picked, moveOf: () => undefined, moveFor, cardsOf,
  inOrder, told, spoken, refused: reason,
};

/** @type {Game} */
export const alone = {
  ...onexeno, id: aloneId, name: () => t('ox.solo.name'), sorts: [],
  meta: ({ side: n = 3, square = 0 }) => t('ox.solo.meta', { n, square }),
  keys: () => [['R', t('ox.keys.turn')], ['D', t('ox.keys.draw'), 'draw'], ['H', t('ox.keys.hint')]],
};
