// What a new document sounds like: everything that happened since the last one,
// then whose turn it is now.
import { capital } from '../../cards/words.js';
import { t } from '../../core/i18n.js';
import { spokenEntry, spokenNews } from './story.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('./types.js').Context} Context */

/** Entries that were not there before. @param {State['game']} game @param {Context} ctx @param {Doc|undefined} before */
const fresh = (game, ctx, before) => {
  const known = before?.game?.log ?? {};
  return before?.game ? game.inOrder(ctx.view.log).filter(([n]) => !(n in known)) : [];
};

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const happened = (state, ctx, before) => fresh(state.game, ctx, before).map((one) => spokenEntry(state, ctx, one));

/**
 * What is said at the table since the last document, for a voice.
 * @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {import('../../core/voice.js').Aloud[]}
 */
export const aloudSince = ({ game }, ctx, before) => fresh(game, ctx, before).flatMap(([, entry]) => game.aloud?.(entry, ctx) ?? []);

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const turn = (state, ctx, before) => {
  const { view, name } = ctx;
  if (before?.game?.turn.decision === view.turn.decision || view.result) return [];
  if (state.game.isMine(view, state.me)) return [t('room.turn.mine_say', { may: capital(state.game.strip(ctx).short) })];
  return view.turn.seats.length === 1 ? [t('room.turn.other_say', { who: name(view.turn.seats[0]) })] : [];
};

/**
 * @param {State} state @param {Context|undefined} ctx @param {Doc|undefined} before @param {import('./chronicle.js').News} news
 * @returns {string} nothing to say is ''
 */
export const soundOf = (state, ctx, before, news) => {
  const notes = spokenNews(state, news);
  return (ctx ? [...happened(state, ctx, before), ...notes, ...turn(state, ctx, before)] : notes).join(' ');
};
