// Names made to break pages, in every place where a name appears: nothing of
// them runs, nothing runs over its box, and no two look alike.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { deviceOf } from './kit/calls.js';
import { DESK, PHONE, openBrowser, person } from './kit/people.js';
import { looks } from './kit/scenes.js';
import { startServer } from './kit/server.js';
import { openHouse, openStage } from './kit/stage.js';
import { reachPhase } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

before(async () => { browser = await openBrowser(); server = await startServer(); });
after(() => Promise.all([browser?.close(), server?.stop()]));

/** What runs sets `c`. The first opens the table. */
const taken = [
  '<script>c=1</script>', '"><svg onload=c=1>', '\u202eanA\u2066\u202e', `Z${'\u0301\u0489'.repeat(9)}alg\u0336${'\u033f'.repeat(9)}o`,
  '\ufdfd'.repeat(20), '\u{1242b}'.repeat(20), 'W'.repeat(20), '👨‍👩‍👧‍👦'.repeat(3), 'Maria', 'M\u0430r\u200b\u0456a',
];
const refused = ['A'.repeat(1 << 20), '\u200b\u2060\u3164'];

/** Latin letters for those of the names above that look like them, and nothing of what cannot be seen. @param {string} name */
const skeleton = (name) => name.normalize('NFKD').toLowerCase().replace(/[\p{M}\p{Cf}\s]/gu, '').replaceAll('\u0430', 'a').replaceAll('\u0456', 'i');

/** @param {string} secret of a device of its own @param {string} path @param {object} body @returns {Promise<Response>} */
const post = (secret, path, body) => fetch(server.origin + path, {
  method: 'POST', body: JSON.stringify(body), headers: { Authorization: `Bearer ${secret.repeat(32)}`, 'Content-Type': 'application/json' },
});

/** Notes what a page's policy forbids. @param {Page} page */
const watch = (page) => page.addInitScript(() => {
  /** @type {string[]} */
  const seen = Object.assign(globalThis, { violations: [] }).violations;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => seen.push(`${violatedDirective} ${sample}`));
});

/** Names that stick out of their boxes or the page; what a box cuts off does not. @param {Page} page @param {string[]} names */
const overflows = (page, names) => page.evaluate((all) => {
  const root = document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cuts = (/** @type {Element|null} */ e) => e !== null && getComputedStyle(e).overflowX !== 'visible';
  const boxOf = (/** @type {Element|null} */ e) => {
    for (; e && !cuts(e) && /inline|contents/.test(getComputedStyle(e).display); e = e.parentElement);
    return e ?? root;
  };
  const out = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  let shown = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.vh') || !all.some((name) => node.nodeValue?.includes(name))) continue;
    const box = boxOf(parent);
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    shown++;
    if (!cuts(box) && (text.left < frame.left - 1 || text.right > frame.right + 1)) out.push(`${node.nodeValue} in ${box.localName}.${box.className}: ${text.right} > ${frame.right}`);
  }
  return { shown, out };
}, names);

/** @param {Page} page @param {string[]} names @param {string} place */
const stands = async (page, names, place) => {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const { shown, out } = await overflows(page, names);
    assert.deepEqual(out, [], `${place}, ${size.width} px`);
    if (size === DESK) assert.ok(shown > 0, `${place} shows names`);
  }
  const ran = await page.evaluate(() => ['c' in globalThis, /** @type {any} */ (globalThis).violations]);
  assert.deepEqual(ran, [false, []], place);
};

/** A listed table of ten. @param {Page} page of its host @returns {Promise<{code: string, names: string[]}>} names as the server took them */
const tableOfTen = async (page) => {
  await page.goto('/');
  const call = deviceOf(page);
  const { code } = await call('/api/rooms', { game: 'unoquimico', seats: 10, public: true, name: taken[0] });
  for (const name of refused) assert.equal((await post('0', `/api/rooms/${code}/seats`, { name })).status, name.length > 9 ? 413 : 400);
  for (const [i, name] of taken.slice(1).entries())
    assert.equal((await post(String(i + 1), `/api/rooms/${code}/seats`, { name, seat: i + 2 })).status, 200, name);
  const { doc } = await call(`/api/rooms/${code}/view?seat=1`);
  return { code, names: Object.values(doc.room.seats).map(({ name }) => name) };
};

/** @param {Page} page @param {string} row of the menu */
const openMenu = async (page, row) => {
  await page.locator('[data-do="menu"]').click();
  await page.locator(`#sheet [data-do="${row}"]`).first().waitFor();
};

for (const lang of ['en', 'es'])
  test(`hostile names harm no place of a room, in ${lang}`, async (t) => {
    const [{ page: host }, { page: other }] = [await person(t, browser, server.origin, { lang }), await person(t, browser, server.origin, { lang })];
    await Promise.all([host, other].map(watch));
    const { code, names } = await tableOfTen(host);
    assert.equal(new Set(names.map(skeleton)).size, names.length, 'no two look alike');
    await other.goto('/');
    await other.locator(`a[href="/r/${code}"]`).waitFor();
    await stands(other, names, 'the list of tables');
    await other.goto(`/r/${code}`);
    await other.locator('[data-do="sit"], [data-do="watch"]').first().waitFor();
    await stands(other, names, 'the door');
    await host.goto(`/r/${code}`);
    await host.locator('main.lobby').waitFor();
    await stands(host, names, 'the lobby');
    await deviceOf(host)(`/api/rooms/${code}/start`, {});
    await reachPhase(host, 'playing');
    await stands(host, names, 'the table');
    await openMenu(host, 'ask-kick');
    await stands(host, names, 'the menu');
    await host.locator('#sheet [data-do="ask-kick"][data-seat="5"]').click();
    await host.locator('#sheet [data-do="kick"]').waitFor();
    await stands(host, names, 'the question');
    await host.locator('#sheet [data-do="kick"]').click();
    await host.locator('.rail .log [data-entry^="n"]').first().waitFor();
    await stands(host, names, 'the log');
    await openMenu(host, 'admit');
    await stands(host, names, 'those sent away');
    await host.goto(`/r/${code}?plain`);
    await host.locator('html[data-phase="playing"]').waitFor({ state: 'attached' });
    await stands(host, names, 'the table of sentences');
  });

test('hostile names harm neither the points nor the end', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await watch(page);
  const { names } = await tableOfTen(page);
  const stage = await openStage(page, await openHouse(server.origin));
  for (const place of ['the match of ten is over', 'between games', 'the third match is over, guest']) {
    const { me, room, game } = looks[place];
    const seats = Object.fromEntries(Object.entries(room.seats).map(([seat, one]) => [seat, { ...one, name: names[Number(seat) - 1] }]));
    const evening = Object.fromEntries(Object.entries(room.evening ?? {}).map(([n, one], i) => [n, { ...one, name: names[i + 4] }]));
    await stage.open({ me, game, room: { ...room, seats, ...(room.evening ? { evening } : {}) } });
    await stands(page, names, place);
  }
});
