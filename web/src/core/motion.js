// Moves between before and after (FLIP). No caller writes an animation.
//   flip(root, () => render(view, root))
// Elements that carry `data-flip="key"` glide from where that key was. A new key
// may come from somewhere: `data-from="draw"` starts it at the element with
// `data-anchor="draw"` (a pile, a seat). Everything else appears at once.
// Motion is cut short by the next flip, by finish() (the intent machine calls it
// at every input), and left out under reduced motion or with {still: true}
// (pass the store's `skipped`).

/** @typedef {{x: number, y: number, w: number, h: number}} Spot */

const MOVE_MS = 240;
const EASE = 'cubic-bezier(.2, 0, 0, 1)';

/** @type {Set<Animation>} */
const running = new Set();

/** Ends every motion now: all elements stand where they belong. */
export const finish = () => {
  running.forEach((animation) => animation.cancel());
  running.clear();
};

/** @param {Element} element @returns {Spot} */
const spotOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
};

/** @param {HTMLElement} root @param {string} mark @returns {Map<string, HTMLElement>} */
const marked = (root, mark) =>
  new Map(/** @type {HTMLElement[]} */ ([...root.querySelectorAll(`[data-${mark}]`)]).map((e) => [e.dataset[mark] ?? '', e]));

/** @param {Map<string, HTMLElement>} elements @returns {Map<string, Spot>} */
const spotsOf = (elements) => new Map([...elements].map(([key, e]) => [key, spotOf(e)]));

/**
 * The transform that puts an element standing at `to` where `from` was.
 * @param {Spot} from @param {Spot} to @returns {string|undefined} none where it stands still
 */
export const displacement = (from, to) => {
  const dx = from.x + from.w / 2 - (to.x + to.w / 2);
  const dy = from.y + from.h / 2 - (to.y + to.h / 2);
  const scale = to.w > 0 && from.w > 0 ? from.w / to.w : 1;
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return undefined;
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
};

/** @param {HTMLElement} element @param {string} transform */
const glide = (element, transform) => {
  const own = getComputedStyle(element).transform;
  const rest = own === 'none' ? '' : ` ${own}`;
  const animation = element.animate([{ transform: transform + rest }, { transform: own }], { duration: MOVE_MS, easing: EASE });
  running.add(animation);
  animation.onfinish = () => running.delete(animation);
};

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState !== 'visible';

/**
 * Where an element comes from: its own old place, or the anchor it names.
 * @param {HTMLElement} element @param {string} key
 * @param {Map<string, Spot>} before @param {Map<string, Spot>} anchors
 */
const originOf = (element, key, before, anchors) => before.get(key) ?? anchors.get(element.dataset.from ?? '');

/**
 * @param {Map<string, HTMLElement>} elements @param {Map<string, Spot>} before @param {Map<string, Spot>} anchors
 * @returns {[HTMLElement, string][]} all layout is read here, before any is written
 */
const plan = (elements, before, anchors) =>
  [...elements].flatMap(([key, element]) => {
    const from = originOf(element, key, before, anchors);
    const transform = from && from.w > 0 && displacement(from, spotOf(element));
    return transform ? [/** @type {[HTMLElement, string]} */ ([element, transform])] : [];
  });

/**
 * Makes the change and moves what moved.
 * @template T
 * @param {HTMLElement} root @param {() => T} change @param {{still?: boolean}} [how] @returns {T}
 */
export const flip = (root, change, { still = false } = {}) => {
  const calm = still || isStill();
  const before = calm ? new Map() : spotsOf(marked(root, 'flip'));
  const anchors = calm ? new Map() : spotsOf(marked(root, 'anchor'));
  finish();
  const result = change();
  if (calm) return result;
  const places = new Map([...anchors, ...spotsOf(marked(root, 'anchor'))]);
  plan(marked(root, 'flip'), before, places).forEach(([e, by]) => glide(e, by));
  return result;
};
