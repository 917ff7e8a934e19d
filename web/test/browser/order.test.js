// The hand is the player's: cards move in it by drag, by button and by key, and
// keep their place over a reload.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { codes, reachPhase, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** The hand from left to right. @param {Page} page */
const order = (page) => codes(page, '.hand [data-card]');

test('cards move in the hand by drag, by button and by key, and the choice of orders follows', async (t) => {
  const [{ page }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await tableForTwo(page, guest);
  const dealt = await order(page);
  await page.locator(`[data-pick="${dealt[0]}"]`).dragTo(page.locator(`[data-pick="${dealt[2]}"]`));
  const dragged = [dealt[1], dealt[2], dealt[0], ...dealt.slice(3)];
  assert.deepEqual(await order(page), dragged, 'by drag');

  await page.locator(`[data-pick="${dealt[0]}"]`).click();
  await page.locator('[data-do="move-left"]').click();
  assert.deepEqual(await order(page), [dealt[1], dealt[0], dealt[2], ...dealt.slice(3)], 'by button');

  await walkTo(page, `[data-pick="${dealt[0]}"]`);
  await page.keyboard.press('.');
  assert.deepEqual(await order(page), dragged, 'by key');

  const choice = page.locator('select[data-set="sort"]');
  for (const sort of ['own', { index: 0 }]) await choice.selectOption(sort);
  assert.notEqual(await choice.inputValue(), 'own');
  await page.locator(`[data-pick="${dealt[1]}"]`).dragTo(page.locator(`[data-pick="${dealt[3]}"]`));
  assert.equal(await choice.inputValue(), 'own', 'the choice says what a drag made of it');
  await choice.selectOption({ index: 0 });
  assert.notEqual(await choice.inputValue(), 'own', 'and can be made again');
});

test('the own order stays over a reload', async (t) => {
  const [{ page }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await tableForTwo(page, guest);
  const dealt = await order(page);
  await page.locator(`[data-pick="${dealt[0]}"]`).dragTo(page.locator(`[data-pick="${dealt[2]}"]`));
  const dragged = await order(page);
  assert.notDeepEqual(dragged, dealt);
  await page.reload();
  await reachPhase(page, 'playing');
  assert.deepEqual(await order(page), dragged, 'after a reload');
});
