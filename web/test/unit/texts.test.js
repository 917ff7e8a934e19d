import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listed, preferredLanguage, rich, setLanguage, t } from '../../src/core/i18n.js';
import { faults, readTexts } from '../../tools/texts.mjs';

test('every text exists in both languages, is used, and nothing else is asked for', () => assert.deepEqual(faults(), []));

test('no text is empty', () => {
  for (const texts of Object.values(readTexts()))
    for (const [key, text] of Object.entries(texts)) assert.ok(Object.values(typeof text === 'string' ? [text] : text).every((form) => form.trim() !== ''), key);
});

/** Only another client than ours can provoke these. */
const foreign = ['unknown_move', 'unknown_phrase', 'not_offered'];

test('every error that the server names has a sentence', () => {
  const wire = readFileSync(new URL('../../src/wire.d.ts', import.meta.url), 'utf8');
  const codes = [...(wire.match(/type ErrorCode = (.*)/)?.[1] ?? '').matchAll(/"(\w+)"/g)].map(([, code]) => code);
  const { en } = readTexts();
  assert.ok(codes.length > 10);
  assert.deepEqual(codes.filter((code) => !foreign.includes(code) && !(`error.${code}` in en || `room.refused.${code}` in en)), []);
});

test('the first language of the browser that we speak is taken, else English', () => {
  assert.equal(preferredLanguage(['ca-ES', 'es-MX', 'en']), 'es');
  assert.equal(preferredLanguage(['fr', 'de']), 'en');
});

test('placeholders are filled in, as text and as parts', () => {
  setLanguage('en');
  assert.equal(t('home.join.short', { n: 3 }), 'A code has six signs: 3 are still missing.');
  assert.deepEqual(rich('home.sub', { promise: 7 }), ['A card game about the elements, with friends or against bots. ', 7, '']);
});

test('lists are joined as the language does', () => {
  setLanguage('es');
  assert.equal(listed(['a', 'b', 'c']), 'a, b y c');
});

test('an unknown key shows itself', () => {
  const unknown = ['nothing', 'such'].join('.');
  assert.equal(t(unknown), 'nothing.such');
});
