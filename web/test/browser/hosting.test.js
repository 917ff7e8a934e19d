// What the host's buttons promise they do: with a seat or without, in the lobby
// and during a match; and the role goes to somebody else and back.
import { strict as assert } from 'node:assert';
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

/** @param {Page} page @param {string} act @param {string} [seat] */
const inMenu = async (page, act, seat) => {
  if (!(await page.locator('#sheet[open]').count())) await page.locator('[data-do="menu"]').click();
  await page.locator(`#sheet [data-do="${act}"]${seat ? `[data-seat="${seat}"]` : ''}`).click();
};

test('a host who left the seat keeps the buttons, also after a reload', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await openTable(page);
  await page.locator('.sl.me [data-do="ask-leave"]').click();
  await page.locator('#sheet [data-do="leave"]').click();
  await page.locator('.sl.free[data-seat="1"]').waitFor();
  await page.locator('.go [data-do="start"]').waitFor();
  await page.reload();
  for (const seat of [1, 2]) await page.locator(`[data-do="sit-bot"][data-seat="${seat}"]`).click();
  await deal(page);
});

test('in a match the host renames, locks the door, and gives the role away and takes it back', async (t) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin, { phone: true }), await person(t, browser, server.origin)];
  const link = await openTable(host);
  await sitDown(guest, link, 'Marta');
  await host.locator('[data-do="rename"][data-seat="2"]').click();
  await host.locator('.sl.renaming input').fill('Olga');
  await host.locator('.sl.renaming .btn.ink').click();
  await guest.locator('.sl.me .nm', { hasText: 'Olga' }).waitFor();
  await deal(host);
  await reachPhase(guest, 'playing');

  await inMenu(host, 'person', '2');
  await inspect(host, 'what a host may do about a person');
  await host.locator('#new-name').fill('Vera');
  await host.locator('#new-name').press('Enter');
  await host.locator('.seat .nm', { hasText: 'Vera' }).waitFor();
  await host.locator('[data-do="menu"]').click();
  await inspect(host, 'the menu of the host in a match');
  await host.locator('#sheet select[data-option="locked"]').selectOption({ label: 'may only watch' });
  const { page: late } = await person(t, browser, server.origin);
  await late.goto(link);
  await late.getByText('The host has locked the door').waitFor();

  await inMenu(host, 'person', '2');
  await inMenu(host, 'ask-give', '2');
  await host.locator('#sheet [data-do="give"]').click();
  await inMenu(guest, 'pause');
  await host.locator('html[data-phase="paused"]').waitFor({ state: 'attached' });
  await host.locator('[data-do="menu"]').click();
  assert.equal(await host.locator('#sheet :is([data-do="resume"], [data-do="ask-close"])').count(), 0);
  await inMenu(host, 'take-role');
  await inMenu(host, 'resume');
  await reachPhase(guest, 'playing');
  await guest.locator('[data-do="menu"]').click();
  assert.equal(await guest.locator('#sheet :is([data-do="pause"], [data-do="ask-close"])').count(), 0);
});

test('nobody sits on a seat that the host closed, until it is opened', async (t) => {
  const { page: host } = await person(t, browser, server.origin);
  const { page: guest } = await person(t, browser, server.origin);
  const link = await openTable(host);
  await guest.goto(link);
  await guest.locator('[data-do="watch"]').first().click();
  await guest.locator('.sl[data-seat="2"] [data-do="sit-here"]').waitFor();
  await host.locator('.sl[data-seat="2"] [data-do="close-seat"]').focus();
  await host.keyboard.press('Enter');
  await guest.locator('.sl[data-seat="2"]', { hasText: 'Closed seat' }).waitFor();
  assert.equal(await guest.locator('.sl[data-seat="2"] button').count(), 0);
  await host.locator('.sl[data-seat="2"] [data-do="open-seat"]').waitFor();
  assert.notEqual(await host.evaluate(() => document.activeElement?.tagName), 'BODY', 'the focus is somewhere');
  await inspect(host, 'a closed seat');
  await host.locator('.sl[data-seat="2"] [data-do="open-seat"]').click();
  await guest.locator('.sl[data-seat="2"] [data-do="sit-here"]').waitFor();
});
