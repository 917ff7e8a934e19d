// Periodyx at its drawn table: a match by taps on a phone, one by keys alone, a
// move in three ways, and what every state must hold.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { dealFor, device, deviceOf, playIfAsked } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {(selector: string) => Promise<unknown>} Press */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** A match against easy bots, begun. @param {import('./kit/calls.js').Call} call @param {number} seats @param {object} options */
const begin = async (call, seats, options) => {
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 2, level: 'easy' }));
  const { code } = await call('/api/rooms', { game: 'periodyx', seats, options: { target: '8', ...options }, bots, name: 'Nora' });
  await call(`/api/rooms/${code}/start`, {});
  const { doc } = await call(`/api/rooms/${code}/view?seat=1`);
  return { code, view: doc.game };
};

/** The page at a match that is as it should be. @param {Page} page @param {number} seats @param {object} [options] @param {(view: any) => boolean} [fits] */
const against = async (page, seats, options = {}, fits = () => true) => {
  const call = deviceOf(page);
  if (page.url() === 'about:blank') await page.goto('/');
  for (let deals = 0; deals < 20; deals++) {
    const { code, view } = await begin(call, seats, options);
    if (!fits(view)) await call(`/api/rooms/${code}/close`, {});
    else return page.goto(`/r/${code}`).then(() => reachPhase(page, 'playing'));
  }
  throw new Error('no deal fits');
};

/** Whether the page leads and one of its cards has no neighbour. @param {any} view */
const isLead = ({ turn, hand, fits = [] }) => turn.seats.includes(1) && Object.keys(hand).length > fits.length;

/** Buttons that make a move at once. */
const NOW = '.ask :is([data-do="ask"], [data-do="take"], [data-do="claim"]), .turnstrip .do [data-do]:is([data-do="draw"], [data-do="go"], [data-do="keep"])';
const CARD = '.hand .card:is(.is-can, .is-out:not(.lies))';
const isThere = (/** @type {Page} */ page, /** @type {string} */ selector) => page.locator(selector).first().isVisible();

/** One move with what the table offers. @param {Page} page @param {Press} press */
const act = async (page, press) => {
  if (await isThere(page, '.letter')) {
    await press('.letter:not(.none)');
    if (await isThere(page, '.ask [data-pick="seat:3"]')) await press('.ask [data-pick="seat:3"]');
    return press('.turnstrip [data-do="chosen"]');
  }
  if (await isThere(page, NOW)) return press(NOW);
  await press(CARD);
  if (await isThere(page, '.stats')) await press('.stat:not([aria-disabled="true"])');
  if (await isThere(page, '.predict')) return press('.ways .btn.main');
  if (await isThere(page, '.ask [data-pick="seat:3"]')) await press('.ask [data-pick="seat:3"]');
  return press('.turnstrip [data-do="chosen"]');
};

/** Until it is the page's turn, or the match is over. @param {Page} page */
const toMove = (page) => page.waitForFunction(() => {
  const { phase, turn, asked } = document.documentElement.dataset;
  return phase === 'over' || (turn === 'mine' && asked === undefined);
});

/** More moves than a short match has. */
const MOST = 120;

/** @param {Page} page @param {Press} press @param {(n: number) => Promise<unknown>} [watch] before each move */
const playOut = async (page, press, watch = async () => undefined) => {
  for (let n = 0; n < MOST; n++) {
    await toMove(page);
    const { v, phase } = await marks(page);
    if (phase === 'over') return page.locator('.ending').waitFor();
    await watch(n);
    await act(page, press).catch(async (error) => { if ((await marks(page)).v === v) throw error; }); // in a race somebody was faster
    await reach(page, v + 1);
  }
  throw new Error('no end');
};

test('a match is played to its end by taps on a phone, in Spanish, and nothing is beyond the edge', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
  await against(page, 3, { card_lang: 'es' });
  const wide = async () => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360, 'too wide');
  await playOut(page, (selector) => page.locator(selector).first().tap(), wide);
  assert.match(await page.locator('.ending').innerText(), /¡Has ganado!|Ha ganado Bot [23]/);
  assert.match((await page.locator('.log').textContent()) ?? '', /Has ganado: |Ha ganado Bot [23]: /);
  assert.deepEqual(await unsaid(page, 'es'), []);
  await inspect(page, 'the end of a match');
});

test('a match is played to its end by keys alone', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await against(page, 2, { mendeleev: 'off' });
  await playOut(page, async (selector) => {
    await walkTo(page, selector);
    await page.keyboard.press('Enter');
  });
  assert.deepEqual(await unsaid(page, 'en'), []);
});

/** A duel that the page leads, in which the other has announced a card. @param {Page} page */
const toCounter = async (page) => {
  await against(page, 2, { first_game: '1', mendeleev: 'off' }, isLead);
  await page.locator('[data-do="ask"]').first().click();
  await page.locator('.down .said').waitFor();
  await toMove(page);
};

/** What was chosen lies open. @param {Page} page @param {string} code */
const isCompared = (page, code) => page.locator('.log', { hasText: new RegExp(`Atomic Power! .* ${code} `) }).waitFor();

test('dragged, tapped and by keys a card goes to the same place', async (t) => {
  const { page } = await person(t, browser, server.origin);
  const first = () => page.locator('.hand .card').first();
  const codeOf = async () => (await first().getAttribute('data-card')) ?? '';
  await toCounter(page);
  assert.equal(await page.locator('.duel [data-open]').count(), 0, 'the announced card is a name and no more');
  const dragged = await codeOf();
  await first().dragTo(page.locator('[data-drop="duel"]'));
  await isCompared(page, dragged);
  await toCounter(page);
  const tapped = await codeOf();
  await first().click();
  await page.locator('[data-drop="duel"]').click();
  await isCompared(page, tapped);
  await toCounter(page);
  const typed = await codeOf();
  await walkTo(page, `.hand [data-card="${typed}"]`);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await isCompared(page, typed);
});

test('a card without a neighbour is refused with those that it needs, a hint says more with each press', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 2, { first_game: '1' }, isLead);
  await inspect(page, 'the lead of a duel');
  await page.locator('.hand .card.is-out').first().tap();
  await page.locator('[data-drop="table"]').tap();
  await page.locator('[data-refused] .needs').waitFor();
  assert.match(await page.locator('[data-refused]').innerText(), /has no neighbour there yet[^]*Rule PX-16/);
  await inspect(page, 'a refusal');
  await page.keyboard.press('Escape');
  const told = [];
  for (let grade = 1; grade <= 3; grade++) {
    const { v } = await marks(page);
    await page.locator('.hintbtn').tap();
    await reach(page, v + 1);
    told.push((await page.locator('.told').innerText()).trim());
  }
  assert.match(told[0], /^A good move: /);
  assert.match(told[2], /The whole move: /);
  assert.equal(await page.locator('.hintbtn').getAttribute('aria-disabled'), 'true');
});

test('what two cards share is said in one’s own words, and the others vote', async (t) => {
  const dealing = await startServer(undefined, ['--rate', '0']); // many deals until Match! is the first game
  t.after(dealing.stop);
  const { page } = await person(t, browser, dealing.origin, { phone: true });
  const other = device(dealing.origin);
  const room = { game: 'periodyx', seats: 3, options: { free_match: true, mendeleev: 'off' } };
  const { code } = await dealFor(page, other, room, ({ turn }) => (turn.phase === 'lead_match' && turn.seats[0] === 1 ? {} : undefined));
  await page.goto(`/r/${code}`);
  await page.locator('.hand .card').first().tap();
  await page.locator('.ask [data-pick="seat:2"]').tap();
  await page.locator('.turnstrip [data-do="chosen"]').tap();
  await page.locator('.log', { hasText: 'You laid' }).waitFor({ state: 'attached' });
  await playIfAsked(other, code, 2, ({ hand }) => ({ do: 'show', card: Object.keys(hand)[0] }));
  await page.locator('.ask [data-do="buzz"]').tap();
  await page.locator('#px-say').fill('both are elements');
  await inspect(page, 'a field for one’s own words');
  await page.locator('#px-say-it').tap();
  await page.locator('.spoken', { hasText: 'both are elements' }).waitFor();
  for (const seat of [2, 3]) await playIfAsked(other, code, seat, () => ({ do: 'vote', yes: true }));
  await page.locator('.duel .won').first().waitFor();
});
