// How a game ends on the page: the last card is seen before the points are, and
// whoever wants to go on need not wait for that.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { looks, turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

const theatre = openTheatre();

for (const [what, phone] of /** @type {const} */ ([['a phone', true], ['a desk', false]])) {
  test(`the last card of a game is seen before the points, on ${what}`, async (t) => {
    const { page, stage } = await theatre.guest(t, { phone });
    for (const end of [turns.counted, looks['the match is over, winner']]) {
      await stage.open(turns.open);
      await stage.show(end);
      assert.equal(await page.locator('.points').count(), 0, 'the table first');
      assert.equal(await page.locator('.poster').isVisible(), true);
      await page.locator('.points').waitFor();
    }
    await stage.open(turns.open);
    await stage.show(turns.counted);
    assert.deepEqual((await stage.move(() => page.keyboard.press('n'))).move, { do: 'next' }, 'at once');
  });
}

test('what can be done stands once on the page', async (t) => {
  const { page, stage } = await theatre.guest(t);
  for (const name of ['a drawn card that fits', 'a drawn comodín', 'two to draw', 'between games', 'the match is over, winner']) {
    await stage.open(looks[name]);
    const words = await page.$$eval('.stage button .lbl, .stage .btn, .dock .btn', (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim()).filter(Boolean));
    assert.deepEqual(words.filter((one, i) => words.indexOf(one) !== i), [], name);
  }
});
