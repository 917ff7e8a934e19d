// Three ways of moving cards, one interface. Each is what a person does: no
// focus is set and no event is made by a script.

/** @typedef {import('./people.js').Page} Page */
/**
 * @typedef {object} Hands
 * @property {(code: string) => Promise<void>} lay an element alone
 * @property {(scientist: string) => Promise<string>} layWith a scientist and the first element that goes with it; which one
 * @property {(code: string) => Promise<void>} wild
 * @property {() => Promise<void>} draw
 * @property {() => Promise<void>} keep the card just drawn, or pass
 * @property {(code: string) => Promise<void>} name the answer to the question for a card's name
 */

/** @param {string} code */
const card = (code) => `.hand [data-pick="${code}"]`;
const TOP = '[data-drop="top"]';
/** @param {string} code */
const answer = (code) => `.quiz [data-name="${code}"]`;
const PARTNER = '.hand .is-helper';

/** The first card that goes with what is picked. @param {Page} page @returns {Promise<string>} */
const partner = async (page) => (await page.locator(PARTNER).first().getAttribute('data-pick')) ?? '';

/** The page as one with fingers or a mouse uses it. @param {Page} page @param {string} selector */
const touch = async (page, selector) => {
  const fingers = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return fingers ? page.locator(selector).first().tap() : page.locator(selector).first().click();
};

/** A card, then the place. @param {Page} page @returns {Hands} */
export const tapping = (page) => {
  const lay = async (/** @type {string} */ code) => {
    await touch(page, card(code));
    await touch(page, TOP);
  };
  return {
    lay, wild: lay,
    layWith: async (scientist) => {
      await touch(page, card(scientist));
      const code = await partner(page);
      await lay(code);
      return code;
    },
    draw: () => touch(page, '[data-do="draw"]'),
    keep: () => touch(page, '[data-do="pass"]'),
    name: (code) => touch(page, answer(code)),
  };
};

/** @param {Page} page @param {string} selector @returns {Promise<[number, number]>} */
const middle = async (page, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** A card is carried to the place. @param {Page} page @returns {Hands} */
export const dragging = (page) => {
  const carry = async (/** @type {string} */ code) => {
    await page.locator(card(code)).scrollIntoViewIfNeeded();
    await page.mouse.move(...(await middle(page, card(code))));
    await page.mouse.down();
    await page.mouse.move(...(await middle(page, TOP)), { steps: 6 });
    await page.mouse.up();
  };
  return {
    lay: carry, wild: carry,
    layWith: async (scientist) => {
      await carry(scientist);
      const code = await partner(page);
      await carry(code);
      return code;
    },
    draw: () => page.locator('[data-do="draw-pile"]').click(),
    keep: () => page.locator('[data-do="keep"],[data-do="pass"]').first().click(),
    name: (code) => page.locator(answer(code)).click(),
  };
};

/** How often Tab may be pressed before a place counts as out of reach. */
const FAR = 80;

/** @param {Page} page @param {string} selector */
export const walkTo = async (page, selector) => {
  for (let pressed = 0; pressed < FAR; pressed++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
};

/** A letter that stands for a move: in a field it would be typed. @param {Page} page @param {string} key */
const letter = async (page, key) => {
  while (await page.evaluate(() => document.activeElement?.matches('input,select,textarea'))) await page.keyboard.press('Tab');
  await page.keyboard.press(key);
};

/** Tab to a card, Enter picks it up, Enter lays it; letters for the rest. @param {Page} page @returns {Hands} */
export const typing = (page) => {
  const press = async (/** @type {string} */ code) => {
    await walkTo(page, card(code));
    await page.keyboard.press('Enter');
  };
  const lay = async (/** @type {string} */ code) => {
    await press(code);
    await page.keyboard.press('Enter');
  };
  return {
    lay, wild: lay,
    layWith: async (scientist) => {
      await press(scientist);
      const code = await partner(page);
      await lay(code);
      return code;
    },
    draw: () => letter(page, 'd'),
    keep: () => letter(page, 'p'),
    name: async (code) => {
      await walkTo(page, answer(code));
      await page.keyboard.press('Enter');
    },
  };
};
