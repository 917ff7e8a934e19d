// The program with one more game, as its author would add it: a package under
// rules and a line in the catalog.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, buildOver } from './overlay.js';

const GAME = 'cmd/sobremesa/testdata/highcard';
const CATALOG = 'rules/catalog/catalog.go';
const MODULE = '"github.com/sobremesa-games/sobremesa/rules';

/** @param {string} catalog @returns {string} with the game, and its import */
const withGame = (catalog) => catalog
  .replace(`${MODULE}"\n`, `${MODULE}"\n\t${MODULE}/highcard"\n`)
  .replace(',\n\t}\n})', ',\n\t\thighcard.Kind(),\n\t}\n})');

export const buildWithNewGame = async () => {
  const names = await readdir(join(ROOT, GAME));
  const game = Object.fromEntries(names.map((name) => [`rules/highcard/${name}`, `${GAME}/${name}`]));
  return buildOver({ [CATALOG]: withGame(await readFile(join(ROOT, CATALOG), 'utf8')) }, game);
};
