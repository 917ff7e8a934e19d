// Whoever comes back finds the same cards: after a reload in the middle of a
// turn, and after the server was restarted, or killed and started again.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { move, playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { hand, marks, reach, reachPhase, score, tableForTwo, top } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Moves after which somebody has surely laid a card. */
const FEW = 12;

/** Names that are offered. @param {Page} page */
const offered = (page) => page.$$eval('.quiz [data-name]', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.name ?? ''));

/** What a person sees of the game. @param {Page} page */
const sight = async (page) => ({
  hand: await hand(page), top: await top(page), turn: (await marks(page)).turn,
  asked: await page.locator('.offer,.quiz:not(.done)').allInnerTexts(), names: await offered(page),
  buttons: await page.locator('.turnstrip .do [data-do]').allInnerTexts(), log: await page.locator('.rail .log [data-entry^="e"]').count(),
});

/**
 * Two at a table.
 * @param {import('node:test').TestContext} t
 * @param {{excuse?: RegExp, rules?: Record<string, string>}} [how] `rules`: options and what is chosen
 */
const two = async (t, { excuse, rules = {} } = {}) => {
  const people = [await person(t, browser, server.origin, { excuse }), await person(t, browser, server.origin, { phone: true, excuse })];
  await tableForTwo(people[0].page, people[1].page, rules);
  return people.map(({ page }) => ({ page, hands: tapping(page) }));
};

/** What a person sees once their page is loaded anew. @param {Page} page */
const reloaded = async (page) => {
  await page.reload();
  await reachPhase(page, 'playing');
  return sight(page);
};

test('a reload at the beginning of a turn shows the same cards and the same turn', async (t) => {
  const players = await two(t);
  for (let moves = 0; moves < 2; moves++) {
    const player = await toMove(players);
    const before = await sight(player.page);
    assert.deepEqual(await reloaded(player.page), before);
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
  assert.deepEqual(await reloaded(page), before);
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
  assert.deepEqual(await reloaded(page), before);
  const { v } = await marks(page);
  await hands.name(before.names[0]);
  await reach(page, v + 1);
  assert.notDeepEqual((await sight(page)).asked, before.asked, 'the answer was taken');
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

test('a server killed in the middle of a game goes on with the same hands', async (t) => {
  const players = await two(t, { excuse: /WebSocket|ERR_CONNECTION_REFUSED/ });
  for (let moves = 0; moves < 4; moves++) await move(await toMove(players));
  await toMove(players);
  const held = await Promise.all(players.map(({ page }) => sight(page)));
  await server.kill();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor()));
  await server.again();
  await Promise.all(players.map(({ page }) => page.locator('.conn').waitFor({ state: 'detached' })));
  assert.deepEqual(await Promise.all(players.map(({ page }) => sight(page))), held);
  await playGame(players);
  await Promise.all(players.map(({ page }) => reachPhase(page, 'over')));
  assert.deepEqual(await score(players[0].page), await score(players[1].page));
});
