import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoff, connect } from '../../src/core/socket.js';

/** A world without network and time: lines are opened by hand, timers run when told. */
const world = () => {
  /** @type {{kind: string, ear: any, looksOn: boolean, sent: any[], closed: boolean}[]} */
  const lines = [];
  /** @type {{run: () => void, ms: number}[]} */
  let timers = [];
  let ids = 0;
  let wake = () => {};
  const dial = (/** @type {string} */ kind) => (/** @type {string} */ _code, /** @type {any} */ ear, /** @type {boolean} */ looksOn) => {
    const line = { kind, ear, looksOn, sent: /** @type {any[]} */ ([]), closed: false };
    lines.push(line);
    return { send: (/** @type {any} */ frame) => line.sent.push(frame), close: () => { line.closed = true; } };
  };
  return {
    lines,
    get line() { return lines[lines.length - 1]; },
    get delays() { return timers.map(({ ms }) => ms); },
    wake: () => wake(),
    /** Runs the timer that waits so long. @param {number} ms */
    pass: (ms) => {
      const due = timers.find((timer) => timer.ms === ms);
      assert.ok(due, `no timer of ${ms} ms among ${timers.map((t) => t.ms)}`);
      timers = timers.filter((timer) => timer !== due);
      due.run();
    },
    seams: {
      dialSocket: dial('socket'),
      dialStream: dial('stream'),
      after: (/** @type {() => void} */ run, /** @type {number} */ ms) => {
        const timer = { run, ms };
        timers.push(timer);
        return () => { timers = timers.filter((other) => other !== timer); };
      },
      random: () => 1,
      newID: () => `id${++ids}`,
      onWake: (/** @type {() => void} */ run) => { wake = run; return () => {}; },
    },
  };
};

const hello = { t: 'hello', protocol: 1, server: 'test', seats: [1, 2] };
const state = { t: 'state', v: 3, seat: 1, doc: { room: { code: 'KXR4TN' }, game: { hand: { Na: 1 } } } };

/** A connection and what it said. */
const seated = () => {
  const w = world();
  /** @type {any[]} */
  const docs = [];
  /** @type {string[]} */
  const states = [];
  const room = connect('KXR4TN', { onDoc: (v, doc, skipped) => docs.push([v, doc, skipped]), onState: (s) => states.push(s) }, w.seams);
  const greet = () => { w.line.ear.frame(hello); w.line.ear.frame(state); };
  return { w, room, docs, states, greet };
};

const draw = { t: 'move', at: 3, move: { do: 'draw' } };

test('a state and a patch make the document', () => {
  const { w, docs, states, greet } = seated();
  greet();
  w.line.ear.frame({ t: 'patch', v: 4, p: { game: { hand: { K: 2 } } } });
  assert.deepEqual(docs[1], [4, { room: { code: 'KXR4TN' }, game: { hand: { Na: 1, K: 2 } } }, false]);
  assert.deepEqual(states, ['live']);
});

test('a move is answered by the frame with its id', async () => {
  const { w, room, greet } = seated();
  greet();
  const answer = room.ask(draw);
  assert.deepEqual(w.line.sent, [{ ...draw, id: 'id1' }]);
  w.line.ear.frame({ t: 'done', id: 'other', v: 4 });
  w.line.ear.frame({ t: 'done', id: 'id1', v: 4 });
  assert.deepEqual(await answer, { t: 'done', id: 'id1', v: 4 });
});

test('a hint is asked for by its own frame, and in the document as soon as it is told', async () => {
  const { w, room, docs } = seated();
  const game = { turn: { seats: [1], phase: 'play', decision: 2 }, log: {} };
  w.line.ear.frame(hello);
  w.line.ear.frame({ ...state, doc: { ...state.doc, game } });
  const answer = room.ask({ t: 'move', seat: 1, at: 3, move: { do: 'hint' } });
  assert.deepEqual(w.line.sent, [{ t: 'hint', seat: 1, id: 'id1' }]);
  w.line.ear.frame({ t: 'hint', id: 'id1', v: 4, hint: { level: 1, do: 'draw' } });
  assert.equal((await answer).t, 'hint');
  assert.deepEqual(docs.map(([v, doc]) => [v, doc.game.hint]), [[3, undefined], [3, { level: 1, do: 'draw' }]]);
});

test('an unanswered move is sent again with the same id on the next line', async () => {
  const { w, room, greet, states } = seated();
  greet();
  const answer = room.ask(draw);
  w.line.ear.lost();
  assert.deepEqual(states, ['live', 'reconnecting']);
  w.pass(backoff(0, 1));
  greet();
  assert.deepEqual(w.line.sent, [{ ...draw, id: 'id1' }]);
  w.line.ear.frame({ t: 'refused', id: 'id1', code: 'stale' });
  assert.deepEqual(await answer, { t: 'refused', id: 'id1', code: 'stale' });
  assert.deepEqual(states, ['live', 'reconnecting', 'live']);
});

test('an answered move is not sent again', async () => {
  const { w, room, greet } = seated();
  greet();
  const answer = room.ask(draw);
  w.line.ear.frame({ t: 'done', id: 'id1', v: 4 });
  await answer;
  w.line.ear.lost();
  w.pass(backoff(0, 1));
  greet();
  assert.deepEqual(w.line.sent, []);
});

test('an answered question leaves no clock running', () => {
  const { w, room, greet } = seated();
  greet();
  room.ask(draw);
  assert.deepEqual(w.delays, [6000]);
  w.line.ear.frame({ t: 'done', id: 'id1', v: 4 });
  assert.deepEqual(w.delays, []);
});

test('a line that gives no answer is left, and the move goes out on the next', () => {
  const { w, room, greet } = seated();
  greet();
  room.ask(draw);
  w.pass(6000);
  w.pass(400);
  greet();
  assert.deepEqual(w.line.sent, [{ ...draw, id: 'id1' }]);
});

test('a move made while there is no line goes out with the next', () => {
  const { w, room, greet } = seated();
  room.ask(draw);
  assert.deepEqual(w.line.sent, []);
  greet();
  assert.deepEqual(w.line.sent, [{ ...draw, id: 'id1' }]);
});

test('delays double up to 1.6 s, after twelve tries up to fifteen seconds, and are jittered in full', () => {
  assert.deepEqual([0, 1, 2, 3, 11, 12, 13, 14, 15, 99].map((tries) => backoff(tries, 1)), [400, 800, 1600, 1600, 1600, 3200, 6400, 12800, 15000, 15000]);
  assert.equal(backoff(5, 0), 0);
});

test('after two failed upgrades the room is reached by event stream', () => {
  const { w, greet, states } = seated();
  w.line.ear.lost();
  w.pass(400);
  w.line.ear.lost();
  w.pass(800);
  assert.deepEqual(w.lines.map(({ kind }) => kind), ['socket', 'socket', 'stream']);
  greet();
  assert.deepEqual(states, ['live']);
});

test('five silent seconds count as blocked', () => {
  const { w } = seated();
  w.pass(5000);
  w.pass(400);
  assert.deepEqual(w.lines.map(({ kind }) => kind), ['socket', 'stream']);
  assert.equal(w.lines[0].closed, true);
});

test('a stream that fails too leads back to the socket', () => {
  const { w } = seated();
  w.pass(5000);
  w.pass(400);
  w.line.ear.lost();
  w.pass(800);
  assert.equal(w.line.kind, 'socket');
});

test('a line that broke after it worked does not count as blocked', () => {
  const { w, greet } = seated();
  for (const _ of [1, 2, 3]) {
    greet();
    w.line.ear.lost();
    w.pass(400);
  }
  assert.ok(w.lines.every(({ kind }) => kind === 'socket'));
});

test('waking up tries at once while there is no line', () => {
  const { w, greet } = seated();
  greet();
  w.line.ear.lost();
  w.wake();
  assert.equal(w.lines.length, 2);
  assert.deepEqual(w.delays, [5000]);
});

test('waking up asks a line whether it lives, and leaves it when it does not', () => {
  const { w, greet } = seated();
  greet();
  w.wake();
  assert.deepEqual(w.line.sent, [{ t: 'see', seat: 1 }]);
  w.pass(3000);
  w.pass(400);
  assert.equal(w.lines.length, 2);
});

test('a bye names the delay, and for one too many nothing shortens it', () => {
  const { w, greet, states } = seated();
  greet();
  w.line.ear.frame({ t: 'bye', code: 'flood', again: true, after_ms: 7000 });
  assert.deepEqual(states, ['live', 'reconnecting']);
  w.wake();
  assert.equal(w.lines.length, 1);
  w.pass(7000);
  assert.equal(w.lines.length, 2);
});

test('a restart is waited for as long as the bye says', () => {
  const { w, greet, states } = seated();
  greet();
  w.line.ear.frame({ t: 'bye', code: 'restart', again: true, after_ms: 7000 });
  assert.deepEqual(states, ['live', 'away']);
  assert.deepEqual(w.delays, [7000]);
  w.pass(7000);
  greet();
  assert.deepEqual(states, ['live', 'away', 'live']);
});

test('whoever wakes during a restart tries at once, and once; then as after any loss', () => {
  const { w, greet } = seated();
  greet();
  w.line.ear.frame({ t: 'bye', code: 'restart', again: true, after_ms: 7000 });
  w.wake();
  w.wake();
  assert.equal(w.lines.length, 2);
  assert.deepEqual(w.delays, [5000], 'only the silence of the new line is waited for');
  w.line.ear.lost();
  assert.deepEqual(w.delays, [backoff(0, 1)]);
});

test('a bye for good ends it', async () => {
  const { w, room, greet, states } = seated();
  greet();
  const answer = room.ask(draw);
  w.line.ear.frame({ t: 'bye', code: 'kicked', again: false });
  assert.deepEqual(states, ['live', 'closed']);
  assert.deepEqual(w.delays, []);
  assert.deepEqual(await answer, { t: 'refused', id: 'id1', code: 'closed' });
});

test('the seat that was looked at is shown again after reconnecting', () => {
  const { w, room, greet } = seated();
  greet();
  room.see(2);
  w.line.ear.lost();
  w.pass(400);
  greet();
  assert.deepEqual(w.line.sent, [{ t: 'see', seat: 2 }]);
});

test('a quiet new line asks for own seats anew, also where one only watched', () => {
  const { w, room, greet, states } = seated();
  greet();
  room.see(0);
  room.refresh();
  greet();
  assert.equal(w.lines.length, 2);
  assert.deepEqual([states, w.line.sent], [['live'], []]);
});

test('a patch from a document that we do not hold asks for the whole', () => {
  const { w, docs, greet } = seated();
  greet();
  w.line.ear.frame({ t: 'patch', v: 9, from: 8, p: { room: {} } });
  assert.equal(docs.length, 1);
  assert.deepEqual(w.line.sent, [{ t: 'see', seat: 1 }]);
});

test('a device with several seats is sent no hand that it did not ask for, on a new line neither', () => {
  const { w, room, docs, greet } = seated();
  assert.equal(w.line.looksOn, false, 'nothing is known yet');
  greet();
  room.see(2);
  w.line.ear.lost();
  w.pass(400);
  assert.equal(w.line.looksOn, true);
  w.line.ear.frame(hello);
  w.line.ear.frame({ t: 'state', v: 3, doc: { room: {} } });
  assert.equal(docs.length, 1, 'what lookers-on see is not what was asked for');
  w.line.ear.frame({ ...state, seat: 2 });
  assert.equal(docs.length, 2);
});

test('once another seat was asked for, nothing of the old one is taken', () => {
  const { w, room, docs, greet } = seated();
  greet();
  room.see(0);
  w.line.ear.frame({ t: 'patch', v: 4, p: { game: { hand: { K: 2 } } } });
  w.line.ear.frame(state);
  assert.equal(docs.length, 1);
  w.line.ear.frame({ t: 'state', v: 4, doc: { room: {} } });
  assert.deepEqual(docs[1], [4, { room: {} }, false]);
});

test('a seat that is shown no more is looked for on a new line', () => {
  const { w, room, greet } = seated();
  greet();
  room.see(2);
  w.line.ear.frame({ t: 'error', code: 'not_yours' });
  assert.equal(w.lines.length, 2);
});
