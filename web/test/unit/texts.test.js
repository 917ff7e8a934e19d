import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { listed, rich, setLanguage, t } from '../../src/core/i18n.js';
import { preferredLanguage } from '../../src/core/languages.js';
import { faults, readTexts } from '../../tools/texts.mjs';
import { typeFaults } from '../../tools/types.mjs';

test('every text exists in both languages, is used, and nothing else is asked for', () => assert.deepEqual(faults(), []));

/** @param {string} path in web */
const inWeb = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Compiles the client as if the texts had other names.
 * @param {string} key the type of their names @returns {Set<string>} all that the compiler complains of by name
 */
const missedWith = (key) => {
  const project = mkdtempSync(join(tmpdir(), 'texts-'));
  const texts = [
    `import type { Key as Whole } from '${inWeb('src/text/keys.js')}';`, `export type Key = ${key};`,
    "export const texts: Record<'en' | 'es', Record<string, string>>;", '',
  ].join('\n');
  const config = {
    extends: inWeb('tsconfig.json'),
    compilerOptions: { noErrorTruncation: true, noUnusedLocals: false, paths: { '#texts': [join(project, 'texts.d.ts')] } },
    include: [inWeb('src/**/*')],
  };
  try {
    writeFileSync(join(project, 'texts.d.ts'), texts);
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
    return new Set([...typeFaults(project).join('\n').matchAll(/"([\w.-]+)"/g)].map(([, name]) => name));
  } finally {
    rmSync(project, { recursive: true });
  }
};

test('whichever text is missing, the check says so: every name is asked for by its type, and none is left over', () => {
  const missed = missedWith("'-'");
  assert.deepEqual(Object.keys(readTexts().en).filter((key) => !missed.has(key)), []);
});

test('a missing text is found where its name is computed', () => {
  const computed = [
    'room.level.hard', 'room.house.clock.firm', 'uno.mode.simple', 'room.gone.kicked', 'room.refused.locked', 'room.say.thanks',
    'uno.no.can_draw', 'uno.log.drew_n_you', 'uno.rule.wild.beside', 'error.locked',
  ];
  const missed = missedWith(`Exclude<Whole, ${computed.map((key) => `'${key}'`).join(' | ')}>`);
  assert.deepEqual(computed.filter((key) => !missed.has(key)), []);
  assert.equal(missedWith('Whole').size, 0);
});

test('no text is empty', () => {
  for (const texts of Object.values(readTexts()))
    for (const [key, text] of Object.entries(texts)) {
      const forms = Object.values(typeof text === 'string' ? [text] : text);
      assert.ok(forms.every((form) => form.trim() !== ''), key);
    }
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

test('placeholders are filled in, as text and as parts', async () => {
  await setLanguage('en');
  assert.equal(t('home.join.short', { n: 3 }), 'A code has six signs: 3 are still missing.');
  assert.deepEqual(rich('home.sub', { game: 'Whist', promise: 7 }), ['Play ', 'Whist', ' with friends or against bots. ', 7, '']);
});

test('lists are joined as the language does', async () => {
  await setLanguage('es');
  assert.equal(listed(['a', 'b', 'c']), 'a, b y c');
});

test('an unknown key shows itself', () => {
  const unknown = ['nothing', 'such'].join('.');
  assert.equal(t(unknown), 'nothing.such');
});
