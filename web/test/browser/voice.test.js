// Names are read aloud where the browser can speak and the person wants it.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { openBrowser, person } from './kit/people.js';
import { looks, turns } from './kit/scenes.js';
import { startServer } from './kit/server.js';
import { openHouse, openStage } from './kit/stage.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {import('./kit/stage.js').House} */
let house;

before(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  house = await openHouse(server.origin);
});
after(() => Promise.all([browser?.close(), server?.stop()]));

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
  const { page } = await person(t, browser, server.origin);
  await lendVoice(page, ['en-GB', 'es-ES']);
  const stage = await openStage(page, house);
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

test('where names are asked for nothing is read', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await lendVoice(page, ['es-ES']);
  await page.addInitScript(() => localStorage.setItem('sobremesa.voice', 'on'));
  const stage = await openStage(page, house);
  const scene = looks['a question to another'];
  await stage.open(scene);
  await stage.show(afterSodium(scene));
  assert.deepEqual(await heard(page), []);
});

test('a browser without a voice has no switch for it', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await lendVoice(page, []);
  const stage = await openStage(page, house);
  await stage.open(turns.open);
  await page.locator('[data-do="menu"]').click();
  await page.locator('#sheet [data-do="keys"]').waitFor();
  assert.equal(await page.locator('#sheet [data-do="voice"]').count(), 0);
});
