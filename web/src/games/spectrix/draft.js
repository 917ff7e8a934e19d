// A turn before it is played: the table and the own hand, card by card, what is
// picked of them, and every step back to how they lay. Nothing here is drawn or
// sent, and no draft is ever changed: each step answers a new one. Pure.
import { alongRing, byRing, isSpectrum } from './group.js';

/**
 * @typedef {import('../../core/game.js').View & {table: Record<string, string[]>, ring: string[], hand?: Record<string, number>,
 *   can?: {play?: boolean, step?: boolean}, private?: boolean}} View
 */
/** @typedef {{id: string, code: string, own: boolean}} Card `own`: it was in the hand when the turn began */
/** @typedef {{key: string, cards: Card[]}} Group */
/** @typedef {{groups: Group[], hand: Card[], white: string[]}} Layout `white`: keys of the groups that are claimed */
/** @typedef {{is: 'put', n: number, place: string}|{is: 'claimed'|'unclaimed', place: string}|{is: 'undone'|'over'|'changed'|'shown'}} News */
/**
 * @typedef {object} Draft
 * @property {string} of what it was made, as text
 * @property {''|'turn'|'restore'} steps at a strict table each card that is put somewhere is a move of its own: in one's turn, or while a
 * broken table is put right
 * @property {string[]} ring
 * @property {Layout} now
 * @property {Layout[]} past oldest first; the first is what lies there
 * @property {string[]} picked ids of cards
 * @property {News} [news] what the last step did
 * @property {string} [open] key of the group whose cards are shown large
 */
/** @typedef {{do: 'play', groups: Record<string, string[]>, cards?: string[], white?: string[]}} Play */
/** @typedef {{do: 'step', card: string, from?: string, to?: string, back?: boolean}} Step without `from`: of the hand, without `to`: a new group */
/** @typedef {{do: 'done', white: string[]}} Done */

/** Places that are no key of a group. */
export const HAND = 'hand';
export const NEW = 'new';

/** @param {View} view @returns {Draft['steps']} */
const stepsOf = ({ can = {}, turn }) => {
  if (can.play || !can.step) return '';
  return turn.phase === 'restore' ? 'restore' : 'turn';
};

/** @param {View} view @param {number} seat @returns {string} all that a draft is made of */
const source = (view, seat) => JSON.stringify([seat, view.table, Object.entries(view.hand ?? {}).sort(), stepsOf(view)]);

/** @param {View['table']} table @returns {Group[]} */
const lying = (table) => Object.entries(table).map(([key, codes]) =>
  ({ key, cards: codes.map((code, i) => ({ id: `${key}-${i}`, code, own: false })) }));

/** @param {Record<string, number>} hand @param {string[]} ring @returns {Card[]} */
const held = (hand, ring) => ring.flatMap((code) =>
  Array.from({ length: hand[code] ?? 0 }, (_, i) => ({ id: `${code}-${i}`, code, own: true })));

/** @param {View} view @param {number} seat @returns {Draft} the table as it lies */
export const start = (view, seat) => {
  const { table, hand = {}, ring } = view;
  return { of: source(view, seat), steps: stepsOf(view), ring, now: { groups: lying(table), hand: held(hand, ring), white: [] }, past: [], picked: [] };
};

/** @param {Draft} draft */
const isTouched = ({ past, picked }) => past.length + picked.length > 0;

/** A step has changed the table: what is a spectrum yet stays claimed. @param {Draft} draft @param {string[]} white @returns {Draft} */
const withClaims = (draft, white) => ({ ...draft, now: { ...draft.now, white: white.filter((key) => canClaim(draft, key)) } });

/**
 * After a document: the same draft while the same cards lie and are held, else a
 * new one, which says so where something is lost by it.
 * @param {Draft|undefined} draft @param {View} view @param {number} seat @returns {Draft}
 */
export const follow = (draft, view, seat) => {
  if (draft?.of === source(view, seat)) return draft;
  const fresh = start(view, seat);
  if (draft && fresh.steps) return withClaims(fresh, draft.now.white);
  return draft && isTouched(draft) ? { ...fresh, news: { is: 'changed' } } : fresh;
};

/** @param {Draft} draft @param {string} id of a card @returns {Draft} with it picked, alone where steps are made, or not any more */
export const toggle = (draft, id) => {
  const { picked, steps } = draft;
  const others = picked.filter((one) => one !== id);
  return { ...draft, picked: picked.includes(id) ? others : [...(steps ? [] : picked), id] };
};

/** @param {Draft} draft @param {string} id of a card @returns {Draft} with it picked */
export const take = (draft, id) => (draft.picked.includes(id) ? draft : toggle(draft, id));

/** @param {Draft} draft @param {string} key @returns {Draft} with the cards of a group shown large, or not any more */
export const open = (draft, key) => ({ ...draft, open: draft.open === key ? undefined : key, news: undefined });

/** @param {Draft} draft @returns {Draft} with nothing picked */
export const unpick = (draft) => (draft.picked.length ? { ...draft, picked: [] } : draft);

/** @param {Card[]} cards */
const codesOf = (cards) => cards.map(({ code }) => code);

/** @param {Layout} layout @returns {Card[]} the hand first */
export const allCards = ({ groups, hand }) => [...hand, ...groups.flatMap(({ cards }) => cards)];

/** @param {Draft} draft @returns {Card[]} */
export const pickedCards = ({ now, picked }) => allCards(now).filter(({ id }) => picked.includes(id));

/** @param {Layout} layout @param {string} place @returns {Card[]} */
const cardsAt = ({ groups, hand }, place) => (place === HAND ? hand : (groups.find(({ key }) => key === place)?.cards ?? []));

/** Whether what is picked can go there: into the hand only what came from it. @param {Draft} draft @param {string} place */
export const canPut = (draft, place) => {
  const cards = pickedCards(draft);
  const there = cardsAt(draft.now, place);
  const isKnown = [HAND, NEW].includes(place) || there.length > 0;
  return isKnown && cards.some((card) => !there.includes(card)) && (place !== HAND || cards.every(({ own }) => own));
};

/** @param {number} i @returns {string} a, b … z, a1 … */
const nthKey = (i) => String.fromCharCode(97 + (i % 26)) + (i < 26 ? '' : Math.floor(i / 26));

/** @param {Group[]} groups @returns {string} that none of them has */
const freeKey = (groups) => {
  const isFree = (/** @type {string} */ name) => groups.every(({ key }) => key !== name);
  return [...groups, undefined].map((_, i) => nthKey(i)).find(isFree) ?? '';
};

/** A claim holds while its group is a spectrum. @param {Layout} layout @param {string[]} ring @returns {Layout} */
const withoutBrokenClaims = (layout, ring) =>
  ({ ...layout, white: layout.white.filter((key) => isSpectrum(codesOf(cardsAt(layout, key)), ring)) });

/** @param {Draft} draft @param {Layout} now @param {News} news @returns {Draft} */
export const stepped = (draft, now, news) => ({ ...draft, now, past: [...draft.past, draft.now], picked: [], news });

/** @param {Draft} draft @param {string} place HAND, NEW or the key of a group @returns {Draft} the same where it cannot be */
export const put = (draft, place) => {
  if (!canPut(draft, place)) return draft;
  const { ring, now: { groups, hand, white } } = draft;
  const cards = pickedCards(draft);
  const key = place === NEW ? freeKey(groups) : place;
  const after = (/** @type {string} */ name, /** @type {Card[]} */ there) =>
    [...there.filter((card) => !cards.includes(card)), ...(name === key ? cards : [])];
  const all = place === NEW ? [...groups, { key, cards: [] }] : groups;
  const filled = all.map((group) => ({ ...group, cards: alongRing(after(group.key, group.cards), ring) }));
  const layout = { groups: filled.filter((group) => group.cards.length > 0), hand: byRing(after(HAND, hand), ring), white };
  return stepped(draft, withoutBrokenClaims(layout, ring), { is: 'put', n: cards.length, place: key });
};

/** @param {Draft} draft @param {string} key @returns {boolean} */
export const canClaim = ({ now, ring, steps }, key) => steps !== 'restore' && isSpectrum(codesOf(cardsAt(now, key)), ring);

/** @param {Draft} draft @param {string} key of a spectrum @returns {Draft} with White Light claimed for it, or not any more */
export const claim = (draft, key) => {
  if (!canClaim(draft, key)) return draft;
  const { white } = draft.now;
  const had = white.includes(key);
  const now = { ...draft.now, white: had ? white.filter((one) => one !== key) : [...white, key] };
  return { ...stepped(draft, now, { is: had ? 'unclaimed' : 'claimed', place: key }), picked: draft.picked };
};

/** @param {Draft} draft @returns {Draft} as before the last step */
export const undo = (draft) => {
  const [last] = draft.past.slice(-1);
  return last ? { ...draft, now: last, past: draft.past.slice(0, -1), picked: [], news: { is: 'undone' } } : draft;
};

/** @param {Draft} draft @returns {Layout} what lies there */
export const first = ({ now, past }) => past[0] ?? now;

/** @param {Draft} draft @returns {boolean} whether it differs from what lies there */
export const isChanged = (draft) => draft.now !== first(draft);

/** @param {Draft} draft @returns {Draft} the table as it lies; a step like others, which can be undone */
export const startOver = (draft) => (isChanged(draft) ? stepped(draft, first(draft), { is: 'over' }) : unpick(draft));

/** @param {Draft} draft @returns {Record<string, string[]>} codes by the key of their group */
const groupsOf = ({ now }) => Object.fromEntries(now.groups.map(({ key, cards }) => [key, codesOf(cards)]));

/** @param {Draft} draft @returns {Record<string, string[]>} what others may watch: nothing in it while nothing differs */
export const shown = (draft) => (isChanged(draft) ? groupsOf(draft) : {});

/** @param {Draft} draft @returns {Card[]} cards of the hand that lie on the table */
export const laid = ({ now }) => now.groups.flatMap(({ cards }) => cards).filter(({ own }) => own);

/** @param {Draft} draft @returns {Play} the whole table as a move */
export const playOf = (draft) => {
  const cards = codesOf(laid(draft));
  const { white } = draft.now;
  return { do: 'play', groups: groupsOf(draft), ...(cards.length ? { cards } : {}), ...(white.length ? { white } : {}) };
};

/**
 * What is picked, put somewhere at once. Which cards may go back to the hand, the server knows.
 * @param {Draft} draft @param {string} place HAND, NEW or the key of a group @returns {Step|undefined} nothing where it cannot be
 */
export const stepTo = (draft, place) => {
  const [card] = pickedCards(draft);
  const from = draft.now.groups.find(({ cards }) => cards.includes(card))?.key;
  if (!card || place === (from ?? HAND) || (draft.steps === 'restore' && (!from || place === HAND))) return undefined;
  const to = place === HAND ? { back: true } : { ...(place === NEW ? {} : { to: place }) };
  return { do: 'step', card: card.code, ...(from ? { from } : {}), ...to };
};

/** @param {Draft} draft @returns {Done} the end of a turn of steps, with all that is claimed */
export const doneOf = ({ now }) => ({ do: 'done', white: now.white });
