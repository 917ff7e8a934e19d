// What the turn strip says and which buttons stand in it. Pure: keys of texts
// and their data, the page makes the words.
import { gameOn, isLead } from './games.js';
import { moveOf, rivals, stillHeld } from './picked.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Picked} Picked */
/** @typedef {import('../../core/game.js').Line} Line */
/** @typedef {import('../../core/game.js').Action} Action */
/** @typedef {'ask'|'letter'|'predict'|'draw'|'take'|'lay'|'go'|'exchange'|'claim'|'buzz'|'say'|'vote'} Kind */
/** @typedef {Kind|'answer'|'counter'|'answer_match'|'answer_classes'} May */

/** @param {View} view @param {number} me seat, 0 for a spectator */
export const isMine = (view, me) => me > 0 && view.turn.seats.includes(me) && view.can !== undefined;

const kinds = /** @type {const} */ (['go', 'ask', 'letter', 'predict', 'draw', 'take', 'lay', 'exchange', 'claim', 'buzz', 'say', 'vote']);

/** @param {View} view @returns {May} what the viewer is asked for */
export const mayOf = ({ can, turn }) => {
  const found = kinds.find((kind) => can?.[kind]);
  if (found) return found;
  if (/^answer_(match|classes)$/.test(turn.phase)) return /** @type {May} */ (turn.phase);
  return turn.phase.startsWith('counter') ? 'counter' : 'answer';
};

/** @typedef {'lead'|'answer'|'counter'|'exchange'|'race'|'state'|'vote'|'over'} Wait */

/** What the others wait for. @param {View} view @returns {Wait} */
export const waitOf = (view) => (isLead(view) ? 'lead' : /** @type {Wait} */ (view.turn.phase.split('_')[0]));

/** @param {string} act @param {import('../../core/i18n.js').Key} key @param {Omit<Action, 'do'|'label'> & {data?: Line['data']}} [how] @returns {Action} */
const action = (act, key, { data, ...how } = {}) => ({ do: act, label: { key, data }, ...how });

/** What is chosen, whole. @param {Picked} picked @param {View} view @returns {Action[]} */
const chosen = (picked, view) => {
  const { card = '', letter = '', use } = picked;
  if (!moveOf(picked)) return [];
  if (letter) return [action('chosen', 'px.do.letter', { data: { letter: letter.toUpperCase() }, main: true })];
  if (use !== 'table') return [action('chosen', 'px.do.lay', { data: { card }, main: true, element: card })];
  return view.fits?.includes(card) ? [] : [action('chosen', 'px.do.try', { data: { card }, element: card })];
};

/** A card that fits Mendeleev's table goes there whatever the game is. @param {Picked} picked @param {View} view @returns {Action[]} */
const growing = ({ card = '', use }, { fits = [] }) =>
  (fits.includes(card) ? [action('table', 'px.do.table', { data: { card }, main: use === 'table', element: card })] : []);

/** The only player that there is. @param {View} view @param {boolean} main @returns {Action[]} */
const alone = (view, main) => {
  const { can = {} } = view;
  const [seat, ...more] = can.take ?? (can.ask ? rivals(view) : []);
  if (!seat || more.length) return [];
  return [can.take ? action(`take:${seat}`, 'px.do.take', { main }) : action(`ask:${seat}:${gameOn(view)}`, 'px.do.ask', { main })];
};

/** @param {View} view @param {boolean} main @returns {Action[]} */
const standing = ({ can = {} }, main) => [
  can.draw ? action('draw', 'px.do.draw', { main, hot: 'd' }) : [], can.go ? action('go', 'px.do.go', { main, hot: 'g' }) : [],
  can.exchange ? [action('keep', 'px.do.keep', { main, hot: 'k' }), action('exchange', 'px.do.exchange', { hot: 'x' })] : [],
  can.pass ? action('pass', 'px.do.pass', { hot: 'p' }) : [],
].flat();

/**
 * The buttons of the strip: what is chosen leads.
 * @param {View} view @param {Picked} was @returns {Action[]}
 */
export const actions = (view, was) => {
  if (!view.can) return [];
  const picked = stillHeld(was, view);
  const first = [...chosen(picked, view), ...growing(picked, view)];
  const main = !first.some((one) => one.main);
  return [...first, ...alone(view, main), ...standing(view, main)];
};
