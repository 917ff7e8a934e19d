// Laying square cards: which card is taken up, how it is turned, and where it
// can lie. Nothing here is drawn, and no draft is ever changed. Pure.

/** @typedef {{x: number, y: number, turn?: number}} Lying */
/**
 * @typedef {import('../../core/game.js').View & {field?: Record<string, Lying>, hand?: Record<string, number>,
 *   printed?: Record<string, number>, can?: {place?: Record<string, Record<string, string>>, free?: string[]}}} View
 */
/** @typedef {{card: string, turn: number, view: View}} Draft `card`: '' while none is taken up */
/** @typedef {{do: string, card: string, turn: number, x: number, y: number}} Place */

/** @param {string} code @returns {number} in how many ways the card lies differently */
const looksOf = (code) => [1, 2].find((n) => code.slice(2 * n) + code.slice(0, 2 * n) === code) ?? 4;

/** Where any card may lie, in every way that the table allows. @param {View} view @param {string} code */
const anywhere = ({ can, printed }, code) => {
  const turns = printed ? [printed[code] ?? 0] : Array.from({ length: looksOf(code) }, (_, i) => i);
  return (can?.free ?? []).map((point) => /** @type {[string, number[]]} */ ([point, turns]));
};

/** @param {View} view @param {string} code of a card @returns {Map<string, number[]>} points "x,y" and the turns that fit there */
export const pointsFor = (view, code) => {
  const fitting = Object.entries(view.can?.place?.[code] ?? {}).map(([point, turns]) =>
    /** @type {[string, number[]]} */ ([point, [...turns].map(Number)]));
  return new Map([...fitting, ...anywhere(view, code)]);
};

/** @param {View} view @returns {string[]} cards that can be laid, by arrival */
export const layable = (view) => {
  const { can } = view;
  const hand = view.hand ?? /** @type {Record<string, number>} */ ({});
  const all = can?.free?.length ? Object.keys(hand) : Object.keys(can?.place ?? {});
  return all.sort((a, b) => (hand[a] ?? 0) - (hand[b] ?? 0));
};

/** @param {View} view @param {string} code @returns {number[]} turns that fit somewhere */
const turnsOf = (view, code) => [...new Set([...pointsFor(view, code).values()].flat())].sort((a, b) => a - b);

/** @param {View} view @param {string} card @returns {Draft} */
const taken = (view, card) => ({ view, card, turn: card ? (turnsOf(view, card)[0] ?? 0) : 0 });

/** @param {View} view @returns {string} all that a draft is made of */
const source = ({ can, hand, printed }) => JSON.stringify([can, hand, printed]);

/** @param {Draft|undefined} draft @param {View} view @param {number} me @returns {Draft|undefined} nothing while nothing can be laid */
export const follow = (draft, view, me) => {
  const cards = layable(view);
  if (!me || cards.length === 0) return undefined;
  if (!draft || !cards.includes(draft.card)) return taken(view, cards.length === 1 ? cards[0] : '');
  if (source(view) === source(draft.view)) return draft;
  return turnsOf(view, draft.card).includes(draft.turn) ? { ...draft, view } : taken(view, draft.card);
};

/** @param {Draft} draft @param {string} card @returns {Draft} with it taken up, or put back */
export const toggle = ({ view, card: before }, card) => taken(view, before === card ? '' : card);

/** @param {Draft} draft @returns {Draft} with nothing taken up */
export const unpick = (draft) => (draft.card ? taken(draft.view, '') : draft);

/** @param {Draft} draft @returns {boolean} whether the card can be laid in more than one way */
export const canTurn = ({ view, card }) => card !== '' && turnsOf(view, card).length > 1;

/** @param {Draft} draft @returns {Draft} with the card turned to the next way that fits somewhere */
export const turned = (draft) => {
  const turns = draft.card ? turnsOf(draft.view, draft.card) : [];
  return turns.length < 2 ? draft : { ...draft, turn: turns[(turns.indexOf(draft.turn) + 1) % turns.length] };
};

/** Turned as it is held where that fits, else as it fits. @param {Draft} draft @returns {Place[]} a move for each place */
export const placesFor = ({ view, card, turn }) => (card === '' ? [] : [...pointsFor(view, card)].map(([point, turns]) => {
  const [x, y] = point.split(',').map(Number);
  return { do: 'place', card, turn: turns.includes(turn) ? turn : turns[0], x, y };
}));
