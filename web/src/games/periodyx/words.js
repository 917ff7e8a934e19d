// Words for cards, players and figures in sentences, as text and as drawn parts.
import { html } from 'lit';
import { cardName, elementOf, familyOf } from '../../cards/atlas.js';
import { language, t } from '../../core/i18n.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./games.js').Game} Game */

export const properties = /** @type {const} */ ([
  'family', 'state', 'metal', 'occurrence', 'group', 'period', 'block', 'initial', 'name_length', 'symbol_length', 'century', 'oxidation', 'discoverer',
]);

/** What two cards may share (PX-12). @typedef {typeof properties[number]} Property */
/** @typedef {'higher'|'lower'|'earlier'|'later'} Way of a prediction */
/** @typedef {'equal'|'missing'|'same_class'|'nobody'|'empty_pile'|'last_cards'} Vain why nobody won */
/** @typedef {'target'|'empty'|'still'|'bound'} End why the match ended */
/** @typedef {'neighbour'|'letter'|'match'|'most'|'stake'|'exchange'} About what a hint can be about, besides figures and properties */
/** @typedef {import('./types.js').Stat|Property|Way|Vain|End|About} Word */

/** A card in a sentence: the symbol on its family's plane, then the name. @param {string} code @param {Pick<Context, 'lang'>} ctx */
export const chip = (code, { lang }) => {
  const e = elementOf(code);
  return html`<span class="chip fam-${e ? familyOf(e) : 'none'}">${code}</span> <span lang="${lang}">${cardName(code, lang)}</span>`;
};

/** Whom something is done to: in Spanish the name stands there for "you", too. @template T @param {number} seat @param {number} me @param {(seat: number) => T} name @returns {T|string} */
export const object = (seat, me, name) => (seat === me && language() === 'en' ? t('px.you') : name(seat));

/** @param {string} game @returns {string} */
export const gameName = (game) => t(`px.game.${/** @type {Game} */ (game)}`);

/** A word of the rules. @param {string} word @returns {string} */
export const wordOf = (word) => t(`px.word.${/** @type {Word} */ (word)}`);
