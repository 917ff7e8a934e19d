// A table in every state that a match comes to: no findings of axe in either
// theme, nothing beyond the edge of a phone or a desk.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { playGame, toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { choose, codes, deal, openTable, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {import('./kit/play.js').Player} Player */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** Opens each sheet of the table and closes it again. @param {Page} page */
const inspectSheets = async (page) => {
  for (const [name, path] of Object.entries({ menu: ['menu'], invitation: ['menu', 'share-open'], keys: ['menu', 'keys'], question: ['menu', 'ask-close'] })) {
    for (const act of path) await page.locator(`[data-do="${act}"]`).first().click();
    await inspect(page, `sheet: ${name}`);
    await page.keyboard.press('Escape');
    await page.locator('#sheet:not([open])').waitFor({ state: 'attached' });
  }
};

/** What a phone keeps in sheets. @param {Page} page a phone's */
const inspectPhoneSheets = async (page) => {
  for (const act of ['log', 'say-open']) {
    await page.locator(`.peek [data-do="${act}"]`).tap();
    await inspect(page, `sheet of a phone: ${act}`);
    await page.locator('#sheet [data-do="close-sheet"]').tap();
    await page.locator('#sheet:not([open])').waitFor({ state: 'attached' });
  }
};

/** The host pauses the table, everybody looks, and goes on. @param {Page} host @param {Page} guest */
const inspectPause = async (host, guest) => {
  await host.locator('[data-do="menu"]').click();
  await host.locator('[data-do="pause"]').click();
  await Promise.all([host, guest].map((page) => reachPhase(page, 'paused')));
  await inspect(host, 'paused, host');
  await inspect(guest, 'paused, guest');
  await host.locator('.turnstrip [data-do="resume"]').click();
  await Promise.all([host, guest].map((page) => reachPhase(page, 'playing')));
};

/** The state of the player's own page, as far as it looks different. @param {Player} player */
const looks = async ({ page }) => {
  const buttons = await page.$$eval('.field [data-do],.turnstrip .do [data-do]', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.do));
  const kind = (await page.locator('.poster').getAttribute('class'))?.replace(/fam-\S+/, 'element').trim();
  const asks = ['name', 'keep', 'draw-due', 'lay-drawn', 'draw', 'pass'].filter((act) => buttons.includes(act));
  return `my turn: ${kind}: ${asks.join(' ')}`;
};

/** Lays what does not fit and looks at the answer. @param {Player} player @param {string} name @returns {Promise<boolean>} whether there was such a card */
const inspectRefusal = async ({ page, hands }, name) => {
  const code = (await codes(page, '.hand .is-out')).find((out) => /^[A-Z][a-z]?$/.test(out));
  if (!code) return false;
  await hands.lay(code);
  await page.locator('[data-refused]').waitFor();
  await inspect(page, name);
  await page.keyboard.press('Escape');
  await page.locator('[data-refused]').waitFor({ state: 'detached' });
  return true;
};

test('the table in all its states, to the end of the match', async (t) => {
  const people = [await person(t, browser, server.origin), await person(t, browser, server.origin, { phone: true })];
  const [host, guest] = people.map(({ page }) => page);
  const link = await openTable(host);
  await choose(host, 'games', '2 games');
  await choose(host, 'say_name', 'picked from four by who lays');
  await sitDown(guest, link, 'Marta');
  await deal(host);
  await reachPhase(guest, 'playing');
  await inspectSheets(host);
  await inspectPhoneSheets(guest);
  await inspectPause(host, guest);
  const players = people.map(({ page }) => ({ page, hands: tapping(page) }));
  const seen = new Set();
  const once = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ look) => {
    if (seen.has(name)) return;
    if ((await look()) !== false) seen.add(name);
  };
  const watch = async () => {
    const player = await toMove(players);
    const other = players.find((one) => one !== player) ?? player;
    const look = await looks(player);
    await once(look, () => inspect(player.page, look));
    await once('other', () => inspect(other.page, 'turn of the other'));
    const refusal = look.includes('name') ? 'refusal while a name is asked' : 'refusal';
    await once(refusal, () => inspectRefusal(player, refusal));
  };
  await playGame(players, watch);
  await inspect(host, 'end of a game');
  for (const page of [host, guest]) await page.locator('[data-do="go-on"]').click();
  await host.locator('.hand').waitFor();
  await playGame(players);
  await Promise.all([reachPhase(host, 'over'), reachPhase(guest, 'over')]);
  await inspect(host, 'end of the match, host');
  await inspect(guest, 'end of the match, guest');
  assert.ok(seen.has('refusal'), 'a card that does not fit was tried');
});
