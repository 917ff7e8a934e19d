// Two people share one phone: the device goes from hand to hand, and no hand is
// on the page or on the line meanwhile.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { openBrowser, person, withSockets } from './kit/people.js';
import { move } from './kit/play.js';
import { startServer } from './kit/server.js';
import { choose, deal, hand, marks, openTable, reach, reachPhase, sitDown } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** What a page sends and hears, in order. @param {Page} page @returns {{sent: boolean, frame: any, text: string}[]} */
const listen = (page) => {
  /** @type {{sent: boolean, frame: any, text: string}[]} */
  const frames = [];
  const note = (/** @type {boolean} */ sent) => (/** @type {{payload: string|Buffer}} */ { payload }) =>
    frames.push({ sent, frame: JSON.parse(String(payload)), text: String(payload) });
  page.on('websocket', (socket) => {
    frames.push({ sent: true, frame: { t: 'open', seat: socket.url().endsWith('seat=0') ? 0 : 1 }, text: '' });
    socket.on('framesent', note(true));
    socket.on('framereceived', note(false));
  });
  return frames;
};

/** Keeps the newest line of a page where a test can break it. @param {Page} page */
const exposeLine = (page) => page.addInitScript(() => {
  const world = /** @type {any} */ (globalThis);
  world.WebSocket = class extends WebSocket {
    /** @param {string} url */
    constructor(url) {
      super(url);
      world.line = this;
    }
  };
});

/** A hand comes over the next line of a page. @param {Page} page */
const handComes = (page) => new Promise((resolve) => page.once('websocket', (line) =>
  line.on('framereceived', ({ payload }) => /"hand":{/.test(String(payload)) && resolve(undefined))));

/** Frames with a hand that came while none was asked for. @param {ReturnType<typeof listen>} frames */
const strays = (frames) => {
  let shut = false;
  return frames.filter(({ sent, frame, text }) => {
    if (sent && ['open', 'see'].includes(frame.t)) shut = frame.seat === 0;
    return shut && !sent && /"hand":{/.test(text);
  });
};

/** Somebody else on the device of a page sits down. @param {Page} page @param {string} name */
const addPerson = async (page, name) => {
  await page.locator('[data-do="sit-other"]').first().click();
  await page.locator('.sl.renaming input:focus').fill(name);
  await page.locator('.sl.renaming .btn.ink').click();
  await page.locator('.sl.me .nm', { hasText: name }).waitFor();
};

/** @param {import('node:test').TestContext} t @param {string} [lang] of the phone */
const sharedTable = async (t, lang = 'en') => {
  const [{ page: phone }, { page: third }] = [
    await person(t, browser, server.origin, { phone: true, lang }), await person(t, browser, server.origin),
  ];
  const frames = listen(phone);
  await exposeLine(phone);
  const link = await openTable(phone);
  await sitDown(third, link, 'Marta');
  await addPerson(phone, 'Lucia');
  return { phone, third, frames };
};

/** The device goes to whom the page names. @param {Page} page @param {ReturnType<typeof listen>} frames */
const takeDevice = async (page, frames) => {
  const asked = frames.findLast(({ sent, frame }) => sent && ['open', 'see'].includes(frame.t));
  assert.equal(asked?.frame.seat, 0, 'the line shows no seat');
  assert.equal(await page.locator('.hand [data-card]').count(), 0, 'no hand while the device goes on');
  await page.locator('.handover .btn.main').tap();
  await page.locator('.handover').waitFor({ state: 'detached' });
  await page.locator('.hand [data-card]').first().waitFor(); // the state of that seat has come
};

/** @param {Page[]} pages @returns {Promise<string>} whether the game is counted, whose move it is, or that the device goes on */
const look = async (pages) => {
  const v = Math.max(...(await Promise.all(pages.map(marks))).map((shown) => shown.v));
  await Promise.all(pages.map((page) => reach(page, v)));
  const [phone, third] = await Promise.all(pages.map(marks));
  return phone.phase === 'over' ? 'over' : third.turn === 'mine' ? 'third' : phone.turn;
};

test('two people on one phone and a third play a match, and no hand is sent before its button', withSockets, async (t) => {
  const { phone, third, frames } = await sharedTable(t);
  await inspect(phone, 'two people on one phone in the lobby');
  await choose(phone, 'games', '1 game');
  await deal(phone);
  await reachPhase(third, 'playing');
  const [first, other] = [{ page: phone, hands: tapping(phone) }, { page: third, hands: tapping(third) }];
  let handed = 0;
  for (let now = await look([phone, third]); now !== 'over'; now = await look([phone, third])) {
    if (now === 'handover' && ++handed === 2) await inspect(phone, 'the device goes to somebody else');
    if (now === 'handover') await takeDevice(phone, frames);
    else await move(now === 'third' ? other : first);
  }
  assert.ok(handed > 4, `handed over ${handed} times`);
  assert.deepEqual(strays(frames).map(({ text }) => text), []);
  await phone.locator('[data-do="rematch"]').click();
  await phone.locator('.handover').waitFor();
  assert.deepEqual(strays(frames).map(({ text }) => text), [], 'nor when cards are dealt again');
});

test('a reload and a new line show no hand but the one that was open; the menu hands over', withSockets, async (t) => {
  const { phone, frames } = await sharedTable(t, 'es');
  await deal(phone);
  await phone.locator('.handover h2', { hasText: /^Pasa el dispositivo a / }).waitFor();
  await takeDevice(phone, frames);
  const shown = await hand(phone);
  const dealt = handComes(phone);
  await phone.evaluate(() => /** @type {any} */ (globalThis).line.close());
  await dealt;
  assert.deepEqual(await hand(phone), shown, 'a new line shows what was open');
  await phone.locator('[data-do="menu"]').click();
  await phone.locator('#sheet [data-do="hand-to"]', { hasText: /^Pasar el dispositivo a / }).click();
  const h2 = phone.locator('.handover h2');
  await h2.waitFor();
  await phone.keyboard.press('Tab');
  assert.equal(await phone.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).dataset.do), 'show-hand');
  assert.equal(await phone.locator('.hand [data-card]').count(), 0);
  await phone.reload();
  await phone.locator('.handover .btn.main', { hasText: /^Soy .*: enseñar mis cartas$/ }).waitFor();
  await phone.locator('.handover h2:focus').waitFor();
  assert.equal(await h2.evaluate((said) => said.matches(':focus-visible')), false, 'no frame before a key was used');
  assert.deepEqual(strays(frames).map(({ text }) => text), []);
});

test('each person on a device is renamed and leaves alone, and the last one keeps the cards', withSockets, async (t) => {
  const { phone, frames } = await sharedTable(t);
  assert.deepEqual(await phone.locator('.sl.me .cap').allInnerTexts(), ['you, host, on this device', 'you, on this device']);
  const lucia = phone.locator('.sl.me', { hasText: 'Lucia' });
  await lucia.locator('[data-do="rename"]').click();
  await phone.locator('.sl.renaming input:focus').fill('Lucía');
  await phone.locator('.sl.renaming .btn.ink').click();
  await phone.locator('.sl.me .nm', { hasText: 'Lucía' }).waitFor();
  await phone.locator('.sl.me .acts :focus').waitFor();
  await deal(phone);
  await takeDevice(phone, frames);
  await phone.locator('[data-do="menu"]').click();
  await phone.locator('#sheet [data-do="ask-leave"]', { hasText: 'Leave the seat of Lucía' }).click();
  await phone.locator('#sheet [data-do="leave"]').click();
  await phone.locator('.seat', { hasText: 'Bot 3' }).waitFor();
  if (await phone.locator('.handover').count()) await takeDevice(phone, frames);
  await phone.locator('.hand [data-card]').first().waitFor();
});
