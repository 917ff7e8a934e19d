// Why a move was refused: the key of its sentence and the facts that failed. Pure.
import { hasText } from '../../core/i18n.js';

/** @typedef {import('./types.js').Refusal} Refusal */
/** @typedef {import('../../core/i18n.js').Key} Key */
/** @typedef {{card?: string, word?: string, characters?: number, most?: number, game?: string, of?: number, stat?: string, needs?: string[]}} Facts */
/** @typedef {'unknown_move'|'not_in_hand'|'no_such_player'|'other_game'|'card_first'|'can_play'|'last_card'|'not_a_letter'|'not_a_stat'|'not_a_way'|'no_figure'|'empty_pile'
 *   |'table_off'|'table_once'|'no_neighbour'|'exchange_first'|'not_a_property'|'trivial'|'locked_out'|'free_match'|'not_free_match'|'text'|'voted'|'not_offered'} Code
 */
/** @typedef {'stale'|'not_your_turn'|'paused'|'over'|'malformed'} OfRoom refusals that every room has; all of them are told alike */
/** @typedef {{key: Key, rule?: string, facts: Facts}} Explained */

/** @param {Refusal} refusal @returns {Explained} */
export const explain = ({ code, rule, data }) => {
  const own = /** @type {const} */ ([`px.no.${/** @type {Code} */ (code)}`, `room.refused.${/** @type {OfRoom} */ (code)}`]).find(hasText);
  return { key: own ?? 'px.no.other', rule, facts: /** @type {Facts} */ (data ?? {}) };
};
