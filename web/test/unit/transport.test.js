import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dialStream } from '../../src/core/transport.js';

/** A stream whose frames are sent by hand, and what is posted meanwhile. @param {import('node:test').TestContext} t */
const stream = (t) => {
  /** @type {any} */
  const world = globalThis;
  const before = [world.EventSource, world.fetch];
  t.after(() => { [world.EventSource, world.fetch] = before; });
  /** @type {{of: string, frame: any}[]} */
  const posted = [];
  let closed = 0;
  /** @type {(event: {data: string}) => void} */
  let listener = () => {};
  world.EventSource = class {
    /** @param {string} _ @param {typeof listener} listen */
    addEventListener(_, listen) { listener = listen; }
    close() { closed += 1; }
  };
  let ok = true;
  world.fetch = async (/** @type {string} */ _, /** @type {any} */ { headers, body }) => {
    posted.push({ of: headers['Sobremesa-Stream'], frame: JSON.parse(body) });
    return { ok };
  };
  /** @type {any[]} */
  const heard = [];
  let lost = 0;
  const line = dialStream('KXR4TN', { frame: (frame) => heard.push(frame), lost: () => { lost += 1; } });
  return {
    line, posted, heard,
    get closed() { return closed; },
    get lost() { return lost; },
    fail: () => { ok = false; },
    /** @param {object} frame */
    down: async (frame) => {
      listener({ data: JSON.stringify(frame) });
      for (let turns = 0; turns < 5; turns++) await undefined;
    },
  };
};

const hello = { t: 'hello', stream: 'S1', seats: [1] };

test('a ping of a stream is answered at once with its number, on that stream', async (t) => {
  const s = stream(t);
  await s.down(hello);
  await s.down({ t: 'ping', n: 7 });
  assert.deepEqual(s.posted, [{ of: 'S1', frame: { t: 'alive', n: 7 } }]);
  assert.deepEqual(s.heard.map(({ t: kind }) => kind), ['hello', 'ping']);
});

test('a stream whose ping cannot be answered is lost, once', async (t) => {
  const s = stream(t);
  await s.down(hello);
  s.fail();
  await s.down({ t: 'ping', n: 1 });
  await s.down({ t: 'ping', n: 2 });
  assert.equal(s.lost, 1);
  assert.equal(s.heard.length, 2, 'nothing is heard any more');
});

test('a stream that was hung up loses nothing', async (t) => {
  const s = stream(t);
  await s.down(hello);
  s.line.close();
  await s.down({ t: 'ping', n: 1 });
  assert.deepEqual([s.lost, s.closed, s.heard.length], [0, 1, 1]);
});
