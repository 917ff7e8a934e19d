// The house rules of a listed table, on the start page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { setLanguage } from '../../src/core/i18n.js';
import { changedRules } from '../../src/pages/home/changed.js';

await setLanguage('en');

const words = { option: { target: { '': 'Whoever reaches {pick} is out', n: '{n} points' }, rain: { '': 'It {pick}', true: 'rains' } } };

test('changed rules are sentences of the game, with what was chosen in them', async () => {
  globalThis.fetch = async () => new Response(JSON.stringify(words), { status: 200, headers: { 'Content-Type': 'application/json' } });
  assert.equal(await changedRules({ game: 'toy', house_rules: { target: '50', rain: 'true' } }), 'Whoever reaches 50 points is out; It rains');
  assert.equal(await changedRules({ game: 'toy', house_rules: {} }), '');
});

test('without the words of the game options and values stand for themselves', async () => {
  globalThis.fetch = async () => { throw new Error('cut'); };
  assert.equal(await changedRules({ game: 'lamps', house_rules: { wicks: 'long', rain: 'true' } }), 'wicks: long; rain: yes');
});
