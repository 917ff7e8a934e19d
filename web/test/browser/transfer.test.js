// A seat goes along to another device in the middle of its turn: the new one has
// the cards, the old one says so and may look on.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { tapping } from './kit/hands.js';
import { openBrowser, person } from './kit/people.js';
import { move, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { hand, marks, openTable, reachPhase, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** From its own menu. @param {Page} page @returns {Promise<{link: string, word: string}>} */
const offerSeat = async (page) => {
  await page.locator('[data-do="menu"]').click();
  await page.locator('[data-do="transfer"]').click();
  const sheet = page.locator('[data-sheet="transfer"]');
  await sheet.locator('.qrbox svg[role="img"]').waitFor();
  return { link: `http://${await sheet.locator('.link bdi').innerText()}`, word: await sheet.locator('.word code').innerText() };
};

/** What a page has sent to the server in addresses. @param {Page} page */
const addressesOf = (page) => {
  /** @type {string[]} */
  const all = [];
  page.on('request', (request) => all.push(request.url()));
  return all;
};

test('a seat is taken along in the middle of a turn, and the old page says so and looks on', async (t) => {
  const [desk, other, phone] = await Promise.all([
    person(t, browser, server.origin), person(t, browser, server.origin, { phone: true, excuse: /404/ }),
    person(t, browser, server.origin, { phone: true }),
  ]);
  await tableForTwo(desk.page, other.page);
  const players = [desk, other].map(({ page }) => ({ page, hands: tapping(page) }));
  while ((await toMove(players)).page !== desk.page) await move(await toMove(players));
  const held = await hand(desk.page);
  const { link, word } = await offerSeat(desk.page);
  assert.match(word, /^([B-Z2-6]{4} ){8}[B-Z2-6]{2}$/);
  await inspect(desk.page, 'the sheet with the link');

  const asked = addressesOf(phone.page);
  await phone.page.goto(link);
  await phone.page.locator('h2.say').waitFor();
  assert.match(await phone.page.locator('h2.say').innerText(), /Take .+’s seat on this device\?/);
  await inspect(phone.page, 'the question');
  const from = performance.now();
  await phone.page.locator('[data-do="take"]').click();
  await reachPhase(phone.page, 'playing');
  assert.ok(performance.now() - from < 2000, 'the seat is there within two seconds');
  assert.deepEqual(await hand(phone.page), held);
  assert.equal((await marks(phone.page)).turn, 'mine');
  assert.equal(phone.page.url().includes('#'), false);
  assert.deepEqual(asked.filter((address) => address.includes(word.slice(5, 9))), []);
  await move({ page: phone.page, hands: tapping(phone.page) });

  const said = desk.page.locator('h2.say');
  await said.waitFor();
  assert.equal(await said.innerText(), 'Your seat is at another device now');
  const heard = desk.heard.length;
  await desk.page.locator('[data-do="look-on"]').click();
  await reachPhase(desk.page, 'playing');
  assert.deepEqual(await hand(desk.page), []);
  assert.equal(desk.heard.slice(heard).filter((frame) => frame.includes('"hand"')).length, 0, 'nothing of the hand comes to the old device');

  await other.page.goto(link); // used
  await other.page.locator('h2.say').waitFor();
  assert.equal(await other.page.locator('h2.say').innerText(), 'This link no longer leads to a seat');
});

test('without a camera the word is typed at the door, and one may leave the seat where it is', async (t) => {
  const [desk, other, phone] = await Promise.all([
    person(t, browser, server.origin), person(t, browser, server.origin),
    person(t, browser, server.origin, { phone: true, lang: 'es' }),
  ]);
  const link = await tableForTwo(desk.page, other.page);
  const { word } = await offerSeat(desk.page);
  await phone.page.goto(link);
  await phone.page.locator('.byword summary').click();
  await phone.page.locator('#word').fill(word.toLowerCase());
  await phone.page.locator('#word').press('Enter');
  await phone.page.locator('[data-do="take-not"]').click();
  await phone.page.locator('.byword summary').click();
  await phone.page.locator('#word').fill(word);
  await phone.page.locator('#word').press('Enter');
  await phone.page.locator('[data-do="take"]').click();
  await reachPhase(phone.page, 'playing');
  assert.ok((await hand(phone.page)).length > 0);
  await desk.page.locator('[data-do="look-on"]').waitFor();
});

test('a link that a restart of the server ended is shown as over, and a new one leads to the seat', async (t) => {
  const restarted = await startServer();
  t.after(() => restarted.stop());
  const [desk, phone] = await Promise.all([
    person(t, browser, restarted.origin, { excuse: /WebSocket|ERR_CONNECTION_REFUSED|404/ }), person(t, browser, restarted.origin, { phone: true }),
  ]);
  await openTable(desk.page);
  const { link } = await offerSeat(desk.page);
  await restarted.kill();
  await restarted.again();
  await desk.page.locator('[data-sheet="transfer"] .body', { hasText: 'not after a restart of the server' }).waitFor();
  await desk.page.locator('[data-sheet="transfer"] [data-do="transfer"]').click();
  await desk.page.locator('[data-sheet="transfer"] .qrbox').waitFor();
  const renewed = `http://${await desk.page.locator('[data-sheet="transfer"] .link bdi').innerText()}`;
  assert.notEqual(renewed, link);
  await phone.page.goto(renewed);
  await phone.page.locator('[data-do="take"]').waitFor();
});

test('of two people on one device each goes on with another one', async (t) => {
  const [desk, phone] = await Promise.all([person(t, browser, server.origin), person(t, browser, server.origin, { phone: true })]);
  await openTable(desk.page);
  await desk.page.locator('[data-do="sit-other"]').click();
  await desk.page.locator('.sl.renaming input:focus').fill('Lucia');
  await desk.page.locator('.sl.renaming .btn.ink').click();
  await desk.page.locator('.sl.me .nm', { hasText: 'Lucia' }).waitFor();
  await desk.page.locator('[data-do="menu"]').click();
  await desk.page.locator('[data-do="transfer"]', { hasText: 'Go on with Lucia on another device' }).click();
  await desk.page.locator('h2', { hasText: 'Go on with Lucia on another device' }).waitFor();
  await phone.page.goto(`http://${await desk.page.locator('[data-sheet="transfer"] .link bdi').innerText()}`);
  await phone.page.locator('h2.say', { hasText: 'Take Lucia’s seat on this device?' }).waitFor();
  await phone.page.locator('[data-do="take"]').click();
  await phone.page.locator('.sl.me .nm', { hasText: 'Lucia' }).waitFor();
  await desk.page.locator('.sl.me').nth(1).waitFor({ state: 'detached' });
  assert.equal(await desk.page.locator('.sl.me').count(), 1);
});
