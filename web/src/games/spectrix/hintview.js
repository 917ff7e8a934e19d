// Help in four grades: that there is something, with which cards, in which
// groups, and the table as it could be, which is taken over in one tap.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { isChanged } from './draft.js';
import { chips } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('../../wire.js').SpectrixHintView} Hint */

/** @param {Record<string, number>} counts @returns {string[]} */
const codesOf = (counts) => Object.entries(counts).flatMap(([code, n]) => Array.from({ length: n }, () => code));

/** @param {Hint} hint */
const possible = ({ cards, white }) => {
  if (!cards && !white) return t('sx.hint.nothing');
  return [cards ? t('sx.hint.cards', { n: cards }) : '', white ? t('sx.hint.white') : ''].filter(Boolean).join(' ');
};

/** @param {Hint} hint */
const withCards = ({ with: counts }) => {
  const codes = codesOf(counts ?? {});
  return codes.length ? html`<p>${t('sx.hint.with')} ${chips(codes)}</p>` : nothing;
};

/** @param {Hint} hint */
const touched = ({ grade, touch = [], cards, white }) => {
  if (grade < 3 || (!cards && !white)) return nothing;
  return html`<p>${touch.length ? t('sx.hint.touch', { n: touch.length, groups: touch.join(', ') }) : t('sx.hint.touch_none')}</p>`;
};

/** @param {Hint} hint */
const told = (hint) => html`<p><b>${possible(hint)}</b></p>${withCards(hint)}${touched(hint)}`;

/** What is told is heard, so its place is there before it. @param {Context} ctx @returns {unknown} */
export const hintView = ({ view: { hint }, draft }) => {
  if (!draft || isChanged(draft)) return nothing;
  return html`<div class="sx-hint"><div role="status">${hint ? told(hint) : nothing}</div>${hint?.groups
    ? html`<button class="btn main" data-do="build-show" data-table="${JSON.stringify({ groups: hint.groups, claim: hint.claim })}">${t('sx.hint.show')}</button>` : nothing}</div>`;
};
