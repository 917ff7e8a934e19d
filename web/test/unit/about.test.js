// What the start page says of a game: from its rulebook where it has no cover.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { aboutIn, poster, readAbout } from '../../src/pages/home/about.js';
import { listed } from '../../src/pages/home/listed.js';
import { start } from '../../src/pages/home/state.js';

await setLanguage('en');

/** @param {string} path */
const book = (path) => readFileSync(new URL(`../../../rules/${path}.md`, import.meta.url), 'utf8');

test('a game is told by what its rulebook begins with: what it is, how long it takes, what is in the deck', () => {
  const { what, length, deck } = aboutIn(book('onexeno/RULEBOOK.en'));
  assert.match(what, /^Lay square cards so that/);
  assert.equal(length, 'A game takes ten to twenty minutes.');
  assert.equal(deck, 'The deck has 70 square cards.');
  assert.match(aboutIn(book('periodyx/RULEBOOK.es')).length, /^Un encuentro dura/);
});

test('of a deck that is told by a list nothing is said', () =>
  assert.deepEqual(['en', 'es'].map((lang) => aboutIn(book(`spectrix/MEMORY.${lang}`)).deck.includes(':')), [false, false]));

/** @type {import('../../src/pages/home/state.js').Offered[]} */
const offered = [
  { id: 'unoquimico', family: 'unoquimico', name: 'Uno químico', seats: [2, 10], options: {} },
  { id: 'squares', family: 'squares', name: 'Squares', seats: [2, 10], options: {} },
  { id: 'lamps', family: 'lamps', name: 'Lamps', seats: [1, 1], options: {} },
];

/** @param {string} game @param {Partial<import('../../src/pages/home/state.js').State>} [more] */
const page = (game, more) => flat(poster({ ...start, offered, game, ...more }));

test('the picture and the words are those of the chosen game alone', async () => {
  globalThis.fetch = async (path) => new Response(path === '/api/rules/squares/en' ? book('onexeno/RULEBOOK.en') : '', { status: 200 });
  const about = await readAbout({ ...start, offered, game: 'squares' });
  const squares = page('squares', { about });
  for (const part of ['Squares', 'Lay square cards', '2–10 players', 'ten to twenty minutes', 'table of sentences', '/rules/squares'])
    assert.ok(squares.includes(part), part);
  assert.doesNotMatch(squares, /oxidation/);
  assert.match(page('unoquimico', { about }), /oxidation state/);
  assert.doesNotMatch(page('lamps', { about }), /square cards/, 'what was read of another game is not said');
  assert.match(page('lamps'), /for one player/);
  assert.equal(await readAbout({ ...start, offered, game: 'unoquimico' }), undefined);
});

test('a listed table is called by the name of its game, also without a cover', () => {
  const tables = [{ code: 'AAAAAA', game: 'squares', phase: /** @type {const} */ ('lobby'), seats: {} }];
  assert.match(flat(listed({ ...start, offered, listed: tables })), /<b>Squares<\/b>/);
});
