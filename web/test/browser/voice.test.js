// Names are read aloud where the browser can speak and the person wants it.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { looks, turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

/** Gives the browser a voice of so many languages, whose words are kept. @param {Page} page @param {string[]} langs */
const lendVoice = (page, langs) => page.addInitScript((voices) => {
  const heard = /** @type {string[]} */ ([]);
  const synthesis = {
    getVoices: () => voices.map((lang) => ({ lang })),
    speak: (/** @type {{words: string, lang: string}} */ { words, lang }) => heard.push(`${words} ${lang}`),
    cancel: () => heard.push('hush'),
  };
  const Utterance = function (/** @type {any} */ words) { /** @type {any} */ (this).words = words; };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.assign(globalThis, { heard });
}, langs);

/** @param {Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

/** The table after somebody has laid sodium. @param {import('./kit/scenes.js').Scene} scene */
const afterSodium = (scene) => {
  const { me, room, game } = structuredClone(scene);
  if (!game) throw new Error('no game');
  game.log[Math.max(...Object.keys(game.log).map(Number)) + 1] = { kind: 'laid', seat: (me % 3) + 1, element: 'Na' };
  return { me, room, game };
};

test('a name that is announced is read in the language of the cards, once the switch is on', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await lendVoice(page, ['en-GB', 'es-ES']);
  await stage.open(turns.open);
  await stage.show(afterSodium(turns.open));
  assert.deepEqual(await heard(page), [], 'off at first');
  await page.locator('[data-do="menu"]').click();
  await page.locator('#sheet [data-do="voice"]').click();
  await page.keyboard.press('Escape');
  await stage.open(turns.open); // it is remembered
  await stage.show(afterSodium(turns.open));
  assert.deepEqual(await heard(page), ['sodio es-ES']);
  await page.locator('[data-do="menu"]').click();
  await page.locator('#sheet [data-do="voice"]').click();
  assert.deepEqual(await heard(page), ['sodio es-ES', 'hush']);
});

/** The page is hidden, as behind another tab, or seen again. @param {Page} page @param {boolean} hidden */
const hide = (page, hidden) => page.evaluate((value) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: value ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}, hidden);

test('a page that is hidden stops reading, and reads nothing until it is seen again', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await lendVoice(page, ['es-ES']);
  await page.addInitScript(() => localStorage.setItem('sobremesa.voice', 'on'));
  await stage.open(turns.open);
  await stage.show(afterSodium(turns.open));
  await hide(page, true);
  assert.deepEqual(await heard(page), ['sodio es-ES', 'hush']);
  await stage.show(turns.open);
  await stage.show(afterSodium(turns.open));
  assert.deepEqual(await heard(page), ['sodio es-ES', 'hush']);
  await hide(page, false);
  await stage.show(turns.open);
  await stage.show(afterSodium(turns.open));
  assert.deepEqual(await heard(page), ['sodio es-ES', 'hush', 'sodio es-ES']);
});

test('where names are asked for nothing is read', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await lendVoice(page, ['es-ES']);
  await page.addInitScript(() => localStorage.setItem('sobremesa.voice', 'on'));
  const scene = looks['a question to another'];
  await stage.open(scene);
  await stage.show(afterSodium(scene));
  assert.deepEqual(await heard(page), []);
});

test('a browser without a voice has no switch for it', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await lendVoice(page, []);
  await stage.open(turns.open);
  await page.locator('[data-do="menu"]').click();
  await page.locator('#sheet [data-do="keys"]').waitFor();
  assert.equal(await page.locator('#sheet [data-do="voice"]').count(), 0);
});
