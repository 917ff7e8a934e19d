// Whoever comes back finds the same cards: after a reload in the lobby, in the
// middle of a turn, at the end and after a rematch, and after the server was
// restarted, or killed and started again.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person, withSockets } from './kit/people.js';
import { move, playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { sight, stays } from './kit/sight.js';
import { choose, deal, hand, marks, openTable, reach, reachPhase, score, sitDown, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Moves after which somebody has surely laid a card. */
const FEW = 12;

/**
 * Two at a table.
 * @param {import('node:test').TestContext} t
 * @param {{excuse?: RegExp, unlucky?: boolean, rules?: Record<string, string>}} [how] `unlucky`: what is left to chance takes as long
 * as it may; `rules`: options and what is chosen
 */
const two = async (t, { excuse, unlucky = false, rules = {} } = {}) => {
  const people = [await person(t, browser, server.origin, { excuse }), await person(t, browser, server.origin, { phone: true, excuse })];
  if (unlucky) await Promise.all(people.map(({ page }) => page.addInitScript(() => { Math.random = () => 0.999; })));
  await tableForTwo(people[0].page, people[1].page, rules);
  return people.map(({ page }) => ({ page, hands: tapping(page) }));
};

test('a reload at the beginning of a turn shows the same cards and the same turn', async (t) => {
  const players = await two(t);
  for (let moves = 0; moves < 2; moves++) {
    const player = await toMove(players);
    await stays(player.page, sight);
    await move(player);
  }
});

test('a reload with a card drawn and not kept shows that card and the same choice', async (t) => {
  const players = await two(t, { rules: { voluntary_draw: 'may draw instead' } });
  const { page, hands } = await toMove(players);
  const { v } = await marks(page);
  const held = await hand(page);
  await hands.draw();
  await reach(page, v + 1);
  const before = await sight(page);
  assert.equal(before.hand.length, held.length + 1);
  assert.match(before.asked.join(), /drew/i);
  await stays(page, sight);
  await hands.keep();
  await reach(page, v + 2);
  assert.deepEqual(await hand(page), before.hand, 'the card was kept');
});

/** @typedef {import('./kit/play.js').Player} Player */

/** Who laid cards whose names are asked. @param {Player[]} players @returns {Promise<Player>} */
const askedForName = async (players) => {
  for (let moves = 0; moves < FEW; moves++) {
    const player = await toMove(players);
    if (await player.page.locator('.quiz [data-name]').count()) return player;
    await move(player);
  }
  throw new Error(`nobody laid a card in ${FEW} moves`);
};

test('a reload with a question open shows the same question and the same names', async (t) => {
  const { page, hands } = await askedForName(await two(t, { rules: { say_name: 'picked from four by who lays' } }));
  const before = await sight(page);
  assert.equal(before.names.length, 4);
  await stays(page, sight);
  const { v } = await marks(page);
  await hands.name(before.names[0]);
  await reach(page, v + 1);
  assert.notDeepEqual((await sight(page)).asked, before.asked, 'the answer was taken');
});

/** Who sits where. @param {Page} page */
const seats = (page) => page.locator('.sl .nm').allInnerTexts();

/** The outcome, and what can be done. @param {Page} page */
const outcome = async (page) => {
  await page.locator('.points').waitFor();
  return { score: await score(page), buttons: await page.locator('.dock [data-do]').allInnerTexts() };
};

test('a reload in the lobby, at the end of a match and after a rematch shows the same', async (t) => {
  const pages = [(await person(t, browser, server.origin)).page, (await person(t, browser, server.origin, { phone: true })).page];
  const link = await openTable(pages[0]);
  await choose(pages[0], 'games', '1 game');
  await sitDown(pages[1], link, 'Marta');
  await Promise.all(pages.map((page) => stays(page, seats)));
  await deal(pages[0]);
  await playGame(pages.map((page) => ({ page, hands: tapping(page) })));
  await Promise.all(pages.map((page) => stays(page, outcome)));
  assert.deepEqual(await score(pages[0]), await score(pages[1]));
  await pages[0].locator('[data-do="rematch"]').click();
  await Promise.all(pages.map((page) => reachPhase(page, 'playing')));
  await Promise.all(pages.map((page) => stays(page, sight)));
  await move(await toMove(pages.map((page) => ({ page, hands: tapping(page) }))));
});

/** What a planned restart may cost once the server is back: its window of two seconds, and a try that came too early. */
const RESTART_MS = 3500;

test('after a planned restart everybody is back at once, with the same hands', async (t) => {
  const players = await two(t, { excuse: /WebSocket|ERR_CONNECTION_REFUSED/ });
  await move(await toMove(players));
  await toMove(players);
  const held = await Promise.all(players.map(({ page }) => sight(page)));
  await server.quit();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor()));
  await server.again();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor({ state: 'detached', timeout: RESTART_MS })));
  assert.deepEqual(await Promise.all(players.map(({ page }) => sight(page))), held);
});

/** How soon everybody in the same house is back once a server that was killed listens again; where websockets are blocked, a few tries later. */
const BACK_MS = withSockets.skip ? undefined : 2000;

/** Tries in vain after which the next may be long in coming. */
const VAIN = 4;

/** Until a page has looked for its table so often. @param {Page} page @param {number} times */
const tries = (page, times) => new Promise((resolve) => {
  let left = times;
  const count = () => { if (--left === 0) resolve(undefined); };
  page.on('websocket', count);
  page.on('request', (request) => /\/events/.test(request.url()) && count());
});

test('a server killed in the middle of a game goes on with the same hands, at once when it is there again', async (t) => {
  const players = await two(t, { excuse: /WebSocket|ERR_CONNECTION_REFUSED/, unlucky: true });
  for (let moves = 0; moves < 4; moves++) await move(await toMove(players));
  await toMove(players);
  const held = await Promise.all(players.map(({ page }) => sight(page)));
  const looked = players.map(({ page }) => tries(page, VAIN));
  await server.kill();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor()));
  await Promise.all(looked);
  await server.again();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor({ state: 'detached', timeout: BACK_MS })));
  assert.deepEqual(await Promise.all(players.map(({ page }) => sight(page))), held);
  await playGame(players);
  await Promise.all(players.map(({ page }) => reachPhase(page, 'over')));
  assert.deepEqual(await score(players[0].page), await score(players[1].page));
});
