// Any game in sentences: Uno químico over the text table, as a game that these
// pages had no drawings of.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { dealFor, device, deviceOf, playIfAsked } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { choose, deal, marks, openTable, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** More turns than any game of a test has. */
const MOST = 400;
const MOVE = '.moves [data-move^="{"]:not([aria-disabled="true"])';

/** A lobby of two whose page is the text table, a bot on the other seat, for one game. @param {Page} page */
const lobby = async (page) => {
  await openTable(page);
  await page.goto(`${page.url()}?plain`);
  await page.locator('main.lobby').waitFor();
  const es = (await page.locator('html').getAttribute('lang')) === 'es';
  await choose(page, 'games', es ? '1 partida' : '1 game');
  await page.locator('[data-do="sit-bot"]').first().click();
  await page.locator('[data-do="level"]').first().waitFor();
};

/** Until a move can be chosen, or the match has ended. @param {Page} page @returns {Promise<boolean>} whether it goes on */
const toMove = async (page) => {
  await page.locator(`html[data-phase="over"], ${MOVE}, .which input`).first().waitFor({ state: 'attached' });
  return (await marks(page)).phase !== 'over';
};

/** @param {Page} page */
const pressFirst = async (page) => {
  const { v } = await marks(page);
  if (await page.locator(MOVE).count() === 0) { // every move begins with a choice
    await walkTo(page, '.which input');
    await page.keyboard.press('Space');
  }
  await walkTo(page, MOVE);
  await page.keyboard.press('Enter');
  await reach(page, v + 1);
};

test('Uno químico is played to the end over the text table, by keys alone, and played again', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await lobby(page);
  await deal(page);
  assert.equal(await page.locator('.top h1').innerText(), 'Uno químico');
  for (let turns = 0; turns < MOST && (await toMove(page)); turns++) await pressFirst(page);
  await reachPhase(page, 'over');
  assert.match(await page.locator('.plain').innerText(), /(You win|wins)[\s\S]*Change rules or seats/);
  assert.match(await page.locator('.log').innerText(), /The match is over\. Totals: /);
  await inspect(page, 'the end, in sentences');
  await walkTo(page, '[data-do="rematch"]');
  await page.keyboard.press('Enter');
  await reachPhase(page, 'playing');
  await toMove(page);
});

/** The server lists more moves than Uno químico has, and says that there are others. @param {Page} page */
const listMore = (page) => page.routeWebSocket(/\/ws$/, (line) => {
  const more = ['H', 'He', 'Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne', 'Na', 'Mg', 'Al'].map((name) => ({ do: 'name', name }));
  line.connectToServer().onMessage((text) => {
    const frame = JSON.parse(String(text));
    line.send(frame.t === 'legal' ? JSON.stringify({ ...frame, moves: [...frame.moves, ...more], complete: false }) : text);
  });
});

/** @param {Page} page @param {string} title @param {RegExp} code */
const isRefused = async (page, title, code) => {
  const refused = page.locator('[data-refused]').filter({ hasText: title });
  await refused.waitFor();
  assert.match(await refused.innerText(), code);
  return refused;
};

test('a move is found among many and one is written, both are refused in words, and nothing moves in a pause', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await listMore(page);
  await lobby(page);
  await inspect(page, 'the lobby of a game without drawings');
  await deal(page);
  await toMove(page);
  await inspect(page, 'the text table');
  assert.match(await page.locator('.plain-hand').innerText(), /Your hand: 7 cards/);
  assert.match(await page.locator('.plain').innerText(), /On the table[\s\S]*Cards in the pile/);
  await page.locator('#plain-find').fill('NAME magn');
  await page.locator('.moves li').nth(1).waitFor({ state: 'detached' });
  assert.deepEqual(await page.locator('.moves li').allInnerTexts(), ['Its name is magnesium.']);
  await page.locator(MOVE).first().tap();
  const refused = await isRefused(page, 'Not possible: Its name is magnesium.', /unknown_move\s+Rule UQ-5/);
  assert.equal(await refused.locator('a').getAttribute('href'), '/rules/unoquimico#UQ-5');
  await inspect(page, 'a refusal in sentences');
  await page.locator('#plain-move').fill('pass');
  await page.locator('#plain-move[aria-invalid="true"]').waitFor();
  await page.keyboard.press('Enter');
  assert.match(await page.locator('.write').innerText(), /This is no move/);
  await page.locator('#plain-move').fill('{"do":"dance"}');
  await page.keyboard.press('Enter');
  await isRefused(page, 'Not possible: dance', /malformed|unknown_move/);
  await page.locator('[data-do="menu"]').tap();
  await page.locator('[data-do="pause"]').tap();
  await reachPhase(page, 'paused');
  assert.equal(await page.locator('.moves').count(), 0);
});

test('the text table speaks Spanish', async (t) => {
  const { page } = await person(t, browser, server.origin, { lang: 'es' });
  await lobby(page);
  assert.deepEqual(await unsaid(page, 'es'), []);
  await deal(page);
  await toMove(page);
  assert.deepEqual(await unsaid(page, 'es'), []);
  assert.match(await page.locator('.moves').innerText(), /Echar|Robar/);
});

test('a card of ONEXENO is taken up and laid by keys, the place by its column and row', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto('/');
  await page.locator('.choice', { hasText: /^ONEXENO$/ }).click();
  await page.locator('[data-do="play-now"]').click();
  await reachPhase(page, 'playing');
  await page.goto(`${page.url()}?plain`);
  await page.locator('.take').first().waitFor();
  await inspect(page, 'the table of ONEXENO in sentences');
  await walkTo(page, '.take');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const card = await page.locator('.take[aria-pressed="true"]').innerText();
  await page.locator('.open').first().waitFor();
  await inspect(page, 'a card of ONEXENO is taken up');
  const { v } = await marks(page);
  await walkTo(page, '.open');
  await page.keyboard.press('Enter');
  await reach(page, v + 1);
  await page.locator('.log', { hasText: /You laid/ }).waitFor({ state: 'attached' });
  assert.equal(await page.locator('.take, .cards li', { hasText: card }).count(), 0);
});

/** Whether each that there is of something is out of sight. @param {Page} page @param {string} selector @returns {Promise<boolean[]>} */
const covered = (page, selector) => page.$$eval(selector, (all) => all.map((one) => {
  const { left, top, height } = one.getClientRects()[0];
  return !one.contains(document.elementFromPoint(left + 1, top + height / 2));
}));

test('what two cards of Periodyx share is said in one’s own words, by keys alone', async (t) => {
  const dealing = await startServer(undefined, ['--rate', '0']); // many deals until Match! is the first game
  t.after(dealing.stop);
  const { page } = await person(t, browser, dealing.origin);
  const other = device(dealing.origin);
  const isMatch = (/** @type {any} */ { turn }) => (turn.phase.endsWith('_match') ? { lead: turn.seats[0] } : undefined);
  const { code, lead } = await dealFor(page, other, { game: 'periodyx', seats: 3, options: { free_match: true, mendeleev: 'off' } }, isMatch);
  const named = (lead % 3) + 1;
  const card = (/** @type {any} */ { hand }) => Object.keys(hand)[0];
  const of = (/** @type {number} */ seat) => (seat === 1 ? deviceOf(page) : other);
  await playIfAsked(of(lead), code, lead, (game) => ({ do: 'lay', card: card(game), seat: named }));
  await playIfAsked(of(named), code, named, (game) => ({ do: 'show', card: card(game) }));
  await page.goto(`/r/${code}?plain`);
  await page.locator('[data-move*="buzz"]').waitFor();
  assert.deepEqual(await covered(page, '.opened .facts'), [false, false], 'both cards are seen while the race runs');
  await walkTo(page, '[data-move*="buzz"]');
  await page.keyboard.press('Enter');
  await page.locator('#plain-free-say').waitFor();
  await inspect(page, 'a field for one’s own words');
  assert.equal(await page.locator('#plain-move').count(), 0, 'nothing has to be written as the server takes it');
  await walkTo(page, '#plain-free-say');
  await page.keyboard.type('x'.repeat(41));
  await page.keyboard.press('Enter');
  await isRefused(page, 'Not possible: Say “xxx', /Say it in 1 to 40 characters\.\s+text\s[^]*Rule PX-12/);
  await page.locator('#plain-free-say').fill('both are gases ');
  await page.keyboard.press('Enter');
  await page.locator('.log', { hasText: 'You said: “both are gases”' }).waitFor();
});
