import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore, mergePatch } from '../../src/core/store.js';

// the table of RFC 7396, appendix A
const table = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [['a', 'b'], ['c', 'd'], ['c', 'd']],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, null, null],
  [{ a: 'foo' }, 'bar', 'bar'],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

table.forEach(([target, patch, want], i) => {
  test(`RFC 7396 example ${i + 1}`, () => assert.deepEqual(mergePatch(target, patch), want));
});

/** Numbers from a fixed seed. @param {number} seed */
const dice = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

/** @param {() => number} roll @param {number} depth @returns {any} a document as the server makes them: no null */
const anyDoc = (roll, depth) => {
  if (depth === 0 || roll() < 0.3) return roll() < 0.5 ? Math.floor(roll() * 4) : ['a', Math.floor(roll() * 2)];
  return Object.fromEntries(
    Array.from({ length: Math.floor(roll() * 4) }, () => ['abcd'[Math.floor(roll() * 4)], anyDoc(roll, depth - 1)]),
  );
};

const isObject = (/** @type {unknown} */ x) => typeof x === 'object' && x !== null && !Array.isArray(x);

/** The difference of two documents, written down from the RFC. @param {any} from @param {any} to @returns {any} */
const difference = (from, to) => {
  if (!isObject(from) || !isObject(to)) return to;
  const patch = Object.fromEntries(Object.keys(from).filter((key) => !(key in to)).map((key) => [key, null]));
  const changed = Object.keys(to).filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]));
  for (const key of changed) patch[key] = key in from ? difference(from[key], to[key]) : to[key];
  return patch;
};

test('merging the difference of two documents gives the second', () => {
  const roll = dice(7);
  for (let i = 0; i < 500; i++) {
    const [from, to] = [{ root: anyDoc(roll, 4) }, { root: anyDoc(roll, 4) }];
    assert.deepEqual(mergePatch(from, difference(from, to)), to);
  }
});

test('merging changes neither the document nor the patch', () => {
  const roll = dice(11);
  for (let i = 0; i < 200; i++) {
    const [from, patch] = [anyDoc(roll, 4), anyDoc(roll, 4)];
    const before = JSON.stringify([from, patch]);
    mergePatch(from, patch);
    assert.equal(JSON.stringify([from, patch]), before);
  }
});

test('what a patch does not touch stays the same object', () => {
  const doc = { room: { seats: { 1: { name: 'Ana' } } }, game: { hand: { Na: 1 } } };
  const merged = /** @type {typeof doc} */ (mergePatch(doc, { game: { hand: { K: 2 } } }));
  assert.equal(merged.room, doc.room);
  assert.notEqual(merged.game, doc.game);
});

test('a member named __proto__ is data', () => {
  const merged = mergePatch({}, JSON.parse('{"__proto__":{"polluted":true}}'));
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  assert.equal(JSON.stringify(merged), '{"__proto__":{"polluted":true}}');
});

test('a store says when versions were left out', () => {
  const store = createStore();
  /** @type {[number, boolean][]} */
  const told = [];
  store.subscribe((_, v, skipped) => told.push([v, skipped]));
  store.replace(4, /** @type {any} */ ({ room: {} }));
  store.merge(5, {});
  store.merge(5, {});
  store.merge(8, {});
  assert.deepEqual(told, [[4, true], [5, false], [5, false], [8, true]]);
});
