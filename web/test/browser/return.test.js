// Whoever comes back finds the same cards: after a reload in the middle of a
// turn, and after the server was killed and started again.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { move, playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { hand, marks, reachPhase, score, tableForTwo, top } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** What a person sees of the game. @param {Page} page */
const sight = async (page) => ({
  hand: await hand(page), top: await top(page), turn: (await marks(page)).turn,
  buttons: await page.locator('.turnstrip .do').innerText(), log: await page.locator('.rail .log [data-entry^="e"]').count(),
});

/** @param {import('node:test').TestContext} t @param {RegExp} [excuse] */
const two = async (t, excuse) => {
  const people = [await person(t, browser, server.origin, { excuse }), await person(t, browser, server.origin, { phone: true, excuse })];
  await tableForTwo(people[0].page, people[1].page);
  return people.map(({ page }) => ({ page, hands: tapping(page) }));
};

test('a reload in the middle of a turn shows the same cards and the same turn', async (t) => {
  const players = await two(t);
  for (let moves = 0; moves < 4; moves++) {
    const player = await toMove(players);
    const before = await sight(player.page);
    await player.page.reload();
    await reachPhase(player.page, 'playing');
    assert.deepEqual(await sight(player.page), before);
    await move(player);
  }
});

test('a server killed in the middle of a game goes on with the same hands', async (t) => {
  const players = await two(t, /WebSocket|ERR_CONNECTION_REFUSED/);
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
