// The program with one more game, as its author would add it: a package under
// rules and a line in the catalog, which the go command lays over the tree.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GAME = join(ROOT, 'cmd/sobremesa/testdata/highcard');
const CATALOG = join(ROOT, 'rules/catalog/catalog.go');
const MODULE = '"github.com/sobremesa-games/sobremesa/rules';

/** @param {string} catalog @returns {string} with the game, and its import */
const withGame = (catalog) => catalog
  .replace(`${MODULE}"\n`, `${MODULE}"\n\t${MODULE}/highcard"\n`)
  .replace(',\n\t}\n})', ',\n\t\thighcard.Kind(),\n\t}\n})');

/** @param {string} folder @returns {Promise<string>} a file for the go command */
const overlay = async (folder) => {
  const file = (/** @type {string} */ name) => join(folder, name);
  await writeFile(file('catalog.go'), withGame(await readFile(CATALOG, 'utf8')));
  const game = (await readdir(GAME)).map((name) => [join(ROOT, 'rules/highcard', name), join(GAME, name)]);
  await writeFile(file('overlay.json'), JSON.stringify({ Replace: Object.fromEntries([[CATALOG, file('catalog.go')], ...game]) }));
  return file('overlay.json');
};

export const buildWithNewGame = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'newgame-'));
  const binary = join(folder, 'sobremesa');
  await promisify(execFile)('go', ['build', '-overlay', await overlay(folder), '-o', binary, './cmd/sobremesa'], { cwd: ROOT });
  return { binary, remove: () => rm(folder, { recursive: true, force: true }) };
};
