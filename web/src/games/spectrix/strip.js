// What the turn strip says, and which buttons stand in it.
import { t } from '../../core/i18n.js';
import { doneOf, isChanged, laid, pickedCards, playOf } from './draft.js';
import { verdictWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../../core/game.js').Action} Action */

/** @param {View} view @param {number} me seat, 0 for a spectator */
export const isMine = (view, me) => me > 0 && view.turn.seats.includes(me) && view.can !== undefined;

/** @param {Draft} draft @returns {string[]} what is wrong with each broken group */
const faults = ({ now, ring }) => now.groups.map(({ cards }) => verdictWords(cards.map(({ code }) => code), ring))
  .filter(({ fine }) => !fine).map(({ words }) => words);

/** @param {Draft} draft */
const brokenLine = (draft) => {
  const [first, ...more] = faults(draft);
  return more.length ? t('sx.may.broken_some', { n: more.length + 1 }) : t('sx.may.broken', { fault: first });
};

/** A table that is put together anew. @param {Draft} draft */
const changedLine = (draft) => {
  if (faults(draft).length) return brokenLine(draft);
  const [n, white] = [laid(draft).length, draft.now.white.length];
  if (white) return t('sx.may.white', { n });
  return n ? t('sx.may.lay', { n }) : t('sx.may.none_laid');
};

/** @param {Draft} draft @param {View} view */
const stepLine = (draft, { can, turn }) => {
  if (turn.phase === 'restore') return t('sx.may.restore');
  if (can?.give_up) return `${brokenLine(draft)} ${t('sx.may.mend')}`;
  return t(can?.done ? 'sx.may.done' : 'sx.may.step');
};

/** @param {View} view */
const beginLine = ({ can, turn }) => {
  if (turn.phase === 'drawn') return t('sx.may.drawn');
  return t(can?.draw ? 'sx.may.play_or_draw' : 'sx.may.play');
};

/** @param {Context} ctx @returns {string} */
const mayLine = ({ view, draft }) => {
  if (view.turn.phase === 'between') return t('sx.may.next');
  if (!draft) return '';
  const n = pickedCards(draft).length;
  if (n) return t('sx.may.put', { n });
  if (draft.steps) return stepLine(draft, view);
  return isChanged(draft) ? changedLine(draft) : beginLine(view);
};

/** What the others wait for. @param {View} view @returns {string} */
const waitLine = ({ turn }) => {
  if (turn.phase === 'between') return t('sx.wait.between', { n: turn.seats.length });
  return t(turn.phase === 'restore' ? 'sx.wait.restore' : 'sx.wait');
};

/** As short as a phone wants it, while the table lies otherwise. @param {Draft} draft @returns {string} */
const shortLine = (draft) => {
  const n = faults(draft).length;
  if (n) return t('sx.may.short.broken', { n });
  return t(laid(draft).length || draft.now.white.length ? 'sx.may.short.holds' : 'sx.may.short.none_laid');
};

/** @param {Context} ctx @returns {{long: string, short: string}} */
export const strip = ({ view, me, draft, ...ctx }) => {
  const words = isMine(view, me) ? mayLine({ ...ctx, view, me, draft }) : waitLine(view);
  const isBuilt = isMine(view, me) && draft && !draft.steps && isChanged(draft) && draft.picked.length === 0;
  const short = view.turn.phase === 'between' ? '' : words;
  return { long: words, short: isBuilt ? shortLine(draft) : short };
};

/** @param {Draft} draft @returns {Action[]} */
const laying = (draft) => {
  if (draft.steps || !isChanged(draft)) return [];
  const [n, white] = [laid(draft).length, draft.now.white.length];
  const key = white ? (n ? 'sx.do.lay_white' : 'sx.do.white') : n ? 'sx.do.lay' : 'sx.do.lay_none';
  const main = faults(draft).length === 0 && n + white > 0;
  return [{ do: 'lay', label: { key, data: { n } }, main, hot: 't', move: playOf(draft) }];
};

/** @param {NonNullable<View['can']>} can @param {Draft|undefined} draft @returns {Action[]} */
const finishing = ({ done, give_up: give, pass, next }, draft) => {
  const white = draft?.now.white.length ?? 0;
  return [
    ...(done ? [/** @type {Action} */ ({ do: 'done', label: { key: white ? 'sx.do.done_white' : 'sx.do.done' }, main: true, hot: 't', move: draft && white ? doneOf(draft) : { do: 'done' } })] : []),
    ...(give ? [/** @type {Action} */ ({ do: 'give_up', label: { key: 'sx.do.give_up' } })] : []),
    ...(pass ? [/** @type {Action} */ ({ do: 'pass', label: { key: 'sx.do.pass' }, main: !draft || !isChanged(draft), hot: 'p' })] : []),
    ...(next ? [/** @type {Action} */ ({ do: 'next', label: { key: 'sx.do.next' }, main: true, hot: 'n' })] : []),
  ];
};

/** The buttons of the strip. @param {View} view @param {object} _ @param {object} [built] the draft @returns {Action[]} */
export const actions = (view, _, built) => {
  const draft = /** @type {Draft|undefined} */ (built);
  return view.can ? [...(draft ? laying(draft) : []), ...finishing(view.can, draft)] : [];
};
