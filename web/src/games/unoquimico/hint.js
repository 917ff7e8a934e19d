// Help with what is asked: the button that asks for it, one grade more with each
// press, and what of the table it is about. Others see that it was used.
import { html, nothing } from 'lit';
import { kindOf } from '../../cards/atlas.js';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Advice} Advice */
/** @typedef {import('../../cards/keys.js').Key} Key */

const GRADES = [1, 2, 3];

/** Whether all is told: of a comodín there is nothing more to say. @param {Advice} hint */
const isWhole = ({ level, do: kind }) => level === GRADES.length || kind === 'wild';

/** Whether there is something to lay, or a name to say: the server advises nothing else. @param {NonNullable<View['can']>} can */
const isAdvisable = ({ alone, pairs, wild, beside, name }) => Boolean(alone?.length || pairs || wild || beside || name);

/** Why no more is told, '' where more is. @param {View} view */
const silence = ({ can, hint }) => {
  if (!can) return t('uno.hint.not_now');
  if (!isAdvisable(can)) return t('uno.hint.nothing');
  return hint && isWhole(hint) ? t('uno.hint.all') : '';
};

/** How much is told. @param {number} level */
const grade = (level) => html`<span class="grade" aria-hidden="true">${GRADES.map((n) => html`<i class="${n <= level ? 'on' : ''}"></i>`)}</span>`;

/** For who plays. @param {Context} ctx */
export const hintButton = ({ view, me, live }) => {
  const { hint, hand, turn } = view;
  if (!me || !hand || turn.phase === 'between' || turn.phase === 'over') return nothing;
  const [level, why] = [hint?.level ?? 0, silence(view)];
  const label = t('uno.hint.ask', { n: Math.min(level + 1, GRADES.length) });
  return html`<button class="btn hint" data-do="hint" data-hot="h" aria-label="${label}" title="${label}" data-why="${why || nothing}"
    aria-disabled="${why !== '' || !live}">${icon('bulb')}<span class="lbl">${t('uno.hint.title')}</span>${grade(level)}</button>`;
};

/** @typedef {{element?: string, scientist?: string, wild?: boolean}} Cards of an advised move */

/** The cards of the whole move. @param {Advice} hint @returns {Cards} */
export const cardsIn = ({ move }) => /** @type {Cards} */ (move ?? {});

/** Whether a card of the hand is among those that are told so far. @param {string} code @param {View} view @returns {boolean} */
export const isHinted = (code, { hint }) => {
  if (!hint) return false;
  const { element, scientist, wild } = cardsIn(hint);
  return code === hint.card || code === element || code === scientist || (kindOf(code) === 'wild' && (hint.do === 'wild' || wild === true));
};

/** @type {Record<string, Key>} */
const facts = { oxidation: 'states', group: 'group', period: 'period' };

/** The fact that counts, where advice is about one. @param {View} view @returns {Key|undefined} */
export const hintedFact = ({ hint }) => (hint?.do === 'lay' ? facts[hint.property ?? ''] : undefined);

/**
 * Names that cannot be meant: from the second grade on two of the four.
 * @param {View} view @returns {string[]}
 */
export const ruledOut = ({ hint, ask }) => {
  if (!ask || !hint || hint.level < 2) return [];
  const wrong = ask.names.filter((name) => name !== ask.card);
  return hint.level > 2 ? wrong : wrong.slice(0, 2);
};
