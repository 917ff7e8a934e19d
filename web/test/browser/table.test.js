// A table as two people have it: what opens over it, and the pause. How it looks
// in every state of a match is `looks.test.js`.
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { deal, openTable, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Opens each sheet of the table and closes it again. @param {Page} page */
const inspectSheets = async (page) => {
  const sheets = { menu: ['menu'], invitation: ['menu', 'share-open'], keys: ['menu', 'keys'], question: ['menu', 'ask-close'] };
  for (const [name, path] of Object.entries(sheets)) {
    for (const act of path) await page.locator(`[data-do="${act}"]`).first().click();
    await inspect(page, `sheet: ${name}`);
    await page.keyboard.press('Escape');
    await page.locator('#sheet:not([open])').waitFor({ state: 'attached' });
  }
};

/** What a phone keeps in sheets. @param {Page} page a phone's */
const inspectPhoneSheets = async (page) => {
  for (const act of ['log', 'say-open']) {
    await page.locator(`.peek [data-do="${act}"]`).tap();
    await inspect(page, `sheet of a phone: ${act}`);
    await page.locator('#sheet [data-do="close-sheet"]').tap();
    await page.locator('#sheet:not([open])').waitFor({ state: 'attached' });
  }
};

/** The host pauses the table, everybody looks, and goes on. @param {Page} host @param {Page} guest */
const inspectPause = async (host, guest) => {
  await host.locator('[data-do="menu"]').click();
  await host.locator('[data-do="pause"]').click();
  await Promise.all([host, guest].map((page) => reachPhase(page, 'paused')));
  await inspect(host, 'paused, host');
  await inspect(guest, 'paused, guest');
  await host.locator('.turnstrip [data-do="resume"]').click();
  await Promise.all([host, guest].map((page) => reachPhase(page, 'playing')));
};

test('a table with all its sheets, and at rest', async (t) => {
  const people = [await person(t, browser, server.origin), await person(t, browser, server.origin, { phone: true })];
  const [host, guest] = people.map(({ page }) => page);
  const link = await openTable(host);
  await sitDown(guest, link, 'Marta');
  await deal(host);
  await reachPhase(guest, 'playing');
  await inspectSheets(host);
  await inspectPhoneSheets(guest);
  await inspectPause(host, guest);
});
