// One person and the bots, without a mouse.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { typing, walkTo } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { playGame } from './kit/play.js';
import { startServer } from './kit/server.js';
import { marks, openTable, reach, reachPhase, score } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

test('from the start page to the score of a game against bots, by keys alone', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  await walkTo(page, '[data-do="play-now"]');
  await page.keyboard.press('Enter');
  await reachPhase(page, 'playing');
  await playGame([{ page, hands: typing(page) }]);
  assert.equal((await score(page)).length, 3);
  const { v } = await marks(page);
  await walkTo(page, '[data-do="next"]');
  await page.keyboard.press('Enter');
  await reach(page, v + 1);
  await page.locator('.hand [data-card]').first().waitFor();
});

test('after a bot was sent away by key the focus stays at its place', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await openTable(page);
  for (const seat of [2, 3]) {
    await page.locator(`[data-do="sit-bot"][data-seat="${seat}"]`).click();
    await page.locator(`[data-do="free-seat"][data-seat="${seat}"]`).waitFor();
  }
  await walkTo(page, '[data-do="free-seat"][data-seat="3"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-do="free-seat"][data-seat="3"]').waitFor({ state: 'detached' });
  const seat = await page.evaluate(() => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.seat);
  assert.notEqual(seat, '2', 'another key would send the other bot away');
});
