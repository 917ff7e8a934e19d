// A phone of 360 px: names are read whole, and what is looked for is not hidden
// by the bar that stays below.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { looks, opponents } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

const theatre = openTheatre();

/** @param {import('node:test').TestContext} t */
const onPhone = (t) => theatre.guest(t, { phone: true });

test('a name of two words is read whole, whether two play or ten', async (t) => {
  const { page, stage } = await onPhone(t);
  for (let n = 2; n <= 9; n++) {
    await stage.open(opponents(n, 'Clever Badger'));
    const cut = await page.$$eval('.seat .nm', (names) => names.filter((one) =>
      one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1).length);
    assert.equal(cut, 0, `${n} opponents`);
  }
});

test('at the end of a match the rematch is in sight, and nothing that is scrolled to lies under the strip', async (t) => {
  const { page, stage } = await onPhone(t);
  await stage.open(looks['the match of ten is over']);
  const { y = 0, height = 0 } = (await page.locator('.turnstrip [data-do="rematch"]').boundingBox()) ?? {};
  assert.equal(y > 0 && y + height <= 740, true, 'in sight');
  const under = await page.evaluate(() => {
    const link = /** @type {HTMLElement} */ (document.querySelector('.points [data-do="tune"]'));
    scrollTo(0, 0);
    link.scrollIntoView({ block: 'nearest' });
    const { left, bottom } = link.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 4)?.closest('[data-do]') === link;
  });
  assert.equal(under, true, 'above the strip');
});

test('points stand below the seats', async (t) => {
  const { page, stage } = await onPhone(t);
  for (const name of ['between games', 'a blocked end', 'the match of ten is over']) {
    await stage.open(looks[name]);
    const apart = await page.evaluate(() => {
      const [seats, points] = ['.seats', '.points'].map((selector) => /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect());
      return points.top - seats.bottom;
    });
    assert.equal(apart >= 0, true, `${name}: ${apart} px`);
  }
});

test('at the end of a match the buttons of the strip stand beside those of the log', async (t) => {
  const { page, stage } = await onPhone(t);
  for (const name of ['the match is over, winner', 'the match of ten is over']) {
    await stage.open(looks[name]);
    const apart = await page.evaluate(() => {
      const [strip, rail] = ['.turnstrip [data-do="rematch"]', '.dock.over + .rail'].map((selector) =>
        /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect());
      return rail.left - strip.right;
    });
    assert.equal(apart >= 0, true, `${name}: ${apart} px`);
  }
});
