// Calls of the server beside a page: of a device of their own, and of the page's.

/** @typedef {import('./people.js').Page} Page */
/** @typedef {(path: string, body?: object) => Promise<any>} Call GET, or POST with a body */

/** @param {string} origin of the server @returns {Call} */
export const device = (origin) => async (path, body) => (await fetch(origin + path, {
  ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  headers: { Authorization: `Bearer ${'7'.repeat(32)}`, 'Content-Type': 'application/json' },
})).json();

/** @param {Page} page @returns {Call} */
export const deviceOf = (page) => (path, body) => page.evaluate(async ([to, text]) => {
  const init = text ? { method: 'POST', body: text, headers: { 'Content-Type': 'application/json' } } : {};
  return (await fetch(to, init)).json();
}, [path, body ? JSON.stringify(body) : '']);

/** How many deals a test tries for a position of one in ten; of more than 20 the server asks patience, unless its rate is 0. */
const DEALS = 150;

/**
 * A match, the page in the first seat and a device in all others, dealt until it fits.
 * @template P
 * @param {Page} page @param {Call} other @param {{seats: number}} room as it is opened @param {(game: any) => P|undefined} fit of the first
 * seat's view @returns {Promise<P & {code: string}>}
 */
export const dealFor = async (page, other, room, fit) => {
  const own = deviceOf(page);
  await page.goto('/');
  for (let deals = 0; deals < DEALS; deals++) {
    const { code } = await own('/api/rooms', { ...room, name: 'Nora' });
    for (let seat = 2; seat <= room.seats; seat++) await other(`/api/rooms/${code}/seats`, { name: `Marta ${seat}`, seat });
    await own(`/api/rooms/${code}/start`, {});
    const { doc } = await own(`/api/rooms/${code}/view?seat=1`);
    const fitting = fit(doc.game);
    if (fitting) return { ...fitting, code };
    await own(`/api/rooms/${code}/close`, {});
  }
  throw new Error('no deal fits');
};

/**
 * A move of a seat, if it is asked.
 * @param {Call} call @param {string} code @param {number} seat @param {(game: any) => object} move
 */
export const playIfAsked = async (call, code, seat, move) => {
  const { v, doc: { game } } = await call(`/api/rooms/${code}/view?seat=${seat}`);
  if (!game.turn.seats.includes(seat)) return;
  const { refused } = await call(`/api/rooms/${code}/moves`, { id: `move${v}`, seat, at: v, move: move(game) });
  if (refused) throw new Error(`refused: ${refused.code}`);
};
