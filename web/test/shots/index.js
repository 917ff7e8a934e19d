// Pictures of every page and phase, for people to look at: on a desk and on a
// phone, light and dark, in both languages. `make shots` puts them into
// bin/shots; with words after it (`node test/shots/index.js table es`) only those whose
// names have them all.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DESK, PHONE, openBrowser } from '../browser/kit/people.js';
import { buildWithQuickBots } from '../browser/kit/quickbots.js';
import { startServer } from '../browser/kit/server.js';
import { scenes } from './scenes.js';

const FOLDER = fileURLToPath(new URL('../../../bin/shots/', import.meta.url));
const sizes = { 1280: DESK, 360: PHONE };
const wanted = process.argv.slice(2);

/** @returns {{size: keyof typeof sizes, theme: 'light'|'dark', lang: 'en'|'es'}[]} */
const looks = () => /** @type {const} */ ([1280, 360]).flatMap((size) => /** @type {const} */ (['light', 'dark']).flatMap(
  (theme) => /** @type {const} */ (['en', 'es']).map((lang) => ({ size, theme, lang })),
));

/** @param {string} name */
const isWanted = (name) => wanted.every((word) => name.split('-').includes(word));

/** @param {import('playwright-core').Browser} browser @param {string} origin @param {ReturnType<typeof looks>[number]} look */
const take = async (browser, origin, { size, theme, lang }) => {
  for (const [name, scene] of Object.entries(scenes)) {
    const file = `${name}-${size}-${theme}-${lang}`;
    if (!isWanted(file)) continue;
    const phone = size === 360;
    const context = await browser.newContext({
      baseURL: origin, locale: lang, colorScheme: theme, viewport: sizes[size], hasTouch: phone, isMobile: phone, reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await scene(page, origin).catch((error) => console.error(`${file}: ${error.message.split('\n')[0]}`));
    await page.screenshot({ path: `${FOLDER}${file}.png` });
    await context.close();
  }
};

await mkdir(FOLDER, { recursive: true });
const { binary, remove } = await buildWithQuickBots();
const server = await startServer(binary, ['--rate', '0']);
const browser = await openBrowser();
try {
  for (const look of looks()) await take(browser, server.origin, look);
} finally {
  await browser.close();
  await server.stop();
  await remove();
}
