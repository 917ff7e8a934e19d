// Names that the server does not take: they are held back, told and forgotten.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { deal, openTable, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** Nothing of it can be seen. */
const INVISIBLE = '\u200b\u200b';
const LONG = 'Maximiliana Wilhelmina Augusta';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** @param {Page} page @returns {Promise<string|null>} the name that the device remembers */
const remembered = (page) => page.evaluate(() => localStorage.getItem('sobremesa.name'));

test('the field takes as much as the server, and a letter of many parts is one', async (t) => {
  const { page: host } = await person(t, browser, server.origin);
  const { page } = await person(t, browser, server.origin);
  await page.goto(await openTable(host));
  await page.locator('#name').fill('');
  await page.locator('#name').pressSequentially(LONG);
  assert.equal(await page.locator('#name').inputValue(), LONG.slice(0, 20));
  await page.locator('#name').fill('👩‍🔬'.repeat(9));
  assert.equal(await page.locator('#name').inputValue(), '👩‍🔬'.repeat(7));
  await page.locator('[data-do="sit"]').click();
  await page.locator('main.lobby').waitFor();
});

for (const [lang, words] of [['en', 'That name cannot be used'], ['es', 'Ese nombre no vale']])
  test(`a refused name is told in ${lang}, stays to be changed, and is not remembered`, async (t) => {
    const { page: host } = await person(t, browser, server.origin);
    const { page } = await person(t, browser, server.origin, { lang, excuse: /400/ });
    const link = await openTable(host);
    await page.goto(link);
    await page.locator('#name').fill(INVISIBLE);
    await page.locator('[data-do="sit"]').click();
    await page.locator('.note', { hasText: words }).waitFor();
    assert.deepEqual([await page.locator('#name').inputValue(), await remembered(page)], [INVISIBLE, null]);
    await sitDown(page, link, 'Marta');
    await page.locator('[data-do="rename"]').click();
    await page.locator('.renaming input').fill(INVISIBLE);
    await page.locator('.renaming .btn.ink').click();
    await page.locator('.note', { hasText: words }).waitFor();
    assert.deepEqual([await page.locator('.renaming input').inputValue(), await remembered(page)], [INVISIBLE, 'Marta']);
  });

test('a remembered name that the server refuses is forgotten, and the cards are dealt', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /400/ });
  await page.goto('/');
  await page.evaluate((name) => localStorage.setItem('sobremesa.name', name), LONG);
  await page.locator('[data-do="play-now"]').click();
  await reachPhase(page, 'playing');
  assert.equal(await remembered(page), null);
});

for (const phone of [true, false])
  test(`a name that the site suggests is whole in the lobby, in the line of the turn and in the points on ${phone ? 'a phone' : 'a desk'}`, async (t) => {
    const [{ page: host }, { page }] = [await person(t, browser, server.origin, { lang: 'es' }), await person(t, browser, server.origin, { phone, lang: 'es' })];
    const link = await openTable(host);
    await sitDown(page, link, 'Abubilla brillante');
    await host.locator('.sl.me [data-do="rename"]').click();
    await host.locator('.renaming input').fill('Cigüeña brillante');
    await host.locator('.renaming .btn.ink').click();
    const both = page.locator('.sl .nm', { hasText: 'brillante' });
    await both.nth(1).waitFor();
    /** Of the boxes with a name: whether it is cut there, or a word of it broken. @param {import('playwright-core').Locator} boxes */
    const cut = (boxes) => boxes.evaluateAll((all) => all.filter((box) => {
      const words = document.createRange();
      words.selectNodeContents(box);
      const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 2 || box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 2;
    }).map((box) => box.textContent));
    assert.deepEqual(await cut(both), []);
    await deal(host);
    await reachPhase(page, 'playing');
    assert.deepEqual(await cut(page.locator(phone ? '.turnstrip:not(.mine) .word > span' : '.tally li bdi')), []);
  });
