// The bench of the drawn table: the draft, and what its own buttons do with it.
import { arranged, gathered } from './arrange.js';
import { HAND, claim, follow, open, put, shown, startOver, take, toggle, undo, unpick } from './draft.js';
import { newsWords } from './said.js';
import { stepOf } from './steps.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./types.js').View} View */

/** A drag takes a card up, wherever it was. @param {Draft} draft @param {string} id @param {'tap'|'drag'} by @returns {Draft} */
const touch = (draft, id, by) => (by === 'drag' ? take : toggle)(draft, id);

/** A card of the hand is a place in it. @param {string} place */
const placeOf = (place) => (place.startsWith(`${HAND}:`) ? HAND : place);

/** @param {Draft} draft @param {string} key @returns {Draft} with all cards of a group picked */
const pickAll = (draft, key) => (draft.now.groups.find((group) => group.key === key)?.cards ?? []).map(({ id }) => id)
  .slice(0, draft.steps ? 1 : undefined).reduce(take, { ...draft, picked: [], news: undefined });

/** @param {Draft} draft @param {string} table that help shows, as text */
const showHint = (draft, table) => {
  const { groups = {}, claim: white = [] } = JSON.parse(table);
  return arranged(startOver(draft), groups, white);
};

/** @param {Draft} draft @param {string} act @param {Partial<Record<string, string>>} carried @returns {Draft|undefined} */
const change = (draft, act, { place = '', table = '{}' }) => {
  switch (act) {
    case 'build-undo': return undo(draft);
    case 'build-over': return startOver(draft);
    case 'build-claim': return claim(draft, place);
    case 'build-open': return open(unpick(draft), place);
    case 'build-all': return pickAll(draft, place);
    case 'build-white': return gathered(draft);
    case 'build-show': return showHint(draft, table);
    default: return undefined;
  }
};

/** @type {import('../../core/game.js').Bench<View, Draft>} */
export const bench = {
  follow: (draft, view, me) => (me && (view.can?.play || view.can?.step) ? follow(draft, view, me) : undefined),
  toggle: touch, unpick, put: (draft, place) => (draft.steps ? draft : put(draft, placeOf(place))), change,
  moveAt: (draft, place) => stepOf(draft, placeOf(place)), said: newsWords,
  shown: (draft, { private: isPrivate }) => (isPrivate || draft.steps ? undefined : shown(draft)),
};
