// What a new document sounds like: everything that happened since the last one,
// then whose turn it is now.
import { t } from '../../core/i18n.js';
import { phraseWord } from './phrases.js';
import { nameOf } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Doc} Doc */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const happened = (state, ctx, before) => {
  const known = before?.game?.log ?? {};
  return before?.game ? state.game.inOrder(ctx.view.log).filter(([n]) => !(n in known)).map(([, entry]) => state.game.spoken(entry, ctx)) : [];
};

/** @param {State} state @param {Context} ctx @param {Doc|undefined} before @returns {string[]} */
const turn = (state, ctx, before) => {
  const { view, name } = ctx;
  if (before?.game?.turn.decision === view.turn.decision || view.result) return [];
  if (state.game.isMine(view, state.me)) return [t('room.turn.mine_say', { may: state.game.strip(ctx).short })];
  return view.turn.seats.length === 1 ? [t('room.turn.other_say', { who: name(view.turn.seats[0]) })] : [];
};

/** @param {State} state @param {Doc|undefined} before @returns {string[]} */
const said = ({ doc }, before) =>
  Object.entries(doc?.room.says ?? {}).filter(([n]) => before && !(n in (before.room.says ?? {}))).map(([, { seat, phrase }]) => t('room.say.said', { who: doc ? nameOf(doc.room, seat) : '', phrase: phraseWord(phrase) }));

/** @param {State} state @param {Context|undefined} ctx @param {Doc|undefined} before @returns {string} nothing to say is '' */
export const soundOf = (state, ctx, before) => [...(ctx ? happened(state, ctx, before) : []), ...said(state, before), ...(ctx ? turn(state, ctx, before) : [])].join(' ');
