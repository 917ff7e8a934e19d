// What a person sees of a table, to be compared with what they see later.
import { strict as assert } from 'node:assert';
import { hand, marks, reachPhase, top } from './table.js';

/** @typedef {import('./people.js').Page} Page */

/** Names that are offered. @param {Page} page */
const offered = (page) => page.$$eval('.quiz [data-name]', (all) => all.map((one) => /** @type {HTMLElement} */ (one).dataset.name ?? ''));

/** What a person sees of the game. @param {Page} page */
export const sight = async (page) => ({
  hand: await hand(page), top: await top(page), turn: (await marks(page)).turn,
  asked: await page.locator('.offer,.quiz:not(.done)').allInnerTexts(), names: await offered(page),
  buttons: await page.locator('.turnstrip .do [data-do]').allInnerTexts(), log: await page.locator('.rail .log [data-entry^="e"]').count(),
});

/** The page shows the same once it is loaded anew. @template T @param {Page} page @param {(page: Page) => Promise<T>} read */
export const stays = async (page, read) => {
  const [{ phase }, before] = [await marks(page), await read(page)];
  await page.reload();
  await reachPhase(page, phase);
  assert.deepEqual(await read(page), before);
};
