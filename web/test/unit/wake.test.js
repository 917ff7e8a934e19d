import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onWake } from '../../src/core/wake.js';

/** A page that can be hidden, and how often it woke. @param {import('node:test').TestContext} t */
const page = (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] });
  const window = new EventTarget();
  const document = { visibilityState: 'visible' };
  Object.assign(globalThis, { window, document });
  let woke = 0;
  const stop = onWake(() => { woke += 1; });
  t.after(stop);
  return {
    get woke() { return woke; },
    stop,
    /** @param {string} name */
    happens: (name) => window.dispatchEvent(new Event(name)),
    hide: () => { document.visibilityState = 'hidden'; },
  };
};

for (const event of ['visibilitychange', 'resume', 'focus', 'online', 'pageshow']) {
  test(`${event} wakes a page that is seen, and no other`, (t) => {
    const p = page(t);
    p.happens(event);
    assert.equal(p.woke, 1);
    p.hide();
    p.happens(event);
    assert.equal(p.woke, 1);
  });
}

test('a device that slept without a word is noticed by the beats that are missing', (t) => {
  const p = page(t);
  for (let beats = 0; beats < 12; beats++) t.mock.timers.tick(5000);
  t.mock.timers.tick(14_000);
  assert.equal(p.woke, 0, 'a beat that comes late is no sleep');
  t.mock.timers.tick(600_000);
  assert.ok(p.woke > 0);
});

test('once it is stopped nothing wakes it', (t) => {
  const p = page(t);
  p.stop();
  for (const event of ['visibilitychange', 'resume', 'focus', 'online', 'pageshow']) p.happens(event);
  t.mock.timers.tick(60_000);
  assert.equal(p.woke, 0);
});
