// The whole way in Spanish: nothing is left in English, nothing is missing.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { unsaid } from './kit/language.js';
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

/** @param {Page} page @param {string} where */
const speaksSpanish = async (page, where) => {
  assert.equal(await page.locator('html').getAttribute('lang'), 'es', where);
  assert.deepEqual(await unsaid(page, 'es'), [], where);
};

/** @param {Page} page */
const switchInMenu = async (page) => {
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="lang"]').click();
  await page.locator('html[lang="es"]').waitFor({ state: 'attached' });
  await speaksSpanish(page, 'menu');
  await page.keyboard.press('Escape');
};

test('a table in Spanish: chosen in the menu by one, brought by the browser of the other', async (t) => {
  const [{ page: host }, { page: guest }] = [
    await person(t, browser, server.origin), await person(t, browser, server.origin, { lang: 'es' }),
  ];
  const link = await openTable(host);
  await switchInMenu(host);
  await speaksSpanish(host, 'lobby of the host');
  await guest.goto(link);
  await guest.locator('[data-do="sit"]').waitFor();
  await speaksSpanish(guest, 'door');
  assert.notDeepEqual(await unsaid(guest, 'en'), [], 'the check knows Spanish when it sees it');
  await sitDown(guest, link, 'Marta');
  await speaksSpanish(guest, 'lobby of the guest');
  await choose(host, 'games', '1 partida');
  await deal(host);
  await reachPhase(guest, 'playing');
  const players = [host, guest].map((page) => ({ page, hands: tapping(page) }));
  await playGame(players, async (moves) => Promise.all([host, guest].map((page) => speaksSpanish(page, `table before move ${moves}`))));
  await Promise.all([host, guest].map((page) => reachPhase(page, 'over')));
  await Promise.all([host, guest].map((page) => speaksSpanish(page, 'end of the match')));
});

test('the start page and the rulebook in Spanish, by their button', async (t) => {
  const { page } = await person(t, browser, server.origin);
  for (const path of ['/', '/rules/unoquimico']) {
    await page.goto(path);
    if (path === '/') await page.locator('.bar [data-do="language"]').click();
    await page.locator('html[lang="es"]').waitFor({ state: 'attached' });
    await page.locator('main h1').first().waitFor();
    if (path === '/') await page.getByText('ONEXENO en solitario').first().waitFor(); // the names are asked for anew
    await speaksSpanish(page, path);
  }
});

test('an English table has no word of Spanish', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await openTable(page);
  assert.deepEqual(await unsaid(page, 'en'), []);
});
