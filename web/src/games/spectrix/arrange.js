// Whole tables at once, each a step that can be undone: the one that help shows,
// and the one on which White Light is gathered. Pure.
import { HAND, NEW, allCards, canClaim, claim, put, stepped } from './draft.js';
import { alongRing, verdictOf } from './group.js';

/** @typedef {import('./draft.js').Card} Card */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Group} Group */

/** @param {Draft} draft @param {string} id @returns {string} where the card lies */
const placeOf = ({ now }, id) => now.groups.find(({ cards }) => cards.some((card) => card.id === id))?.key ?? HAND;

/**
 * Cards for the codes of a group: those that lie in it first, then others of the table, then of the hand.
 * @param {Draft} draft @param {string[]} codes @param {string} key @param {Card[]} free @returns {Card[]} taken out of `free`
 */
const taken = (draft, codes, key, free) => codes.flatMap((code) => {
  const fitting = free.filter((card) => card.code === code);
  const [card] = [
    ...fitting.filter(({ id }) => placeOf(draft, id) === key), ...fitting.filter(({ id }) => ![key, HAND].includes(placeOf(draft, id))), ...fitting,
  ];
  if (card) free.splice(free.indexOf(card), 1);
  return card ?? [];
});

/**
 * A table that lies otherwise, of the cards of this one and of the hand.
 * @param {Draft} draft @param {Record<string, string[]>} groups codes by key @param {string[]} [white] keys that are claimed @returns {Draft}
 */
export const arranged = (draft, groups, white = []) => {
  const free = allCards(draft.now);
  const isStill = (/** @type {string} */ key) => draft.now.groups.some((group) => group.key === key);
  const filled = Object.entries(groups).sort(([a], [b]) => Number(isStill(b)) - Number(isStill(a)))
    .map(([key, codes]) => ({ key, cards: alongRing(taken(draft, codes, key, free), draft.ring) }));
  const hand = free.filter(({ id, own }) => own && placeOf(draft, id) === HAND);
  return stepped(draft, { groups: filled, hand, white }, { is: 'shown' });
};

/** How little a card is missed where it lies: not in the hand, nor in a group that holds without it. @param {Draft} draft @param {Card} card */
const missed = (draft, { id }) => {
  const group = draft.now.groups.find(({ key }) => key === placeOf(draft, id));
  if (!group) return 0;
  const rest = group.cards.filter((card) => card.id !== id).map(({ code }) => code);
  return 'fault' in verdictOf(rest, draft.ring) ? 2 : 1;
};

/** Cards for White Light, one of each colour that there is. @param {Draft} draft @returns {Card[]} */
const spectrumOf = (draft) => draft.ring.flatMap((code) => {
  const fitting = allCards(draft.now).filter((card) => card.code === code);
  return [...fitting].sort((a, b) => missed(draft, a) - missed(draft, b))[0] ?? [];
});

/** @param {Draft} draft @returns {string[]} colours that are neither on the table nor in the hand */
export const lacking = (draft) => draft.ring.filter((code) => allCards(draft.now).every((card) => card.code !== code));

/** @param {Draft} draft @returns {Draft} with all twelve colours in a group of their own, claimed; the same where some are lacking */
export const gathered = (draft) => {
  if (draft.steps || lacking(draft).length > 0) return draft;
  const lying = draft.now.groups.find(({ key }) => canClaim(draft, key));
  if (lying) return draft.now.white.includes(lying.key) ? draft : claim(draft, lying.key);
  const together = put({ ...draft, picked: spectrumOf(draft).map(({ id }) => id) }, NEW);
  const key = together.now.groups.find((group) => canClaim(together, group.key))?.key ?? '';
  return { ...claim(together, key), past: together.past };
};
