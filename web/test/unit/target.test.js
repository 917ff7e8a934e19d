// What the oldest browsers that the client is built for (build.mjs) cannot read
// or do, and no build step makes up for.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const SRC = new URL('../../src/', import.meta.url);

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));

/** @param {RegExp} what @returns {string[]} modules that have it */
const having = (what) => modules.filter((path) => what.test(readFileSync(new URL(path, SRC), 'utf8')));

test('no regular expression looks behind: Safari before 16.4 would not read the whole module', () => {
  assert.ok(modules.length > 100, `${modules.length} modules`);
  assert.deepEqual(having(/\(\?<[=!]/), []);
});

test('nothing is called that Safari 14 or Chrome 90 has not', () =>
  assert.deepEqual(having(/\.(at|findLast|findLastIndex|toSorted|toReversed|toSpliced|with)\(|\b(structuredClone|Object\.hasOwn)\(/), []));
