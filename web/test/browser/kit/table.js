// What stands on the page of a room, read from it; and the way to a table.

/** @typedef {import('./people.js').Page} Page */

/** Marks on the root that say what is shown. @param {Page} page @returns {Promise<{v: number, phase: string, turn: string}>} */
export const marks = (page) =>
  page.evaluate(() => {
    const { v, phase, turn } = document.documentElement.dataset;
    return { v: Number(v ?? 0), phase: phase ?? '', turn: turn ?? '' };
  });

/** Until the page shows a version, and no move of its own is on its way. @param {Page} page @param {number} v */
export const reach = (page, v) =>
  page.waitForFunction(
    (least) => Number(document.documentElement.dataset.v ?? 0) >= least && !('asked' in document.documentElement.dataset),
    v,
  );

/** @param {Page} page @param {string} phase */
export const reachPhase = (page, phase) => page.locator(`html[data-phase="${phase}"]`).waitFor({ state: 'attached' });

/** Codes of the hand, sorted. @param {Page} page @returns {Promise<string[]>} */
export const hand = async (page) => (await codes(page, '.hand [data-card]')).sort();

/** @param {Page} page @param {string} selector @returns {Promise<string[]>} */
export const codes = (page, selector) => page.$$eval(
  selector,
  (cards) => cards.map((card) => /** @type {HTMLElement} */ (card).dataset.card ?? ''),
);

/** The card in force. @param {Page} page */
export const top = (page) => page.locator('[data-top]').getAttribute('data-top');

/** Seat by seat: points and total, as printed. @param {Page} page @returns {Promise<string[]>} */
export const score = (page) => page.$$eval('.points .rowp[data-seat]', (rows) => {
  const numbers = (/** @type {Element} */ row) => [...row.querySelectorAll('.num')].map((n) => n.textContent?.replace(/[^\d−]/g, ''));
  return rows.map((row) => `${/** @type {HTMLElement} */ (row).dataset.seat}: ${numbers(row).join(', ')}`).sort();
});

/** From the start page to a lobby of one's own. @param {Page} page @returns {Promise<string>} the link to share */
export const openTable = async (page) => {
  await page.goto('/');
  await page.locator('[data-do="with-friends"]').click();
  await reachPhase(page, 'lobby');
  return `http://${await page.locator('.link bdi').innerText()}`;
};

/** @param {Page} page @param {string} link @param {string} name */
export const sitDown = async (page, link, name) => {
  await page.goto(link);
  await page.locator('#name').fill(name);
  await page.locator('[data-do="sit"]').click();
  await page.locator('main.lobby').waitFor();
};

/** @param {Page} page @param {string} option @param {string} label */
export const choose = async (page, option, label) => {
  const { v } = await marks(page);
  await page.locator(`select[data-option="${option}"]`).selectOption({ label });
  await reach(page, v + 1);
};

/** @param {Page} page of the host */
export const deal = async (page) => {
  await page.locator('[data-do="start"]:not([aria-disabled="true"])').click();
  await reachPhase(page, 'playing');
};

/**
 * A dealt match of one game for two.
 * @param {Page} host @param {Page} guest @param {Record<string, string>} [rules] options and what is chosen
 * @returns {Promise<string>} its link
 */
export const tableForTwo = async (host, guest, rules = {}) => {
  const link = await openTable(host);
  for (const [option, label] of Object.entries({ games: '1 game', ...rules })) await choose(host, option, label);
  await sitDown(guest, link, 'Marta');
  await deal(host);
  await reachPhase(guest, 'playing');
  return link;
};

/** As house rule, the shortest grace time there is. @param {Page} host */
export const shortenGrace = (host) => host.evaluate(async () => {
  const body = JSON.stringify({ grace_s: 5 });
  const answer = await fetch(
    `/api/rooms/${location.pathname.split('/')[2]}`,
    { method: 'PATCH', headers: { 'content-type': 'application/json' }, body },
  );
  if (!answer.ok) throw new Error(await answer.text());
});
