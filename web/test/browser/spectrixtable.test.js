// The drawn table of Spectrix: a match on a phone by taps alone, a round by keys
// alone, and one move made by drag, tap and keys.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { dealFor, device, deviceOf, playIfAsked } from './kit/calls.js';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
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

/** More turns than any match of a test has. */
const MOST = 120;

/** A match against easy bots, begun. @param {Page} page @param {string} game @param {number} seats @param {object} options */
const against = async (page, game, seats, options) => {
  await page.goto('/');
  const call = deviceOf(page);
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 2, level: 'easy' }));
  const { code } = await call('/api/rooms', { game, seats, options, bots, name: 'Nora' });
  await call(`/api/rooms/${code}/start`, {});
  await page.goto(`/r/${code}`);
  await reachPhase(page, 'playing');
  return code;
};

/** Until one may do something, or the match is over. @param {Page} page @returns {Promise<boolean>} whether it goes on */
const myTurn = async (page) => {
  await page.locator('html[data-turn="mine"], html[data-phase="over"]').waitFor({ state: 'attached' });
  return (await marks(page)).phase !== 'over';
};

/** @param {Page} page @param {(page: Page) => Promise<unknown>} act */
const moved = async (page, act) => {
  const { v } = await marks(page);
  await act(page);
  await reach(page, v + 1);
};

/** All help, then the table that it shows is laid, else a card is drawn. @param {Page} page @param {(selector: string) => Promise<unknown>} press */
const turn = async (page, press) => {
  if (await page.locator('.turnstrip [data-do="next"]').count()) return moved(page, () => press('.turnstrip [data-do="next"]'));
  while ((await page.locator('[data-do="hint"]').count()) && !(await page.locator('[data-do="build-show"]').count()))
    await moved(page, () => press('[data-do="hint"]'));
  if (!(await page.locator('[data-do="build-show"]').count())) return moved(page, () => press('.sx-bar [data-do="draw"]'));
  await press('[data-do="build-show"]');
  return moved(page, () => press('.turnstrip [data-do="lay"]'));
};

test('a match is played to its end on a phone by taps alone, in Spanish', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
  await against(page, 'spectrix', 2, { target: 50 });
  const tap = (/** @type {string} */ selector) => page.locator(selector).first().tap();
  await myTurn(page);
  await inspect(page, 'the first turn');
  for (let turns = 0; turns < MOST && (await myTurn(page)); turns++) await turn(page, tap);
  await reachPhase(page, 'over');
  await page.locator('.sx-winner').waitFor();
  assert.match(await page.locator('.sx-end').innerText(), /Gana|Ganas tú/);
  assert.deepEqual(await unsaid(page, 'es'), []);
  await inspect(page, 'the end of a match');
});

test('a round is played by keys alone', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await against(page, 'spectrix', 2, {});
  const letters = /** @type {Record<string, string>} */ ({ hint: 'h', draw: 'd', lay: 't', next: 'n' });
  const press = async (/** @type {string} */ selector) => {
    const letter = letters[/data-do="([\w-]+)"/.exec(selector)?.[1] ?? ''];
    if (!letter) await walkTo(page, selector);
    await page.keyboard.press(letter || 'Enter');
  };
  for (let turns = 0; turns < MOST && (await myTurn(page)) && !(await page.locator('.dock.between').count()); turns++) await turn(page, press);
  await page.locator('.sx-end').waitFor();
  await walkTo(page, '.turnstrip [data-do="next"]');
});

const RING = 'YE OR RE PK MA PU DB LB TQ TE GR LI'.split(' ');

/** Three of the hand that follow one another, each of which it has once. @param {{hand: Record<string, number>}} game */
const runIn = ({ hand }) => {
  const run = RING.map((_, i) => [0, 1, 2].map((n) => RING[(i + n) % 12])).find((codes) => codes.every((code) => hand[code]));
  return run && { run };
};

/** @param {string} code */
const card = (code) => `.sx-hand [data-card="${code}"][aria-pressed="false"]`;
const NEW_GROUP = '#group-new';

/** @param {Page} page @param {string} from @param {string} to */
const drag = async (page, from, to) => {
  const middle = async (/** @type {string} */ selector) => {
    const box = await page.locator(selector).first().boundingBox();
    assert.ok(box, selector);
    return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  };
  await page.mouse.move(...await middle(from));
  await page.mouse.down();
  await page.mouse.move(...await middle(to), { steps: 6 });
  await page.mouse.up();
};

/** Ways to lay three cards of the hand as a new group. @type {Record<string, (page: Page, run: string[]) => Promise<unknown>>} */
const ways = {
  tap: async (page, run) => {
    for (const code of run) await page.locator(card(code)).first().click();
    await page.locator(NEW_GROUP).click();
  },
  drag: async (page, run) => {
    await drag(page, card(run[0]), NEW_GROUP);
    for (const code of run.slice(1)) await drag(page, card(code), '.sx-groups .sx-box');
  },
  keys: async (page, run) => {
    for (const code of run) {
      await walkTo(page, card(code));
      await page.keyboard.press('Space');
    }
    await walkTo(page, NEW_GROUP);
    await page.keyboard.press('Enter');
  },
};

test('drag, tap and keys make the same move, one step back undoes it, and others watch it grow', async (t) => {
  const { page } = await person(t, browser, server.origin);
  const watcher = await person(t, browser, server.origin, { phone: true });
  const { code, run } = await dealFor(page, device(server.origin), /** @type {any} */ ({ game: 'spectrix', seats: 2 }), runIn);
  await playIfAsked(device(server.origin), code, 2, () => ({ do: 'draw' }));
  await page.goto(`/r/${code}`);
  await watcher.page.goto(`/r/${code}`);
  await watcher.page.locator('[data-do="watch"]').click();
  await page.locator(NEW_GROUP).waitFor();
  const draft = () => page.locator('.turnstrip [data-do="lay"]').getAttribute('data-move');
  const made = [];
  for (const [name, way] of Object.entries(ways)) {
    await way(page, run);
    made.push(await draft());
    if (name === 'tap') await watcher.page.locator('.sx-trying', { hasText: 'Nora' }).waitFor();
    if (name === 'tap') await page.locator('[data-do="build-undo"]').click();
    else if (name === 'drag') await page.locator('[data-do="build-over"]').click();
  }
  assert.deepEqual(JSON.parse(made[0] ?? '{}').groups, { a: run });
  assert.deepEqual(made.map((move) => JSON.parse(move ?? '{}').groups), made.map(() => ({ a: run })));
  await inspect(page, 'a draft that holds');
  await moved(page, () => page.keyboard.press('t'));
  await page.locator('.log', { hasText: 'You laid' }).waitFor();
  assert.deepEqual(await unsaid(watcher.page, 'en'), []);
});

test('what does not hold is refused with the rule, and a group of the table is opened and broken on a phone', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  const { code, run } = await dealFor(page, device(server.origin), /** @type {any} */ ({ game: 'spectrix', seats: 2 }), runIn);
  await playIfAsked(device(server.origin), code, 2, () => ({ do: 'draw' }));
  await page.goto(`/r/${code}`);
  await page.locator(card(run[0])).first().tap();
  await page.locator(NEW_GROUP).tap();
  await page.locator('.turnstrip [data-do="lay"]').tap();
  await page.locator('[data-refused] a[href$="#SP-1"]').waitFor();
  await inspect(page, 'a refusal');
  for (const one of run.slice(1)) await page.locator(card(one)).first().tap();
  await page.locator('#group-a').tap();
  await moved(page, () => page.locator('.turnstrip [data-do="lay"]').tap());
  await playIfAsked(device(server.origin), code, 2, () => ({ do: 'draw' }));
  await page.locator('.sx-box[data-do="build-open"]').first().tap();
  await page.locator('.sx-group.large [data-pick]').first().tap();
  await page.locator(NEW_GROUP).tap();
  assert.equal(await page.locator('.sx-group.broken').count(), 2);
  await inspect(page, 'two groups that are broken');
});

test('Memory is played to its end by taps alone on a phone', async (t) => {
  const { page } = await person(t, browser, server.origin, { phone: true });
  await against(page, 'spectrix_memory', 2, {});
  /** @type {Map<string, string>} */
  const seen = new Map();
  const look = async () => {
    const open = await page.$$eval('.sx-grid .up button', (all) => all.map((one) => [one.id, one.querySelector('.vh')?.textContent?.replace(/^.*: /, '') ?? '']));
    open.forEach(([id, colour]) => seen.set(id, colour));
    return open;
  };
  await myTurn(page);
  await inspect(page, 'Memory');
  for (let turns = 0; turns < MOST && (await myTurn(page)); turns++) {
    const open = await look();
    const down = await page.$$eval('.sx-grid .down button', (all) => all.map(({ id }) => id));
    const first = open.length === 1 ? open[0][1] : undefined;
    const like = down.find((id) => (first ? seen.get(id) === first : down.some((other) => other !== id && seen.has(id) && seen.get(other) === seen.get(id))));
    const place = like ?? down.find((id) => !seen.has(id)) ?? down[0];
    await moved(page, () => page.locator(`#${place}`).tap());
    await look();
  }
  await page.locator('.sx-winner').waitFor();
  await inspect(page, 'the end of Memory');
});
