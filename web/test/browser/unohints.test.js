// Hints at the table of Uno químico: a grade more with each press, what they are
// about is marked, and nothing of the next grade; what the others see of it.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { against } from './kit/plain.js';
import { held, looks, turns } from './kit/scenes.js';
import { codes, marks, reach } from './kit/table.js';
import { openTheatre } from './kit/theatre.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

const told = '.advice [role="status"]';

/** Cards with a bulb. @param {Page} page */
const marked = (page) => codes(page, '.hand .card:has(.bulb)');

/** What is said after one press more. @param {Page} page @param {() => Promise<unknown>} press */
const ask = async (page, press) => {
  const before = await page.locator(told).innerText();
  await press();
  await page.waitForFunction(([selector, was]) => document.querySelector(selector)?.textContent?.trim() !== was, [told, before]);
  return page.locator(told).innerText();
};

/** @typedef {import('../../src/wire.js').Advice} Advice */

/** @type {(advice: Advice) => Advice[]} */
const grades = ({ card, move, ...kind }) => [{ ...kind, level: 1 }, { ...kind, level: 2, card }, { ...kind, level: 3, card, move }]
  .map((grade) => JSON.parse(JSON.stringify(grade)));

const { scientist, taken } = held;

test('each press tells a grade more, marks what it is about, and the last offers the move', async (t) => {
  const { page, stage } = await theatre.guest(t, { phone: true, lang: 'es' });
  await stage.open(turns.scientists);
  stage.advise(grades({ level: 0, do: 'lay', property: 'scientist', card: taken, move: { do: 'lay', element: taken, scientist } }));
  const button = page.locator('.bar [data-do="hint"]');
  assert.match(await ask(page, () => button.tap()), /^Un científico puede llevarse un elemento/);
  assert.deepEqual(await marked(page), []);
  assert.match(await ask(page, () => button.tap()), new RegExp(`Echa ${taken}`));
  assert.deepEqual(await marked(page), [taken]);
  assert.match((await page.locator(`.hand [data-pick="${taken}"]`).textContent()) ?? '', /de ella trata la pista/);
  await inspect(page, 'a hint of the second grade');
  await button.tap();
  const whole = page.locator('.advice [data-do="advised"]');
  await whole.waitFor();
  assert.deepEqual((await marked(page)).sort(), [scientist, taken].sort());
  assert.deepEqual(await unsaid(page, 'es'), []);
  assert.equal(await button.getAttribute('aria-disabled'), 'true');
  const { move } = await stage.move(() => whole.tap());
  assert.deepEqual(move, { do: 'lay', element: taken, scientist });
});

test('a fact that counts is marked on the element in force', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await stage.open(turns.open);
  stage.advise(grades({ level: 0, do: 'lay', property: 'group', card: held.fits, move: { do: 'lay', element: held.fits } }));
  assert.match(await ask(page, () => page.keyboard.press('h')), /^Look for the group of /);
  assert.equal(await page.locator('.key.told').count(), 1);
  assert.match(await page.locator('.key.told').innerText(), /^group/);
  assert.deepEqual(await marked(page), []);
});

test('a question for a name loses two wrong names, then all', async (t) => {
  const { page, stage } = await theatre.guest(t);
  await stage.open(turns.name);
  const { card = '', names = [] } = turns.name.game?.ask ?? {};
  stage.advise(grades({ level: 0, do: 'name', property: 'name', move: { do: 'name', name: card } }));
  const out = () => page.$$eval('.quiz .btn.out', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.name ?? ''));
  await ask(page, () => page.keyboard.press('h'));
  assert.deepEqual(await out(), []);
  await ask(page, () => page.keyboard.press('h'));
  assert.equal((await out()).length, 2);
  assert.ok(!(await out()).includes(card));
  await inspect(page, 'a question with two names crossed out');
  await ask(page, () => page.keyboard.press('h'));
  assert.deepEqual((await out()).sort(), names.filter((name) => name !== card).sort());
});

test('where there is no hint the button says why', async (t) => {
  const { page, stage } = await theatre.guest(t);
  const why = { 'an element in force, another plays': /when it is your turn/, 'nothing fits, a card to draw': /nothing of yours can be laid/ };
  for (const [name, words] of Object.entries(why)) {
    await stage.open(looks[name]);
    await page.keyboard.press('h');
    assert.match(await page.locator('.note').innerText(), words, name);
  }
});

/** A hand of which nothing fits draws first, and keeps what does not fit. @param {Page} page */
const untilAdvised = async (page) => {
  const [button, instead] = [page.locator('.bar [data-do="hint"]:not([aria-disabled="true"])'), page.locator('.turnstrip.mine :is([data-do="draw"], [data-do="pass"])')];
  for (;;) {
    await button.or(instead).first().waitFor();
    if (await button.count()) return;
    const { v } = await marks(page);
    await instead.click();
    await reach(page, v + 1);
  }
};

test('the others see that a hint was used, and not what it says', async (t) => {
  const [{ page }, watcher] = [await theatre.visitor(t), await theatre.visitor(t, { phone: true })];
  const code = await against(page, 'unoquimico', 2);
  await page.goto(`/r/${code}`);
  await watcher.page.goto(`/r/${code}`);
  await watcher.page.locator('[data-do="watch"]').click();
  await untilAdvised(page);
  await walkTo(page, '.bar [data-do="hint"]');
  await page.keyboard.press('Enter');
  await page.locator('.advice.given').waitFor();
  await page.locator('.log', { hasText: 'You used a hint.' }).waitFor();
  await watcher.page.locator('.peek', { hasText: 'Nora used a hint.' }).waitFor();
  assert.equal(await watcher.page.locator('.advice.given, .bulb, .bar [data-do="hint"]').count(), 0);
});
