// The table in all its states, none of them left to the deal: scenes on the real
// page, each inspected in both themes, on a phone and on a desk.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { tapping } from './kit/hands.js';
import { inspect } from './kit/inspect.js';
import { held, looks, turns } from './kit/scenes.js';
import { faultsOf } from './kit/schema.js';
import { openTheatre } from './kit/theatre.js';
import { isElement } from './kit/touches.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

test('a scene is what the server could say, and no more', () => {
  const { me, ...doc } = looks['between games'];
  const frame = { t: 'state', v: me, doc };
  assert.deepEqual(faultsOf(theatre.house().outward, frame), []);
  const strange = { ...frame, doc: { ...doc, game: { ...doc.game, pile: 'none', jokers: 7 } } };
  assert.deepEqual(faultsOf(theatre.house().outward, strange), ['it.doc.game.pile is not integer', 'it.doc.game.jokers is a stranger']);
});

test('it looks right', async (t) => {
  const { page, stage } = await theatre.guest(t);
  for (const [name, scene] of Object.entries(looks)) {
    await t.test(name, async () => {
      await stage.open(scene);
      await inspect(page, name);
    });
  }
});

/** How far parts of the poster lie over the next one, and the last one under the strip, in px. @param {Page} page @returns {Promise<number[]>} */
const overlaps = (page) => page.evaluate(() => {
  const boxes = ['.poster > .top', '.poster > .band.wide', '.poster > .keys', '.turnstrip'].map((selector) =>
    /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect());
  return boxes.slice(1).map(({ top }, i) => Math.max(0, Math.round(boxes[i].bottom - top)));
});

test('the poster is whole on any desk', async (t) => {
  const { page, stage } = await theatre.guest(t);
  /** @type {Record<string, number[]>} */
  const cut = {};
  for (const [width, height] of [[1024, 700], [1024, 768], [1366, 650], [1280, 720], [1280, 800], [1280, 840], [1440, 900], [1920, 1080]]) {
    await page.setViewportSize({ width, height });
    for (const name of ['an element in force, to play', 'more cards than a row', 'nine opponents']) {
      await stage.open(looks[name]);
      const over = await overlaps(page);
      if (over.some(Boolean)) cut[`${name}, ${width} × ${height}`] = over;
    }
  }
  assert.deepEqual(cut, {});
});

/** @typedef {{scene: import('./kit/scenes.js').Scene, picks: string[], shows: string}} Picking `shows`: what then stands beside the poster */

/** @type {Record<string, Picking>} */
const picked = {
  'an element that fits': { scene: turns.open, picks: [held.fits], shows: '[data-match="fits"]' },
  'an element that does not fit': { scene: turns.open, picks: [held.misfit], shows: '[data-match="misfit"]' },
  'an element that a scientist takes along': { scene: turns.scientists, picks: [held.taken], shows: '.match .way' },
  'a scientist': { scene: turns.scientists, picks: [held.scientist], shows: '.gesture.half' },
  'a scientist and an element': { scene: turns.scientists, picks: [held.scientist, held.taken], shows: '.match .with' },
  'a comodín': { scene: turns.wild, picks: ['wild_1'], shows: '.wildly' },
  'an element and a comodín': { scene: turns.beside, picks: [held.fits, 'wild_1'], shows: '.match .with' },
};

test('it looks right with cards picked up', async (t) => {
  const { page, stage } = await theatre.guest(t);
  for (const [name, { scene, picks, shows }] of Object.entries(picked)) {
    await t.test(name, async () => {
      await stage.open(scene);
      for (const code of picks) await page.locator(`.hand [data-pick="${code}"]`).click();
      await page.locator(shows).first().waitFor();
      await inspect(page, name);
    });
  }
});

/** An element as a refusal tells it. @param {string} symbol @returns {Promise<object>} */
const facts = async (symbol) => {
  const { elements } = await (await fetch(`${theatre.origin()}/api/elements`)).json();
  const { oxidation_states: oxidation, group = 0, period } = elements.find((/** @type {{symbol: string}} */ e) => e.symbol === symbol);
  return { symbol, oxidation, group, period };
};

test('it looks right when a card that does not fit is refused', async (t) => {
  const { page, stage } = await theatre.guest(t);
  for (const [scene, code] of /** @type {const} */ ([[turns.open, held.misfit], [turns.scientists, held.taken]])) {
    await stage.open(scene);
    stage.refuse('no_common_property', 'UQ-2', { element: await facts(code), onto: await facts(scene.game?.top.find(isElement) ?? '') });
    await stage.move(() => tapping(page).lay(code));
    await page.locator('[data-refused]').waitFor();
    await inspect(page, `${code} refused`);
  }
});
