// Who only watches sees the table and no hand, on the screen and on the wire.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { playGame } from './kit/play.js';
import { startServer } from './kit/server.js';
import { hand, reachPhase, score, tableForTwo } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** All names and words in a frame. @param {unknown} value @returns {string[]} */
const words = (value) => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inside]) => [key, ...words(inside)]) : [];
};

test('a spectator sees no hand until the game is counted', async (t) => {
  const [host, guest, watcher] = [
    await person(t, browser, server.origin), await person(t, browser, server.origin), await person(t, browser, server.origin),
  ];
  const link = await tableForTwo(host.page, guest.page);
  await watcher.page.goto(link);
  await watcher.page.locator('[data-do="watch"]').click();
  await watcher.page.locator('.emptyhand').waitFor();
  await watcher.page.reload();
  await watcher.page.locator('.emptyhand').waitFor();
  const hidden = [...(await hand(host.page)), ...(await hand(guest.page))];
  const told = new Set(watcher.heard.flatMap((frame) => words(JSON.parse(frame))));
  assert.ok(hidden.length > 0);
  assert.deepEqual(hidden.filter((code) => told.has(code)), [], 'a card of a hand was sent to a spectator');

  const players = [host, guest].map(({ page }) => ({ page, hands: tapping(page) }));
  await playGame(players, async () => assert.equal(await watcher.page.locator('.hand,.turnstrip [data-do="draw"]').count(), 0));
  await reachPhase(watcher.page, 'over');
  assert.deepEqual(await score(watcher.page), await score(host.page));
  const games = watcher.heard.map((frame) => JSON.parse(frame)).map(({ doc, p }) => (doc ?? p)?.game ?? {});
  assert.ok(games.every((game) => !('hand' in game) && !('can' in game)), 'a hand or its moves were sent to a spectator');
  await watcher.page.goto('about:blank');
  await watcher.page.goto(link);
  await watcher.page.locator('[data-do="watch"]').waitFor(); // whoever left is asked again
});
