// A game that these pages know nothing of: nothing is changed for it here.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { buildWithNewGame } from './kit/newgame.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { choose, deal, marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof buildWithNewGame>>} */
let built;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => {
  built = await buildWithNewGame();
  [browser, server] = [await openBrowser(), await startServer(built.binary)];
});
after(() => Promise.all([browser?.close(), server?.stop().then(built.remove)]));

const MOVE = '.moves [data-move^="{"]:not([aria-disabled="true"])';

/** From the start page to a lobby with a bot on the other seat. @param {Page} page */
const lobby = async (page) => {
  await page.goto('/');
  await page.locator('input[name="game"][value="highcard"]').check();
  await page.locator('[data-do="with-friends"]').click();
  await reachPhase(page, 'lobby');
  await page.locator('[data-do="sit-bot"]').first().click();
  await page.locator('[data-do="level"]').first().waitFor();
};

/** The first move that there is, once there is one. @param {Page} page @returns {Promise<boolean>} whether the match goes on */
const pressFirst = async (page) => {
  await page.locator(`html[data-phase="over"], ${MOVE}`).first().waitFor({ state: 'attached' });
  const { v, phase } = await marks(page);
  if (phase === 'over') return false;
  await walkTo(page, MOVE);
  await page.keyboard.press('Enter');
  await reach(page, v + 1);
  return true;
};

test('a new game is found, opened, set and played to the end without a line in these pages', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await lobby(page);
  await choose(page, 'wins', 'the lowest');
  await inspect(page, 'the lobby of a new game');
  await deal(page);
  assert.equal(await page.locator('.top h1').innerText(), 'High card');
  let moves = 0;
  while (await pressFirst(page)) moves++;
  assert.equal(moves, 4);
  assert.match(await page.locator('.plain').innerText(), /\b(?:wins?|Winners)\b[\s\S]*All cards were laid/);
  assert.match(await page.locator('.log').innerText(), /took the trick with \d+[\s\S]*The match is over\. Tricks: /);
  await inspect(page, 'the end of a new game');
  await page.goto('/rules/highcard#HC-2');
  await page.locator('.book article').waitFor();
  assert.match(await page.locator('main').innerText(), /Everybody lays a card[\s\S]*The best one takes the trick/);
});
