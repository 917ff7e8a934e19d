// Flight mode, and a device that slept: the page says how it stands, and as soon
// as it may it is back in its seat, with what happened meanwhile.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person, withSockets } from './kit/people.js';
import { act, move, toMove } from './kit/play.js';
import { startProxy } from './kit/proxy.js';
import { startServer } from './kit/server.js';
import { sight, stays } from './kit/sight.js';
import { choose, deal, hand, marks, openTable, reach, reachPhase, shortenGrace, sitDown } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** How soon whoever was away is back, on a line that works. */
const BACK_MS = 2000;

/** Moves after which everybody has surely been asked. */
const FEW = 6;

/** @typedef {import('./kit/play.js').Player} Player */

/** Lets the others play until somebody is to move. @param {Player} who @param {Player[]} players */
const untilAsked = async (who, players) => {
  for (let moves = 0; moves < FEW; moves++) {
    const player = await toMove(players);
    if (player === who) return;
    await move(player);
  }
  throw new Error(`not asked in ${FEW} moves`);
};

/**
 * A table of two, one of whom comes through a proxy and is to move. The page's
 * clock can be stopped.
 * @param {import('node:test').TestContext} t
 */
const awayAndStaying = async (t) => {
  const proxy = await startProxy(server.origin, {});
  t.after(proxy.stop);
  const { page: away } = await person(t, browser, proxy.origin, { phone: true, excuse: /WebSocket|ERR_/ });
  const { page: staying } = await person(t, browser, server.origin);
  await away.clock.install();
  const link = await openTable(staying);
  await choose(staying, 'games', '1 game');
  await sitDown(away, proxy.origin + new URL(link).pathname, 'Marta');
  await deal(staying);
  await reachPhase(away, 'playing');
  const players = [staying, away].map((page) => ({ page, hands: tapping(page) }));
  await untilAsked(players[1], players);
  return { proxy, away: players[1], staying: players[0] };
};

test('in flight mode the page says so, keeps the move, and is back at once', async (t) => {
  const { proxy, away, staying } = await awayAndStaying(t);
  const { page } = away;
  const { v } = await marks(page);
  await page.context().setOffline(true);
  await page.clock.pauseAt(Date.now() + 1000); // nothing but the network's return brings the page back
  proxy.cut();
  await page.locator('.conn', { hasText: 'No network. The table keeps your seat and your cards.' }).waitFor();
  await act(away);
  await page.locator('html[data-asked]').waitFor({ state: 'attached' });
  await page.keyboard.press('d'); // once more, in vain
  await page.context().setOffline(false);
  await page.locator('.conn').waitFor({ state: 'detached', timeout: BACK_MS });
  await reach(page, v + 1);
  await page.clock.resume();
  await reach(staying.page, v + 1);
  assert.equal((await marks(staying.page)).v, v + 1, 'it was made once');
  await stays(page, sight);
});

test('who slept is back at once, sees what a bot played meanwhile, and plays on', withSockets, async (t) => {
  const { proxy, away, staying } = await awayAndStaying(t);
  const { page } = away;
  const { v } = await marks(page);
  await shortenGrace(staying.page);
  await reach(page, v + 1);
  await page.clock.pauseAt(Date.now() + 1000); // nothing but that it is looked at wakes the page
  proxy.giveUp();
  await staying.page.locator('html[data-turn="mine"]').waitFor({ state: 'attached' });
  const { v: newest } = await marks(staying.page);
  assert.equal((await marks(page)).v, v + 1, 'it sleeps');
  await page.clock.resume();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.waitForFunction((least) => Number(document.documentElement.dataset.v) > least, newest, { timeout: BACK_MS });
  assert.match(await page.locator('.rail .log').textContent() ?? '', /A bot plays for you now.*Marta’s bot .*You play again yourself/);
  await stays(page, sight);
  await untilAsked(away, [staying, away]);
  await move(away);
});
