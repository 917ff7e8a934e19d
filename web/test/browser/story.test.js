// The table's log is kept by the table: it is the same for all, after a reload and
// for whoever comes late; and what somebody has won stays theirs.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { device } from './kit/calls.js';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { move, playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** The whole log, line by line. @param {Page} page @returns {Promise<string[]>} */
const log = (page) => page.locator('.rail .log li').allInnerTexts();

/** What is not of the game. @param {Page} page @returns {Promise<string[]>} */
const lines = (page) => page.locator('.rail .log [data-entry^="n"] p').allInnerTexts();

/** A row of the menu, and yes to its question. @param {Page} page @param {string} act @param {string} [sure] */
const choose = async (page, act, sure) => {
  const { v } = await marks(page);
  await page.locator('[data-do="menu"]').click();
  await page.locator(`#sheet [data-do="${act}"]`).click();
  if (sure) await page.locator(`#sheet [data-do="${sure}"]`).click();
  await reach(page, v + 1);
};

/** The same page anew, at the same version; who watched it does so again. @param {Page} page */
const again = async (page) => {
  const { v } = await marks(page);
  await page.reload();
  await reach(page, v);
  await page.locator('.rail .log li').first().waitFor();
};

/** @param {import('node:test').TestContext} t */
const three = async (t) => {
  const [{ page: host }, { page: guest }, { page: watcher }] = await Promise.all([1, 2, 3].map(() => person(t, browser, server.origin)));
  const link = await tableForTwo(host, guest);
  await watcher.goto(link);
  await watcher.locator('[data-do="watch"]').click();
  await watcher.locator('.rail .log li').first().waitFor();
  return { host, guest, watcher };
};

test('the log before a reload is the log after it, and whoever watches reads every intervention', async (t) => {
  const { host, guest, watcher } = await three(t);
  const name = await guest.locator('.seat .nm').first().innerText();
  const players = [host, guest].map((page) => ({ page, hands: tapping(page) }));
  for (let moves = 0; moves < 2; moves++) await move(await toMove(players));
  await choose(host, 'pause');
  await choose(host, 'resume');
  await choose(guest, 'ask-leave', 'leave');
  await guest.locator('[data-do="enter"]').click();
  await guest.locator('[data-do="sit"]').click();
  await guest.locator('.hand [data-card]').first().waitFor();
  await choose(host, 'ask-kick', 'kick');
  await choose(host, 'admit');
  await host.keyboard.press('Escape');
  await reach(watcher, (await marks(host)).v);
  const told = (await lines(watcher)).slice(-6);
  assert.deepEqual(told, [
    `${name} paused the table.`, `${name} let the table go on.`, 'Marta left the table. A bot has the seat.', 'Marta took over from a bot.',
    `${name} sent Marta away. A bot has the seat.`, `${name} lets Marta come in again.`,
  ]);
  await choose(host, 'pause'); // bots rest
  for (const page of [host, watcher]) {
    await reach(page, (await marks(host)).v);
    const before = await log(page);
    await again(page);
    assert.deepEqual(await log(page), before);
    assert.ok(before.length > 8);
  }
  await inspect(watcher, 'the story of a table');
});

test('what somebody won stays listed when they leave, and whoever comes begins anew', async (t) => {
  const { host, guest } = await three(t);
  const players = [host, guest].map((page) => ({ page, hands: tapping(page) }));
  await playGame(players);
  await reachPhase(host, 'over');
  await choose(guest, 'ask-leave', 'leave');
  await reach(host, (await marks(guest)).v);
  const call = device(server.origin);
  await call(`/api/rooms/${host.url().split('/').pop()}/seats`, { name: 'Zoe' });
  await host.locator('[data-do="rematch"]').click();
  await reachPhase(host, 'playing');
  await host.locator('[data-do="menu"]').click();
  await host.locator('#sheet [data-do="evening"]').click();
  const rows = await host.locator('#sheet .evening tbody tr').evaluateAll((all) => all.map((row) => row.textContent?.replace(/\s+/g, ' ').trim()));
  assert.match(rows.sort().join(' | '), /^Marta \(has left\)[01]1 \| You[01]1$/);
  await inspect(host, 'the evening during a match');
  await host.reload();
  await host.locator('.hand [data-card]').first().waitFor();
});
