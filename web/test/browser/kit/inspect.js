// What must hold of every page in every state: WCAG 2.2 AA as far as axe can
// see it, in both themes, and nothing beyond the edge, on a phone and on a desk.
import { strict as assert } from 'node:assert';
import axe from 'axe-core';
import { DESK, PHONE } from './people.js';

/** @typedef {import('./people.js').Page} Page */

/** What axe looks for. A theme changes colours alone. */
const rules = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Colours in between are nobody's: lets every motion end. @param {Page} page @param {string} theme */
const wear = (page, theme) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const ends = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ends.map((a) => a.finished.catch(() => undefined)));
  }, theme);

/** @param {Page} page @param {object} runOnly @returns {Promise<string[]>} what axe finds, a line each */
const findings = (page, runOnly) =>
  page.evaluate(async (only) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, { runOnly: only, resultTypes: ['violations'] });
    return violations.flatMap((/** @type {any} */ rule) => rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${node.target.join(' ')}: ${[...node.any, ...node.all, ...node.none].map((/** @type {any} */ check) => check.message).join('; ')}`));
  }, runOnly);

/** @param {Page} page @returns {Promise<string[]>} what stands beyond the edge of the page */
const beyond = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide on ${root.clientWidth}`] : [];
    const scrolls = (/** @type {Element|null} */ e) => { for (; e && e !== document.body; e = e.parentElement) if (/auto|scroll/.test(getComputedStyle(e).overflowX)) return true; return false; };
    const out = [...document.querySelectorAll('a,button,select,input,h1,h2,p')].filter((e) => {
      const { left, right, width, height } = e.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > root.clientWidth + 1) && !e.closest('.vh') && !scrolls(e.parentElement);
    });
    return [...wide, ...out.map((e) => `${e.tagName} "${e.textContent?.trim().slice(0, 40)}" ${e.className}`)];
  });

/** @param {Page} page @param {{width: number, height: number}} size @param {string} name */
const inspectAt = async (page, size, name) => {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.deepEqual(await beyond(page), [], `${name} at ${size.width} px`);
  for (const [theme, only] of Object.entries(rules)) {
    await wear(page, theme);
    assert.deepEqual(await findings(page, only), [], `${name} at ${size.width} px, ${theme}`);
  }
};

/** @param {Page} page @param {string} name of the state, for the message */
export const inspect = async (page, name) => {
  const before = page.viewportSize();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  for (const size of [PHONE, DESK]) await inspectAt(page, size, name);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  if (before) await page.setViewportSize(before);
};
