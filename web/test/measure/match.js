// A match that goes on by itself: bots in all other seats, and in the person's
// own what draws and passes, so that many cards lie and are held.

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(path: string, body?: object) => Promise<any>} Call */

const PAUSE_MS = 25;

const pause = () => new Promise((resolve) => { setTimeout(resolve, PAUSE_MS); });

/** Calls as the person on the page, beside it. @param {Page} page @param {string} origin @returns {Promise<Call>} */
export const beside = async (page, origin) => {
  await page.goto('/');
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return async (path, body) => (await fetch(origin + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}), headers: { cookie, 'Content-Type': 'application/json' },
  })).json();
};

/** @param {Call} call @param {object} room @returns {Promise<string>} the code of a match that has begun */
export const begin = async (call, room) => {
  const { code } = await call('/api/rooms', { name: 'Ana', ...room });
  await call(`/api/rooms/${code}/start`, {});
  return code;
};

/** @param {{do: string}[]} moves */
const patient = (moves) => ['draw', 'pass', 'done'].map((name) => moves.find((move) => move.do === name)).find(Boolean) ?? moves[0];

let ids = 0;

/** One step: a move, another match, or a moment. @param {Call} call @param {string} code */
const step = async (call, code) => {
  const { v, moves = [], error } = await call(`/api/rooms/${code}/legal?seat=1`);
  if (moves.length) return call(`/api/rooms/${code}/moves`, { id: `measure-${ids++}`, seat: 1, at: v, move: patient(moves) });
  if (error?.code === 'over') await call(`/api/rooms/${code}/rematch`, {});
  return pause();
};

/** @param {Call} call @param {string} code @param {() => Promise<boolean>} isEnough */
export const playUntil = async (call, code, isEnough) => {
  while (!await isEnough()) await step(call, code);
};
