// Plays with what the page offers: the same script for every way of moving.
import { codes, marks, reach } from './table.js';

/** @typedef {import('./people.js').Page} Page */
/** @typedef {import('./hands.js').Hands} Hands */
/** @typedef {{page: Page, hands: Hands}} Player */

/** More moves than any game of a test has. */
const MOST = 400;

/** @param {string} code */
const isWild = (code) => code.startsWith('wild_');
/** @param {string} code a symbol: Na */
const isElement = (code) => /^[A-Z][a-z]?$/.test(code);

/** What is offered now: cards of the hand, buttons of the strip, answers to a question. @param {Page} page */
const offered = async (page) => ({
  cards: await codes(page, '.hand .is-can'),
  buttons: await page.$$eval('.turnstrip [data-do]', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.do)),
  names: await page.$$eval('.quiz [data-name]', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.name ?? '')),
});

/** Does one move: scientists and comodines first, since they are rare. @param {Player} player @returns {Promise<unknown>} */
export const act = async ({ page, hands }) => {
  const { cards, buttons, names } = await offered(page);
  if (names.length) return hands.name(names[0]);
  const wild = cards.find(isWild);
  const scientist = cards.find((code) => !isWild(code) && !isElement(code));
  const element = cards.find(isElement);
  if (wild) return hands.wild(wild);
  if (scientist) return hands.layWith(scientist);
  if (element) return hands.lay(element);
  return buttons.includes('draw') ? hands.draw() : hands.keep();
};

/** One move, until the page shows what came of it. @param {Player} player */
export const move = async (player) => {
  const { v } = await marks(player.page);
  await act(player);
  await reach(player.page, v + 1);
};

/**
 * The version that all pages show, and whose move it is there: nobody's of
 * these while a bot thinks or all is over.
 * @param {Player[]} players @returns {Promise<{v: number, player: Player|undefined}>}
 */
const survey = async (players) => {
  const v = Math.max(...(await Promise.all(players.map(({ page }) => marks(page)))).map((shown) => shown.v));
  await Promise.all(players.map(({ page }) => reach(page, v)));
  const shown = await Promise.all(players.map(({ page }) => marks(page)));
  return { v, player: players[shown.findIndex(({ turn }) => turn === 'mine')] };
};

/** @param {Player[]} players @returns {Promise<Player>} whose move it is, where no bot plays */
export const toMove = async (players) => {
  const { player } = await survey(players);
  if (!player) throw new Error('nobody is to move');
  return player;
};

/** @param {Player[]} players @returns {Promise<boolean>} whether a game lies counted on the table */
const isCounted = async ([{ page }]) => (await page.locator('.dock:is(.between, .over)').count()) > 0;

/** The points come when the last card has been seen. @param {Player[]} players */
const pointsShown = (players) => Promise.all(players.map(({ page }) => page.locator('.points').waitFor()));

/**
 * Plays until the game is counted.
 * @param {Player[]} players @param {(moves: number) => Promise<unknown>} [watch] before each move @returns {Promise<unknown>}
 */
export const playGame = async (players, watch = async () => undefined) => {
  for (let moves = 0; moves < MOST; moves++) {
    const { v, player } = await survey(players);
    if (await isCounted(players)) return pointsShown(players);
    await watch(moves);
    if (player) await move(player);
    else await reach(players[0].page, v + 1);
  }
  throw new Error(`no end after ${MOST} moves`);
};
