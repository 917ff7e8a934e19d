// Who is asked and gives no sign of life is warned, then played for by a bot,
// and has the seat again with the first touch.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { move, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { inspect } from './kit/inspect.js';
import { marks, shortenGrace, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** A table of two: who is asked, and who waits. @param {import('node:test').TestContext} t */
const askedAndWaiting = async (t) => {
  const pages = [(await person(t, browser, server.origin)).page, (await person(t, browser, server.origin, { phone: true })).page];
  await tableForTwo(pages[0], pages[1]);
  await shortenGrace(pages[0]);
  const players = pages.map((page) => ({ page, hands: tapping(page) }));
  const asked = await toMove(players);
  return { asked, waiting: pages[0] === asked.page ? pages[1] : pages[0] };
};

const WARNING = '.turnstrip .may.warn';

test('a silent person is warned, a bot plays, and the first touch takes the seat back', async (t) => {
  const { asked, waiting } = await askedAndWaiting(t);
  const { v } = await marks(asked.page);
  await asked.page.locator(WARNING).waitFor();
  await inspect(asked.page, 'a warning that a bot is about to play');
  await asked.page.locator('.turnstrip [data-do="back"]').waitFor();
  assert.equal((await marks(asked.page)).v > v, true);
  await asked.page.keyboard.press('Shift');
  await asked.page.locator('.turnstrip [data-do="back"]').waitFor({ state: 'detached' });
  await waiting.keyboard.press('Shift');
});

test('a touch ends the warning and leaves the turn to the person', async (t) => {
  const { asked } = await askedAndWaiting(t);
  const { v } = await marks(asked.page);
  await asked.page.locator(WARNING).waitFor();
  await asked.page.mouse.move(20, 20);
  await asked.page.locator(WARNING).waitFor({ state: 'detached' });
  await asked.page.locator(WARNING).waitFor();
  assert.equal((await marks(asked.page)).v, v, 'a bot has played');
  await move(asked);
});
