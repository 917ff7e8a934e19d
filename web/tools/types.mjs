// What the compiler says of the client, which asks for texts by typed names.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
const TSC = join(WEB, 'node_modules', 'typescript', 'bin', 'tsc');

/** @param {string} [project] folder of the tsconfig.json @returns {string[]} the compiler's complaints; empty when all is well */
export const typeFaults = (project = WEB) => {
  const { stdout, status, error } = spawnSync(process.execPath, [TSC, '--noEmit', '--project', project], { cwd: WEB, encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? [] : stdout.trimEnd().split('\n');
};
