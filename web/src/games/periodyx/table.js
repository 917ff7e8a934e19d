// Periodyx at the table: what the room page asks of a game.
import { t } from '../../core/i18n.js';
import { cardsOf, moveFor } from './acts.js';
import { cardBack } from './back.js';
import { deck, inlay } from './deck.js';
import { field } from './field.js';
import { arrange, sorts } from './hand.js';
import { handView } from './handview.js';
import { inOrder } from './log.js';
import { rows } from './overview.js';
import { codesOf, moveOf, nothing, stillHeld, toggle } from './picked.js';
import { ruleSentences } from './rules.js';
import { settings } from './settings.js';
import { id, mark, name } from './sign.js';
import { aloud, spoken, told } from './telling.js';
import { actions, isMine, mayOf, waitOf } from './turn.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */

/** The sentence of the turn strip: in full, and short for a phone. @param {Context} ctx @returns {{long: string, short: string}} */
const strip = (ctx) => {
  if (isMine(ctx.view, ctx.me)) {
    const may = mayOf(ctx.view);
    return { long: t(`px.may.${may}`), short: t(`px.may_short.${may}`) };
  }
  const wait = t(`px.wait.${waitOf(ctx.view)}`);
  return { long: wait, short: wait };
};

/** @param {View} view */
const meta = ({ target, pile }) => `${t('px.meta', { n: target })} · ${t('px.meta.pile', { n: pile })}`;

/** What a seat does in the round, besides being asked. @param {View} view @param {number} seat */
const noteOf = ({ turn, open, lead }, seat) => {
  if (turn.seats.includes(seat)) return '';
  if (turn.phase === 'race') return t(open?.out?.includes(seat) ? 'px.plate.out' : 'px.plate.watches');
  if (open?.other && (seat === open.other || seat === lead)) return t('px.plate.duel');
  return '';
};

/** @param {View} view @param {number} seat */
const plate = (view, seat) => {
  const n = view.seats[seat]?.cards ?? 0;
  return { number: n, label: t('px.cards', { n }), note: noteOf(view, seat) };
};

/** @param {View} view */
const standings = (view) => ({ title: t('px.tally'), note: t('px.tally.note', { n: view.target }), rows: rows(view).sort((a, b) => a.seat - b.seat) });

/** @param {import('./hand.js').Sort} sort */
const sortName = (sort) => t(`px.sort.${sort}`);

/** @param {View} [view] @returns {[key: string, words: string, act?: string][]} */
const keys = (view) => (view?.can?.letter ? [['A–Z', t('px.letter.label')]] : [
  ['H', t('px.keys.hint')], ['D', t('px.do.draw'), 'draw'], ['G', t('px.do.go')], ['K', t('px.do.keep')], ['X', t('px.do.exchange')],
  ['P', t('px.do.pass')], ['B', t('px.do.buzz')], ['Y', t('px.do.yes')], ['N', t('px.do.no')],
]);

/** @param {View} view @param {{sort: import('./hand.js').Sort, own: string[], options: Record<string, unknown>}} by */
const order = (view, { sort, own, options }) => arrange(view, { sort, own, ...settings(options) });

/** @type {import('../../core/game.js').Game<Context, import('./types.js').Move>} */
export const periodyx = {
  id, name, mark, ruleSentences, deck, inlay, settings, meta, field, handView, cardBack, plate, standings, isMine, strip, actions,
  sorts, sortName, keys, order, nothing, toggle, codesOf, stillHeld, moveOf, moveFor, cardsOf, inOrder, told, spoken, aloud,
};
