// Networks that are hard on lines: within ten seconds whoever comes through one
// has cards in hand, or is told plainly, on a page that is loaded once.
import { strict as assert } from 'node:assert';
import { after, before, describe, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person, withSockets } from './kit/people.js';
import { move } from './kit/play.js';
import { startProxy } from './kit/proxy.js';
import { startServer } from './kit/server.js';
import { hand, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {import('./kit/proxy.js').Habits} Habits */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

const SOON_MS = 10_000;

/** What the page says of lines that are refused. */
const REFUSED = /WebSocket|ERR_/;

/** Pages of a table that were asked for. @param {Page} page */
const countLoads = (page) => {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/r\//.test(request.url())) loads.count++;
  });
  return loads;
};

/**
 * Somebody who opens a table with bots through a proxy.
 * @param {import('node:test').TestContext} t @param {Habits} habits @param {string} [lang]
 */
const newcomer = async (t, habits, lang) => {
  const proxy = await startProxy(server.origin, habits);
  t.after(proxy.stop);
  const { page } = await person(t, browser, proxy.origin, { excuse: REFUSED, lang });
  const loads = countLoads(page);
  await page.goto('/');
  await page.locator('[data-do="play-now"]').click();
  await page.waitForURL('**/r/*');
  return { page, loads, proxy };
};

/** @typedef {Awaited<ReturnType<typeof newcomer>>} Newcomer */

/** Until something is on the page, counted from the first try of a line. @param {Newcomer} newcomer @param {string} selector */
const appears = async ({ page, proxy }, selector) => {
  await page.locator(selector).first().waitFor();
  const took = Date.now() - proxy.knocks.first;
  assert.ok(took <= SOON_MS, `${selector} came after ${took} ms`);
};

/** @type {[name: string, habits: Habits][]} */
const networks = [
  ['answers an upgrade with 302', { answer: '302 Found\r\nLocation: /' }],
  ['answers an upgrade with 403', { answer: '403 Forbidden' }],
  ['answers an upgrade with 200', { answer: '200 OK' }],
  ['takes the Upgrade away', { strips: true }],
  ['swallows frames', { swallows: true }],
  ['is two seconds late', { lateBy: 2000 }],
  ['buffers event streams', { buffers: true }],
];

describe('through a proxy that', { ...withSockets, concurrency: 5 }, () => {
  for (const [name, habits] of networks)
    test(`${name}, the hand is there, and plays`, async (t) => {
      const came = await newcomer(t, habits);
      const { page, loads } = came;
      await appears(came, '.hand [data-card]');
      await page.locator('html[data-turn="mine"]').waitFor({ state: 'attached' });
      await move({ page, hands: tapping(page) });
      assert.equal(loads.count, 1, 'the page was loaded once');
    });

  test('cuts lines that are idle, the page comes back each time with the same cards', async (t) => {
    const { page, loads, proxy } = await newcomer(t, { cutsAfter: 1000 });
    await page.locator('html[data-turn="mine"]').waitFor({ state: 'attached' });
    const held = await hand(page);
    for (let cuts = 0; cuts < 3; cuts++) {
      await page.locator('.conn').waitFor();
      await page.locator('.conn').waitFor({ state: 'detached' });
      assert.deepEqual(await hand(page), held);
    }
    assert.deepEqual([loads.count, proxy.knocks.streams], [1, 0], 'no page and no other way was needed');
  });

  for (const [lang, words] of [['en', 'seems to block'], ['es', 'bloquea la conexión']])
    test(`lets neither way through, that is said in ${lang}, and goes on as soon as it does`, async (t) => {
      /** @type {Habits} */
      const habits = { answer: '403 Forbidden', buffers: true };
      const came = await newcomer(t, habits, lang);
      const { page, loads } = came;
      await appears(came, `main p:has-text("${words}")`);
      if (lang === 'es') await inspect(page, 'a table that does not come through');
      habits.answer = undefined;
      await page.locator('[data-do="retry"]').click();
      await reachPhase(page, 'playing');
      assert.equal(loads.count, 1, 'the page was loaded once');
    });
});
