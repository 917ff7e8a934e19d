// What is photographed: each scene brings a page to where it should be seen.
import { begin, beside, playUntil } from '../measure/match.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(page: Page, origin: string) => Promise<unknown>} Scene */

const GAMES = ['unoquimico', 'periodyx', 'spectrix', 'spectrix_memory', 'onexeno', 'onexeno_solitaire'];

/** @param {number} n */
const bots = (n) => Array.from({ length: n }, (_, i) => ({ seat: i + 2, level: /** @type {const} */ (['easy', 'medium', 'hard'])[i % 3] }));

/** How many bots sit at the tables of a game that are shown. @type {Record<string, number[]>} */
const parties = { onexeno_solitaire: [0], spectrix: [1, 3, 5], spectrix_memory: [1, 3], periodyx: [1, 3, 7] };

/** @param {string} path @returns {Scene} */
const at = (path) => async (page) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

/** @param {Page} page */
const seen = async (page) => {
  await page.locator('html[data-phase="playing"] .dock, html[data-phase="over"] .dock').waitFor();
  await page.waitForLoadState('networkidle');
};

/** A table after so many versions of it. @param {string} game @param {number} n bots @param {number} versions @returns {Scene} */
const table = (game, n, versions) => async (page, origin) => {
  const call = await beside(page, origin);
  const code = await begin(call, { game, bots: bots(n) });
  await page.goto(`/r/${code}`);
  await seen(page);
  await playUntil(call, code, async () => {
    const { v = 0, error } = await call(`/api/rooms/${code}/legal?seat=1`);
    return v >= versions || error?.code === 'over';
  });
  await page.waitForFunction((least) => Number(document.documentElement.dataset.v) >= least || document.documentElement.dataset.phase === 'over', versions);
};

/** @param {string} game @returns {Scene} */
const end = (game) => async (page, origin) => {
  const call = await beside(page, origin);
  const code = await begin(call, { game, bots: bots(parties[game]?.[0] ?? 1) });
  await page.goto(`/r/${code}`);
  await playUntil(call, code, async () => (await call(`/api/rooms/${code}/legal?seat=1`)).error?.code === 'over');
  await page.locator('html[data-phase="over"] .dock').waitFor();
  await page.locator('.again').waitFor();
};

/** @param {string} game @returns {Scene} */
const lobby = (game) => async (page, origin) => {
  const call = await beside(page, origin);
  const { code } = await call('/api/rooms', { game, name: 'Ana', bots: bots(parties[game]?.[0] ?? 2) });
  await at(`/r/${code}`)(page, origin);
};

/** At the table, with a sheet open. @param {string} sheet @returns {Scene} */
const sheet = (sheet) => async (page, origin) => {
  await table('unoquimico', 2, 12)(page, origin);
  await page.evaluate((name) => /** @type {HTMLElement|null} */ (document.querySelector(`[data-do="${name}"]`))?.click(), sheet === 'menu' ? 'menu' : sheet);
};

/** @param {Page} page @param {string} origin */
const door = async (page, origin) => {
  const host = await page.context().browser()?.newContext({ baseURL: origin });
  const other = await host?.newPage();
  if (!other) return;
  const call = await beside(other, origin);
  const { code } = await call('/api/rooms', { game: 'unoquimico', name: 'Ana', bots: bots(2) });
  await at(`/r/${code}`)(page, origin);
  await host?.close();
};

/** @param {Page} page @param {string} origin */
const replay = async (page, origin) => {
  await end('unoquimico')(page, origin);
  await page.goto(`/replay/${new URL(page.url()).pathname.split('/')[2]}#step=20`);
  await page.locator('.film, .controls, input[type="range"]').first().waitFor();
};

/** @param {string} name @returns {(game: string) => string} */
const named = (name) => (game) => `${name}-${game}`;

/** @template {(game: string) => Scene} S @param {string} name @param {S} scene @returns {Record<string, Scene>} */
const ofAll = (name, scene) => Object.fromEntries(GAMES.map((game) => [named(name)(game), scene(game)]));

/** @returns {Record<string, Scene>} */
const tables = () => Object.fromEntries(GAMES.flatMap((game) => (parties[game] ?? [1, 3, 9]).flatMap(
  (n) => [4, 40].map((versions) => [`table-${game}-${n + 1}seats-${versions}`, table(game, n, versions)]),
)));

/** @type {Record<string, Scene>} */
export const scenes = {
  home: at('/'), lost: at('/nowhere'), fair: at('/fair'), door, 'sheet-menu': sheet('menu'), replay,
  ...ofAll('rules', (game) => at(`/rules/${game}`)), ...ofAll('lobby', lobby), ...tables(), ...ofAll('end', end),
};
