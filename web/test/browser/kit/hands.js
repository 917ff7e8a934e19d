// The ways of moving cards, one interface. Each is what a person does: no
// focus is set and no event is made by a script.

/** @typedef {import('./people.js').Page} Page */
/**
 * @typedef {object} Hands
 * @property {(code: string) => Promise<void>} lay an element alone
 * @property {(scientist: string) => Promise<string>} layWith a scientist and the first element that goes with it; which one
 * @property {(code: string) => Promise<void>} wild
 * @property {(code: string, wild: string) => Promise<void>} layBeside an element, and a comodín beside it
 * @property {() => Promise<void>} draw
 * @property {() => Promise<void>} keep the card just drawn, or pass
 * @property {(code: string) => Promise<void>} name the answer to the question for a card's name
 * @property {() => Promise<void>} next the next game of the match
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
    layBeside: async (code, wild) => {
      await touch(page, card(code));
      await lay(wild);
    },
    draw: () => touch(page, '.turnstrip [data-do="draw"]'),
    keep: () => touch(page, '.turnstrip [data-do="pass"]'),
    name: (code) => touch(page, answer(code)),
    next: () => touch(page, '.turnstrip [data-do="next"]'),
  };
};

/** @param {Page} page @param {string} selector @returns {Promise<[number, number]>} */
export const middle = async (page, selector) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Places that a finger or a mouse passes on its way. */
const STEPS = 6;

/** @param {Page} page @param {string} from @param {string} to */
const carryByMouse = async (page, from, to) => {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, to)), { steps: STEPS });
  await page.mouse.up();
};

/** Frames that a finger rests before it lifts: lifted on the move it flings, and Chromium takes the next tap for the end of that. */
const REST = 6;

/** @param {Page} page */
const rest = (page) => page.evaluate(
  async (frames) => { for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame); },
  REST,
);

/**
 * Fingers as the browser itself feels them: if it scrolled, the card would be lost.
 * @param {Page} page @param {string} from @param {string} to
 */
const carryByFinger = async (page, from, to) => {
  const screen = await page.context().newCDPSession(page);
  /** @param {'touchStart'|'touchMove'|'touchEnd'} type @param {{x: number, y: number}[]} touchPoints */
  const feel = (type, touchPoints) => screen.send('Input.dispatchTouchEvent', { type, touchPoints });
  const [[x, y], [toX, toY]] = [await middle(page, from), await middle(page, to)];
  await feel('touchStart', [{ x, y }]);
  for (let i = 1; i <= STEPS; i++) await feel('touchMove', [{ x: x + ((toX - x) * i) / STEPS, y: y + ((toY - y) * i) / STEPS }]);
  await rest(page);
  await feel('touchMove', [{ x: toX, y: toY }]);
  await feel('touchEnd', []);
  await screen.detach();
};

/** A card is carried to the place, by a finger where the screen feels one. @param {Page} page @returns {Hands} */
export const dragging = (page) => {
  const carry = async (/** @type {string} */ code) => {
    await page.locator(card(code)).scrollIntoViewIfNeeded();
    const fingers = await page.evaluate(() => navigator.maxTouchPoints > 0);
    await (fingers ? carryByFinger : carryByMouse)(page, card(code), TOP);
  };
  return {
    lay: carry, wild: carry,
    layWith: async (scientist) => {
      await carry(scientist);
      const code = await partner(page);
      await carry(code);
      return code;
    },
    layBeside: async (code, wild) => {
      await touch(page, card(code)); // dragged, it would be laid alone
      await page.locator(`${card(code)}.is-picked`).waitFor();
      await carry(wild);
    },
    draw: () => touch(page, '[data-do="draw-pile"]'),
    keep: () => touch(page, '.turnstrip [data-do="pass"]'),
    name: (code) => touch(page, answer(code)),
    next: () => touch(page, '.turnstrip [data-do="next"]'),
  };
};

/** How often Tab may be pressed before a place counts as out of reach: from one end of the longest page to the other. */
const FAR = 200;

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
  const typed = () => page.evaluate(() => document.activeElement?.matches('input,select,textarea') ?? false);
  for (let pressed = 0; pressed < FAR && (await typed()); pressed++) await page.keyboard.press('Tab');
  if (await typed()) throw new Error(`Tab does not leave the fields, so ${key} would be typed`);
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
    layBeside: async (code, wild) => {
      await press(code);
      await lay(wild);
    },
    draw: () => letter(page, 'd'),
    keep: () => letter(page, 'p'),
    next: () => letter(page, 'n'),
    name: async (code) => {
      await walkTo(page, answer(code));
      await page.keyboard.press('Enter');
    },
  };
};
