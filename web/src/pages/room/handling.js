// What hands do at the table: pick up, lay, put back, move in the hand. Fed by
// the intent machine; a move is sent and what the server says is shown.
import { alert } from '../../core/announce.js';
import { refusedWords } from './commands.js';
import { moved } from './order.js';
import { orderOf, rememberOrder, rememberSort } from './prefs.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {(parts: Partial<State>) => void} Change */

/** What the place of a card in the hand is called, before the card. */
const IN_HAND = 'hand:';

/** @param {State} state @returns {View|undefined} */
const viewOf = (state) => state.doc?.game;

/** Whether cards may be taken up: not while the table rests. @param {State} state */
const mayPick = ({ doc }) => doc?.room.phase !== 'paused';

/** The hand from left to right. @param {State} state @returns {string[]} */
const order = (state) => {
  const { doc, game, sort, own } = state;
  return doc?.game ? game.order(doc.game, { sort, own, options: doc.room.options }) : [];
};

/** Why, where the table does not show it. @param {State} state @param {import('../../core/game.js').Refusal} refusal @returns {string} */
const unseen = ({ game, doc }, refusal) => game.refused?.(refusal, doc?.room.options ?? {}) ?? refusedWords(refusal);

/** @param {State} state @param {Change} change @param {Pick<ReturnType<typeof import('../../core/socket.js').connect>, 'ask'>} room */
export const createHand = (state, change, room) => {
  /** @param {import('../../core/doc.js').Answer} answer @param {Move} move */
  const answered = (answer, move) => {
    if (answer.t !== 'refused') return change({ asked: false, sending: [], refusal: undefined });
    const refusal = { ...answer, move };
    change({ asked: false, sending: [], refusal });
    alert(document.querySelector('[data-refused]')?.textContent?.replace(/\s+/g, ' ').trim() ?? unseen(state, refusal));
  };

  /** @param {Move|undefined} move */
  const send = async (move) => {
    if (!move || state.asked) return;
    change({ asked: true, sending: state.game.cardsOf(move, state.picked), refusal: undefined });
    answered(await room.ask({ t: 'move', seat: state.me, at: state.v, move }), move);
  };

  /** @param {string[]} own */
  const keepOrder = (own) => {
    rememberOrder(orderOf(state), own);
    rememberSort('own');
    change({ own, sort: 'own' });
  };

  /** The card takes the place of another. @param {string} key @param {string} target */
  const place = (key, target) => {
    const codes = order(state);
    const [from, to] = [codes.indexOf(key), codes.indexOf(target)];
    if (from < 0 || to < 0 || from === to) return;
    keepOrder(moved(codes, key, from < to ? codes[to + 1] : target));
  };

  /** One place to the left or right. @param {-1|1} by */
  const shift = (by) => {
    const { draft, game } = state;
    const key = draft ? (game.bench?.held?.(draft) ?? '') : game.codesOf(state.picked)[0];
    const codes = order(state);
    const target = codes[codes.indexOf(key) + by];
    if (key && target) place(key, target);
  };

  /** @param {string} key */
  const holds = (key) => state.game.codesOf(state.picked).includes(key);

  /** The second touch of a whole gesture lays it, where laying is asked. @param {string} key */
  const isSecondTouch = (key) => holds(key) && Boolean(viewOf(state)?.can) && state.game.moveOf(state.picked) !== undefined;

  /** @param {string} key */
  const tap = (key) => {
    const view = viewOf(state);
    if (!mayPick(state)) return;
    if (isSecondTouch(key)) send(state.game.moveOf(state.picked));
    else if (view) change({ picked: state.game.toggle(state.picked, key, view), refusal: undefined });
  };

  /** @param {string} key */
  const take = (key) => {
    const view = viewOf(state);
    if (view && mayPick(state) && !holds(key)) change({ picked: state.game.toggle(state.picked, key, view), refusal: undefined });
  };

  /** @param {string} spot @param {string|undefined} key */
  const release = (spot, key) => {
    if (!spot.startsWith(IN_HAND)) return send(state.game.moveOf(state.picked, spot));
    if (!key) return;
    place(key, spot.slice(IN_HAND.length));
    change({ picked: state.game.nothing });
  };

  /** On one's own turn a letter without a button is tried all the same: the server says why not. @param {string} letter */
  const tryLetter = (letter) => {
    const view = viewOf(state);
    const act = state.game.keys().find(([key]) => key.toLowerCase() === letter.toLowerCase())?.[2];
    if (!act || !view || !state.game.isMine(view, state.me)) return false;
    send(state.game.moveFor(act, {}, state.picked));
    return true;
  };

  const putBack = () => change({ picked: state.game.nothing, refusal: undefined });

  return {
    send, shift, putBack,
    wishes: {
      /** @param {string} key @param {'tap'|'drag'} by */
      pick: (key, by) => (by === 'tap' ? tap(key) : take(key)),
      release, letter: tryLetter,
      /** @param {string|undefined} key */
      cancel: (key) => { if (key || !state.sheet) putBack(); },
    },
  };
};
