// A move that is built before it is sent, for a game that has a bench: touches
// change its draft, what they did is said, and others may watch.
import { say } from '../../core/announce.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof import('../../core/socket.js').connect>} Line */

/** How often the others are told: the server shows a draft no oftener. */
const TELL_MS = 250;

/** What the place of a card in the hand is called, before the card: the order of a hand is no move. */
const IN_HAND = 'hand:';

/** What is told of a draft that is as the table lies. */
const NOTHING = '{}';

/** Where touches go that are not about the draft. @typedef {Pick<ReturnType<typeof import('./handling.js').createHand>, 'send'>} Hand */

/**
 * @param {State} state @param {(parts: Partial<State>) => void} change @param {Pick<Line, 'send'>} room
 * @param {Hand} hand sends the moves that are whole
 */
export const createBench = (state, change, room, hand) => {
  let told = NOTHING; // what the server has
  let resting = false; // something was told just now

  /** @returns {string} what the others may see, as text */
  const seen = () => {
    const { draft, game, doc } = state;
    const groups = draft && doc?.game ? game.bench?.shown(draft, doc.game) : undefined;
    return groups ? JSON.stringify(groups) : told;
  };

  /** Not while the table rests, the line is down, or the move itself is on its way. */
  const mayTell = () => state.doc?.room.phase === 'playing' && state.line === 'live' && !state.asked;

  /** The newest, at once or after a rest. */
  const tell = () => {
    const now = seen();
    if (resting || now === told || !mayTell()) return;
    room.send({ t: 'draft', seat: state.me, groups: JSON.parse(now) });
    told = now;
    resting = true;
    setTimeout(() => {
      resting = false;
      tell();
    }, TELL_MS);
  };

  /** @param {object} draft */
  const speak = (draft) => {
    const words = state.game.bench?.said(draft);
    if (words) say(words);
  };

  /** A step is said, and a refusal that it may have mended goes. @param {object|undefined} draft @returns {boolean} whether it was one */
  const step = (draft) => {
    if (!draft) return false;
    if (draft === state.draft) return true;
    change({ draft, refusal: undefined });
    speak(draft);
    tell();
    return true;
  };

  /** @param {object} draft @param {string} place */
  const put = (draft, place) => {
    const move = state.game.bench?.moveAt?.(draft, place);
    if (move) hand.send(move);
    else step(state.game.bench?.put(draft, place));
  };

  /** Whether a place in the hand changes only its order. @param {object} draft @param {string} place */
  const isOrder = (draft, place) => place.startsWith(IN_HAND) && state.game.bench?.put(draft, place) === draft;

  return {
    /** After a document. @param {object|undefined} before the draft until then */
    look: (before) => {
      const { draft } = state;
      if (!draft) told = NOTHING; // the server drops what was shown of a turn that is over
      if (before && draft && before !== draft) speak(draft);
      tell();
    },
    /** @param {string} name of a button @param {Partial<Record<string, string>>} carried @returns {boolean} whether it was about the draft */
    act: (name, carried) => step(state.draft && state.game.bench?.change(state.draft, name, carried)),
    /** While something is built, touches are about that. @template {import('../../core/intent.js').Wishes} W @param {W} wishes @returns {W} */
    over: (wishes) => ({
      ...wishes,
      pick: (key, by) => (state.draft ? change({ draft: state.game.bench?.toggle(state.draft, key, by) }) : wishes.pick?.(key, by)),
      release: (place, key, by) => (state.draft && !isOrder(state.draft, place) ? put(state.draft, place) : wishes.release?.(place, key, by)),
      cancel: (key) => (state.draft && !state.sheet ? change({ draft: state.game.bench?.unpick(state.draft) }) : wishes.cancel?.(key)),
    }),
  };
};
