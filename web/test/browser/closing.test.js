// A sheet that is closed is gone, whichever way it was closed, and the page
// below lies as it lay before.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { looks, turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

/** Each sheet, and the buttons that lead to it. */
const sheets = {
  menu: ['.bar [data-do="menu"]'],
  log: ['.peek [data-do="log"]'],
  say: ['.peek [data-do="say-open"]'],
  share: ['.bar [data-do="menu"]', '#sheet [data-do="share-open"]'],
  keys: ['.bar [data-do="menu"]', '#sheet [data-do="keys"]'],
  house: ['.bar [data-do="menu"]', '#sheet [data-do="house"]'],
  sure: ['.bar [data-do="menu"]', '#sheet [data-do="ask-leave"]'],
};

/** As a finger does it, that scrolls nothing to reach what it touches. @param {Page} page @param {string} button */
const touch = async (page, button) => {
  const { x, y, width, height } = await page.locator(button).first().boundingBox() ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
};

/** Android's Back asks an open dialog to close, as a script may. @type {Record<string, (page: Page) => Promise<unknown>>} */
const ways = {
  'Esc': (page) => page.keyboard.press('Escape'),
  'a tap outside': (page) => page.touchscreen.tap(180, 40),
  'Back': (page) => page.evaluate(() => /** @type {any} */ (document.querySelector('#sheet')).requestClose()),
  'its cross': (page) => touch(page, '#sheet [data-do="close-sheet"]'),
};

/** How far the page is scrolled and could be, and what stands in sheets. @param {Page} page */
const lie = (page) => page.evaluate(() => ({
  at: scrollY,
  height: document.documentElement.scrollHeight,
  seen: [...document.querySelectorAll('dialog, dialog *')].filter((e) => e.checkVisibility()).length,
}));

test('a closed sheet leaves nothing on the page, and the page where it was', async (t) => {
  const { page, stage } = await theatre.guest(t, { phone: true });
  for (const [when, scene] of Object.entries({ 'in a turn': turns.open, 'at the end': looks['the match of ten is over'] })) {
    await stage.open(scene);
    const before = await lie(page);
    assert.equal(before.seen, 0, 'no sheet yet');
    for (const [sheet, path] of Object.entries(sheets)) {
      for (const [way, close] of Object.entries(ways)) {
        await touch(page, path[0]);
        for (const row of path.slice(1)) await page.locator(row).tap();
        await page.locator(`#sheet[open][data-sheet="${sheet}"]`).waitFor();
        await close(page);
        await page.locator('#sheet:not([open])').waitFor({ state: 'attached' });
        assert.deepEqual(await lie(page), before, `${when}: ${sheet}, closed by ${way}`);
      }
    }
  }
});
