// A slow tablet on a bad line, and what its browser tells of itself.

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').CDPSession} Session */

const PHONE = { width: 360, height: 740 };
/** Times that the processor is slower. */
const SLOWER = 4;
/** Bytes a second: 1.6 Mbit/s. */
const LINE = 200_000;

/**
 * @param {Browser} browser @param {{baseURL: string, lang?: string}} where
 * @returns {Promise<{page: Page, tools: Session, close: () => Promise<void>}>}
 */
export const device = async (browser, { baseURL, lang = 'en' }) => {
  const context = await browser.newContext({ baseURL, locale: lang, viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return { page, tools, close: () => context.close() };
};

/** @param {Session} tools */
export const slowDown = (tools) => tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

/** @param {Session} tools */
export const slowLine = (tools) =>
  tools.send('Network.emulateNetworkConditions', { offline: false, latency: 40, downloadThroughput: LINE, uploadThroughput: LINE });

/** Runs in the page, before its own scripts: notes when there is a table. */
export const watchTable = () => {
  const seen = () => {
    if (document.documentElement.dataset.phase !== 'playing' || !document.querySelector('.dock')) return;
    performance.mark('table');
    watcher.disconnect();
  };
  const watcher = new MutationObserver(seen);
  watcher.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-phase'] });
};

/** Bytes of scripts, styles and texts that were asked for before there was a table, as they came over the line. @param {Page} page @returns {Promise<number>} */
export const bytesUntilTable = (page) => page.evaluate(() => {
  const [{ startTime: table }] = performance.getEntriesByName('table');
  const all = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
  return all.reduce((sum, { name, startTime, encodedBodySize }) => sum + (name.includes('/assets/') && startTime < table ? encodedBodySize : 0), 0);
});

/** @param {Session} tools @returns {Promise<number>} bytes of script memory in use */
export const heap = async (tools) => {
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
};
