// The program built with some files of its source otherwise, which the go command
// lays over the tree: nothing in the tree changes.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * A file of the source with something in it put otherwise; it has to be there.
 * @param {string} path from the root @param {string} was @param {string} is
 */
export const reworded = async (path, was, is) => {
  const text = await readFile(join(ROOT, path), 'utf8');
  if (!text.includes(was)) throw new Error(`${path} has no ${was}`);
  return text.replace(was, is);
};

/**
 * @param {Record<string, string>} texts of files by their path from the root
 * @param {Record<string, string>} [files] that stand for others, both by their path from the root
 */
export const buildOver = async (texts, files = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'over-'));
  const replace = Object.fromEntries(Object.entries(files).map(([path, file]) => [join(ROOT, path), join(ROOT, file)]));
  for (const [i, [path, text]] of Object.entries(texts).entries()) {
    replace[join(ROOT, path)] = join(folder, `${i}.go`);
    await writeFile(replace[join(ROOT, path)], text);
  }
  await writeFile(join(folder, 'overlay.json'), JSON.stringify({ Replace: replace }));
  const binary = join(folder, 'sobremesa');
  await promisify(execFile)('go', ['build', '-overlay', join(folder, 'overlay.json'), '-o', binary, './cmd/sobremesa'], { cwd: ROOT });
  return { binary, remove: () => rm(folder, { recursive: true, force: true }) };
};
