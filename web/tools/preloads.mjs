// What the html of a page names of its scripts: the one that opens it, and those
// that it is going to ask for, so that they come at once.
import { basename } from 'node:path';

/** @typedef {import('esbuild').Metafile['outputs']} Outputs */

/** @param {Outputs} outputs @param {string} entry what was built @returns {string} the file that came of it */
const fileOf = (outputs, entry) => {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`nothing was built of ${entry}`);
  return found[0];
};

/** @param {Outputs} outputs @param {string[]} files @returns {string[]} with all that they import at once */
const withImports = (outputs, files) => {
  const all = new Set(files);
  for (const file of all)
    for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') all.add(path);
  return [...all];
};

/** @param {Outputs} outputs @param {string} name of the page */
export const preloads = (outputs, name) => {
  const opener = fileOf(outputs, `built:page:${name}`);
  const files = withImports(outputs, [opener, fileOf(outputs, `src/pages/${name}.js`)]).filter((file) => file !== opener);
  const links = files.map((file) => `<link rel="modulepreload" href="/assets/${basename(file)}">`);
  return { script: basename(opener), preload: links.join('\n  ') };
};
