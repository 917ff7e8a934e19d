// A refusal explained from what the server said: which card, where, the cells
// that differ, the rule. Pure.
import { hasText } from '../../core/i18n.js';
import { turnOf } from './draft.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Refusal} Refusal */
/** @typedef {import('../../core/i18n.js').Key} Key */
/** @typedef {{point: string, card: string, turn: number, wrong: string}} Misfit `wrong`: cells that differ, as digits */
/** @typedef {{refusal: Refusal, misfit?: Misfit, cells: [code: string, digits: string][]}} Explained `cells`: by the card that they meet */

/** Codes that this game has a sentence for. */
export const codes = /** @type {const} */ ([
  'not_in_hand', 'no_such_turn', 'no_turning', 'only_the_centre', 'occupied', 'outside_box', 'no_contact', 'mismatch', 'must_lay', 'can_place',
  'not_on_table', 'turned_up_first', 'own_card', 'locked_out', 'claims_open', 'not_on_top', 'time_not_up', 'unknown_move', 'not_offered',
]);

/** @param {string} code @returns {code is typeof codes[number]} */
const isOwn = (code) => codes.some((own) => own === code);

/** The sentence of a code; the server may know more of them than this page. @param {string} code @param {Context['options']} options @returns {Key} */
export const sayingOf = (code, { contact }) => {
  if (code === 'no_contact' && contact === 'edge') return 'ox.no.no_contact.edge';
  if (isOwn(code)) return `ox.no.${code}`;
  const key = /** @type {'room.refused.stale'} */ (`room.refused.${code}`);
  return hasText(key) ? key : 'ox.no.other';
};

/** @param {Refusal} refusal @returns {[string, string][]} */
const cellsOf = ({ data }) => Object.entries(/** @type {{cells?: Record<string, string>}} */ (data ?? {}).cells ?? {});

/** @param {Refusal} refusal @returns {Misfit|undefined} */
const misfitOf = (refusal) => {
  const { move } = refusal;
  if (move?.do !== 'place') return undefined;
  const wrong = [...new Set(cellsOf(refusal).flatMap(([, digits]) => [...digits]))].join('');
  return { point: `${move.x},${move.y}`, card: move.card, turn: move.turn, wrong };
};

/** Whether what was refused is still what is held, wherever else it may lie. @param {Refusal} refusal @param {Context} ctx */
const isStill = ({ move }, { draft }) => move?.do !== 'place' || (draft?.card === move.card && turnOf(draft) === move.turn);

/** @param {Context} ctx @returns {Explained|undefined} */
export const shownRefusal = (ctx) => {
  const { refusal } = ctx;
  if (!refusal || !isStill(refusal, ctx)) return undefined;
  return { refusal, misfit: misfitOf(refusal), cells: cellsOf(refusal) };
};
