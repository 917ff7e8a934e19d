// The start page: when it asks the server, what it promises of a game, and the
// language that it says it speaks.
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

/** What the page has asked for so far is known when this is answered. @param {Page} page */
const settle = (page) => page.evaluate(() => fetch('/api/games').then((answer) => answer.text()));

test('listed tables are asked for once in ten seconds, however often one comes back', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.clock.install();
  await page.goto('/');
  await page.locator('.choices').waitFor();
  for (let back = 0; back < 3; back++) await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow')));
  await settle(page);
  let asked = 0;
  page.on('request', (request) => { asked += Number(request.url().endsWith('/api/rooms')); });
  await page.clock.runFor(10_000);
  await settle(page);
  assert.equal(asked, 1);
});

test('the page says which language it speaks: the first of the person’s that it knows', async (t) => {
  const { page } = await person(t, browser, server.origin, { lang: 'fr' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr', 'es', 'en'] }));
  await page.goto('/');
  assert.match(await page.locator('h1').innerText(), /Quédate/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'es');
});

test('the door says against how many one plays, and a game for one is played alone', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  const door = page.locator('[data-do="play-now"]');
  await page.locator('.choices').waitFor();
  assert.match(await door.innerText(), /against 2 bots/);
  await page.locator('.choice', { hasText: 'Solitaire' }).click();
  assert.match(await door.innerText(), /alone/);
  await door.click();
  await reachPhase(page, 'playing');
});

test('the lobby of a game for one offers no further seats', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  await page.locator('.choice', { hasText: 'Solitaire' }).click();
  await page.locator('[data-do="with-friends"]').click();
  await page.locator('main.lobby').waitFor();
  assert.match(await page.locator('.addrow').innerText(), /1 person plays/);
  assert.equal(await page.locator('[data-do="more-seats"]').count(), 0);
});

test('both doors stand on the first screen of a low phone, in both languages', async (t) => {
  for (const lang of ['en', 'es']) {
    const { page } = await person(t, browser, server.origin, { phone: true, lang });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.locator('.choices').waitFor();
    const ends = await page.$$eval('.door', (doors) => doors.map((door) => door.getBoundingClientRect().bottom));
    assert.ok(ends.length === 2 && Math.max(...ends) <= 640, `${lang}: ${ends}`);
  }
});

/** What is read of a game without a cover. @type {[string, RegExp][]} */
const told = [
  ['Spectrix Memory', /face down[^]*2–6 players/],
];

test('the page tells of the game that is chosen', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  for (const [name, what] of told) {
    await page.locator('.choice', { hasText: new RegExp(`^${name}$`) }).click();
    await page.locator('.about', { hasText: what }).waitFor();
    assert.equal(await page.locator('.about h2').innerText(), name);
    assert.match(await page.locator('.about').innerText(), /table of sentences/);
    assert.match(await page.locator('.sub').innerText(), new RegExp(`Play ${name} with friends`));
    assert.equal(await page.locator('.poster').count(), 0);
    await inspect(page, `the start page with ${name}`);
  }
  for (const name of ['ONEXENO', 'ONEXENO Solitaire', 'Periodyx']) {
    await page.locator('.choice', { hasText: new RegExp(`^${name}$`) }).click();
    await page.locator(':is(.ox-poster, .px-poster) h2', { hasText: name }).waitFor();
    await inspect(page, `the start page with the poster of ${name}`);
  }
});
