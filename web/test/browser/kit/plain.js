// The text table: how a match is begun at it, and what one does there by keys.
import { strict as assert } from 'node:assert';
import { deviceOf } from './calls.js';
import { PHONE } from './people.js';
import { marks, reachPhase } from './table.js';

/** @typedef {import('./people.js').Page} Page */

/**
 * A match against bots, begun.
 * @param {Page} page @param {string} game @param {number} seats @param {{options?: object, level?: string}} [how]
 * @returns {Promise<string>} its code
 */
export const against = async (page, game, seats, { options = {}, level = 'easy' } = {}) => {
  const call = deviceOf(page);
  if (page.url() === 'about:blank') await page.goto('/');
  const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 2, level }));
  const { code } = await call('/api/rooms', { game, seats, options, bots, name: 'Nora' });
  await call(`/api/rooms/${code}/start`, {});
  await page.goto(`/r/${code}?plain`);
  await reachPhase(page, 'playing');
  return code;
};

/** Buttons that make a move now. */
export const MOVE = '.plain-hand [data-do="move"]:not([aria-disabled="true"], #plain-hint)';
/** What has to be chosen before. */
export const FIRST = '.plain-hand .take[aria-pressed="false"], .plain-hand .which input';

/** Until something can be done, or the match has ended. @param {Page} page @returns {Promise<boolean>} whether it goes on */
export const toMove = async (page) => {
  await page.locator(`html[data-phase="over"], ${MOVE}, ${FIRST}`).first().waitFor({ state: 'attached' });
  return (await marks(page)).phase !== 'over';
};

/** @param {Page} page @param {string} game */
export const fits = async (page, game) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= PHONE.width, `${game} is ${wide} wide on a phone`);
};
