// Help with what is asked: a button that asks for it, one grade more with each
// press, and what was told as sentences. Games that give hints have words for the
// kinds of moves that a hint may begin with.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { cardWord, moveWords } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./speech.js').Words} Words */
/** @typedef {import('./speech.js').Speech<string>} Speech */
/** @typedef {import('../../core/game.js').Builder} Builder */
/** @typedef {import('../../wire.js').Advice} Advice */

/** The grade after which there is nothing more to tell, of games without hints of their own. */
const LAST = 3;

const ASK = JSON.stringify({ do: 'hint' });

/** @param {Words} words @returns {Words} with what is said of hints, where the game gives some */
export const withHelp = (words) => {
  const { hint, move, log, yours, refusal } = words;
  if (!hint && !move?.hint) return words;
  return {
    ...words, hint: hint ?? {}, move: { hint: [t('plain.hint.say')], ...move },
    log: { hinted: [t('plain.hint.used')], ...log }, yours: { ...(log?.hinted ? {} : { hinted: [t('plain.hint.used_you')] }), ...yours },
    refusal: { not_offered: [t('plain.hint.none')], ...refusal },
  };
};

/** Whether there is something to be helped with. @param {Context} ctx @param {Words} words */
const mayAsk = ({ legal, view }, { hint }) => hint !== undefined && legal !== undefined && view.turn.phase !== 'between';

/** The moves that are listed without the one that asks for help. @param {Context} ctx @param {Words} words @returns {Context} */
export const withoutAsking = (ctx, words) => {
  const { legal } = ctx;
  if (!legal || !mayAsk(ctx, words)) return ctx;
  return { ...ctx, legal: { ...legal, moves: legal.moves.filter((move) => move.do !== 'hint') } };
};

/** What a decision is about: figures and what cards share have words as cards. @param {string} property @param {Words} words */
export const propertyWord = (property, { property: own, card }) => own?.[property] ?? card?.[property] ?? property.replace(/_/g, ' ');

/** @param {Advice} hint @param {Speech} speech @returns {string} */
export const adviceWords = ({ do: kind, property, card, move }, speech) => {
  const { words } = speech;
  return [
    t('plain.hint.do', { what: words.hint?.[kind] ?? kind }), property && t('plain.hint.about', { what: propertyWord(property, words) }),
    card && t('plain.hint.card', { card: cardWord(card, speech) }), move && t('plain.hint.move', { move: moveWords(/** @type {Move} */ (move), speech) }),
  ].filter(Boolean).join(' ');
};

/** @param {object} hint @returns {hint is Advice} */
const isAdvice = (hint) => 'level' in hint;

/** @param {object} hint @param {Speech} speech @param {Builder} [builder] @returns {string} */
const helpWords = (hint, speech, builder) => {
  if (isAdvice(hint)) return adviceWords(hint, speech);
  return (builder?.helped?.(hint, (code) => cardWord(code, speech)) ?? []).join(' ');
};

/** @param {object|undefined} hint @returns {number} how much was told, 0 for nothing */
const gradeOf = (hint) => Number(Object.entries(hint ?? {}).find(([member]) => member === 'level' || member === 'grade')?.[1] ?? 0);

/** Whether all is told: of a game with hints of its own the server says why it does not go on. @param {Context['view']} view */
const isToldAll = ({ hint, can }) => hint !== undefined && (isAdvice(hint) ? hint.level === LAST : !/** @type {{hint?: boolean}} */ (can ?? {}).hint);

/** @param {Context} ctx @param {Speech} speech @param {Builder} [builder] @returns {unknown} */
export const helpView = (ctx, speech, builder) => {
  if (!mayAsk(ctx, speech.words)) return nothing;
  const { view, live, sending } = ctx;
  const { hint } = view;
  const isAll = isToldAll(view);
  const isDone = isAll && hint !== undefined && isAdvice(hint);
  return html`<div class="help"><button class="btn" id="plain-hint" data-do="move" data-move="${ASK}" data-hot="h"
    aria-busy="${sending.includes(ASK)}" aria-disabled="${!live || isDone}">${t('plain.hint.ask', { n: gradeOf(hint) + (isAll ? 0 : 1) })}</button>
    <p role="status">${hint ? helpWords(hint, speech, builder) : nothing}</p></div>`;
};
