// The real server as a child process, on a free port and a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BINARY = process.env.SOBREMESA_BINARY ?? fileURLToPath(new URL('../../../../bin/sobremesa', import.meta.url));

/** @returns {Promise<number>} */
const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
};

/** Resolves when the server says that it serves. @param {import('node:child_process').ChildProcess} child */
const serving = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text) => String(text).includes('is serving') && resolve(undefined));
    child.stderr?.on('data', (text) => { said += text; });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });

/** @param {string} binary @param {number} port @param {string} data @param {string[]} flags */
const launch = async (binary, port, data, flags) => {
  const child = spawn(binary, ['serve', '--addr', `127.0.0.1:${port}`, '--data', data, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  await serving(child);
  return child;
};

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
const end = async (child, signal) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

/** @param {string} [binary] the program, if not the one that was built @param {string[]} [flags] */
export const startServer = async (binary = BINARY, flags = []) => {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'sobremesa-'));
  let child = await launch(binary, port, data, flags);
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Ends the process in the middle of whatever it does. */
    kill: () => end(child, 'SIGKILL'),
    /** Ends the process as whoever restarts it does. */
    quit: () => end(child, 'SIGTERM'),
    /** The same port and the same data. */
    again: async () => { child = await launch(binary, port, data, flags); },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
};
