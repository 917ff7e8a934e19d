// The games without drawings of their own, played against bots on a phone over
// their text tables by keys alone, and Spectrix over many deals and hints.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { deviceOf } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { DESK, openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(undefined, ['--rate', '0']); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/**
 * A match against bots, begun. @param {Page} page @param {string} game @param {number} seats @param {object} [options]
 * @returns {Promise<string>} its code
 */
const against = async (page, game, seats, options = {}) => {
  const call = deviceOf(page);
  if (page.url() === 'about:blank') await page.goto('/');
  const { code } = await call('/api/rooms', { game, seats, options, name: 'Nora' });
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 2, level: 'easy' }));
  if (bots.length) await page.evaluate(async ([path, body]) => {
    await fetch(path, { method: 'PATCH', body, headers: { 'Content-Type': 'application/json' } });
  }, [`/api/rooms/${code}`, JSON.stringify({ bots })]);
  await call(`/api/rooms/${code}/start`, {});
  await page.goto(`/r/${code}`);
  await reachPhase(page, 'playing');
  return code;
};

/** Buttons that make a move now. */
const MOVE = '.plain-hand [data-do="move"]:not([aria-disabled="true"])';
/** What has to be chosen before. */
const FIRST = '.plain-hand .take[aria-pressed="false"], .plain-hand .which input';

/** Until something can be done, or the match has ended. @param {Page} page @returns {Promise<boolean>} whether it goes on */
const toMove = async (page) => {
  await page.locator(`html[data-phase="over"], ${MOVE}, ${FIRST}`).first().waitFor({ state: 'attached' });
  return (await marks(page)).phase !== 'over';
};

/** @param {Page} page @param {string} game */
const fits = async (page, game) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 360, `${game} is ${wide} wide on a phone`);
};

/** The phase that is asked for, as the page says it. @param {Page} page */
const strip = (page) => page.locator('.turnstrip .may .sh').innerText();

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

/**
 * Own turns until there were enough, or the match has ended.
 * @param {Page} page @param {string} game @param {number} turns @param {(turn: number) => string} move what is pressed where it is there
 * @returns {Promise<Set<string>>} what was asked for
 */
const play = async (page, game, turns, move) => {
  const asked = new Set();
  for (let turn = 0; turn < turns && (await toMove(page)); turn++) {
    asked.add(await strip(page));
    await fits(page, game);
    await press(page, move(turn));
  }
  await fits(page, game);
  return asked;
};

/** What is played, and of how many tasks at least. */
const games = [
  { game: 'periodyx', seats: 3, turns: 4, move: () => MOVE, least: 2 },
  { game: 'spectrix', seats: 2, turns: 4, move: (/** @type {number} */ i) => (i % 2 ? '[data-move*="hint"]' : '.simple .btn'), least: 1 },
  { game: 'spectrix_memory', seats: 2, turns: 5, move: (/** @type {number} */ i) => `#place-${(7 * i) % 24 + 1}:not([aria-disabled="true"])`, least: 2 },
  { game: 'onexeno', seats: 2, turns: 5, move: () => '.open', least: 1 },
];

test('games are played by keys alone on a phone', { concurrency: true }, (all) => Promise.all(games.map(({ game, seats, turns, move, least }) =>
  all.test(game, async (t) => {
    const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
    await against(page, game, seats);
    await toMove(page);
    assert.deepEqual(await unsaid(page, 'es'), []);
    const asked = await play(page, game, turns, move);
    assert.ok(asked.size >= least, `it asked for ${[...asked].join(' / ')}`);
    await inspect(page, game);
  }))));

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
      await call(`/api/rooms/${code}/moves`, { id: `hint${v}`, seat: 1, at: v, move: { do: 'hint' } });
      await reach(page, v + 1);
      await fits(page, 'Spectrix');
    }
    const slim = await page.locator('.swatch').evaluateAll((all) =>
      all.filter((e) => e.getClientRects().length && e.getBoundingClientRect().width < 13).length);
    assert.equal(slim, 0, 'colours that shrink');
    const tight = await page.locator('.plain-hand .btn').evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).length);
    assert.equal(tight, 0, 'labels beyond their buttons');
  }
});
