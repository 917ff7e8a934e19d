// Focus survives a rendering.
//   keepFocus(root, () => render(view, root))
// Whoever held the focus is found again by its id, or by what it declares
// (data-pick, data-drop, data-do, and the data-seat that it is about). Where a
// button or a place is gone, what the page marks with data-home takes over; where a card is
// gone, its neighbour. From an open dialog the focus does not leave.
//   followQuestion(root, () => render(view, root))
// A question that appears within data-asked gets the focus on its first answer,
// from the hand or from nowhere; whoever is somewhere else stays there.

const MARKS = ['pick', 'drop', 'do'];
const FOCUSABLE = 'a[href],button:not([disabled]),input,select,textarea,[tabindex]';

/** @param {HTMLElement} element @param {string} name */
const markOf = ({ dataset }, name) => (dataset[name] === undefined ? '' : `[data-${name}="${CSS.escape(dataset[name] ?? '')}"]`);

/** @param {HTMLElement} element @returns {string|undefined} a selector that finds it, or what replaces it */
const selectorOf = (element) => {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const mark = MARKS.find((name) => element.dataset[name] !== undefined);
  return mark && [mark, 'seat'].map((name) => markOf(element, name)).join('');
};

/** @param {ParentNode} root @returns {HTMLElement[]} in the order of the page */
const focusables = (root) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(FOCUSABLE)]);

/** @param {ParentNode} root @param {string} selector @returns {HTMLElement|null} */
const find = (root, selector) => root.querySelector(selector);

/** @param {ParentNode} root @returns {HTMLElement[]} */
const cardsIn = (root) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-pick]')]);

/** @typedef {{selector: string|undefined, place: number, card: number, button: boolean}} Held `card`: place among cards, -1 for none */

/** Where a page wants the focus whose button goes; a closed dialog is nowhere. @param {HTMLElement} root */
const homeIn = (root) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll('[data-home]')]).find((home) => !home.closest('dialog:not([open])'));

/** What stands in for what is gone: for a card another card, as long as there is one. @param {HTMLElement} root @param {Held} held */
const neighbour = (root, { place, card, button }) => {
  const [cards, all] = [cardsIn(root), focusables(root)];
  if (card >= 0 && cards.length > 0) return cards[Math.min(card, cards.length - 1)];
  return (button || card >= 0 ? homeIn(root) : null) ?? all[Math.min(place, all.length - 1)];
};

/** @param {HTMLElement} root @param {Held} held */
const restore = (root, held) => {
  const heir = held.selector === undefined ? null : find(root, held.selector);
  (heir ?? neighbour(root, held) ?? root).focus({ preventScroll: true });
};

/**
 * @template T
 * @param {HTMLElement} root @param {() => T} change @returns {T}
 */
export const keepFocus = (root, change) => {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement) || held === root || !root.contains(held)) return change();
  const scope = /** @type {HTMLElement} */ (held.closest('dialog[open]') ?? root);
  const selector = selectorOf(held);
  const place = focusables(scope).indexOf(held);
  const [card, button] = [cardsIn(scope).indexOf(held), held.dataset.do !== undefined || held.dataset.drop !== undefined];
  const result = change();
  if (!held.isConnected || document.activeElement !== held) restore(scope, { selector, place, card, button });
  return result;
};

/** @param {ParentNode} root @returns {HTMLElement|null} the first answer to what is asked */
const answerIn = (root) => root.querySelector('[data-asked] [data-do]');

/** Whether the focus is nowhere, in the hand, or where a page puts it when a button goes. */
const isIdle = () => {
  const held = document.activeElement;
  return !held || held === document.body || (held.matches('[data-pick],[data-home]') && !held.closest('dialog'));
};

/**
 * @template T
 * @param {HTMLElement} root @param {() => T} change @returns {T}
 */
export const followQuestion = (root, change) => {
  const wasAsked = answerIn(root) !== null;
  const result = change();
  if (!wasAsked && isIdle()) answerIn(root)?.focus({ preventScroll: true });
  return result;
};
