// A proxy of the bad kind between the page and the server: a real one, with a
// port of its own, through which everything goes. The server is addressed by its
// own name, as behind a proxy that nobody sees.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:net').Socket} Socket */
/**
 * What it does to lines; the rest goes through.
 * @typedef {object} Habits
 * @property {string} [answer] what an upgrade is answered, instead of being passed on: the status line and headers
 * @property {boolean} [strips] passes an upgrade on as a plain request
 * @property {boolean} [swallows] upgrades, and lets no frame through
 * @property {boolean} [buffers] lets nothing through of an event stream
 * @property {number} [lateBy] milliseconds by which everything that the server says on a line comes later
 * @property {number} [cutsAfter] milliseconds without a frame after which it cuts a websocket
 */

/** @param {string[]} raw names and values, by turns @returns {string} */
const headerLines = (raw) => raw.map((word, i) => (i % 2 ? `${word}\r\n` : `${word}: `)).join('');

/** What one end says reaches the other so much later, in order. @param {Socket} from @param {Socket} to @param {number} ms */
const pass = (from, to, ms) => {
  from.on('data', (bytes) => setTimeout(() => to.destroyed || to.write(bytes), ms));
  from.on('close', () => setTimeout(() => to.destroy(), ms));
  from.on('error', () => undefined);
};

/** Lets no byte through once the upgrade is answered. @param {Socket} up @param {Socket} down */
const passGreeting = (up, down) => {
  up.once('data', (bytes) => {
    const text = bytes.toString('latin1');
    down.write(text.slice(0, text.indexOf('\r\n\r\n') + 4), 'latin1');
  });
  up.on('error', () => undefined);
};

/** @param {string} origin of the server @param {Habits} habits may change while it runs */
export const startProxy = async (origin, habits) => {
  const { hostname: host, port, host: server } = new URL(origin);
  const knocks = { first: 0, streams: 0 };
  /** @type {Set<{up: Socket, down: Socket}>} */
  const sockets = new Set();

  /** @param {string[]} raw names and values, by turns */
  const addressed = (raw) => raw.map((word) => word.replace(/127\.0\.0\.1:\d+/, server));

  /** @param {Request} req @param {Response} res */
  const forward = (req, res) => {
    const isStream = /\/events(\?|$)/.test(req.url ?? '');
    if (isStream) knocks.streams++;
    const up = request({ host, port, path: req.url, method: req.method, headers: addressed(req.rawHeaders) }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.rawHeaders).flushHeaders();
      if (isStream && habits.buffers) answer.resume();
      else answer.pipe(res);
    });
    up.on('error', () => res.destroy());
    res.on('close', () => up.destroy());
    req.pipe(up);
  };

  /** @param {Request} req @param {Socket} down */
  const plainly = ({ url, headers: { cookie = '' } }, down) => {
    request({ host, port, path: url, headers: { cookie } }, (answer) => {
      down.write(`HTTP/1.1 ${answer.statusCode} .\r\n${headerLines(answer.rawHeaders)}Connection: close\r\n\r\n`);
      answer.on('data', (bytes) => down.write(bytes)).on('end', () => down.end());
    }).end();
  };

  /** @param {Request} req @param {Socket} down */
  const through = ({ url, rawHeaders }, down) => {
    const up = connect(Number(port), host);
    sockets.add({ up, down });
    up.write(`GET ${url} HTTP/1.1\r\n${headerLines(addressed(rawHeaders))}\r\n`);
    pass(down, up, 0);
    if (habits.swallows) return passGreeting(up, down);
    pass(up, down, habits.lateBy ?? 0);
    if (habits.cutsAfter) down.setTimeout(habits.cutsAfter, () => { down.destroy(); up.destroy(); });
  };

  const proxy = createServer(forward).listen(0, '127.0.0.1');
  proxy.on('upgrade', (req, /** @type {Socket} */ down) => {
    knocks.first ||= Date.now();
    down.on('error', () => undefined);
    if (habits.answer) return down.end(`HTTP/1.1 ${habits.answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    return habits.strips ? plainly(req, down) : through(req, down);
  });
  await once(proxy, 'listening');
  return {
    /** When a line was first asked for, in milliseconds of the epoch; and how many streams were. */
    knocks,
    origin: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (proxy.address()).port}`,
    /** Every line is cut, at both ends. */
    cut: () => {
      proxy.closeAllConnections();
      sockets.forEach(({ up, down }) => { up.destroy(); down.destroy(); });
    },
    /** The server has given the sockets up; the page hears of it when it says something, as whoever slept does. */
    giveUp: () => sockets.forEach(({ up, down }) => {
      up.removeAllListeners('close').destroy();
      down.removeAllListeners('data').on('data', () => down.resetAndDestroy());
    }),
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
};
