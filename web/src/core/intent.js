// The only listener on the document. Elements declare what they are:
//   <button data-pick="Na">     can be picked up: tap, drag, or Enter
//   <div data-drop="top">       takes what is picked (a button, so that the keyboard reaches it)
//   <button data-do="draw">     an action; `data-hot="d"` gives it a letter
//   <div data-drags>            inside it a drag is allowed; elsewhere only taps
// and the page is told what the person wants, whichever way it came:
//   const stop = listen({
//     pick(key, by)            by 'tap' (or Enter): toggle; by 'drag': take it
//     aim(key, place)          a drag hovers over a place, or over none
//     release(place, key, by)  put it down; by 'tap' there is no key: what is picked goes there
//     cancel(key)              put back: one card after a drag, everything (no key) after Esc
//     act(name, element)       a button with data-do
//     letter(letter)           one that presses no button; whether it meant something
//     key(key, element)        any key, first of all; whether it meant something
//     help()                   `?`
//   })
// Where there is something to pick, arrows move the focus among all these, in the
// direction pressed; elsewhere, and in a list that scrolls, they scroll. While a card
// is dragged it carries `data-dragging`, and --drag-x, --drag-y in px; the place
// under it carries `data-aimed`. A gesture cuts running motion short.
// Letters can be switched off: setLetters(false).
import { idle, step } from './gesture.js';
import { recall, remember } from './memory.js';
import { finish } from './motion.js';
import { nearest, stopsIn } from './nearest.js';

/** @typedef {import('./gesture.js').State} State */
/** @typedef {import('./gesture.js').Input} Input */
/** @typedef {import('./gesture.js').Intent} Intent */
/**
 * @typedef {object} Wishes
 * @property {(key: string, by: 'tap'|'drag') => void} [pick]
 * @property {(key: string, place: string|undefined) => void} [aim]
 * @property {(place: string, key: string|undefined, by: 'tap'|'drag') => void} [release]
 * @property {(key: string|undefined) => void} [cancel]
 * @property {(name: string, element: HTMLElement) => void} [act]
 * @property {(letter: string) => boolean} [letter]
 * @property {(key: string, at: Element) => boolean} [key]
 * @property {() => void} [help]
 */

/** @returns {boolean} whether single letters act */
export const letters = () => recall('letters') !== 'off';

/** @param {boolean} on */
export const setLetters = (on) => remember('letters', on ? 'on' : 'off');

/** @param {EventTarget|null} target @param {string} selector @returns {HTMLElement|undefined} */
const within = (target, selector) => {
  const found = target instanceof Element ? target.closest(selector) : null;
  return /** @type {HTMLElement|null} */ (found) ?? undefined;
};

/** @param {HTMLElement} element */
const isOff = (element) => element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

/** @param {number} x @param {number} y @returns {HTMLElement|undefined} */
const dropAt = (x, y) => within(document.elementFromPoint(x, y), '[data-drop]');

/** @param {EventTarget|null} target whether it takes typed text */
const isTyping = (target) => within(target, 'input,select,textarea,[contenteditable]') !== undefined;

/** @param {EventTarget|null} target whether it has the focus in order to be scrolled */
const isScrolled = (target) => target instanceof Element && target.matches('[tabindex="0"]');

const ARROWS = /** @type {const} */ ({ ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' });

/** @param {keyof typeof ARROWS} key @returns {boolean} whether the focus moved */
const walk = (key) => {
  const scope = document.querySelector('dialog[open]') ?? document;
  const next = nearest(ARROWS[key], document.activeElement, stopsIn(scope));
  next?.focus();
  return next !== undefined;
};

/** @param {string} letter @returns {boolean} whether it pressed something */
const pressLetter = (letter) => {
  const button = /** @type {HTMLElement|null} */ (document.querySelector(`[data-hot="${CSS.escape(letter.toLowerCase())}"]`));
  button?.click();
  return button !== null;
};

/** The page's side of a drag: the card follows the finger. */
const ghost = () => {
  /** @type {HTMLElement|undefined} */
  let aimed;
  /** @type {HTMLElement|undefined} */
  let card;
  return {
    /** @param {HTMLElement} element */
    take: (element) => { card = element; },
    /** @param {number} dx @param {number} dy @param {HTMLElement|undefined} drop */
    follow: (dx, dy, drop) => {
      card?.setAttribute('data-dragging', '');
      card?.style.setProperty('--drag-x', `${dx}px`);
      card?.style.setProperty('--drag-y', `${dy}px`);
      if (drop === aimed) return;
      aimed?.removeAttribute('data-aimed');
      drop?.setAttribute('data-aimed', '');
      aimed = drop;
    },
    end: () => {
      card?.removeAttribute('data-dragging');
      card?.style.removeProperty('--drag-x');
      card?.style.removeProperty('--drag-y');
      aimed?.removeAttribute('data-aimed');
      aimed = card = undefined;
    },
  };
};

/** @param {Wishes} wishes @param {Intent} intent */
const grant = (wishes, intent) => {
  switch (intent.do) {
    case 'pick': return wishes.pick?.(intent.key, intent.by);
    case 'aim': return wishes.aim?.(intent.key, intent.place);
    case 'release': return wishes.release?.(intent.place, intent.key, intent.by);
    case 'cancel': return wishes.cancel?.(intent.key);
  }
};

/** @param {Wishes} wishes @returns {() => void} stops listening */
export const listen = (wishes) => {
  /** @type {State} */
  let state = idle;
  let dragged = false; // a drag has just ended: the click that follows is not a tap
  const shadow = ghost();

  /** @param {Input} input */
  const feed = (input) => {
    const [next, intents] = step(state, input);
    if (state.is === 'dragging' && next.is !== 'dragging') shadow.end();
    state = next;
    intents.forEach((intent) => grant(wishes, intent));
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    dragged = false;
    finish();
    const card = within(event.target, '[data-pick]');
    if (!card || isOff(card) || event.button !== 0 || !within(card, '[data-drags]')) return;
    shadow.take(card);
    feed({ on: 'press', key: card.dataset.pick ?? '', pointer: event.pointerId, x: event.clientX, y: event.clientY });
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    if (state.is === 'idle' || state.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    const drop = dropAt(x, y);
    feed({ on: 'move', pointer: event.pointerId, x, y, place: drop?.dataset.drop });
    if (state.is === 'dragging') shadow.follow(x - state.x, y - state.y, drop);
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    dragged = state.is === 'dragging';
    feed({ on: 'lift', pointer: event.pointerId });
  };

  /** @param {PointerEvent} event */
  const lost = (event) => feed({ on: 'lost', pointer: event.pointerId });

  /** @param {MouseEvent} event */
  const click = (event) => {
    const target = within(event.target, '[data-do],[data-pick],[data-drop]');
    if (!target || (dragged && event.detail > 0)) return;
    if (isOff(target)) return void (target.dataset.why && wishes.act?.('why', target));
    const { pick, drop } = target.dataset;
    if (target.dataset.do !== undefined) wishes.act?.(target.dataset.do, target);
    else feed({ on: 'tap', key: pick, place: pick === undefined ? drop : undefined });
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was ours */
  const press = (event) => {
    const { key, target } = event;
    if (target instanceof Element && wishes.key?.(key, target)) return true;
    if (key === 'Escape') return feed({ on: 'escape' }), false;
    if (isTyping(target)) return false;
    if (key in ARROWS) return wishes.pick !== undefined && !isScrolled(target) && walk(/** @type {keyof typeof ARROWS} */ (key));
    if (key.length !== 1 || !letters() || document.querySelector('dialog[open]')) return false;
    if (key === '?' && wishes.help) return wishes.help(), true;
    return pressLetter(key) || (wishes.letter?.(key) ?? false);
  };

  /** @param {KeyboardEvent} event */
  const keydown = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    finish();
    if (press(event)) event.preventDefault();
  };

  const heard = new AbortController();
  const { signal } = heard;
  document.addEventListener('pointerdown', down, { signal });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('pointercancel', lost, { signal });
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', keydown, { signal });
  return () => heard.abort();
};
