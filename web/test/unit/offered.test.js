// The choice of a game on the start page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { gameChoice, offeredGames, placesFor } from '../../src/pages/home/offered.js';
import { start } from '../../src/pages/home/state.js';

await setLanguage('es');

const kinds = [
  { id: 'unoquimico', family: 'unoquimico', seats: [2, 10], options: { properties: { card_lang: { enum: ['en', 'es'] } } } },
  { id: 'lamps', family: 'lamps', seats: [1, 2], options: { properties: { card_lang: { enum: ['en', 'es'] } } } },
  { id: 'ropes', family: 'ropes', seats: [4, 6], options: { properties: {} } },
];

/** @type {Record<string, object>} */
const answers = { '/api/games': { games: kinds }, '/api/words/lamps/es': { name: 'Lámparas' }, '/api/words/ropes/es': { name: 'Cuerdas' } };

test('games go by the name of their cover, else of their words; their first options are those of the language', async () => {
  globalThis.fetch = async (path) => new Response(JSON.stringify(answers[String(path)]), { status: String(path) in answers ? 200 : 404 });
  const all = await offeredGames();
  assert.deepEqual(all.map(({ id, name, options }) => [id, name, options]), [
    ['unoquimico', 'Uno químico', { card_lang: 'es' }], ['lamps', 'Lámparas', { card_lang: 'es' }], ['ropes', 'Cuerdas', {}],
  ]);
  const page = flat(gameChoice({ ...start, offered: all, game: 'lamps' }, () => undefined));
  assert.deepEqual(
    [...page.matchAll(/value="(\w+)"[^>]*checked=(\w+)/g)].map(([, id, on]) => [id, on]),
    [['unoquimico', 'false'], ['lamps', 'true'], ['ropes', 'false']],
  );
  assert.equal(flat(gameChoice({ ...start, offered: all.slice(0, 1) }, () => undefined)), '');
  assert.deepEqual(all.map((game) => placesFor(game, 3)), [3, 2, 4]);
  assert.equal(placesFor(undefined, 3), 3);
});
