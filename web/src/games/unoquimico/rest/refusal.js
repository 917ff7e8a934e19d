// A refusal explained from what the server said: the title, the facts side by
// side, the rule, and the way that would work. Pure.
import { hasText } from '../../../core/i18n.js';
import { sideBySide } from './facing.js';
import { wayWith } from '../picked.js';

/** @typedef {import('../types.js').View} View */
/** @typedef {import('../types.js').Refusal} Refusal */
/** @typedef {import('../../../core/i18n.js').Key} Key */
/**
 * @typedef {object} Explained
 * @property {{card: string, other: string}} [title] codes of two cards, for a sentence
 * @property {Key} [says] a sentence, where there is no title
 * @property {import('./facing.js').Row[]} rows
 * @property {string} [rule]
 * @property {Key} ruleKey
 * @property {number[]} [turn] seats that are asked, where the reader is not
 * @property {{element: string, scientist: string}} [way] that would work
 */
/** @typedef {Parameters<typeof sideBySide>[0]} Facts */

/** @param {unknown} data @returns {data is Facts} */
const areFacts = (data) => typeof data === 'object' && data !== null && 'element' in data && 'onto' in data;

/** @param {Refusal} refusal @param {Facts} facts @param {View} view @returns {Explained} */
const noCommon = ({ rule }, facts, view) => ({
  title: { card: facts.element.symbol, other: facts.onto.symbol },
  rows: sideBySide(facts), rule,
  ruleKey: facts.simple ? 'uno.no.rule_states' : 'uno.no.rule_one_fact',
  way: wayWith(facts.element.symbol, view),
});

/** The ruling about turns: the room refuses out of turn without one. */
const TURN = 'UQ-3';

/** Codes that this game has a sentence for. */
export const codes = /** @type {const} */ ([
  'not_in_hand', 'only_drawn', 'scientist_needs_fit', 'scientist_only_stuck', 'not_a_scientist', 'not_an_element', 'no_wild',
  'wild_is_the_whole_turn', 'must_draw', 'can_lay', 'can_draw', 'nothing_to_draw', 'name_not_asked', 'drew_already', 'name_first',
  'time_not_up', 'not_offered', 'unknown_move',
]);

/** @param {string} code @returns {code is typeof codes[number]} */
const isOwn = (code) => codes.some((own) => own === code);

/** @typedef {'malformed'|'not_yours'|'wrong_phase'|'conflict'|'slow_down'|'draining'|'store_failed'} OfLine */
/** @typedef {OfLine|'stale'|'not_your_turn'|'paused'|'over'|'not_playing'} OfMoves */
/** Refusals of moves that every room has. @typedef {Exclude<import('../../../wire.js').ErrorCode, 'unknown_move'> & OfMoves} OfRoom */

/** The sentence of a code; the server may know more of them than this page. @param {string} code @returns {Key} */
const keyOf = (code) => {
  if (isOwn(code)) return `uno.no.${code}`;
  const key = /** @type {`room.refused.${OfRoom}`} */ (`room.refused.${code}`);
  return hasText(key) ? key : 'uno.no.unknown_move';
};

/**
 * @param {Refusal} refusal @param {View} view @returns {Explained} with `says`, the key of a sentence, where no facts
 * were sent; refusals of the room have their own texts
 */
export const explain = (refusal, view) => {
  if (refusal.code === 'no_common_property' && areFacts(refusal.data)) return noCommon(refusal, refusal.data, view);
  const told = /** @type {Explained} */ ({ says: keyOf(refusal.code), rows: [], rule: refusal.rule, ruleKey: 'uno.no.rule' });
  return refusal.code === 'not_your_turn' ? { ...told, turn: view.turn.seats, rule: refusal.rule ?? TURN } : told;
};
