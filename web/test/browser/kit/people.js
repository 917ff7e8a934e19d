// People before their screens: each has a browser context, so cookies of their
// own. What a page complains of is kept, and the test fails for it.
import { strict as assert } from 'node:assert';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{page: Page, faults: string[], heard: string[]}} Person `heard`: frames of the server */

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** What browsers say of an event stream whose server was killed. */
const CUT = /ERR_INCOMPLETE_CHUNKED_ENCODING/;

/** How long a page may take for what a test waits for. */
const PATIENCE_MS = 20_000;

const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync',
];

/** Whether the network lets no websockets through: then everything comes over event streams. */
const WITHOUT_SOCKETS = process.env.SOBREMESA_NO_WS === '1';

/** For tests that look at the frames of websockets, or at what becomes of them. */
export const withSockets = { skip: WITHOUT_SOCKETS && 'there are no websockets to look at' };

/** @returns {Promise<Browser>} */
export const openBrowser = () => chromium.launch({ executablePath: process.env.CHROMIUM, headless: true, args: flags });

/** A page asks its own server alone. @param {string} address @param {string} origin @returns {boolean} */
const isForeign = (address, origin) => /^(http|ws)s?:/.test(address) && new URL(address).host !== new URL(origin).host;

/** @param {Page} page @param {string} origin @returns {{faults: string[], heard: string[]}} */
const listenTo = (page, origin) => {
  /** @type {{faults: string[], heard: string[]}} */
  const { faults, heard } = { faults: [], heard: [] };
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => isForeign(request.url(), origin) && faults.push(`asks others: ${request.url()}`));
  page.on('websocket', (socket) => isForeign(socket.url(), origin) && faults.push(`asks others: ${socket.url()}`));
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return { faults, heard };
};

/**
 * @param {import('node:test').TestContext} t closes the person's browser at its end, and fails for faults of the page
 * @param {Browser} browser @param {string} origin
 * @param {{phone?: boolean, lang?: string, motion?: boolean, excuse?: RegExp}} [how] `motion`: cards glide; `excuse`: faults that
 * belong to the test
 * @returns {Promise<Person>}
 */
export const person = async (t, browser, origin, { phone = false, lang = 'en', motion = false, excuse } = {}) => {
  const context = await browser.newContext({
    baseURL: origin, locale: lang, reducedMotion: motion ? 'no-preference' : 'reduce',
    viewport: phone ? PHONE : DESK, hasTouch: phone, isMobile: phone,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (WITHOUT_SOCKETS) await context.routeWebSocket(/\/ws(\?|$)/, (socket) => socket.close());
  const page = await context.newPage();
  const { faults, heard } = listenTo(page, origin);
  t.after(async () => {
    await context.close();
    const excused = (/** @type {string} */ fault) => excuse?.test(fault) || (WITHOUT_SOCKETS && CUT.test(fault));
    assert.deepEqual(faults.filter((fault) => !excused(fault)), [], 'the page complained');
  });
  return { page, faults, heard };
};
