// The link of a table that ended because nobody was there any more: the page
// says so, and leads home.
import { strict as assert } from 'node:assert';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { buildOver, reworded } from './kit/overlay.js';
import { openBrowser, person } from './kit/people.js';
import { startServer } from './kit/server.js';
import { openTable, sitDown } from './kit/table.js';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof buildOver>>} */
let built;
/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;

const LOOK_MS = 250;
const FILE = 'internal/room/life.go';

before(async () => {
  built = await buildOver({ [FILE]: await reworded(FILE, '15 * time.Minute', '4 * time.Second') });
  [browser, server] = [await openBrowser(), await startServer(built.binary)];
});
after(() => Promise.all([browser?.close(), server?.stop().then(built.remove)]));

/** Until a stranger, who keeps no table alive, is told that there is none. @param {string} code */
const gone = async (code) => {
  while ((await fetch(`${server.origin}/api/rooms/${code}`)).ok) await pause(LOOK_MS);
};

test('the link of a table that has ended says so, and leads home', async (t) => {
  const excuse = /404/;
  const [{ page: host }, { page: guest }] = [await person(t, browser, server.origin), await person(t, browser, server.origin, { phone: true, excuse })];
  const link = new URL(await openTable(host)).pathname;
  await sitDown(guest, link, 'Marta');
  await Promise.all([host, guest].map((page) => page.goto('/')));
  await gone(link.split('/')[2]);
  await guest.goto(link);
  await guest.getByText('No table has this code').waitFor();
  assert.match(await guest.locator('main').innerText(), /or the table was closed or has ended/);
  await guest.reload();
  await guest.locator('main a.btn[href="/"]').click();
  await guest.locator('#code').waitFor();
  assert.equal(await guest.locator(`a[href^="${link}"]`).count(), 0, 'nothing leads there any more');
});
