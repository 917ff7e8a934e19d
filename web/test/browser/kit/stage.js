// The real room page of the real server, but the server's side of its line is
// the test's: it shows scenes and hears what the page asks for.
import { strict as assert } from 'node:assert';
import { EventEmitter, once } from 'node:events';
import { faultsOf } from './schema.js';
import { reach } from './table.js';

/** @typedef {import('./people.js').Page} Page */
/** @typedef {import('./scenes.js').Scene} Scene */
/** @typedef {import('../../../src/wire.js').ClientMove} Move */
/** @typedef {{code: string, inward: object, outward: object}} House a room whose line nobody else uses, and what may be said there */

/** How long the page may take to ask for a move. */
const PATIENCE_MS = 10_000;

/** @param {string} origin @param {string} path @param {RequestInit} [init] @returns {Promise<any>} */
const call = async (origin, path, init) => (await fetch(origin + path, init)).json();

/** @param {string} origin of the server @returns {Promise<House>} */
export const openHouse = async (origin) => {
  const headers = { Authorization: `Bearer ${'5'.repeat(32)}`, 'Content-Type': 'application/json' };
  const [{ code }, outward, inward] = await Promise.all([
    call(origin, '/api/rooms', { method: 'POST', body: '{"game":"unoquimico"}', headers }),
    call(origin, '/api/schema/server_frame.json'),
    call(origin, '/api/schema/client_frame.json'),
  ]);
  return { code, inward, outward };
};

/** @param {Page} page @param {House} house */
export const openStage = async (page, { code, inward, outward }) => {
  const heard = new EventEmitter();
  /** @type {{t: string, [name: string]: unknown}[]} */
  const asked = [];
  let v = 0;
  /** @type {{send: (text: string) => void}|undefined} */
  let line;
  /** @type {Scene|undefined} */
  let shown;

  /** @param {object} frame */
  const send = (frame) => {
    assert.deepEqual(faultsOf(outward, frame), [], 'the server would not say this');
    line?.send(JSON.stringify(frame));
  };

  const tell = () => {
    if (!line || !shown) return;
    const { me, room, game } = shown;
    send({ t: 'hello', protocol: 1, server: 'stage', seats: me ? [me] : [] });
    send({ t: 'state', v, ...(me ? { seat: me, seats: [me] } : {}), doc: { room: { ...room, code }, ...(game ? { game } : {}) } });
  };

  /** What a move is answered with. @type {(move: Move) => object} */
  let answer = ({ id }) => ({ t: 'done', id, v });
  /** Advice, grade by grade. @type {import('../../../src/wire.js').Advice[]} */
  let grades = [];

  await page.routeWebSocket(/\/api\/rooms\/\w+\/ws$/, (ws) => {
    line = ws;
    ws.onMessage((text) => {
      const frame = JSON.parse(String(text));
      asked.push(frame);
      if (frame.t === 'see') return tell();
      heard.emit(frame.t, frame);
      if (frame.t === 'move') send(answer(frame));
      if (frame.t === 'hint') send({ t: 'hint', id: frame.id, v, hint: grades.shift() });
    });
    tell();
  });

  /** @param {Scene} scene */
  const show = async (scene) => {
    shown = scene;
    v++;
    tell();
    await reach(page, v);
  };

  return {
    /** The page anew, with a scene on it. @param {Scene} scene */
    open: async (scene) => {
      shown = scene;
      v++;
      await page.goto(`/r/${code}`);
      await reach(page, v);
      await page.locator('html[data-whole]').waitFor({ state: 'attached' });
      const watch = page.locator('[data-do="watch"]'); // whoever watched before does so after a reload
      if (!scene.me && await watch.count()) await watch.click();
    },
    show,
    /** Says no to the moves that follow. @param {string} reason @param {string} rule @param {{[name: string]: unknown}} data */
    refuse: (reason, rule, data) => {
      answer = ({ id }) => ({ t: 'refused', id, code: reason, rule, data });
    },
    /** What the hints that follow tell. @param {import('../../../src/wire.js').Advice[]} advice a grade each */
    advise: (advice) => { grades = advice; },
    /** The one move that an act asks for. @param {() => Promise<unknown>} act @returns {Promise<Omit<Move, 't'|'id'>>} */
    move: async (act) => {
      const from = asked.length;
      const first = once(heard, 'move', { signal: AbortSignal.timeout(PATIENCE_MS) });
      await Promise.all([first, act()]);
      const moves = asked.slice(from).filter(({ t }) => t === 'move');
      assert.equal(moves.length, 1, 'one act, one move');
      assert.deepEqual(faultsOf(inward, moves[0]), [], 'the server would not read this');
      const { t, id, ...said } = /** @type {Move} */ (/** @type {unknown} */ (moves[0]));
      await reach(page, v);
      return said;
    },
    version: () => v,
  };
};
