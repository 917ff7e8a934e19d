// A network that blocks websockets: the page goes on by event stream.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { move, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { choose, deal, openTable, reachPhase, sitDown } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

test('where websockets are blocked, moves go over a stream', async (t) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await guest.context().routeWebSocket(/\/ws$/, (socket) => socket.close());
  const streams = guest.waitForRequest(/\/events$/);
  const frames = guest.waitForResponse(/\/frames$/);
  const link = await openTable(host);
  await choose(host, 'games', '1 game');
  await sitDown(guest, link, 'Marta');
  await deal(host);
  await reachPhase(guest, 'playing');
  const players = [host, guest].map((page) => ({ page, hands: tapping(page) }));
  for (let moves = 0; moves < 6; moves++) await move(await toMove(players));
  await streams;
  assert.ok((await frames).ok(), 'moves go up as posts');
  await inspect(guest, 'a table over a stream');
});

test('a table without any line says so and hides nobody', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /WebSocket|ERR_/ });
  await page.goto('/');
  await page.locator('[data-do="play-now"]').click();
  await page.locator('.seats').waitFor();
  await page.context().setOffline(true);
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close());
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))); // the page looks at its line when it is looked at again
  await page.locator('.conn').waitFor();
  await inspect(page, 'a table without a line');
  const covered = await page.$$eval('.seat', (seats) => seats.filter((seat) => {
    const { left, top, width } = seat.getBoundingClientRect();
    return !seat.contains(document.elementFromPoint(left + width / 2, top + 4));
  }).length);
  assert.equal(covered, 0, 'plates lie open');
});
