import assert from 'node:assert/strict';
import { test } from 'node:test';
import { displacement } from '../../src/core/motion.js';
import { distance } from '../../src/core/nearest.js';

const box = (/** @type {number} */ left, /** @type {number} */ top) => ({ left, top, width: 10, height: 10 });

test('arrows go to what lies ahead, straight before slanting', () => {
  assert.ok(distance('right', box(0, 0), box(30, 0)) < distance('right', box(0, 0), box(20, 20)));
  assert.equal(distance('right', box(0, 0), box(-20, 0)), Infinity);
  assert.ok(distance('up', box(0, 40), box(0, 0)) < Infinity);
});

test('what stands still is not moved', () => {
  const here = { x: 5, y: 5, w: 10, h: 10 };
  assert.equal(displacement(here, here), undefined);
  assert.equal(displacement({ ...here, x: 25 }, here), 'translate(20px, 0px) scale(1)');
  assert.equal(displacement({ x: 0, y: 0, w: 20, h: 20 }, here), 'translate(0px, 0px) scale(2)');
});
