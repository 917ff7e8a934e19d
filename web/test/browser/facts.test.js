// What decides is read: oxidation states with their signs, the group and the
// period of every card in the hand, however many there are and on any screen.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

/** @typedef {import('./kit/people.js').Page} Page */

const theatre = openTheatre();

/** Those with the most oxidation states first, then of all kinds. */
const CARDS = [
  'N', 'Cl', 'Mn', 'Te', 'Br', 'S', 'P', 'I', 'Se', 'V', 'Cr', 'Fe', 'C', 'Ti', 'Au', 'O', 'H', 'Cu', 'Hg', 'Ne', 'La', 'Al',
];

/** @param {number} n cards @param {string} onto the element in force */
const holding = (n, onto) => {
  const { me, room, game } = structuredClone(turns.open);
  if (!game) throw new Error('no game');
  const codes = CARDS.filter((code) => code !== onto).slice(0, n);
  game.hand = Object.fromEntries(codes.map((code, i) => [code, i + 1]));
  game.top = [onto];
  game.cards[me] = n;
  game.can = { alone: codes.slice(0, 3) };
  return { me, room, game };
};

/** What of the facts of the hand is covered, too small to read, or painted over another. @param {Page} page @returns {Promise<string[]>} */
const unread = (page) => page.evaluate(() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
  const svg = /** @type {SVGSVGElement} */ (card.querySelector('svg'));
  const { top, width, height } = svg.getBoundingClientRect();
  const scale = width / svg.viewBox.baseVal.width;
  const colour = height * (svg.viewBox.baseVal.height < 100 ? 0.35 : 0.52); // number and symbol stand above
  const facts = [...svg.querySelectorAll('text')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const isFact = box.top > top + colour && /^[+−]?\d+$|^–$/.test(one.textContent ?? '');
    return isFact ? [{ box, says: `${card.getAttribute('data-pick')} ${one.textContent}`, size: Number(one.getAttribute('font-size')) * scale }] : [];
  });
  const middle = (/** @type {DOMRect} */ { top: from, bottom: to }) => (from + to) / 2;
  const isSeen = (/** @type {DOMRect} */ box) => [box.left + 1, (box.left + box.right) / 2, box.right - 1].every((x) =>
    card.contains(document.elementFromPoint(x, middle(box))));
  const grounds = [...svg.querySelectorAll('rect[rx="2"], rect[rx="3"], circle')].map((one) => one.getBoundingClientRect());
  const isCut = (/** @type {DOMRect} */ box) => grounds.some((ground) => Math.abs(middle(ground) - middle(box)) < ground.height / 2
    && ground.left < box.right - 1 && ground.right > box.left + 1 && (ground.left > box.left + 0.5 || ground.right < box.right - 0.5));
  const isOver = (/** @type {typeof facts[0]} */ a, /** @type {typeof facts[0]} */ b) => a !== b
    && Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left) > 1 && Math.abs(middle(a.box) - middle(b.box)) < 0.72 * a.size;
  return [
    ...(facts.length < 3 ? [`${card.getAttribute('data-pick')} shows ${facts.length} facts`] : []),
    ...facts.filter(({ size }) => size < 11).map(({ says, size }) => `${says} is ${size.toFixed(1)} px`),
    ...facts.filter(({ box }) => !isSeen(box)).map(({ says }) => `${says} is covered`),
    ...facts.filter(({ box }) => isCut(box)).map(({ says }) => `${says} runs into a dark ground`),
    ...facts.filter((one) => facts.some((other) => isOver(one, other))).map(({ says }) => `${says} lies over another`),
  ];
}));

const screens = {
  'a small phone': { width: 360, height: 640 }, 'a phone': { width: 360, height: 740 }, 'a lying phone': { width: 640, height: 360 },
  'a desk': { width: 1280, height: 800 }, 'a narrow desk': { width: 1024, height: 768 },
};

test('every fact of every card is read, on any screen', async (t) => {
  const { page, stage } = await theatre.guest(t, { phone: true });
  for (const [name, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    for (const n of [4, 7, 8, 10, 11, 14, 18]) {
      for (const onto of ['Se', 'N']) {
        await stage.open(holding(n, onto));
        assert.deepEqual(await unread(page), [], `${n} cards on ${onto}, ${name}`);
      }
    }
  }
});

test('a hand of many cards leaves a small phone what the turn is about', async (t) => {
  const { page, stage } = await theatre.guest(t, { phone: true });
  await page.setViewportSize(screens['a small phone']);
  for (const n of [8, 10, 14]) {
    await stage.open(holding(n, 'Se'));
    const cut = await page.evaluate(() => ['.poster', '.turnstrip', '.hand'].filter((selector) => {
      const { top, bottom, left, right } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, bottom - 4);
      return top < 0 || bottom > innerHeight || !hit?.closest(selector);
    }));
    assert.deepEqual(cut, [], `${n} cards`);
  }
});
