// Sheets and notes over a table: where the focus goes, what is spoken, and what
// is left of them when the table is gone.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { openTable, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** @param {Page} page whether the focus is inside the open sheet */
const isInside = (page) => page.evaluate(() => document.querySelector('#sheet[open]')?.contains(document.activeElement) ?? false);

test('a sheet that turns into another keeps the focus, and Esc gives it back', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  await page.locator('[data-do="play-now"]').click();
  await reachPhase(page, 'playing');
  for (const row of ['ask-leave', 'keys', 'house', 'share-open']) {
    await walkTo(page, '[data-do="menu"]');
    await page.keyboard.press('Enter');
    await page.locator('#sheet[open]').waitFor();
    await walkTo(page, `#sheet [data-do="${row}"]`);
    await page.keyboard.press('Enter');
    await page.locator(`#sheet [data-do="${row}"]`).waitFor({ state: 'detached' });
    assert.equal(await isInside(page), true, row);
    await page.keyboard.press('Escape');
    await page.locator('#sheet[open]').waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => document.activeElement?.matches('[data-do="menu"]')), true, `after ${row}`);
  }
});

test('what could not be done is spoken, and the choice shows what holds', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /ERR_FAILED/ });
  await openTable(page);
  await page.route(/\/api\/rooms\/\w+$/, (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  const clock = page.locator('select[data-option="clock"]');
  await clock.selectOption({ label: 'firm, 30 s and a bank of two minutes' });
  await page.locator('.note', { hasText: 'No answer' }).waitFor();
  assert.match(await page.locator('[aria-live="assertive"]').innerText(), /No answer/);
  assert.equal(await clock.evaluate((select) => /** @type {HTMLSelectElement} */ (select).selectedOptions[0].label), 'off');
});

test('a table that is closed takes its sheets with it', async (t) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await sitDown(guest, await openTable(host), 'Marta');
  await guest.locator('[data-do="menu"]').click();
  await guest.locator('#sheet[open]').waitFor();
  await host.evaluate(() => fetch(
    `/api/rooms/${location.pathname.split('/')[2]}/close`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  ));
  await reachPhase(guest, 'gone');
  assert.equal(await guest.locator('#sheet[open]').count(), 0);
  await guest.locator('[data-do="menu"]').click();
  assert.equal(await guest.locator('#sheet [data-do="ask-leave"], #sheet [data-do="share-open"]').count(), 0, 'nothing of the table');
});

test('what a sheet has to say stands in it, and at the head of the page when it is closed', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await page.goto('/');
  await page.locator('[data-do="play-now"]').tap();
  await reachPhase(page, 'playing');
  await page.locator('[data-do="menu"]').tap();
  await page.locator('#sheet [data-do="share-open"]').tap();
  await page.locator('#sheet [data-do="copy"]').tap();
  await page.locator('#sheet .told', { hasText: /the link is/i }).waitFor();
  assert.equal(
    await page.evaluate(() => document.querySelector('[aria-live="polite"]')?.closest('#sheet') !== null),
    true,
    'it can be heard there',
  );
  assert.equal(await page.locator('.note').count(), 0);
  await inspect(page, 'a sheet with a note');
  await page.locator('#sheet [data-do="close-sheet"]').tap();
  await page.locator('.note', { hasText: /the link is/i }).waitFor();
  await page.locator('body > [aria-live="polite"]').waitFor({ state: 'attached' });
  await page.locator('[data-do="menu"]').tap();
  await page.locator('#sheet [data-do="house"]').waitFor();
  assert.equal(await page.locator('#sheet .told').count(), 0, 'it has nothing to do with the next sheet');
});

/** @param {Page} host @param {'kick'|'admit'|'close'} what @param {object} body */
const order = (host, what, body) => host.evaluate(async ([act, said]) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: said };
  const answer = await fetch(`/api/rooms/${location.pathname.split('/')[2]}/${act}`, init);
  if (!answer.ok) throw new Error(await answer.text());
}, [what, JSON.stringify(body)]);

test('who was let in again is not told of the removal when the table is closed later', async (t) => {
  const [{ page: host }, { page: guest }] = [
    await person(t, browser, server.origin), await person(t, browser, server.origin, { excuse: /404/ }),
  ];
  const link = await openTable(host);
  await sitDown(guest, link, 'Marta');
  await order(host, 'kick', { seat: 2 });
  await reachPhase(guest, 'gone');
  await order(host, 'admit', { seat: 2 });
  await sitDown(guest, link, 'Marta');
  await order(host, 'close', {});
  await reachPhase(guest, 'gone');
  await guest.reload();
  await guest.getByText('No table has this code').waitFor();
});

test('a server that cannot be reached is not a game that was lost', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /ERR_FAILED/ });
  const link = await openTable(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(link);
  await reachPhase(page, 'gone');
  assert.doesNotMatch(await page.locator('.mid').innerText(), /could not keep the game safe/);
  await page.unroute('**/api/**');
  await page.locator('[data-do="reload"]').click();
  await page.locator('main.lobby').waitFor();
});
