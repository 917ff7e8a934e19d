// The pages around a table: no findings of axe in either theme, nothing beyond
// the edge of a phone or a desk.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { choose, marks, openTable, reach, reachPhase, sitDown } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

test('the start page, with and without a wrong code', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /404/ });
  await page.goto('/');
  await page.locator('.chain .laid').first().waitFor();
  await inspect(page, 'start');
  await page.locator('#code').fill('bbbbbb');
  await page.locator('.join .btn').click();
  await page.locator('#code-note[role="alert"]').waitFor();
  await inspect(page, 'start with a wrong code');
});

test('the start page lists tables that are for everyone, and leads to them', async (t) => {
  const { page: host } = await person(t, browser, server.origin);
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  await page.locator('.chain .laid').first().waitFor();
  assert.equal(await page.locator('.listed').count(), 0);
  await openTable(host);
  await choose(host, 'public', 'listed for everyone');
  await page.goto('/');
  const name = await host.locator('.sl.me .nm').innerText();
  await page.locator('.listed', { hasText: name }).waitFor();
  assert.match(await page.locator('.listed').innerText(), /waiting to begin · 3 free seats/);
  assert.match(await page.locator('.listed').innerText(), /mark of the rules [A-Z2-6]{6}/);
  await inspect(page, 'start with a listed table');
  await page.locator('.listed').click();
  await page.locator('[data-do="sit"]').click();
  await page.locator('main.lobby').waitFor();
});

test('a listed table says that it is locked, how it is played, and that its host is away', async (t) => {
  const { page: host } = await person(t, browser, server.origin);
  const { page: guest } = await person(t, browser, server.origin);
  const { page } = await person(t, browser, server.origin);
  const link = await openTable(host);
  await sitDown(guest, link, 'Marta Roca');
  await choose(host, 'mode', 'an oxidation state');
  await choose(host, 'public', 'listed for everyone');
  await choose(host, 'locked', 'may only watch');
  await page.goto('/');
  const row = page.locator('.listed', { hasText: 'Marta Roca' });
  await row.waitFor();
  assert.match(await row.innerText(), /nobody new may sit down/);
  assert.match(await row.innerText(), /Watch/);
  assert.match(await row.innerText(), /House rules:.*An element fits if it shares an oxidation state/);
  await inspect(page, 'start with a locked table');
  await host.close();
  await page.goto('/');
  await row.filter({ hasText: 'the host is away' }).waitFor();
});

test('the rulebook in both languages', async (t) => {
  for (const lang of ['en', 'es']) {
    const { page } = await person(t, browser, server.origin, { lang });
    await page.goto('/rules/unoquimico#UQ-8');
    await page.locator('h2#UQ-8').waitFor();
    await inspect(page, `rulebook in ${lang}`);
  }
});

test('every rulebook stays within the page in both languages', async (t) => {
  for (const lang of ['en', 'es']) {
    const { page } = await person(t, browser, server.origin, { lang });
    await page.goto('/');
    const games = await page.evaluate(async () => (await (await fetch('/api/games')).json()).games.map((/** @type {{id: string}} */ { id }) => id));
    assert.ok(games.length > 1);
    for (const id of games) {
      await page.goto(`/rules/${id}`);
      await page.locator('.book h2').first().waitFor();
      await inspect(page, `rulebook of ${id} in ${lang}`);
    }
  }
});

test('an address that leads nowhere has a way home', async (t) => {
  const { page } = await person(t, browser, server.origin, { lang: 'es', excuse: /404/ });
  await page.goto('/nope');
  await inspect(page, 'nowhere');
  await page.locator('main a[href="/"]').click();
  await page.locator('#code').waitFor();
});

test('words that do not come are asked for again, and without them a language is not spoken', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /ERR_FAILED/ });
  await page.route(/\.en-\w+\.json$/, (route) => route.abort());
  await page.goto('/fair');
  await page.getByText('could not be loaded').waitFor();
  await page.unroute(/\.en-\w+\.json$/);
  await page.getByRole('button', { name: 'Load it again' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route(/\.es-\w+\.json$/, (route) => route.abort());
  await Promise.all([page.waitForEvent('requestfailed'), page.locator('[data-do="language"]').click()]);
  await page.unroute(/\.es-\w+\.json$/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
  await page.locator('[data-do="language"]').click();
  await page.locator('html[lang="es"]').waitFor();
  await inspect(page, 'checked in Spanish');
});

test('a table that is none', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /404/ });
  await page.goto('/r/BBBBBB');
  await reachPhase(page, 'gone');
  await inspect(page, 'no such table');
  await page.locator('[data-do="theme"]').click();
  await page.locator('html[data-theme]').waitFor(); // what stands there works
});

test('the door, the lobby and its sheets', async (t) => {
  const host = await person(t, browser, server.origin);
  const guest = await person(t, browser, server.origin);
  const link = await openTable(host.page);
  await inspect(host.page, 'lobby of the host');
  await guest.page.goto(link);
  await guest.page.locator('[data-do="sit"]').waitFor();
  await inspect(guest.page, 'door');
  await sitDown(guest.page, link, 'Marta');
  await inspect(guest.page, 'lobby of a guest');
  const { v } = await marks(host.page);
  await host.page.locator('[data-do="sit-bot"]').first().click();
  await reach(host.page, v + 1);
  await host.page.locator('.sl.me [data-do="rename"]').click();
  await inspect(host.page, 'lobby with a bot, renaming');
});

test('a deal is worked out in the browser, without the server', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/fair');
  await page.getByText('Enter the fingerprint and the seed of a match.').waitFor();
  await inspect(page, 'checking a deal');
  await page.context().setOffline(true);
  await page.getByLabel('Seed').fill('00'.repeat(32));
  await page.locator('.verdict.commit').waitFor();
  await page.getByLabel('Fingerprint').fill('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  await page.locator('.verdict.checked').waitFor();
  for (const [game, hand] of [['onexeno', 5], ['spectrix', 15], ['unoquimico', 7], ['periodyx', 5]]) {
    await page.getByLabel('Game').selectOption(String(game));
    await page.locator('.dealt h3', { hasText: 'Seat 2' }).waitFor();
    assert.equal(await page.locator('.dealt section').first().locator('li').count(), hand);
    await page.locator('.dealt summary').click();
    await inspect(page, `a deal of ${game}`);
  }
  await page.getByLabel('Deck').selectOption('118');
  await page.getByLabel('Seed').fill('11'.repeat(32));
  await page.locator('.verdict.broken').waitFor();
  const { href } = new URL(page.url());
  await page.context().setOffline(false);
  await page.goto('/');
  await page.goto(href);
  await page.locator('.verdict.broken').waitFor();
  assert.equal(await page.getByLabel('Deck').inputValue(), '118', 'the address holds all that was asked');
});
