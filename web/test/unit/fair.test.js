// What a browser works out of a seed is what the server dealt.
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { chanceOf, pairs } from '../../src/core/chance.js';
import { bytesOf } from '../../src/core/seed.js';
import { dealings } from '../../src/games/dealings.js';
import { squares } from '../../src/games/onexeno/fair/index.js';
import { elements, games } from '../../src/games/periodyx/fair/index.js';
import { ring } from '../../src/games/spectrix/fair/index.js';
import { deck } from '../../src/games/unoquimico/fair/index.js';

const server = new URL('../../../internal/server/', import.meta.url);
const page = readFileSync(new URL('API.md', server), 'utf8');

/** @param {string} word @returns {string} what the page of the protocol has in the block of this name */
const fenced = (word) => page.split(`\`\`\`${word}\n`)[1].split('```')[0].trim();

/** @param {string} word */
const listed = (word) => fenced(word).split(/\s+/);

test('the published vectors are those of this stream', () => {
  const vectors = fenced('vectors').split('\n\n');
  assert.equal(vectors.length, 3);
  for (const vector of vectors) {
    const [seed, first, ...order] = vector.split(/\s+/);
    const [low, high] = pairs(bytesOf(seed)).next().value;
    assert.equal([high, low].map((half) => half.toString(16).padStart(8, '0')).join(''), first);
    assert.deepEqual(chanceOf(bytesOf(seed)).shuffled([...Array(72).keys()]).map(String), order);
  }
});

test('the decks are those of the protocol', () => {
  assert.deepEqual(deck, listed('deck'));
  assert.deepEqual([...games], listed('periodyx'));
  assert.deepEqual([...ring], listed('ring'));
  assert.deepEqual(squares, listed('squares'));
});

/** @typedef {{game: string, seats: number, options?: Record<string, string>, seed: string, first?: number, what?: string, up?: string, hands: string[][]}} Known */
const known = /** @type {Known[]} */ (JSON.parse(readFileSync(new URL('testdata/deals.json', server), 'utf8')));

/** @param {Known} known @returns {import('../../src/core/dealing.js').Deal} as the page works it out */
const dealt = ({ game, seats, seed, options = {} }) => {
  const dealing = dealings.find(({ id }) => id === game);
  assert.ok(dealing);
  const usual = dealing.options.map(({ name, choices: [first] }) => [name, first.value]);
  return dealing.deal(chanceOf(bytesOf(seed)), seats, { ...Object.fromEntries(usual), ...options });
};

/** The hands as the games tell them. @param {string} game @param {import('../../src/core/dealing.js').Deal} deal */
const handsOf = (game, { hands, up = [], pile }) => {
  if (game === 'spectrix') return hands.map((hand) => [...hand].sort());
  if (game === 'spectrix_memory') return [up];
  return game === 'onexeno_solitaire' ? [pile] : hands;
};

test('every first deal is the one of the rules', () => {
  assert.deepEqual([...new Set(known.map(({ game }) => game))], dealings.map(({ id }) => id));
  for (const one of known) {
    const deal = dealt(one);
    const upper = one.game === 'spectrix_memory' ? undefined : deal.up?.[0];
    assert.deepEqual([deal.first, deal.game, upper, handsOf(one.game, deal)], [one.first, one.what, one.up, one.hands], `${one.game} for ${one.seats}`);
  }
});

test('each card is dealt once', () => {
  const whole = new Map(Object.entries({
    unoquimico: deck, periodyx: elements.slice(0, 103), spectrix: Array(8).fill(ring).flat(), spectrix_memory: [...ring, ...ring],
    onexeno: squares, onexeno_solitaire: squares,
  }));
  for (const one of known.filter(({ options }) => !options)) {
    const { hands, up = [], pile } = dealt(one);
    assert.deepEqual([...hands.flat(), ...up, ...pile].sort(), [...(whole.get(one.game) ?? [])].sort(), one.game);
  }
});
