// A card before it is laid: which one is taken up, how it is turned, and the
// place that is chosen. No draft is ever changed: each step answers a new one.
import { looksOf } from '../../cards/square.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('./types.js').View} View */
/**
 * @typedef {object} Draft
 * @property {View} view
 * @property {string} card '' while none is taken up
 * @property {string} at point that is chosen, '' for none yet
 * @property {Record<string, number>} spins quarters that cards were turned, all in all
 * @property {boolean} [leaving] it was asked to pass although something fits
 */

/** The cards that may be taken up: of the pile only the one on top. @param {View} view @returns {string[]} by arrival */
export const heldOf = ({ hand, pile = {} }) => {
  const cards = Object.entries(hand ?? pile).sort(([, a], [, b]) => a - b).map(([code]) => code);
  return hand ? cards : cards.slice(-1);
};

/** Whether cards may be turned at this table. @param {View} view */
const isTurning = ({ printed }) => printed === undefined;

/** @param {View} view @param {string} code @param {Record<string, number>} [spins] @returns {number} quarters to draw it by */
export const spinOf = ({ printed }, code, spins = {}) => printed?.[code] ?? spins[code] ?? 0;

/** @param {Draft} draft @returns {number} quarters as the server counts them */
export const turnOf = ({ view, card, spins }) => {
  const spin = spinOf(view, card, spins);
  return isTurning(view) ? spin % looksOf(card) : spin;
};

/** Turns in which a card may lie somewhere. @param {View} view @param {string} code @param {string} point @returns {number[]} */
export const turnsAt = ({ can, printed }, code, point) => {
  if (!can?.free?.includes(point)) return [...(can?.place?.[code]?.[point] ?? '')].map(Number);
  return printed ? [printed[code] ?? 0] : Array.from({ length: looksOf(code) }, (_, i) => i);
};

/** @param {View} view @param {string} code @returns {string[]} points where it may lie in some turn */
export const placesOf = ({ can }, code) => can?.free ?? Object.keys(can?.place?.[code] ?? {});

/** How many cards may be laid. @param {View} view @returns {number} */
export const fitting = (view) => heldOf(view).filter((code) => placesOf(view, code).length > 0).length;

/** @param {View} view @returns {boolean} whether any card may be laid */
export const isFitting = (view) => fitting(view) > 0;

/** Quarters from a turn to the nearest one that fits there. @param {Draft} draft @param {string} point @returns {number|undefined} nothing where none does */
export const quartersTo = (draft, point) => {
  const { view, card } = draft;
  const [now, looks] = [turnOf(draft), looksOf(card)];
  const ways = turnsAt(view, card, point).map((turn) => (isTurning(view) ? (turn - now + looks) % looks : 0));
  return ways.length ? Math.min(...ways) : undefined;
};

/** @param {Draft} draft */
const isGood = (draft) => draft.at === '' || quartersTo(draft, draft.at) === 0;

/** @param {Draft} draft @returns {Draft} without a place where the card does not fit any more */
const settled = (draft) => (isGood(draft) ? draft : { ...draft, at: '' });

/** @param {Draft} draft @param {string} code */
const known = ({ view }, code) => (heldOf(view).includes(code) ? code : '');

/** A pile offers one card: it is taken up. @param {View} view */
const offered = (view) => (view.pile && view.can ? heldOf(view)[0] ?? '' : '');

/** @param {View} view @param {number} me */
const isOpen = ({ turn, hand, can }, me) => me > 0 && turn.phase === 'play' && (hand !== undefined || can !== undefined);

/** @param {Draft|undefined} draft @param {View} view @param {number} me @returns {Draft|undefined} */
export const follow = (draft, view, me) => {
  if (!isOpen(view, me)) return undefined;
  if (draft?.view === view) return draft;
  const { card = '', at = '', spins = {} } = draft ?? {};
  const now = { view, card, at, spins };
  return settled({ ...now, card: known(now, card) || offered(view), at: known(now, card) ? at : '' });
};

/** @param {Draft} draft */
export const canTurn = ({ view, card }) => card !== '' && isTurning(view) && looksOf(card) > 1;

/** @param {Draft} draft @param {number} by quarters @returns {Draft} */
const spun = (draft, by) => ({ ...draft, spins: { ...draft.spins, [draft.card]: spinOf(draft.view, draft.card, draft.spins) + by } });

/** Once more to the right: at the place that is chosen, to the next turn that fits there. @param {Draft} draft @returns {Draft} */
export const turned = (draft) => {
  if (!canTurn(draft)) return draft;
  const once = spun(draft, 1);
  const more = once.at && turnsAt(once.view, once.card, once.at).length > 1 ? quartersTo(once, once.at) : undefined;
  return settled(more === undefined ? once : spun(once, more));
};

/** @param {Draft} draft @returns {Draft} */
export const unpick = (draft) => (draft.at ? { ...draft, at: '' } : { ...draft, card: '' });

/** A touch takes a card up, a second one turns it. @param {Draft} draft @param {string} code @param {'tap'|'drag'} by @returns {Draft} */
export const toggle = (draft, code, by) => {
  if (draft.card !== code) return { ...draft, card: known(draft, code), at: '' };
  if (by === 'drag') return draft;
  return canTurn(draft) ? turned(draft) : unpick(draft);
};

/** The card turns as far as it has to. @param {Draft} draft @param {string} point @returns {Draft} the same where it does not fit */
export const put = (draft, point) => {
  const quarters = draft.card ? quartersTo(draft, point) : undefined;
  return quarters === undefined ? draft : { ...spun(draft, quarters), at: point };
};

/** @param {Draft} draft @param {string} point @returns {import('./types.js').Place} */
export const placeMove = (draft, point) => {
  const [x, y] = point.split(',').map(Number);
  return { do: 'place', card: draft.card, turn: turnOf(draft), x, y };
};

/**
 * The second touch of a place lays the card; where it does not fit, the server says why.
 * @param {Draft} draft @param {string} point @returns {import('./types.js').Place|undefined}
 */
export const moveAt = (draft, point) => {
  if (!draft.card || !draft.view.can) return undefined;
  return draft.at === point || quartersTo(draft, point) === undefined ? placeMove(draft, point) : undefined;
};

/** Any other step is staying. @param {Draft} draft @returns {Draft} */
const stayed = (draft) => (draft.leaving ? { ...draft, leaving: false } : draft);

/** Passing is asked for twice while something fits. @param {Draft} draft @returns {Draft|undefined} nothing where it is meant */
const leave = (draft) => (draft.leaving || !draft.view.can?.pass || !isFitting(draft.view) ? undefined : { ...draft, leaving: true });

/** @type {import('../../core/game.js').Bench<View, Draft>} */
export const bench = {
  follow, moveAt, held: ({ card }) => card,
  toggle: (draft, code, by) => toggle(stayed(draft), code, by),
  unpick: (draft) => (draft.leaving ? stayed(draft) : unpick(draft)),
  put: (draft, point) => {
    const now = put(draft, point);
    return now === draft ? draft : stayed(now);
  },
  change: (draft, act) => {
    switch (act) {
      case 'turn': return turned(stayed(draft));
      case 'down': return { ...stayed(draft), card: '', at: '' };
      case 'pass': return leave(draft);
      default: return undefined;
    }
  },
  said: ({ leaving, view }) => (leaving ? t('ox.pass.sure', { n: fitting(view) }) : ''), shown: () => undefined,
};
