// Seats are left, taken back, taken away, and kept for a rematch.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { move, playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { choose, marks, openTable, reachPhase, sitDown, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/**
 * @param {import('node:test').TestContext} t @param {RegExp} [excuse] @returns {Promise<Page[]>} host and guest, at a table that was dealt
 */
const two = async (t, excuse) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin, { excuse })];
  await tableForTwo(host, guest);
  return [host, guest];
};

/** A row of the menu, and yes to its question. @param {Page} page @param {string} act */
const insist = async (page, act) => {
  await page.locator('[data-do="menu"]').click();
  await page.locator(`#sheet [data-do="ask-${act}"]`).click();
  await page.locator(`#sheet [data-do="${act}"]`).click();
};

test('a seat that was left is played by a bot, and taken again', async (t) => {
  const [host, guest] = await two(t);
  await insist(guest, 'leave');
  await guest.locator('.emptyhand').waitFor();
  await inspect(guest, 'after leaving');
  await inspect(host, 'a bot plays for the guest');
  await guest.locator('[data-do="enter"]').click();
  await guest.locator('[data-do="sit"]').click();
  await guest.locator('.hand [data-card]').first().waitFor();
});

test('that somebody left is told, and what they did stays under their name', async (t) => {
  const [host, guest] = await two(t);
  const players = [host, guest].map((page) => ({ page, hands: tapping(page) }));
  for (let moves = 0; moves < 2; moves++) await move(await toMove(players));
  const deeds = await host.locator('.rail .log [data-entry^="e"] p').allInnerTexts();
  await insist(guest, 'leave');
  await host.locator('.rail .log [data-entry^="n"]', { hasText: 'Marta left the table' }).waitFor();
  assert.deepEqual((await host.locator('.rail .log [data-entry^="e"] p').allInnerTexts()).slice(0, deeds.length), deeds);
});

test('a phrase is seen by both, and goes', async (t) => {
  const [host, guest] = await two(t);
  await guest.locator('.rail [data-phrase="good_luck"]').click();
  await host.locator('.seat .said', { hasText: 'Good luck' }).waitFor();
  await guest.locator('.rail .log', { hasText: 'You said: Good luck' }).waitFor();
  await inspect(host, 'a phrase at the table');
  await host.locator('.seat .said').waitFor({ state: 'detached' });
});

test('another tab learns that this device left and sat down again', async (t) => {
  const [, guest] = await two(t);
  const other = await guest.context().newPage();
  await other.goto(guest.url());
  await other.locator('.hand [data-card]').first().waitFor();
  await insist(guest, 'leave');
  await other.locator('[data-do="sit"]').waitFor();
  await other.locator('[data-do="sit"]').click();
  await guest.locator('.hand [data-card]').first().waitFor();
});

test('between matches the host changes rules and seats', async (t) => {
  const pages = await two(t);
  await playGame(pages.map((page) => ({ page, hands: tapping(page) })));
  await reachPhase(pages[0], 'over');
  await pages[0].locator('[data-do="tune"]').click();
  const evening = await pages[0].locator('.seatsbox .evening td').allInnerTexts();
  assert.deepEqual(evening, ['1', '1', '0', '1'], 'who won the match, and who did not');
  await inspect(pages[0], 'rules and seats between matches');
  await choose(pages[0], 'games', '2 games');
  await pages[1].locator('.newrules', { hasText: 'We play 2 games' }).waitFor();
  await inspect(pages[1], 'a guest while rules are changed');
  await pages[0].locator('[data-do="rematch"]').click();
  await pages[0].locator('.hand [data-card]').first().waitFor();
  assert.match(await pages[0].locator('.bar .meta').innerText(), /of 2/);
  await Promise.all(
    pages.map((page) => page.locator('.rail .log [data-entry^="n"]', { hasText: 'changed the house rules: We play 2 games' }).waitFor()),
  );
});

test('a guest reads the rules in force from the menu, and a latecomer the changed ones at the door', async (t) => {
  const [host, guest] = await two(t);
  await guest.locator('[data-do="menu"]').click();
  await guest.locator('#sheet [data-do="house"]').click();
  assert.ok((await guest.locator('#sheet .inforce li').count()) > 8);
  await guest.locator('#sheet .inforce .changed', { hasText: 'We play 1 game' }).waitFor();
  await inspect(guest, 'house rules in force');
  const mark = await guest.locator('#sheet .mark code').innerText();
  assert.match(mark, /^[A-Z2-6]{6}$/);
  const { page: late } = await person(t, browser, server.origin);
  await late.goto(host.url());
  assert.match(await late.locator('.enter .inforce').innerText(), /We play 1 game/);
  assert.match(await late.locator('.enter .running').innerText(), /^(A match is running|The match has not begun)\. The clock is off\.$/);
  assert.equal(await late.locator('.enter .inforce li').count(), 1);
  assert.equal(await late.locator('.enter .mark code').innerText(), mark);
  await inspect(late, 'the door of a table with house rules');
});

test('a guest whose seat the host frees is told so, and sits down again', async (t) => {
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  await sitDown(guest, await openTable(host), 'Marta');
  await host.locator('[data-do="free-seat"][aria-label="Free the seat of Marta"]').click();
  await guest.locator('.note', { hasText: 'The host freed your seat. You may sit down again.' }).waitFor();
  await inspect(guest, 'a freed seat');
  await guest.locator('[data-do="sit"]').click();
  await guest.locator('main.lobby').waitFor();
  assert.equal(await guest.locator('.note').count(), 0);
});

test('nobody is told of a seat that they left themselves', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await openTable(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('main.lobby').waitFor();
  await insist(page, 'leave');
  await other.locator('[data-do="sit"]').waitFor();
  assert.deepEqual([await page.locator('.note').count(), await other.locator('.note').count()], [0, 0]);
});

test('whoever is sent away learns it, also after a reload', async (t) => {
  const [host, guest] = await two(t, /404/);
  await insist(host, 'kick');
  await reachPhase(guest, 'gone');
  await host.locator('.rail .log [data-entry^="n"]', { hasText: 'You sent Marta away' }).waitFor();
  await inspect(guest, 'removed');
  await guest.reload();
  await guest.getByText('You were sent away from this table').waitFor();
  await host.locator('[data-do="menu"]').click();
  await inspect(host, 'the menu with somebody who was sent away');
  await host.locator('#sheet [data-do="admit"]', { hasText: 'Let in again' }).click();
  await host.locator('#sheet .told', { hasText: 'Marta may come in again.' }).waitFor();
  assert.equal(await host.locator('#sheet [data-do="admit"]').count(), 0);
  await guest.locator('[data-do="reload"]', { hasText: 'Try to come in again' }).click();
  await guest.locator('[data-do="sit"]').waitFor();
});

test('a table that is closed says so to everybody', async (t) => {
  const [host, guest] = await two(t);
  await insist(host, 'close');
  await Promise.all([host, guest].map((page) => reachPhase(page, 'gone')));
  await inspect(guest, 'closed');
  assert.equal(await host.locator('.mid p').innerText(), 'You closed the table.');
  assert.match(await guest.locator('.mid p').innerText(), /^The host closed it/);
});

test('a rematch deals again to the same people', async (t) => {
  const pages = await two(t);
  await playGame(pages.map((page) => ({ page, hands: tapping(page) })));
  await reachPhase(pages[0], 'over');
  assert.match(await pages[0].locator('.fair summary').innerText(), /Checked/, 'the seed has the fingerprint');
  const checking = await pages[0].context().newPage();
  await checking.goto(String(await pages[0].locator('.fair a.btn').getAttribute('href')));
  await checking.locator('.verdict.checked').waitFor();
  await checking.close();
  await pages[0].locator('[data-do="rematch"]').click();
  await Promise.all(pages.map((page) => page.locator('.hand [data-card]').first().waitFor()));
  assert.deepEqual((await Promise.all(pages.map(marks))).map(({ turn }) => turn).sort(), ['mine', 'other']);
});
