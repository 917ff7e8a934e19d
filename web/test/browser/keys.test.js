// The keyboard at the table: where arrows come in, where the focus goes when a
// sheet closes or a question opens, and what a letter says that may not act.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { dragging, typing } from './kit/hands.js';
import { turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';
import { openTable } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

/** @param {import('node:test').TestContext} t @param {import('./kit/scenes.js').Scene} scene */
const at = async (t, scene) => {
  const { page, stage } = await theatre.guest(t);
  await stage.open(scene);
  return { page, stage };
};

/** Whether what has the focus is so. @param {Page} page @param {string} selector */
const isOn = (page, selector) => page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);

const FIRST_CARD = '.hand li:first-child [data-pick]';

test('the first arrow enters the hand, from nowhere and from the bar', async (t) => {
  const { page } = await at(t, turns.open);
  await page.keyboard.press('ArrowRight');
  assert.equal(await isOn(page, FIRST_CARD), true, 'from nowhere');
  await page.keyboard.press('ArrowRight');
  assert.equal(await isOn(page, '.hand li:nth-child(2) [data-pick]'), true, 'from card to card');
  await page.locator('.bar [data-do="theme"]').focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await isOn(page, FIRST_CARD), true, 'from the bar');
});

test('where there is no hand the first arrow comes to what is to be done', async (t) => {
  const { page } = await at(t, turns.counted);
  await page.keyboard.press('ArrowRight');
  assert.equal(await isOn(page, '.turnstrip [data-do="next"]'), true);
});

test('arrows scroll a list that has the focus', async (t) => {
  const { page } = await at(t, turns.open);
  await page.locator('.rail .log').focus();
  await page.keyboard.press('ArrowUp');
  assert.equal(await isOn(page, '.rail .log'), true);
});

test('a sheet that closes gives the focus back, or puts it into the hand', async (t) => {
  const { page } = await at(t, turns.open);
  /** Opens the list of keys and closes it. */
  const look = async () => {
    await page.keyboard.press('?');
    await page.locator('#sheet[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#sheet[open]').waitFor({ state: 'detached' });
  };
  await look();
  assert.equal(await isOn(page, FIRST_CARD), true, 'it was nowhere');
  await page.locator('.hand li:nth-child(3) [data-pick]').focus();
  await look();
  assert.equal(await isOn(page, '.hand li:nth-child(3) [data-pick]'), true, 'it was on a card');
});

/** The scene once a card of the hand is laid, and another is asked or the same one. @param {string} code @param {boolean} mine */
const without = (code, mine) => {
  const { me, room, game } = structuredClone(turns.open);
  if (!game?.hand) throw new Error('no hand');
  delete game.hand[code];
  if (!mine) delete game.can;
  if (!mine) game.turn = { ...game.turn, seats: [(me % 3) + 1], decision: game.turn.decision + 1 };
  return { me, room, game };
};

test('when a card has gone the focus is on a card, whichever it was and however it went', async (t) => {
  const { page, stage } = await at(t, turns.open);
  const cards = await page.$$eval('.hand [data-pick]', (all) => all.map((one) => one.getAttribute('data-pick') ?? ''));
  for (const [way, hands] of Object.entries({ dragging, typing })) {
    for (const code of cards) {
      for (const mine of [true, false]) {
        await stage.open(turns.open);
        await hands(page).wild(code); // any card, by one gesture
        await stage.show(without(code, mine));
        assert.equal(await isOn(page, '.hand [data-pick]'), true, `${code} by ${way}, ${mine ? 'one goes on' : 'another is asked'}`);
      }
    }
  }
});

test('a question for a name takes the focus from the hand and from nowhere alone', async (t) => {
  const { page, stage } = await at(t, turns.open);
  const name = '.quiz .names [data-do="name"]:first-child';
  for (const [from, taken] of /** @type {const} */ ([['', true], [FIRST_CARD, true], ['[data-do="menu"]', false]])) {
    await stage.show(turns.open);
    if (from) await page.locator(from).focus();
    else await page.evaluate(() => /** @type {HTMLElement|null} */ (document.activeElement)?.blur());
    await stage.show(turns.name);
    await page.locator(name).waitFor();
    assert.equal(await isOn(page, name), taken, from);
  }
});

test('a letter whose move is not allowed says why, as the pile does', async (t) => {
  const { page, stage } = await at(t, turns.open);
  stage.refuse('can_lay', 'UQ-7', {});
  assert.deepEqual((await stage.move(() => page.keyboard.press('d'))).move, { do: 'draw' });
  const why = await page.locator('[data-refused]').innerText();
  assert.match(why, /UQ-7/);
  await stage.open(turns.open);
  await stage.move(() => page.locator('[data-do="draw-pile"]').click());
  assert.equal(await page.locator('[data-refused]').innerText(), why);
});

test('in the lobby arrows leave the bar alone', async (t) => {
  const { page } = await theatre.visitor(t);
  await openTable(page);
  await page.keyboard.press('ArrowRight');
  assert.equal(await isOn(page, '.bar *'), false);
  assert.equal(await isOn(page, '[data-do]'), true);
});
