// What the tests of a file need that stand on a stage.
import { after, before } from 'node:test';
import { openBrowser, person } from './people.js';
import { startServer } from './server.js';
import { openHouse, openStage } from './stage.js';

/** @typedef {import('node:test').TestContext} Test */
/** @typedef {Parameters<typeof person>[3]} How */

/** A browser, a server, and a room whose line nobody else uses: before the first test of a file, until after its last. */
export const openTheatre = () => {
  /** @type {import('./people.js').Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;
  /** @type {import('./stage.js').House} */
  let house;

  before(async () => {
    [browser, server] = await Promise.all([openBrowser(), startServer()]);
    house = await openHouse(server.origin);
  });
  after(() => Promise.all([browser?.close(), server?.stop()]));

  return {
    origin: () => server.origin,
    house: () => house,
    /** Before the server itself. @param {Test} t @param {How} [how] */
    visitor: (t, how) => person(t, browser, server.origin, how),
    /** Before a stage. @param {Test} t @param {How} [how] */
    guest: async (t, how) => {
      const { page } = await person(t, browser, server.origin, how);
      return { page, stage: await openStage(page, house) };
    },
  };
};
