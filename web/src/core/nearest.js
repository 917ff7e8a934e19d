// Which of several elements lies next in a direction: how arrows walk a table.

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

/**
 * @param {Direction} direction @param {Element|null} from where the focus is
 * @param {HTMLElement[]} stops @returns {HTMLElement|undefined} the first stop where the focus is on none
 */
export const nearest = (direction, from, stops) => {
  const shown = stops.filter((stop) => stop.offsetParent !== null || stop.getClientRects().length > 0);
  if (!(from instanceof HTMLElement) || !shown.includes(from)) return shown[0];
  const here = from.getBoundingClientRect();
  const ranked = shown.map((stop) => ({ stop, far: distance(direction, here, stop.getBoundingClientRect()) }));
  const best = ranked.reduce((a, b) => (b.far < a.far ? b : a));
  return best.far < Infinity ? best.stop : undefined;
};
