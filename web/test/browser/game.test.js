// Two people, one shared link, one whole game: by taps, by drags (one with a
// mouse, one with a finger), by keys. Which moves it has is the deal's; each kind
// in each way is `moves.test.js`.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { dragging, tapping, typing } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { playGame } from './kit/play.js';
import { startServer } from './kit/server.js';
import { reachPhase, score, tableForTwo } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** @param {import('node:test').TestContext} t @param {(page: import('./kit/people.js').Page) => import('./kit/hands.js').Hands} way */
const wholeGame = async (t, way) => {
  const host = await person(t, browser, server.origin, { motion: way === typing });
  const guest = await person(t, browser, server.origin, { phone: way !== typing, motion: way === tapping });
  await tableForTwo(host.page, guest.page);
  await playGame([host, guest].map(({ page }) => ({ page, hands: way(page) })));
  await Promise.all([reachPhase(host.page, 'over'), reachPhase(guest.page, 'over')]);
  const points = await score(host.page);
  assert.equal(points.length, 2);
  assert.deepEqual(await score(guest.page), points, 'both screens show the same score');
  assert.match(await host.page.locator('.winner h1').innerText(), /win/);
  assert.match(await guest.page.locator('.winner h1').innerText(), /win/);
};

test('two people play a whole game by tapping cards', (t) => wholeGame(t, tapping));
test('two people play a whole game by dragging cards', (t) => wholeGame(t, dragging));
test('two people play a whole game by keys alone', (t) => wholeGame(t, typing));
