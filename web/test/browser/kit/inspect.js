// What must hold of every page in every state: WCAG 2.2 AA as far as axe can
// see it, in both themes, nothing beyond the edge and nothing to touch that a
// finger would miss, on a phone and on a desk.
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

/**
 * What axe finds: no rule of these asks for style sheets loaded beforehand, and no page has frames.
 * @param {Page} page @param {object} runOnly @returns {Promise<string[]>} a line each
 */
const findings = (page, runOnly) =>
  page.evaluate(async (only) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(
      document,
      { runOnly: only, resultTypes: ['violations'], preload: false, iframes: false },
    );
    const why = (/** @type {any} */ { any, all, none }) =>
      [...any, ...all, ...none].map((/** @type {any} */ check) => check.message).join('; ');
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes.map((/** @type {any} */ node) => `${rule.id}: ${node.target.join(' ')}: ${why(node)}`));
  }, runOnly);

/** @param {Page} page @returns {Promise<string[]>} what stands beyond the edge of the page */
const beyond = (page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide on ${root.clientWidth}`] : [];
    /** @param {Element|null} e @returns {boolean} */
    const scrolls = (e) => e !== null && e !== document.body
      && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
    const out = [...document.querySelectorAll('a,button,select,input,h1,h2,p')].filter((e) => {
      const { left, right, width, height } = e.getBoundingClientRect();
      return width > 1 && height > 1 && (left < -1 || right > root.clientWidth + 1) && !e.closest('.vh') && !scrolls(e.parentElement);
    });
    return [...wide, ...out.map((e) => `${e.tagName} "${e.textContent?.trim().slice(0, 40)}" ${e.className}`)];
  });

/** What a finger needs, in CSS pixels; half a pixel goes by rounding. */
const FINGER = 43.5;

/**
 * What can be touched and is too small. Running text is left out: a link in a
 * sentence, a choice in the sentence of a house rule. What reacts beyond its own
 * box, and a field in its label, counts as large as that; to be felt it is
 * brought into view.
 * @param {Page} page @returns {Promise<string[]>}
 */
const small = (page) =>
  page.evaluate((least) => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const inText = (/** @type {Element} */ e) =>
      e.closest('.pick') !== null || (e.matches('a') && getComputedStyle(e).display === 'inline');
    const nameOf = (/** @type {Element} */ e) => {
      const { pick, drop, do: act } = /** @type {HTMLElement} */ (e).dataset;
      const mark = pick ? `[data-pick="${pick}"]` : act ? `[data-do="${act}"]` : drop ? `[data-drop="${drop}"]` : '';
      return `${e.localName}${[...e.classList].map((c) => `.${c}`).join('')}${mark}`;
    };
    const sizeOf = (/** @type {Element} */ e) => {
      const [own, label] = [e, e.closest('label') ?? e].map((one) => one.getBoundingClientRect());
      const [width, height] = [Math.max(own.width, label.width), Math.max(own.height, label.height)];
      return { width, height, x: own.x + own.width / 2, y: own.y + own.height / 2 };
    };
    const answers = (/** @type {Element} */ e, /** @type {number} */ x, /** @type {number} */ y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (e === hit || e.contains(hit));
    };
    return [...scope.querySelectorAll('a[href],button,select,input,summary')].flatMap((e) => {
      if (!e.checkVisibility() || e.closest('[inert],.vh') || inText(e)) return [];
      const { width, height } = sizeOf(e);
      if (width <= 1 || (width >= least && height >= least)) return [];
      e.scrollIntoView({ block: 'center' });
      const { x, y } = sizeOf(e);
      const reach = least / 2 - 1;
      const reacts = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([dx, dy]) => answers(e, x + dx, y + dy));
      return reacts ? [] : [`${nameOf(e)} is ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, FINGER);

/** @param {Page} page @param {{width: number, height: number}} size @returns {Promise<string[]>} what is wrong, a line each */
const inspectAt = async (page, size) => {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const wrong = [...(await beyond(page)), ...(await small(page))];
  for (const [theme, only] of Object.entries(rules)) {
    await wear(page, theme);
    wrong.push(...(await findings(page, only)).map((finding) => `${theme}: ${finding}`));
  }
  return wrong.map((line) => `${size.width} px: ${line}`);
};

/** @param {Page} page @param {string} name of the state, for the message */
export const inspect = async (page, name) => {
  const before = page.viewportSize();
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const wrong = [...(await inspectAt(page, PHONE)), ...(await inspectAt(page, DESK))];
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  if (before) await page.setViewportSize(before);
  assert.deepEqual(wrong, [], name);
};
