// Help with what is asked: a button that asks for it, one grade more with each
// press, and what was told as a sentence.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { hasText, t } from '../../core/i18n.js';
import { isMine } from './turn.js';
import { chip } from './words.js';
import { nameAt } from './grid.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('../../wire.js').Advice} Advice */

/** The grade after which there is nothing more to tell. */
const LAST = 3;

/** Whether there is something to be helped with. @param {Context} ctx */
const mayAsk = ({ view, me }) => isMine(view, me) && ['play', 'claims'].includes(view.turn.phase);

/** @param {Context} ctx */
export const hintButton = (ctx) => {
  if (!mayAsk(ctx)) return nothing;
  const level = ctx.view.hint?.level ?? 0;
  if (level >= LAST) return nothing;
  return html`<button class="btn ox-hint" data-do="hint" data-hot="h" aria-disabled="${!ctx.live}">${icon('bulb')}<span
    class="lbl">${t(level ? 'ox.hint.more' : 'ox.hint')}</span></button>`;
};

/** The place that a hint names. @param {Advice|undefined} hint @returns {string} '' for none */
export const hintedPoint = (hint) => {
  const move = /** @type {import('./types.js').Move|undefined} */ (hint?.move);
  return move?.do === 'place' ? `${move.x},${move.y}` : '';
};

/** @typedef {'place_trick'|'place_match'|'claim_mismatch'|'draw_'} Kind of advice */

/** @param {Advice} hint @returns {string} what to do, and what it is about */
const kind = ({ do: act, property = '' }) => {
  const key = /** @type {`ox.hint.${Kind}`} */ (`ox.hint.${act}_${property}`);
  return t(hasText(key) ? key : 'ox.hint.other');
};

/** @param {Context} ctx */
export const advice = ({ view: { hint } }) => {
  if (!hint) return nothing;
  const point = hintedPoint(hint);
  return html`<p class="ox-advice" role="status">${kind(hint)}${hint.card ? html` ${t('ox.hint.card')} ${chip(hint.card)}.` : nothing}${point
    ? ` ${t('ox.hint.at', { at: nameAt(point) })}` : nothing}</p>`;
};
