// ONEXENO at its drawn table: a whole match by taps on a phone, one game for one
// by keys alone, and the same move by tap, drag and keys.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { deviceOf } from './kit/calls.js';
import { middle, walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { buildWithQuickBots } from './kit/quickbots.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof buildWithQuickBots>>} */
let built;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => {
  [browser, built] = await Promise.all([openBrowser(), buildWithQuickBots()]);
  server = await startServer(built.binary, ['--rate', '0']);
});
after(() => Promise.all([browser?.close(), server?.stop().then(built.remove)]));

const MOST = 120;
const CARD = '.ox-hand .is-can';
const PLACE = '.ox-free:is(.now, .later)';
const LAY = '[data-do="place"]';
const REST = '.turnstrip :is([data-do="pass"], [data-do="draw"], [data-do="next"])';

/** @param {Page} page @param {string} game @param {number} seats @param {object} [options] @returns {Promise<string>} code of a match against bots, begun */
const begin = async (page, game, seats, options = {}) => {
  const call = deviceOf(page);
  await page.goto('/');
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 2, level: 'easy' }));
  const { code } = await call('/api/rooms', { game, seats, options, bots, name: 'Nora' });
  await call(`/api/rooms/${code}/start`, {});
  await page.goto(`/r/${code}`);
  await page.locator('.ox-grid').waitFor();
  return code;
};

/** @param {Page} page @returns {Promise<boolean>} whether it goes on */
const toMove = async (page) => {
  await page.locator('html[data-turn="mine"]:not([data-asked]), html[data-phase="over"]').waitFor({ state: 'attached' });
  return (await marks(page)).phase !== 'over';
};

/** @param {Page} page @param {string} selector */
const has = async (page, selector) => (await page.locator(selector).count()) > 0;

/** A card and a place where there are some, else what the strip offers. @param {Page} page @param {(selector: string) => Promise<unknown>} press */
const move = async (page, press) => {
  const { v } = await marks(page);
  const isHeld = await has(page, '.ox-hand .is-picked');
  if (!isHeld && (await has(page, CARD))) await press(CARD);
  if (await has(page, PLACE)) {
    await press(PLACE);
    await press(LAY);
  } else await press(REST);
  await reach(page, v + 1);
};

test('a match is played to its result by taps on a phone, in all phases fit to be touched and read', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await begin(page, 'onexeno', 4);
  const tap = (/** @type {string} */ selector) => page.locator(selector).first().tap();
  await toMove(page);
  await tap(CARD);
  await inspect(page, 'a card is held');
  for (let moves = 0; moves < MOST && (await toMove(page)); moves++) await move(page, tap);
  await page.locator('.ox-points').waitFor();
  assert.match(await page.locator('.ox-points').innerText(), /(You win|wins?)[^]*Points are what was taken/);
  assert.match(await page.locator('.log').textContent() ?? '', /The match is over/);
  await inspect(page, 'the end of a match');
});

test('the game for one is played to its end by keys alone', async (t) => {
  const { page } = await person(t, browser, server.origin, { lang: 'es' });
  await begin(page, 'onexeno_solitaire', 1);
  const press = async (/** @type {string} */ selector) => {
    await walkTo(page, selector);
    await page.keyboard.press('Enter');
  };
  for (let moves = 0; moves < 8 && (await toMove(page)); moves++) await move(page, press);
  assert.ok((await page.locator('.ox-on').count()) > 1, 'some cards lie');
  for (let draws = 0; draws < MOST && (await toMove(page)); draws++) {
    const { v } = await marks(page);
    await page.keyboard.press('d');
    await reach(page, v + 1);
  }
  await reachPhase(page, 'over');
  assert.match(await page.locator('.ox-points').innerText(), /\d por \d[^]*no se pudo colocar nada/);
});

/** Places show themselves when the card leaves the hand. @param {Page} page @param {string} card @param {string} place */
const carry = async (page, card, place) => {
  const [x, y] = await middle(page, card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 3 });
  await page.locator(place).waitFor();
  await page.mouse.move(...(await middle(page, place)), { steps: 6 });
  await page.mouse.up();
};

/** What was sent last. @param {string[]} sent */
const lastMove = (sent) => sent.map((text) => JSON.parse(text)).filter(({ t }) => t === 'move').pop()?.move;

test('tap, drag and keys make the same move, the letter and the wheel turn the card, and a refusal shows the cells', async (t) => {
  const { page } = await person(t, browser, server.origin);
  /** @type {string[]} */
  const sent = [];
  await page.routeWebSocket(/\/ws/, (line) => {
    const far = line.connectToServer();
    line.onMessage((text) => {
      const frame = JSON.parse(String(text));
      sent.push(String(text));
      if (frame.t !== 'move') return far.send(text);
      line.send(JSON.stringify({ t: 'refused', id: frame.id, code: 'mismatch', rule: 'OX-4', data: { x: frame.move.x, y: frame.move.y, cells: {} } }));
    });
  });
  await begin(page, 'onexeno', 2);
  await toMove(page);
  const code = await page.locator(CARD).first().getAttribute('data-pick');
  const card = `.ox-hand [data-pick="${code}"]`;
  await page.locator(card).click();
  const point = await page.locator(PLACE).first().getAttribute('data-drop');
  const place = `[data-drop="${point}"]`;
  const ways = {
    tap: async () => { await page.locator(card).click(); await page.locator(place).click(); },
    drag: () => carry(page, card, place),
    keys: async () => {
      for (const selector of [card, place]) {
        await walkTo(page, selector);
        await page.keyboard.press('Enter');
      }
    },
  };
  await page.keyboard.press('Escape');
  const moves = [];
  for (const way of Object.values(ways)) {
    await way();
    await page.locator(LAY).click();
    await page.locator('html:not([data-asked])').waitFor({ state: 'attached' });
    moves.push(lastMove(sent));
    await page.reload();
    await toMove(page);
  }
  assert.deepEqual(moves.slice(1), [moves[0], moves[0]]);
  assert.deepEqual(`${moves[0].x},${moves[0].y}`, point);
  const turning = page.locator('.quarters .on');
  const others = page.locator('.ox-hand [data-pick]');
  for (let i = 0; i < await others.count() && (await page.locator('.quarters i').count()) < 4; i++) await others.nth(i).click();
  const index = () => turning.evaluate((bar) => [...(bar.parentElement?.children ?? [])].indexOf(bar));
  await page.keyboard.press('r');
  assert.equal(await index(), 1);
  await page.locator('.ox-grid').hover();
  await page.mouse.wheel(0, 100);
  await page.locator('.quarters i:nth-child(3).on').waitFor();
  await page.locator('.ox-free.now, .ox-free.off').first().click();
  if (await has(page, LAY)) await page.locator(LAY).click();
  await page.locator('[data-refused]').waitFor();
  assert.match(await page.locator('[data-refused]').innerText(), /Not at [A-I][1-9]/);
});
