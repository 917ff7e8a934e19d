// A phone held lying shows all that a turn needs at once.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { openBrowser, person } from './kit/people.js';
import { toMove } from './kit/play.js';
import { tapping } from './kit/hands.js';
import { startServer } from './kit/server.js';
import { codes, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

const NEEDED = ['.poster', '.turnstrip .word', '.hand', '.hand .slot:last-child .card', '.match', '.turnstrip [data-do="lay"]'];

/** What of the needed is cut off by the edges of the screen. @param {Page} page @returns {Promise<string[]>} */
const cutOff = (page) =>
  page.evaluate((needed) => needed.filter((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return !box || box.width < 1 || box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
  }), NEEDED);

test('a lying phone shows the element in force, the turn, the hand and the move without scrolling', async (t) => {
  const [host, guest] = [await person(t, browser, server.origin), await person(t, browser, server.origin, { lang: 'es' })];
  await tableForTwo(host.page, guest.page);
  const { page } = await toMove([host, guest].map((one) => ({ page: one.page, hands: tapping(one.page) })));
  const element = (await codes(page, '.hand [data-card]')).find((code) => /^[A-Z][a-z]?$/.test(code));
  for (const width of [740, 640]) {
    await page.setViewportSize({ width, height: 360 });
    if (width === 740) await page.locator(`.hand [data-pick="${element}"]`).click();
    await page.locator('.match').waitFor();
    assert.deepEqual(await cutOff(page), [], `${width} px`);
  }
});
