// The parts of the client depend downwards only: core ← cards ← games ← pages.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { covers } from '../../src/games/covers.js';
import { dealings } from '../../src/games/dealings.js';
import { builders } from '../../src/games/index.js';

const SRC = new URL('../../src/', import.meta.url);
const layers = ['core', 'cards', 'games', 'pages'];

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, SRC), 'utf8');

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const modules = files.filter((path) => path.endsWith('.js'));

/** Modules that a module names, in imports and in types. @param {string} path in src @returns {string[]} paths in src */
const named = (path) => [...read(path).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
  ([, to]) => posix.join(posix.dirname(path), to),
);

const edges = modules.flatMap((from) => named(from).map((to) => ({ from, to })));

/** @param {string} path */
const layerOf = (path) => layers.indexOf(path.split('/')[0]);

/** The game whose folder it is in, '' for none. @param {string} path */
const gameOf = (path) => /^games\/(\w+)\//.exec(path)?.[1] ?? '';

/** @param {(edge: {from: string, to: string}) => boolean} isWrong @returns {string[]} */
const wrong = (isWrong) => edges.filter(isWrong).map(({ from, to }) => `${from} → ${to}`);

test('every module is in a layer, and names what exists', () => {
  assert.ok(edges.length > 300);
  assert.deepEqual(modules.filter((path) => layerOf(path) < 0), []);
  assert.deepEqual(wrong(({ to }) => !files.includes(to) && !files.includes(to.replace(/\.js$/, '.d.ts'))), []);
});

test('modules depend downwards only', () => assert.deepEqual(wrong(({ from, to }) => layerOf(to) > layerOf(from)), []));

test('games never name each other', () =>
  assert.deepEqual(wrong(({ from, to }) => gameOf(from) !== '' && gameOf(to) !== '' && gameOf(from) !== gameOf(to)), []));

test('pages reach games through the registries alone', () =>
  assert.deepEqual(
    wrong(({ from, to }) => layerOf(from) === layers.indexOf('pages') && /^games\/.+\//.test(to)),
    [],
  ));

/** The table of sentences, which is no game. */
const PLAIN = 'plain';

/** Games that draw all, those that build moves over the table of sentences, and those whose deals can be checked. */
const known = [...new Set([...covers.map(({ id }) => dealings.find((one) => one.id === id)?.family ?? id), ...Object.keys(builders), ...dealings.map(({ family }) => family)])];

test('the registry has every folder of games', () =>
  assert.deepEqual([...known, PLAIN].sort(), [...new Set(files.map(gameOf).filter(Boolean))].sort()));

test('outside its folder and the registry nothing names a game', () => {
  const shared = files.filter((path) => /^(core|cards|pages|css)\/.*\.(js|css|json)$/.test(path));
  for (const id of known) assert.deepEqual(shared.filter((path) => read(path).includes(id)), []);
});
