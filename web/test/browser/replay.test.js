// A match that is over, seen again: by its address, step by step, by itself, and
// from a file without any network.
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { inspect } from './kit/inspect.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { codes } from './kit/table.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {{v: number, hand: string[]}[]} Seen what a seat had in its hand, move by move */

/** @type {import('./kit/people.js').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {{code: string, seen: Seen, seed: string}} */
let match;

/** @param {string} letter of a device's secret @param {string} path @param {object} [body] @returns {Promise<any>} */
const call = async (letter, path, body) => (await fetch(server.origin + path, {
  ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  headers: { Authorization: `Bearer ${letter.repeat(40)}`, 'Content-Type': 'application/json' },
})).json();

/** Two devices play one game, each move the last that is listed; seat 1 notes its hand. @returns {Promise<typeof match>} */
const play = async () => {
  const { code } = await call('a', '/api/rooms', { game: 'unoquimico', name: 'Nora', options: { games: 1 } });
  const path = `/api/rooms/${code}`;
  await call('b', `${path}/seats`, { name: '<b>Marta</b>' });
  await call('a', `${path}/start`, {});
  /** @type {Seen} */
  const seen = [];
  for (;;) {
    const { v, doc: { room, game } } = await call('a', `${path}/view?seat=1`);
    seen.push({ v, hand: Object.keys(game.hand ?? {}).sort() });
    if (room.phase === 'over') return { code, seen, seed: room.fair.seed };
    const seat = game.turn.seats[0];
    const { moves } = await call('ab'[seat - 1], `${path}/legal?seat=${seat}`);
    await call('ab'[seat - 1], `${path}/moves`, { id: `m${v}`, seat, at: v, move: moves[moves.length - 1] });
  }
};

before(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer(undefined, ['--rate', '0'])]);
  match = await play();
});
after(() => Promise.all([browser?.close(), server?.stop()]));

/** @param {Page} page @param {number} step */
const reach = (page, step) => page.locator(`html[data-step="${step}"]`).waitFor({ state: 'attached' });

/** @param {Page} page */
const handOfNora = async (page) => (await codes(page, '.held [data-card]')).sort();

const last = () => match.seen.length - 1;

test('every address opens its position, with a hand as it was seen', async (t) => {
  const { page } = await person(t, browser, server.origin);
  const steps = [0, 1, 2, Math.floor(last() / 2), last() - 1];
  for (const step of steps) {
    await page.goto(`/replay/${match.code}#match=1&seat=1&step=${step}`);
    await reach(page, step);
    assert.deepEqual(await handOfNora(page), match.seen[step].hand, `step ${step}`);
  }
  await page.goto(`/replay/${match.code.toLowerCase()}#step=3`);
  await reach(page, 3);
  const names = await page.$$eval('.held > section > h2 bdi', (all) => all.map((one) => one.textContent));
  assert.deepEqual(names, ['Nora', '<b>Marta</b>']);
  assert.equal(await page.locator('.seen button:not([aria-disabled="true"])').count(), 0, 'nothing can be played');
});

test('keys, buttons and the slider step through it, and by itself it comes to the end', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto(`/replay/${match.code}`);
  await reach(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-do="step-on"]').click();
  await reach(page, 2);
  await page.waitForFunction(() => location.hash === '#match=1&seat=open&step=2');
  await page.keyboard.press('Home');
  await reach(page, 0);
  await page.locator('[data-set="step"]').fill('4');
  await reach(page, 4);
  await page.keyboard.press('ArrowLeft');
  await reach(page, 3);
  await page.locator('[data-set="eyes"]').selectOption('0');
  assert.equal(await page.locator('.held').count(), 0, 'who looked on saw no hands');
  await page.locator('h1').click();
  await page.keyboard.press('End');
  await reach(page, last());
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await reach(page, last() - 2);
  await page.locator('[data-set="speed"]').selectOption('fast');
  await page.locator('h1').click();
  await page.keyboard.press(' ');
  await reach(page, last());
  assert.equal(await page.locator('[data-do="play"]').getAttribute('aria-label'), 'Play by itself', 'it holds there');
});

test('nothing of the end is on the page before the end', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto(`/replay/${match.code}`);
  await reach(page, 0);
  for (const step of [0, last() - 1]) {
    await page.locator('[data-set="step"]').fill(String(step));
    await reach(page, step);
    const all = (await page.content()) + (await page.title());
    assert.ok(!all.includes(match.seed));
    assert.doesNotMatch(all, /winner|share the win| wins with/);
    assert.deepEqual(await page.$$eval('.tally b', (all) => all.map((one) => one.textContent)), ['0', '0']);
  }
  await page.keyboard.press('End');
  await reach(page, last());
  await page.locator('.winner').waitFor(); // the last card was seen before
  assert.ok((await page.content()).includes(match.seed));
});

test('a file is saved, and shown without a network', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto(`/replay/${match.code}`);
  await reach(page, 0);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('[data-do="save"]').click()]);
  assert.equal(saved.suggestedFilename(), `sobremesa-${match.code}-1.json`);
  const file = await saved.path();
  await page.goto('/replay');
  await page.locator('[data-set="file"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  for (const text of ['{}', (await readFile(file, 'utf8')).replaceAll('"log"', '"lag"')]) {
    await page.locator('[data-set="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByText('This is not the file of a match').waitFor();
  }
  const large = JSON.parse(await readFile(file, 'utf8'));
  large.replay.doc.eyes[1].hand = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [i, { card: 'h' }]));
  await page.locator('[data-set="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(large)) });
  await page.getByText('This file holds more than any match does').waitFor();
  await page.locator('[data-set="file"]').setInputFiles(file);
  await reach(page, 0);
  await page.locator('[data-set="eyes"]').selectOption('1');
  await page.locator('[data-set="step"]').fill('2');
  await reach(page, 2);
  assert.deepEqual(await handOfNora(page), match.seen[2].hand);
});

test('it looks right', async (t) => {
  const { page } = await person(t, browser, server.origin, { excuse: /status of 404/ });
  await page.goto(`/replay/${match.code}#step=3`);
  await reach(page, 3);
  await inspect(page, 'open hands');
  await page.keyboard.press('End');
  await reach(page, last());
  await inspect(page, 'the end');
  await page.goto('/replay/BBBBBB');
  await page.locator('html[data-failed="not_found"]').waitFor({ state: 'attached' });
  await inspect(page, 'no such table');
});

test('a table leads to its matches, and one without says so', async (t) => {
  const { page } = await person(t, browser, server.origin);
  await page.goto(`/r/${match.code}`);
  await page.locator('[data-do="watch"]').click();
  assert.equal(await page.locator('.again a').getAttribute('href'), `/replay/${match.code}#match=1`);
  const { code } = await call('c', '/api/rooms', { game: 'unoquimico', name: 'Iván' });
  await page.goto(`/replay/${code}`);
  await page.getByText('No match has been played to its end').waitFor();
  await page.goto(`/replay/${match.code}#match=7`);
  await page.getByText('no such match').waitFor();
  await page.locator('[data-set="match"]').selectOption('1');
  await reach(page, 0);
});
