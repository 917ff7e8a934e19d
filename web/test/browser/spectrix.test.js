// A turn of Spectrix over the text table: cards of the hand and of the table are
// put together anew, by keys alone, while others watch.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { dealFor, device, deviceOf, playIfAsked } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { marks, reach } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {{run: string[], end: string, others: string[]}} Plan a run of four to lay, and what makes a group with the end of it */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

const RING = 'YE OR RE PK MA PU DB LB TQ TE GR LI'.split(' ');

/** @param {number} i @returns {string} */
const colour = (i) => RING[(i + 24) % 12];

/**
 * Four that follow one another, the first of which a group can be made with later: of its colour, or of those before it.
 * @param {Record<string, number>} hand @returns {Plan|undefined}
 */
const planFor = (hand) => RING.map((end, i) => {
  const run = [0, 1, 2, 3].map((n) => colour(i + n));
  const groups = [[end, end], [colour(i - 1), colour(i - 2)]];
  const has = (/** @type {string[]} */ codes) => RING.every((code) => codes.filter((one) => one === code).length <= (hand[code] ?? 0));
  const others = groups.find((codes) => has([...run, ...codes]));
  return others && { run, end, others };
}).find(Boolean);

/** @param {Page} page */
const dealt = (page) => dealFor(page, device(server.origin), { game: 'spectrix', seats: 2 }, ({ hand }) => planFor(hand));

/** The other seat draws where it is asked. @param {string} code */
const otherDraws = (code) => playIfAsked(device(server.origin), code, 2, () => ({ do: 'draw' }));

/** @param {Page} page @param {string} selector @param {string} [key] */
const press = async (page, selector, key = 'Enter') => {
  await walkTo(page, selector);
  await page.keyboard.press(key);
};

/** The card of that code that is not picked yet, in the hand. @param {string} code */
const inHand = (code) => `.build .place:has(#put-hand) [data-pick^="${code}-"][aria-pressed="false"]`;

/** @param {Page} page @param {string[]} codes of the hand @param {string} place */
const lay = async (page, codes, place) => {
  for (const code of codes) await press(page, inHand(code), 'Space');
  await press(page, `#put-${place}`);
};

/** @param {Page} page */
const groups = (page) => page.locator('.build .groups legend').allInnerTexts();

/** @param {Page} page @returns {Promise<string>} id of what has the focus */
const focus = (page) => page.evaluate(() => document.activeElement?.id ?? '');

/** The turn ends with the table that was built. @param {Page} page */
const layTable = async (page) => {
  const { v } = await marks(page);
  await press(page, '#build-lay');
  await reach(page, v + 1);
};

/** @param {Page} page */
const heard = (page) => page.locator('body > [aria-live="polite"]').innerText();

test('a table is rearranged by keys alone, step by step and back, while others watch', async (t) => {
  const [{ page }, watcher] = [await person(t, browser, server.origin), await person(t, browser, server.origin)];
  const { code, run, end, others } = await dealt(page);
  await otherDraws(code);
  await page.goto(`/r/${code}?plain`);
  await watcher.page.goto(`/r/${code}?plain`);
  await watcher.page.locator('[data-do="watch"]').click();
  await page.locator('.build').waitFor();
  await inspect(page, 'nothing is built yet');

  await lay(page, run.slice(0, 2), 'new');
  assert.equal(await focus(page), 'put-new', 'the focus stays where the person was');
  assert.match(await heard(page), /2 cards: New group a, not valid, fewer than three cards\./);
  await watcher.page.locator('.tried', { hasText: 'Nora is trying this' }).waitFor();
  assert.match(await watcher.page.locator('.tried').innerText(), /New group a/);
  await inspect(watcher.page, 'what another tries');
  await inspect(page, 'a group that is not valid');

  await press(page, '#build-lay');
  const refused = page.locator('[data-refused]');
  await refused.waitFor();
  assert.match(await refused.innerText(), /a group has at least three cards\. too_few[\s\S]*Rule SP-1/);
  assert.equal(await focus(page), 'build-lay');
  await inspect(page, 'a table that is refused');

  await lay(page, run.slice(2), 'a');
  assert.equal(await refused.count(), 0);
  assert.deepEqual(await groups(page), ['New group a: valid, a sequence']);
  await layTable(page);
  await watcher.page.locator('.tried').waitFor({ state: 'detached' });
  await otherDraws(code);
  await page.locator('.build').waitFor();

  const [key] = await page.locator('.build .groups [data-drop]').evaluateAll((all) => all.map((e) => /** @type {HTMLElement} */ (e).dataset.drop));
  await press(page, `.build .groups [data-pick="${key}-0"]`);
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.build [aria-pressed="true"]').count(), 0);
  await press(page, `.build .groups [data-pick="${key}-0"]`);
  await walkTo(page, '#put-hand');
  assert.equal(await page.locator('#put-hand').getAttribute('aria-disabled'), 'true', `${end} is a card of the table`);
  await press(page, '#put-new');
  await press(page, '#build-undo');
  assert.deepEqual(await groups(page), [`Group ${key}: valid, a sequence`]);
  await press(page, `.build .groups [data-pick="${key}-0"]`);
  await lay(page, others, 'new');
  assert.deepEqual((await groups(page)).map((name) => name.replace(/,.*/, '')), [`Group ${key}: valid`, 'New group a: valid']);
  await press(page, '#build-over');
  assert.equal((await groups(page)).length, 1);
  await press(page, '#build-undo');
  await inspect(page, 'a table that is rearranged');
  await layTable(page);
  const { doc } = await deviceOf(page)(`/api/rooms/${code}/view?seat=1`);
  const table = Object.values(doc.game.table).map((/** @type {string[]} */ codes) => [...codes].sort().join(' ')).sort();
  assert.deepEqual(table, [run.slice(1), [end, ...others]].map((codes) => [...codes].sort().join(' ')).sort());
});

test('a table that changes meanwhile starts the turn over and says so; it is built on a phone and in Spanish, too', async (t) => {
  const { page } = await person(t, browser, server.origin, { lang: 'es', phone: true });
  const { code, run } = await dealt(page);
  await otherDraws(code);
  const add = await addCard(page);
  await page.goto(`/r/${code}?plain`);
  await page.locator('.build').waitFor();
  assert.deepEqual(await unsaid(page, 'es'), []);
  for (const one of run) await page.locator(inHand(one)).first().tap();
  await page.locator('#put-new').tap();
  assert.deepEqual(await groups(page), ['Grupo nuevo a: válido, una escalera']);
  assert.deepEqual(await unsaid(page, 'es'), []);
  add();
  await page.evaluate(() => dispatchEvent(new Event('online'))); // the page asks how the table lies
  await page.locator('.build .news', { hasText: 'tu turno empieza de nuevo' }).waitFor();
  assert.match(await heard(page), /tu turno empieza de nuevo/);
  assert.deepEqual(await groups(page), []);
});

/** @param {Page} page @returns {Promise<() => void>} from then on the server says that the hand has one more card */
const addCard = async (page) => {
  let more = 0;
  await page.routeWebSocket(/\/ws$/, (line) => line.connectToServer().onMessage((text) => {
    const frame = JSON.parse(String(text));
    if (frame.t === 'state' && more) frame.doc.game.hand.YE = (frame.doc.game.hand.YE ?? 0) + more;
    line.send(JSON.stringify(frame));
  }));
  return () => { more = 1; };
};

/** Three cards of the hand that make a group. @param {Record<string, number>} hand @returns {{three: string[]}|undefined} */
const threeOf = (hand) => {
  const runs = RING.map((_, i) => [0, 1, 2].map((n) => colour(i + n)));
  const three = runs.find((codes) => codes.every((code) => hand[code]));
  return three && { three };
};

/** What the strip asks for. @param {Page} page */
const asked = (page) => page.locator('.turnstrip .may .lg').innerText();

test('at a strict table the turn is built card by card, each of which counts, and ended by keys alone', async (t) => {
  const { page } = await person(t, browser, server.origin);
  const rules = { game: 'spectrix', seats: 2, options: { strict_table: true } };
  const { code, three } = await dealFor(page, device(server.origin), rules, ({ hand }) => threeOf(hand));
  await otherDraws(code);
  await page.goto(`/r/${code}?plain`);
  await page.locator('.build').waitFor();
  assert.equal(await asked(page), 'Move a card or draw.');
  for (const [i, one] of three.entries()) {
    const { v } = await marks(page);
    await press(page, inHand(one), 'Space');
    await press(page, i ? '.build .groups .put' : '#put-new');
    await reach(page, v + 1);
  }
  assert.match((await groups(page)).join(), /valid, a sequence/);
  assert.equal(await asked(page), 'Move a card or say “done”.');
  await inspect(page, 'a turn of steps');
  const { v } = await marks(page);
  await press(page, '.simple [data-move*="done"]');
  await reach(page, v + 1);
  await page.locator('.log', { hasText: 'You laid' }).waitFor();
});

/** The page is shown two spectra on the table. @param {Page} page @returns {Promise<string[]>} frames that it sends from then on */
const withSpectra = async (page) => {
  /** @type {string[]} */
  const sent = [];
  await page.routeWebSocket(/\/ws$/, (line) => {
    const there = line.connectToServer();
    line.onMessage((text) => { sent.push(String(text)); there.send(text); });
    there.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (frame.t === 'state') frame.doc.game.table = { 1: RING, 2: RING };
      line.send(JSON.stringify(frame));
    });
  });
  return sent;
};

test('several White Lights are claimed with one end of the turn at a strict table', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  const rules = { game: 'spectrix', seats: 2, options: { strict_table: true } };
  const { code } = await dealFor(page, device(server.origin), rules, () => ({}));
  await otherDraws(code);
  const sent = await withSpectra(page);
  await page.goto(`/r/${code}?plain`);
  await press(page, '#claim-1');
  await press(page, '#claim-2');
  assert.equal(await page.locator('#build-done').innerText(), 'Done, and claim White Light with groups 1 and 2');
  await inspect(page, 'two White Lights are claimed');
  await press(page, '#build-done');
  await page.locator('[data-refused]').waitFor(); // the server knows of no such groups
  assert.ok(sent.some((text) => text.includes('"move":{"do":"done","white":["1","2"]}')), sent.join(' '));
});
