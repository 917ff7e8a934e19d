// A private table opens by its secret link, and not by its code; the secret is in
// no address that the server is sent, and not in the page's own once it was used.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Addresses of all requests of a page, and of the pages that it has been. @param {Page} page */
const addressesOf = (page) => {
  /** @type {string[]} */
  const all = [];
  page.on('request', (request) => all.push(request.url()));
  return all;
};

/** @param {Page} page @returns {Promise<string>} */
const linkOf = async (page) => `http://${await page.locator('.in .link bdi').innerText()}`;

/** @param {Page} page @param {string} words */
const says = (page, words) => page.locator('h2.say', { hasText: words }).waitFor();

/** Sends the person of seat 2 away: in the lobby that is a row of the menu. @param {Page} page */
const sendAway = async (page) => {
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="ask-kick"][data-seat="2"]').click();
  await page.locator('[data-do="kick"]').click();
};

test('a private table is found by its link and not by its code', async (t) => {
  const excuse = /404|403/;
  const [host, guest, other] = await Promise.all([
    person(t, browser, server.origin), person(t, browser, server.origin, { phone: true, excuse }),
    person(t, browser, server.origin, { phone: true, lang: 'es', excuse }),
  ]);
  const asked = [host, guest, other].map(({ page }) => addressesOf(page));
  await host.page.goto('/');
  await host.page.locator('[name="secret"]').check();
  await host.page.locator('[data-do="with-friends"]').click();
  await reachPhase(host.page, 'lobby');
  await host.page.locator('.qrbox svg').waitFor();
  const link = await linkOf(host.page);
  assert.match(link, /\/r\/[B-Z2-6]{6}#s=[\w-]{22}$/);
  assert.equal(await host.page.locator('.bar .meta').innerText(), 'a private table, only with the secret link');
  await inspect(host.page, 'the lobby of a private table');

  await guest.page.goto(link.split('#')[0]);
  await says(guest.page, 'No table has this code');
  assert.match(await guest.page.locator('main').innerText(), /only its secret link/);
  await guest.page.goto('/');
  await guest.page.locator('#code').fill(link);
  await guest.page.locator('#code').press('Enter');
  await guest.page.locator('[data-do="sit"]').click();
  await guest.page.locator('main.lobby').waitFor();
  assert.equal(guest.page.url(), link.split('#')[0]);
  await guest.page.reload();
  await guest.page.locator('main.lobby').waitFor();
  assert.equal(await linkOf(guest.page), link, 'a guest can pass it on');

  await sendAway(host.page);
  await says(guest.page, 'You were sent away');
  await host.page.locator('.in .link bdi', { hasNotText: link.split('#')[1] }).waitFor();
  await other.page.goto(link);
  await says(other.page, 'Ninguna mesa tiene este código');
  await other.page.goto('about:blank');
  await other.page.goto(await linkOf(host.page));
  await other.page.locator('[data-do="sit"]').waitFor();
  assert.deepEqual(asked.flat().filter((address) => /#|s=|[?&]secret/.test(address.replace(/^.*\/r\/\w{6}#s=[\w-]+$/, ''))), []);
});
