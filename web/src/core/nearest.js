// Which of several elements lies next in a direction: how arrows walk a table.
// They come in by the hand, and leave the bar at the head of the page to Tab.

/** @typedef {'left'|'right'|'up'|'down'} Direction */
/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** @param {Box} box @returns {[number, number]} */
const centre = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * How far `to` is from `from` that way; sideways counts double, behind is endless.
 * @param {Direction} direction @param {Box} from @param {Box} to
 */
export const distance = (direction, from, to) => {
  const [fx, fy] = centre(from);
  const [tx, ty] = centre(to);
  const flat = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  const ahead = sign * (flat ? tx - fx : ty - fy);
  const aside = Math.abs(flat ? ty - fy : tx - fx);
  return ahead < 4 ? Infinity : ahead + 2 * aside;
};

/** @param {HTMLElement} stop */
const isShown = (stop) => stop.offsetParent !== null || stop.getClientRects().length > 0;

/** What can be done in a part of the page. @param {ParentNode} scope @returns {HTMLElement[]} */
export const stopsIn = (scope) => {
  const all = /** @type {HTMLElement[]} */ ([...scope.querySelectorAll('[data-pick],[data-drop],[data-do]')]);
  return all.filter((stop) => !stop.closest('.bar') && isShown(stop));
};

/** @param {HTMLElement[]} stops @returns {HTMLElement|undefined} the first card of the hand */
export const handOf = (stops) => stops.find(({ dataset }) => dataset.pick !== undefined);

/** Where there is no hand, what the page would have done first. @param {HTMLElement[]} stops @returns {HTMLElement|undefined} */
const entrance = (stops) => handOf(stops) ?? stops.find(({ dataset }) => dataset.home !== undefined) ?? stops[0];

/**
 * @param {Direction} direction @param {Element|null} from where the focus is
 * @param {HTMLElement[]} stops @returns {HTMLElement|undefined} the way in where the focus is on none of them
 */
export const nearest = (direction, from, stops) => {
  if (!(from instanceof HTMLElement) || !stops.includes(from)) return entrance(stops);
  const here = from.getBoundingClientRect();
  const ranked = stops.map((stop) => ({ stop, far: distance(direction, here, stop.getBoundingClientRect()) }));
  const best = ranked.reduce((a, b) => (b.far < a.far ? b : a));
  return best.far < Infinity ? best.stop : undefined;
};
