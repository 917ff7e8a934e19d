// A refusal: why, the group that failed as it would lie, and the rule.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { spectrumCard } from '../../cards/spectrum.js';
import { hasText, listed, rich, t } from '../../core/i18n.js';
import { cardsWords, groupWord } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('../../core/i18n.js').Key} Key */
/** @typedef {{group?: string, cards?: string[], groups?: (string|number)[], count?: number, white?: boolean, place?: number}} Facts that a refusal may carry */

/** Codes that this game has a sentence for; where facts come with them, some have another. */
const codes = /** @type {const} */ ([
  'too_few', 'colour_twice', 'not_neighbours', 'unknown_card', 'card_missing', 'not_in_hand', 'other_cards', 'nothing_laid', 'one_action',
  'no_white_light', 'needs_card', 'can_play', 'can_white', 'nothing_to_draw', 'can_draw', 'drew_already', 'step_by_step', 'whole_table',
  'no_such_group', 'not_there', 'not_yours', 'too_many_steps', 'table_invalid', 'laid_cards', 'table_valid', 'no_hints', 'all_said',
  'unknown_move', 'no_card_there', 'nothing_open',
]);

/** @param {string} code @returns {code is typeof codes[number]} */
const isOwn = (code) => codes.some((own) => own === code);

/** @typedef {'stale'|'not_your_turn'|'paused'|'over'|'malformed'} OfRoom refusals that every room has; all of them are told alike */

/** @param {string} code @param {Facts} facts @returns {Key} */
const keyOf = (code, { white }) => {
  const own = code === 'can_play' && white ? 'can_white' : code;
  if (isOwn(own)) return `sx.no.${own}`;
  const key = /** @type {`room.refused.${OfRoom}`} */ (`room.refused.${code}`);
  return hasText(key) ? key : 'sx.no.unknown_move';
};

/** @param {Facts} facts */
const filled = ({ cards = [], groups = [], group, count = 0, place = 0 }) => ({
  cards: cardsWords(cards), groups: listed(groups.map((key) => groupWord(String(key)))), group: group ? groupWord(group) : '', n: count, place,
});

/** @param {string[]} cards */
const shown = (cards) => (cards.length && cards.length < 13
  ? html`<p class="sx-facts" aria-hidden="true">${cards.map((code) => html`<span>${spectrumCard(code, { lod: 'T' })}</span>`)}</p>` : nothing);

/** Whose turn it is. @param {Context} ctx @param {string} code */
const turn = ({ view, shown: name }, code) => {
  const [seat, ...more] = view.turn.seats;
  return code === 'not_your_turn' && seat && more.length === 0 ? rich('sx.no.turn', { who: name(seat) }) : undefined;
};

/** @param {Context} ctx @param {string} id of the rulebook @returns {unknown} */
export const refusalView = (ctx, id) => {
  const { refusal } = ctx;
  if (!refusal) return nothing;
  const { code, rule, data } = refusal;
  const facts = /** @type {Facts} */ (data ?? {});
  return html`<section class="whynot sx-no" data-refused><h2><span class="oct">${icon('cross')}</span><span>${turn(ctx, code)
    ?? t(keyOf(code, facts), filled(facts))}</span></h2>${shown(facts.cards ?? [])}${rule
    ? html`<a href="/rules/${id}#${rule}" target="_blank" rel="noopener">${t('sx.no.rule', { rule })}</a>` : nothing}</section>`;
};
