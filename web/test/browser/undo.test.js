// Two people at phones: a card that was kept is taken back when the other agrees,
// and stays kept when not; both hear of it, in their languages.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { toMove } from './kit/play.js';
import { startServer } from './kit/server.js';
import { hand, marks, reach, tableForTwo } from './kit/table.js';

/** @typedef {import('./kit/play.js').Player} Player */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

const ASK = '.turnstrip [data-do="undo-ask"]';
const VOTE = '.conn.vote';

/** @param {Player} player @param {'draw'|'keep'} what */
const does = async ({ page, hands }, what) => {
  const { v } = await marks(page);
  await hands[what]();
  await reach(page, v + 1);
};

/** Who is asked draws a card. @param {Player[]} players @returns {Promise<[asked: Player, other: Player]>} */
const drawn = async (players) => {
  const player = await toMove(players);
  await does(player, 'draw');
  return [player, players[1 - players.indexOf(player)]];
};

/** What the page said last to a screen reader. @param {import('./kit/people.js').Page} page @param {RegExp} words */
const says = (page, words) => page.locator('[aria-live]').filter({ hasText: words }).first().waitFor({ state: 'attached' });

test('a move is taken back when the other agrees, and not otherwise', async (t) => {
  const people = await Promise.all([person(t, browser, server.origin, { phone: true }), person(t, browser, server.origin, { phone: true })]);
  const players = people.map(({ page }) => ({ page, hands: tapping(page) }));
  await tableForTwo(players[0].page, players[1].page, { voluntary_draw: 'may draw instead' });
  const [asker, other] = await drawn(players);
  await does(asker, 'keep');

  await asker.page.locator(ASK).tap();
  await other.page.locator(`${VOTE} [data-do="undo-yes"]`).waitFor();
  assert.match(await other.page.locator(VOTE).innerText(), /asks to take back: .+ kept/);
  await says(other.page, /asks to take back/);
  await inspect(other.page, 'the table is asked to take a move back');
  assert.match(await asker.page.locator(VOTE).innerText(), /You asked to take back: .+Waiting for/s);
  assert.equal(await asker.page.locator(ASK).getAttribute('aria-disabled'), 'true', 'one vote at a time');
  assert.match(await asker.page.locator(ASK).getAttribute('aria-label') ?? '', /^Take back: not now, the table was asked already\.$/);
  await other.page.locator(`${VOTE} [data-do="undo-no"]`).tap();
  await asker.page.locator(VOTE).filter({ hasText: /did not agree: the move stays/ }).waitFor();
  await says(asker.page, /did not agree/);
  assert.equal((await marks(other.page)).turn, 'mine');

  const [again, agrees] = await drawn(players);
  await other.page.locator(VOTE).waitFor({ state: 'detached' });
  const held = await hand(again.page);
  const { v } = await marks(again.page);
  await does(again, 'keep');
  await again.page.locator(ASK).focus();
  await again.page.keyboard.press('Enter');
  await agrees.page.locator(`${VOTE} [data-do="undo-yes"]`).focus();
  await agrees.page.keyboard.press('Enter');
  await Promise.all(players.map(({ page }) => reach(page, v + 2)));
  assert.equal((await marks(again.page)).turn, 'mine');
  assert.deepEqual(await hand(again.page), held);
  await agrees.page.locator('.peek').filter({ hasText: /took|taken back/ }).waitFor();
  await again.page.locator('.turnstrip [data-do="pass"]').waitFor();
  assert.equal(await agrees.page.evaluate(() => document.activeElement !== document.body), true, 'the focus is somewhere');
  await does(again, 'keep');
  await does(agrees, 'draw');
  await agrees.page.locator(`${ASK}[aria-disabled="true"]`).tap({ force: true });
  await says(agrees.page, /^Take back: not now, a card was drawn\.$/);
});

test('se pide en español', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
  const { page: marta } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
  const players = [page, marta].map((one) => ({ page: one, hands: tapping(one) }));
  await tableForTwo(page, marta, { games: '1 partida', voluntary_draw: 'puede robar en vez de echar' });
  const [asker, other] = await drawn(players);
  await does(asker, 'keep');
  await asker.page.locator(ASK).tap();
  await other.page.locator(VOTE).filter({ hasText: /pide deshacer: .+De acuerdo/s }).waitFor();
});
