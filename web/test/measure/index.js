// Measures the client on a slow tablet with a bad line, against the real server:
// what comes until a table can be played and how long that takes, how soon a
// change is seen, and whether memory stays flat. `make measure` runs it.
import { buildWithQuickBots } from '../browser/kit/quickbots.js';
import { openBrowser } from '../browser/kit/people.js';
import { startServer } from '../browser/kit/server.js';
import { bytesUntilTable, device, heap, slowDown, slowLine, watchTable } from './device.js';
import { begin, beside, playUntil } from './match.js';
import { quantile, watchFrames } from './patches.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{browser: Browser, origin: string}} World */

const GAMES = ['unoquimico', 'periodyx', 'spectrix', 'onexeno'];
const THREE_BOTS = [2, 3, 4].map((seat) => ({ seat, level: 'medium' }));
const KB = 1000;

/** @param {Page} page */
const playable = (page) => page.locator('html[data-phase="playing"] .dock').waitFor();

/** Of whoever plays at once. @param {World} world @param {string} game @param {string} lang */
const bytesOf = async ({ browser, origin }, game, lang) => {
  const { page, close } = await device(browser, { baseURL: origin, lang });
  const code = await begin(await beside(page, origin), { game, bots: THREE_BOTS.slice(0, 1) });
  await page.addInitScript(watchTable);
  await page.goto(`/r/${code}`);
  await playable(page);
  const all = await bytesUntilTable(page);
  await close();
  return all;
};

/** Of a guest who follows the link, sits down, and sees the table. @param {World} world @param {string} game */
const bytesOfGuest = async ({ browser, origin }, game) => {
  const [host, guest] = await Promise.all([1, 2].map(() => device(browser, { baseURL: origin })));
  const call = await beside(host.page, origin);
  const { code } = await call('/api/rooms', { game, name: 'Ana' });
  await guest.page.addInitScript(watchTable);
  await guest.page.goto(`/r/${code}`);
  await guest.page.locator('[data-do="sit"]').click();
  await guest.page.locator('main.lobby').waitFor();
  await call(`/api/rooms/${code}/start`, {});
  await playable(guest.page);
  const all = await bytesUntilTable(guest.page);
  await Promise.all([host.close(), guest.close()]);
  return all;
};

/** Somebody comes back to a table with nothing kept. @param {World} world @param {string} game */
const timeOf = async ({ browser, origin }, game) => {
  const { page, tools, close } = await device(browser, { baseURL: origin });
  const code = await begin(await beside(page, origin), { game, bots: THREE_BOTS.slice(0, 1) });
  await Promise.all([slowDown(tools), slowLine(tools)]);
  await page.goto(`/r/${code}`, { waitUntil: 'commit' });
  await playable(page);
  const ms = await page.evaluate(() => performance.now());
  await close();
  return ms;
};

/** @param {{table: Record<string, string[]>, hand: Record<string, number>}} view @returns {number} cards that lie open or are held */
const drawnCards = ({ table, hand }) => Object.values(table).flat().length + Object.values(hand).reduce((all, n) => all + n, 0);

/** Frames that come while so many cards are drawn. @param {World} world @param {{game: string, cards: number, frames: number}} of */
const seenAfter = async ({ browser, origin }, { game, cards, frames }) => {
  const { page, tools, close } = await device(browser, { baseURL: origin });
  await page.addInitScript(watchFrames);
  const call = await beside(page, origin);
  const code = await begin(call, { game, bots: THREE_BOTS.slice(0, 1) });
  await page.goto(`/r/${code}`);
  await slowDown(tools);
  /** @type {number[]} */
  const samples = [];
  const isEnough = async () => {
    const { doc } = await call(`/api/rooms/${code}/view?seat=1`);
    const fresh = await page.evaluate(() => /** @type {any} */ (window).samples.splice(0));
    if (doc.game && drawnCards(doc.game) >= cards) samples.push(...fresh);
    return samples.length >= frames;
  };
  await playUntil(call, code, isEnough);
  await close();
  return quantile(samples, 0.95);
};

/** @param {World} world @param {{game: string, from: number, to: number}} of */
const memoryOf = async ({ browser, origin }, { game, from, to }) => {
  const { page, tools, close } = await device(browser, { baseURL: origin });
  const call = await beside(page, origin);
  const code = await begin(call, { game, bots: THREE_BOTS });
  await page.goto(`/r/${code}`);
  const reached = (/** @type {number} */ v) => () => page.evaluate((least) => Number(document.documentElement.dataset.v) >= least, v);
  await playUntil(call, code, reached(from));
  const before = await heap(tools);
  await playUntil(call, code, reached(to));
  const after = await heap(tools);
  await close();
  return { before, after };
};

/** @param {string} what @param {number} is @param {string} unit @param {string} [most] */
const tell = (what, is, unit, most) => console.log(`${what.padEnd(46)}${is.toFixed(1).padStart(9)} ${unit}${most ? ` (aim ${most})` : ''}`);

/** @param {World} world */
const measure = async (world) => {
  for (const game of GAMES)
    for (const lang of ['en', 'es']) tell(`${game}, ${lang}: until it can be played`, await bytesOf(world, game, lang) / KB, 'KB', '60');
  for (const game of GAMES) tell(`${game}: the same by door and lobby`, await bytesOfGuest(world, game) / KB, 'KB');
  for (const game of GAMES) {
    const times = [];
    for (let i = 0; i < 5; i++) times.push(await timeOf(world, game));
    tell(`${game}: until then, slow tablet, median of 5`, quantile(times, 0.5), 'ms', '2000');
  }
  tell('spectrix, 80 cards or more: frame to picture, p95', await seenAfter(world, { game: 'spectrix', cards: 80, frames: 100 }), 'ms', '50');
  const { before, after } = await memoryOf(world, { game: 'unoquimico', from: 100, to: 1100 });
  tell('unoquimico: memory after 100 moves', before / KB, 'KB');
  tell('unoquimico: memory after 1100 moves', after / KB, 'KB');
};

const { binary, remove } = await buildWithQuickBots();
const server = await startServer(binary, ['--rate', '0']);
const browser = await openBrowser();
try {
  await measure({ browser, origin: server.origin });
} finally {
  await browser.close();
  await server.stop();
  await remove();
}
