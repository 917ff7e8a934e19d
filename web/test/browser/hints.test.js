// Hints over the text table, by keys alone: grade by grade, why there is none,
// and what the others see of it.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { openBrowser, person } from './kit/people.js';
import { against, fits, toMove } from './kit/plain.js';
import { startServer } from './kit/server.js';
import { marks, reach } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** One grade more. @param {Page} page @returns {Promise<string>} what is told then */
const ask = async (page, key = 'h') => {
  const { v } = await marks(page);
  await page.keyboard.press(key);
  await reach(page, v + 1);
  return page.locator('.help p').innerText();
};

test('a hint says more with each press, and the others see that one was used', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
  const watcher = await person(t, browser, server.origin);
  const code = await against(page, 'periodyx', 2);
  await watcher.page.goto(`/r/${code}`);
  await watcher.page.locator('[data-do="watch"]').click();
  await watcher.page.locator('.log').waitFor();
  await toMove(page);
  await walkTo(page, '#plain-hint');
  const told = [await ask(page, 'Enter'), await ask(page), await ask(page)];
  assert.match(told[0], /^Una buena jugada: [^.]+\./);
  told.slice(1).forEach((more, i) => assert.ok(more.startsWith(told[i]), `${told[i]} / ${more}`));
  assert.match(told[2], /La jugada entera: /);
  assert.equal(await page.locator('#plain-hint').getAttribute('aria-disabled'), 'true');
  assert.match((await page.locator('.log').textContent()) ?? '', /(Has usado una pista\.\S*){3}/);
  await watcher.page.locator('.log', { hasText: /(Nora used a hint\.\s*\S*\s*){3}/ }).waitFor();
  assert.equal(await watcher.page.locator('.help').count(), 0);
  assert.deepEqual([...(await unsaid(page, 'es')), ...(await unsaid(watcher.page, 'en'))], []);
  await fits(page, 'a hint');
  await inspect(page, 'a hint');
});

test('a hint that is refused says why', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 'spectrix', 2, { options: { hints: false } });
  await toMove(page);
  await page.keyboard.press('h');
  const refused = page.locator('[data-refused]');
  await refused.waitFor();
  assert.match(await refused.innerText(), /Not possible: Ask for help\.[^]*This table plays without help\.[^]*Rule SP-5/);
});

test('the help of Spectrix is told in sentences, and Memory has none', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 'spectrix', 2);
  await toMove(page);
  assert.match(await ask(page), /^(You can lay \d+ cards? at most\.|Nothing can be laid now\.)/);
  await against(page, 'spectrix_memory', 2);
  await toMove(page);
  assert.equal(await page.locator('#plain-hint').count(), 0);
});
