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

/**
 * Bytes of the bodies under a path as they came over the line, by path.
 * @param {Session} tools @param {string} under @returns {Map<string, number>} which goes on growing
 */
export const bytesUnder = (tools, under) => {
  /** @type {Map<string, string>} */
  const paths = new Map();
  /** @type {Map<string, number>} */
  const bytes = new Map();
  tools.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
  tools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    if (path.startsWith(under)) bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  return bytes;
};

/** @param {Session} tools @returns {Promise<number>} bytes of script memory in use */
export const heap = async (tools) => {
  await tools.send('HeapProfiler.collectGarbage');
  return (await tools.send('Runtime.getHeapUsage')).usedSize;
};
