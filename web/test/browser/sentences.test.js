// Text tables of single games: the solitaire played alone to its end, ONEXENO on
// one screen, and Spectrix over many deals and hints.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { deviceOf } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { DESK, openBrowser, person } from './kit/people.js';
import { MOVE, against, fits, toMove } from './kit/plain.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(undefined, ['--rate', '0']); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** One move by keys: of a board a card and its place, else the nearest button. @param {Page} page @param {string} move */
const press = async (page, move) => {
  const { v } = await marks(page);
  if (await page.locator('.take').count() && !(await page.locator('.open').count())) {
    await walkTo(page, '.take');
    await page.keyboard.press('Enter');
    await page.locator('.open').first().waitFor();
  } else if (await page.locator(MOVE).count() === 0) {
    await walkTo(page, '.which input');
    await page.keyboard.press('Space');
  }
  await walkTo(page, await page.locator(move).count() ? move : MOVE);
  await page.keyboard.press('Enter');
  await reach(page, v + 1);
};

test('the solitaire is played to its end by letters, and says why it ended and what the points are', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 'onexeno_solitaire', 1);
  await toMove(page);
  assert.equal(await page.locator('[data-do="say-open"], .phrases').count(), 0, 'nobody hears a phrase');
  await press(page, '[data-move*="draw"]');
  if (await page.locator('.take').count()) await press(page, '.open');
  for (let draws = 0; draws < 99 && (await toMove(page)); draws++) {
    const { v } = await marks(page);
    await page.keyboard.press('d');
    await reach(page, v + 1);
  }
  await reachPhase(page, 'over');
  const ended = await page.locator('.ended').innerText();
  assert.match(ended, /The game is over[^]*Stuck: the whole stack went by[^]*A thousand points for each place/);
  assert.doesNotMatch(ended, /win/i);
  await inspect(page, 'the end of a solitaire');
});

test('cards and places of ONEXENO are on the screen together, on a phone and on a desk', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 'onexeno', 2);
  await page.locator('.take').first().tap();
  for (const size of [page.viewportSize() ?? DESK, DESK]) {
    await page.setViewportSize(size);
    await page.locator('.open').first().waitFor();
    const boxes = await page.locator('.take, .open').evaluateAll((all) => all.map((e) => e.getBoundingClientRect().bottom));
    assert.ok(Math.max(...boxes) <= size.height, `${Math.max(...boxes)} on ${size.height}`);
  }
  assert.match((await page.locator('.open .vh').first().textContent()) ?? '', /^Lay it in column −?\d, row −?\d, turned \d\/4$/);
  const turn = await page.locator('#build-turn').getAttribute('aria-disabled');
  const before = await page.locator('.take[aria-pressed="true"]').innerHTML();
  await page.keyboard.press('r');
  if (turn === 'false') assert.notEqual(await page.locator('.take[aria-pressed="true"]').innerHTML(), before, 'R turns the card');
});

test('Spectrix stays on a phone whatever is dealt and hinted, and its colours keep their size', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  const call = deviceOf(page);
  for (let deals = 0; deals < 10; deals++) {
    const code = await against(page, 'spectrix', 2);
    await toMove(page);
    for (let grade = 0; grade < 4; grade++) {
      const { v } = await call(`/api/rooms/${code}/view?seat=1`);
      const { done, refused } = await call(`/api/rooms/${code}/moves`, { id: `hint${v}`, seat: 1, at: v, move: { do: 'hint' } });
      assert.equal(refused, undefined, `grade ${grade}`);
      await reach(page, done.v);
      await fits(page, 'Spectrix');
    }
    const slim = await page.locator('.swatch').evaluateAll((all) =>
      all.filter((e) => e.getClientRects().length && e.getBoundingClientRect().width < 13).length);
    assert.equal(slim, 0, 'colours that shrink');
    const tight = await page.locator('.plain-hand .btn').evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).length);
    assert.equal(tight, 0, 'labels beyond their buttons');
  }
});
