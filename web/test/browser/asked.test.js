// While a name is asked for, no page of the table holds it: not in words, not in
// a label, not for the ear; in neither language.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { playGame } from './kit/play.js';
import { startServer } from './kit/server.js';
import { choose, deal, openTable, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Names of a card in both languages, by its code. @param {Page} page @returns {Promise<Record<string, string[]>>} */
const namesByCode = async (page) => {
  const { elements, scientists } = await (await page.request.get('/api/elements')).json();
  const pairs = [
    ...elements.map((/** @type {any} */ e) => [e.symbol, [e.name_en, e.name_es]]),
    ...scientists.map((/** @type {any} */ s) => [s.code, [s.name, s.name_es]]),
  ];
  return Object.fromEntries(pairs);
};

/** All that a page says to the eye and to the ear, but the names to choose from. @param {Page} page */
const everything = (page) =>
  page.evaluate(() => {
    const body = /** @type {HTMLElement} */ (document.body.cloneNode(true));
    body.querySelectorAll('.names,script,option').forEach((e) => e.remove());
    const labels = ['aria-label', 'title', 'alt'].flatMap(
      (name) => [...body.querySelectorAll(`[${name}]`)].map((e) => e.getAttribute(name)),
    );
    return [body.textContent, document.title, ...labels].join('\n').toLowerCase();
  });

/** @param {string} text @param {string} name */
const holds = (text, name) => new RegExp(`(?<!\\p{L})${name.toLowerCase()}(?!\\p{L})`, 'u').test(text);

test('the name that is asked for stands nowhere until it is said', async (t) => {
  const people = [
    await person(t, browser, server.origin), await person(t, browser, server.origin, { phone: true, lang: 'es' }),
    await person(t, browser, server.origin),
  ];
  const [host, guest, watcher] = people.map(({ page }) => page);
  const link = await openTable(host);
  await choose(host, 'games', '1 game');
  await choose(host, 'say_name', 'picked from four by who lays');
  await sitDown(guest, link, 'Marta');
  await deal(host);
  await reachPhase(guest, 'playing');
  await watcher.goto(link);
  await watcher.locator('[data-do="watch"]').click();
  await watcher.locator('.poster').waitFor();
  const names = await namesByCode(host);
  let asked = 0;
  await playGame([host, guest].map((page) => ({ page, hands: tapping(page) })), async () => {
    const page = (await host.locator('.quiz [data-name]').count()) ? host : guest;
    if (!(await page.locator('.quiz [data-name]').count())) return;
    const card = (await page.locator('.quiz[data-asked]').getAttribute('data-asked')) ?? '';
    for (const one of [host, guest, watcher]) {
      await one.locator(`.quiz[data-asked="${card}"]`).waitFor();
      const text = await everything(one);
      assert.deepEqual((names[card] ?? []).filter((name) => holds(text, name)), [], `${card} is asked for`);
    }
    asked++;
  });
  assert.ok(asked > 3, 'names were asked for');
});
