// What a new document sounds like: everything that happened since the last one,
// then whose turn it is now.
import { t } from '../../core/i18n.js';
import { spokenEntry, spokenNote } from './story.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('./types.js').Context} Context */

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const happened = (state, ctx, before) => {
  const known = before?.game?.log ?? {};
  const fresh = before?.game ? state.game.inOrder(ctx.view.log).filter(([n]) => !(n in known)) : [];
  return fresh.map((one) => spokenEntry(state, ctx, one));
};

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const turn = (state, ctx, before) => {
  const { view, name } = ctx;
  if (before?.game?.turn.decision === view.turn.decision || view.result) return [];
  if (state.game.isMine(view, state.me)) return [t('room.turn.mine_say', { may: state.game.strip(ctx).short })];
  return view.turn.seats.length === 1 ? [t('room.turn.other_say', { who: name(view.turn.seats[0]) })] : [];
};

/**
 * @param {State} state @param {Context|undefined} ctx @param {Doc|undefined} before @param {import('./chronicle.js').Note[]} news
 * @returns {string} nothing to say is ''
 */
export const soundOf = (state, ctx, before, news) => {
  const notes = news.map((note) => spokenNote(state, note));
  return (ctx ? [...happened(state, ctx, before), ...notes, ...turn(state, ctx, before)] : notes).join(' ');
};
