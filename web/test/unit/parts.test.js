// Texts come by parts, in the language of the page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasText, keepTexts, language, setLanguage, t } from '../../src/core/i18n.js';

const words = { en: 'lamp', es: 'lámpara' };

/** @param {string} key @param {(lang: 'en'|'es') => unknown} [first] what is waited for */
const reader = (key, first) => async (/** @type {'en'|'es'} */ lang) => {
  await first?.(lang);
  return { [key]: words[lang] };
};

/** Keys that the compiler does not know. @param {string} key */
const said = (key) => t(/** @type {import('#texts').Key} */ (key));

test('a part brings the texts of one language, and those of another before the page speaks it', async () => {
  await setLanguage('en');
  await keepTexts('lamps', reader('lamps.one'));
  assert.deepEqual([said('lamps.one'), hasText('lamps.one')], ['lamp', true]);
  const turned = setLanguage('es');
  assert.equal(language(), 'en', 'until its words are here');
  await turned;
  assert.equal(said('lamps.one'), 'lámpara');
});

test('a part that comes while the language changes has the words of the new one', async () => {
  await setLanguage('en');
  let turned;
  await keepTexts('late', reader('late.one', (lang) => { turned ??= lang === 'en' ? setLanguage('es') : undefined; return turned; }));
  await turned;
  assert.deepEqual([language(), said('late.one')], ['es', 'lámpara']);
});

test('texts that did not come are asked for again, and a language without its texts is not spoken', async () => {
  await setLanguage('en');
  await assert.rejects(keepTexts('lost', () => Promise.reject(new TypeError('network'))));
  let fails = false;
  await keepTexts('lost', reader('lost.one', () => (fails ? Promise.reject(new TypeError('network')) : undefined)));
  assert.equal(said('lost.one'), 'lamp');
  fails = true;
  await assert.rejects(setLanguage('es'));
  assert.equal(language(), 'en');
  fails = false;
  await setLanguage('es');
  assert.equal(said('lost.one'), 'lámpara');
});
