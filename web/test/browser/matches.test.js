// Each game without drawings of its own, played to its result against a bot of
// the middle level: on a phone, in Spanish, by keys alone.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { walkTo } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { unsaid } from './kit/language.js';
import { openBrowser, person } from './kit/people.js';
import { MOVE, against, fits, toMove } from './kit/plain.js';
import { buildWithQuickBots } from './kit/quickbots.js';
import { startServer } from './kit/server.js';
import { marks, reach, reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {(page: Page) => Promise<string>} Wish what is pressed where it is there, else the nearest move */

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

/** More turns than any of these matches has. */
const MOST = 300;

/** @param {Page} page @param {string} selector @returns {Promise<boolean>} */
const has = async (page, selector) => (await page.locator(selector).count()) > 0;

/** Unless the question of a version has gone: in a race somebody may be faster. @param {Page} page @param {number} v @param {string} selector */
const press = async (page, v, selector, key = 'Enter') => {
  await walkTo(page, `${selector}, html:not([data-v="${v}"]) *`);
  if ((await marks(page)).v === v) await page.keyboard.press(key);
};

/** A card before its place, a choice before what is left of it. @param {Page} page @param {number} v */
const begin = async (page, v) => {
  if ((await has(page, '.take')) && !(await has(page, '.open'))) await press(page, v, '.take');
  else if (!(await has(page, MOVE))) await press(page, v, '.which input', 'Space');
};

/** The letter of a move that needs no choice, where letters are not typed. @param {Page} page @returns {Promise<string|undefined>} */
const letter = (page) => page.evaluate(() => (document.activeElement?.matches('input')
  ? undefined : /** @type {HTMLElement|null} */ (document.querySelector('.moves.simple [data-hot]'))?.dataset.hot));

/** What is wished, else by its letter what needs no choice, else the nearest. @param {Page} page @param {Wish} wish */
const move = async (page, wish) => {
  const { v } = await marks(page);
  await begin(page, v);
  const wished = await wish(page);
  const isThere = await has(page, wished);
  const key = isThere ? undefined : await letter(page);
  if (key) await page.keyboard.press(key);
  else await press(page, v, isThere ? wished : MOVE);
  await reach(page, v + 1);
};

/** The shortest match for two is played until it is over. @param {Page} page @param {string} game @param {Wish} wish */
const playToTheEnd = async (page, game, wish) => {
  for (let turn = 0; turn < MOST && (await toMove(page)); turn++) {
    await fits(page, game);
    await move(page, wish);
  }
  await reachPhase(page, 'over');
};

/** @param {string} selector @returns {() => Wish} */
const always = (selector) => () => async () => selector;

/** Places that lie open, with their colours. @param {Page} page @returns {Promise<[id: string, colour: string][]>} */
const openPlaces = (page) => page.$$eval('.spot.up', (all) => all.map((one) => [one.id, one.lastElementChild?.lastChild?.textContent ?? '']));

/** A pair that was seen, else a place that was not. @returns {Wish} */
const remembering = () => {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return async (page) => {
    const open = await openPlaces(page);
    open.forEach(([id, colour]) => seen.set(id, colour));
    const down = await page.$$eval('.spot.down:not([aria-disabled="true"])', (all) => all.map(({ id }) => id));
    const hasLike = (/** @type {string} */ one) => down.some((id) => id !== one && seen.has(one) && seen.get(id) === seen.get(one));
    const [first] = open.length === 1 ? open[0] : [];
    const pair = down.find((id) => (first ? seen.get(id) === seen.get(first) : hasLike(id)));
    return `#${pair ?? down.find((id) => !seen.has(id)) ?? down[0]}`;
  };
};

/** Options of the shortest match, how it is played, and how the log and the result tell its end. */
const games = [
  {
    game: 'periodyx', options: { target: '8' }, wish: always('[data-move*="\\"table\\""]'),
    log: /(Ganas|Gana Bot 2): .*\. Cartas: tú \d, Bot 2 \d/, ended: /\bmano\b/i,
  },
  {
    game: 'spectrix', options: { target: 50 }, wish: always('.moves [data-move*="\\"play\\""]'),
    log: /Fin de la partida\. Gana: .*\. Totales: tú \d+, Bot 2 \d+/, ended: /límite|el total más bajo|muerte súbita/i,
  },
  { game: 'spectrix_memory', options: {}, wish: remembering, log: /Fin de la partida\. Más parejas: /, ended: /todas las parejas/ },
  { game: 'onexeno', options: {}, wish: always('.open'), log: /Se acabó\. Gana: .*\. Totales: tú −?\d+, Bot 2 −?\d+/, ended: /todas las partidas/ },
];

test('each game is played to its result by keys alone on a phone', { concurrency: true }, (all) => Promise.all(
  games.map(({ game, options, wish, log, ended }) => all.test(game, async (t) => {
    const { page } = await person(t, browser, server.origin, { phone: true, lang: 'es' });
    await against(page, game, 2, { options, level: 'medium' });
    await toMove(page);
    assert.deepEqual(await unsaid(page, 'es'), []);
    await playToTheEnd(page, game, wish());
    const result = await page.locator('.ended').innerText();
    assert.match(result, /Has ganado|Gana Bot 2|Ganan tú y Bot 2/);
    assert.match(result, ended);
    assert.match((await page.locator('.log').textContent()) ?? '', log);
    assert.deepEqual(await unsaid(page, 'es'), []);
    await walkTo(page, '[data-do="rematch"]');
    await inspect(page, `the end of ${game}`);
  }),
)));
