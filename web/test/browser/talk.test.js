// What people say to each other: their own words where the host allows them, and
// whom somebody does not want to hear.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { choose, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Host and guest, at a table that was dealt. @param {import('node:test').TestContext} t @returns {Promise<Page[]>} */
const two = async (t) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await tableForTwo(host, guest);
  return [host, guest];
};

const HOSTILE = '<img src=x onerror="document.title=1">\u202e{who} </bdi>';

test('where the host allows it people talk in their own words, which are text and nothing else, and are told once', async (t) => {
  const [host, guest] = await two(t);
  assert.equal(await guest.locator('form.words').count(), 0);
  await host.locator('[data-do="menu"]').click();
  await choose(host, 'free_text', 'in their own words, too');
  await host.locator('[data-do="close-sheet"]').click();
  const field = guest.locator('.rail form.words input');
  await field.focus();
  await guest.keyboard.insertText(HOSTILE);
  await host.evaluate(() => {
    const heard = /** @type {string[]} */ (/** @type {any} */ (window).heard = []);
    const watch = new MutationObserver(() => document.querySelectorAll('[aria-live="polite"]').forEach((one) => {
      if (one.textContent && heard[heard.length - 1] !== one.textContent) heard.push(one.textContent);
    }));
    watch.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });
  await guest.keyboard.press('Enter');
  const shown = '<img src=x onerror="document.title=1">{who} </bdi>';
  await host.locator('.rail .log q bdi', { hasText: shown }).waitFor();
  await guest.locator('.rail .log', { hasText: `You said: ${shown}` }).waitFor();
  assert.equal(await field.inputValue(), '');
  assert.equal(await guest.evaluate(() => document.activeElement?.getAttribute('name')), 'text', 'the next words may follow');
  assert.deepEqual([await host.locator('.rail img').count(), await host.title() === '1'], [0, false]);
  const told = await host.evaluate(() => /** @type {any} */ (window).heard.filter((/** @type {string} */ one) => one.includes('onerror')));
  assert.equal(told.length, 1, told.join());
  await inspect(host, 'words of somebody else');
});

test('a reaction is drawn at the seat of whoever sent it, and goes', async (t) => {
  const [host, guest] = await two(t);
  await guest.locator('.rail [data-phrase="laugh"]').click();
  await host.locator('.seat .said svg.react').waitFor();
  await host.locator('.rail .log', { hasText: /Marta:\s+Ha ha!/ }).waitFor();
  await guest.locator('.rail .log', { hasText: /You:\s+Ha ha!/ }).waitFor();
  await inspect(host, 'a reaction at a seat');
  await host.locator('.seat .said').waitFor({ state: 'detached' });
});

test('whom one does not want to hear is not heard, and later again', async (t) => {
  const [host, guest] = await two(t);
  await host.locator('[data-do="menu"]').click();
  await host.locator('#sheet [data-do="mute"]', { hasText: 'Do not hear Marta' }).click();
  await host.locator('#sheet [data-do="mute"]', { hasText: 'Hear Marta again' }).waitFor();
  await inspect(host, 'the menu with somebody who is not heard');
  assert.equal(await host.evaluate(() => document.activeElement?.getAttribute('data-do')), 'mute');
  await host.locator('[data-do="close-sheet"]').click();
  await guest.locator('.rail [data-phrase="good_luck"]').click();
  await guest.locator('.rail .log', { hasText: 'You said: Good luck' }).waitFor();
  await host.locator('.rail [data-phrase="hello"]').click();
  await host.locator('.rail .log', { hasText: 'You said: Hello' }).waitFor();
  assert.equal(await host.locator('.rail .log q', { hasText: 'Good luck' }).count(), 0);
  await host.locator('[data-do="menu"]').click();
  await host.locator('#sheet [data-do="mute"]').click();
  await host.locator('.rail .log q', { hasText: 'Good luck' }).waitFor({ state: 'attached' });
  assert.equal(await host.locator('.seat .said').count(), 0, 'it was not said just now');
});

test('while the line is broken nothing is said, and the buttons say so', async (t) => {
  const own = await startServer();
  t.after(() => own.stop());
  const [{ page: host }, { page: guest }] = [await person(t, browser, own.origin, { excuse: /./ }), await person(t, browser, own.origin, { excuse: /./ })];
  await tableForTwo(host, guest);
  await own.stop();
  const clap = guest.locator('.rail [data-phrase="clap"][aria-disabled="true"]');
  await clap.waitFor();
  assert.match(await clap.getAttribute('aria-label') ?? '', /^Applause\. Not now: there is no connection to the table\.$/);
  await guest.locator('.rail .phrases', { hasText: 'Not now: there is no connection' }).waitFor();
  await clap.click({ force: true });
  await guest.locator('[aria-live]').filter({ hasText: 'Not now: there is no connection' }).first().waitFor({ state: 'attached' });
});
