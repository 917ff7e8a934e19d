// Why the table cannot be asked to take a move back, in words. The server says when it
// can; what has become public since is read from the log of the game.
import { t } from '../../core/i18n.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').View} View */
/** @typedef {'voted'|'between'|'none'|'drawn'|'seen'|'shown'} Why */

/** What is no move of anybody's. */
const NO_MOVES = ['dealt', 'hinted'];
/** Kinds of entries after which somebody knows more. @type {Record<string, Why>} */
const KINDS = { drew: 'drawn', draw: 'drawn', drawn: 'drawn', laid: 'seen', wild: 'seen', placed: 'seen', flipped: 'seen' };

/** So many entries may be all that is left of a longer log. */
const LONG = 20;

/** Back to one's own newest move. @param {State} state @param {View} view @returns {Why} */
const sinceOwnMove = ({ game, me }, view) => {
  const newest = game.inOrder(view.log).map(([, entry]) => entry).reverse();
  const own = newest.findIndex(({ seat, kind }) => seat === me && !NO_MOVES.includes(kind));
  if (own < 0) return newest.length < LONG ? 'none' : 'shown';
  const telling = newest.slice(0, own + 1).find(({ kind }) => kind in KINDS);
  return telling ? KINDS[telling.kind] : 'shown';
};

/**
 * @param {State} state @returns {Why|undefined} nothing where moves are never taken back, or it is not the time to speak of it
 */
export const whyNot = (state) => {
  const { doc, me, mine, kind, asked } = state;
  const view = doc?.game;
  if (!kind?.takeback || !view || view.result || asked || !mine.includes(me)) return undefined;
  if (doc.room.phase !== 'playing' || doc.room.seats[me]?.played_by) return undefined;
  if (doc.room.undo) return 'voted';
  return view.turn.phase === 'between' ? 'between' : sinceOwnMove(state, view);
};

/** @param {Why} why @returns {string} */
export const whyWords = (why) => t('room.undo.off', { why: t(`room.undo.why.${why}`) });
