// A room, live.
//   const room = connect('KXR4TN', {
//     onDoc(v, doc, skipped)   the newest document; `skipped`: versions were left out, let nothing fly
//     onState(state)           'connecting' 'live' 'reconnecting' 'away' 'closed'
//     onFrame(frame)           hello, bye, done, refused, legal, error, and a state before its document
//     seen                     the seat to show first, if not the first own one
//   })
//   const answer = await room.ask({t: 'move', at: v, move: {do: 'draw'}})   → the done or refused frame
//   room.send({t: 'back'})     a frame that wants no answer; dropped while there is no line
//   room.see(2)                show another own seat, also after reconnecting
//   room.retry()               try at once        room.close()
//   room.refresh()             a new line, quietly: own seats may have changed elsewhere
// `ask` sends again on every new line until it is answered (questions.js). What
// is known of hints is in the documents (hints.js).
// 'away': the server said it will be back. 'closed': it will not come back by
// itself; asks are then refused "closed".
import { createHints } from './hints.js';
import { newID } from './ids.js';
import { createQuestions } from './questions.js';
import { createStore } from './store.js';
import { dialSocket, dialStream } from './transport.js';
import { onWake } from './wake.js';
import { chooseWay } from './way.js';

/** @typedef {import('./doc.js').Frame} Frame */
/** @typedef {import('./doc.js').Answer} Answer */
/** @typedef {import('./doc.js').Refused} Refused */
/** @typedef {import('./doc.js').Bye} Bye */
/** @typedef {import('./doc.js').Doc} Doc */
/** @typedef {import('./transport.js').Line} Line */
/** @typedef {'connecting'|'live'|'reconnecting'|'away'|'closed'} Status */
/**
 * @typedef {object} Handlers
 * @property {(v: number, doc: Doc, skipped: boolean) => void} [onDoc]
 * @property {(state: Status) => void} [onState]
 * @property {(frame: Frame) => void} [onFrame]
 * @property {number} [seen]
 */
/**
 * The world a connection lives in; tests bring their own.
 * @typedef {object} World
 * @property {import('./transport.js').Dial} dialSocket
 * @property {import('./transport.js').Dial} dialStream
 * @property {(run: () => void, ms: number) => () => void} after starts a timer, returns how to stop it
 * @property {() => number} random
 * @property {() => string} newID
 * @property {(wake: () => void) => () => void} onWake
 */

/** How long a new line may be silent before it counts as blocked. */
const SILENCE_MS = 5000;
/** How long a line may be mute after a question before it counts as dead. */
const ANSWER_MS = 6000;
const PROBE_MS = 3000;
/** Streams carry pings, so that a dead one is noticed. */
const STREAM_MS = 40000;
const FIRST_MS = 400;
/** A server that was killed is started again within seconds: until then it is looked for often. */
const SOON_MS = 1600;
const SOON_TRIES = 12;
const LONGEST_MS = 15000;

/** @param {number} tries */
const longest = (tries) => (tries < SOON_TRIES ? Math.min(SOON_MS, FIRST_MS * 2 ** tries) : SOON_MS * 2 ** (tries - SOON_TRIES + 1));

/** Exponential with full jitter. @param {number} tries @param {number} random 0..1 @returns {number} milliseconds */
export const backoff = (tries, random) => Math.round(random * Math.min(LONGEST_MS, longest(tries)));

/** @param {Bye} bye @returns {Status} */
const statusAfter = ({ code, again }) => {
  if (again) return code === 'restart' || code === 'store_failed' ? 'away' : 'reconnecting';
  return 'closed';
};

/** @returns {World} */
const browser = () => ({
  dialSocket,
  dialStream,
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
  newID,
  onWake,
});

/** @param {string} code @param {Handlers} handlers @param {World} [world] */
export const connect = (code, handlers, world = browser()) => {
  const store = createStore();
  const way = chooseWay();
  const questions = createQuestions(world.newID);
  const hints = createHints();
  /** @type {Status} */
  let status = 'connecting';
  /** @type {Line|undefined} */
  let line;
  /** @type {number|undefined} */
  let seen = handlers.seen; // the seat asked for
  let shown = 0; // the seat that this line shows
  /** @type {number|undefined} */
  let awaited; // the seat whose document was asked for: until it comes, nothing of another is taken
  let several = false; // own seats
  let greeted = false;
  let tries = 0;
  let bidden = false; // the server named a delay that nothing shortens: we were too many
  let stopWaiting = () => {};
  let stopProbe = () => {};

  store.subscribe((doc, v, skipped) => handlers.onDoc?.(v, hints.on(doc, shown), skipped));

  /** @param {Status} next */
  const become = (next) => {
    if (next === status) return;
    status = next;
    handlers.onState?.(next);
  };

  const isOver = () => status === 'closed';

  /** @param {number} ms */
  const wait = (ms) => {
    stopWaiting();
    stopWaiting = world.after(dial, ms);
  };

  const drop = () => {
    stopProbe();
    stopWaiting();
    line?.close();
    line = undefined;
    greeted = false;
    awaited = undefined;
  };

  /** @param {boolean} silent */
  const lost = (silent) => {
    if (!greeted) way.failed(silent);
    drop();
    if (isOver()) return;
    if (status === 'live') become('reconnecting');
    wait(backoff(tries++, world.random()));
  };

  /** @param {number} ms */
  const expectSign = (ms) => {
    stopProbe();
    stopProbe = world.after(() => lost(true), ms);
  };

  const heard = () => {
    stopProbe();
    if (way.streams()) expectSign(STREAM_MS);
    else if (questions.any()) expectSign(ANSWER_MS);
  };

  /** Whether a line shows no seat at first: no hand is sent that nobody here asked for. */
  const looksOn = () => seen === 0 || (seen !== undefined && several);

  const dial = () => {
    drop();
    bidden = false;
    const open = way.streams() ? world.dialStream : world.dialSocket;
    expectSign(SILENCE_MS);
    shown = 0;
    line = open(code, { frame: take, lost: () => lost(false) }, looksOn());
  };

  /** Asks for the whole document of a seat. @param {number} seat */
  const look = (seat) => {
    shown = seat;
    awaited = seat;
    line?.send({ t: 'see', seat });
  };

  /** @param {import('./doc.js').Hello} hello */
  const greet = (hello) => {
    greeted = true;
    tries = 0;
    way.greeted();
    shown = looksOn() ? 0 : (hello.seats[0] ?? 0);
    several = hello.seats.length > 1;
    if (seen && !hello.seats.includes(seen)) seen = undefined; // left in another tab
    if (seen !== undefined && seen !== shown) look(seen);
    questions.each((frame) => line?.send(frame));
  };

  /** @param {import('./doc.js').Patch} patch */
  const merge = ({ v, p, from }) => {
    if (awaited !== undefined) return;
    if (store.doc !== undefined && (from === undefined || from === store.v)) store.merge(v, p);
    else look(shown);
  };

  /** @param {Bye} bye */
  const leave = (bye) => {
    drop();
    become(statusAfter(bye));
    if (isOver()) return questions.refuseAll();
    bidden = bye.after_ms !== undefined && status !== 'away';
    wait(bye.after_ms ?? backoff(tries++, world.random()));
  };

  /** @param {import('./doc.js').State} frame */
  const show = (frame) => {
    if (awaited !== undefined && awaited !== (frame.seat ?? 0)) return;
    awaited = undefined;
    become('live');
    handlers.onFrame?.(frame);
    store.replace(frame.v, frame.doc);
  };

  /** What was told is seen at once. @param {import('../wire.js').ServerHint} frame */
  const help = (frame) => {
    hints.told(frame);
    if (store.doc) handlers.onDoc?.(store.v, hints.on(store.doc, shown), false);
  };

  /** The seat that was asked for may be gone: a new line tells. */
  const missed = () => awaited !== undefined && dial();

  /** @param {Frame} frame */
  const take = (frame) => {
    if (frame.t === 'hello') greet(frame);
    if (frame.t === 'state') show(frame);
    if (frame.t === 'patch') merge(frame);
    if (frame.t === 'hint') help(frame);
    if (frame.t !== 'state' && frame.t !== 'patch' && frame.t !== 'ping') handlers.onFrame?.(frame);
    if (frame.t === 'bye') leave(frame);
    else if (frame.t === 'error' && !frame.id) missed();
    else if (frame.t === 'error' && frame.id) questions.settle(/** @type {Refused} */ ({ ...frame, t: 'refused' }));
    else if ('id' in frame && frame.id) questions.settle(/** @type {Answer} */ (frame));
    if (frame.t !== 'bye') heard();
  };

  /** A sleeper woke: try now, or ask the line whether it still lives. */
  const wake = () => {
    if (isOver() || bidden) return;
    if (!greeted) return line === undefined ? dial() : undefined;
    look(shown);
    expectSign(PROBE_MS);
  };

  const stopWake = world.onWake(wake);
  dial();

  return {
    store,
    /** @returns {Status} */
    status: () => status,
    /** @param {object} frame */
    send: (frame) => line?.send(frame),
    /** @param {object} question a frame without its id @returns {Promise<Answer>} */
    ask: (question) => {
      const { frame, answer } = questions.add(hints.frameOf(question, store.doc));
      if (isOver()) questions.refuseAll();
      else if (greeted) {
        line?.send(frame);
        expectSign(ANSWER_MS);
      }
      return answer;
    },
    /** @param {number} seat */
    see: (seat) => {
      seen = seat;
      if (greeted) look(seat);
    },
    refresh: () => {
      if (seen === 0 && !several) seen = undefined; // who only watched here may sit now
      if (!isOver()) dial();
    },
    retry: () => {
      become('connecting');
      dial();
    },
    close: () => {
      stopWake();
      drop();
      become('closed');
      questions.refuseAll();
    },
  };
};
