// Builds the client into dist: one html file a page, all of one form, and under
// dist/assets, with hashed names, its scripts, and the texts and styles of its
// parts (tools/parts.mjs). `--watch` rebuilds on every change, `--check` only
// checks the types and the texts.
import { build } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashed, pages, parts, sheetsOf } from './tools/parts.mjs';
import { preloads } from './tools/preloads.mjs';
import { faults, readTexts } from './tools/texts.mjs';

const WEB = dirname(fileURLToPath(import.meta.url));
const SRC = join(WEB, 'src');
const DIST = join(WEB, 'dist');
const ASSETS = join(DIST, 'assets');

/** Browsers of 2021. */
const target = ['es2020', 'safari14', 'chrome90', 'firefox90'];
/** Safari 14.0 fails on one rare form of destructuring that we do not use; esbuild would refuse them all. */
const supported = { destructuring: true };

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true, minify: true, write: true, metafile: true, target, supported,
  alias: { lit: 'lit-html' }, // without its base class of elements, which nothing here extends
  outdir: ASSETS, entryNames: '[name]-[hash]', legalComments: 'none', logLevel: 'warning', absWorkingDir: WEB,
};

/** @param {import('esbuild').BuildResult} result @returns {string} name of the only file that was written */
const written = (result) => basename(Object.keys(result.metafile?.outputs ?? {})[0]);

const early = async () => written(await build({ ...common, entryPoints: [join(SRC, 'core', 'early.js')], format: 'iife' }));

const favicon = async () =>
  written(await build({ ...common, entryPoints: [join(SRC, 'html', 'icon.svg')], loader: { '.svg': 'copy' } }));

/** @param {string} name @param {string[]} sheets paths in src */
const style = async (name, sheets) => {
  const contents = sheets.map((path) => `@import './${path}';`).join('\n');
  return written(await build({ ...common, stdin: { contents, loader: 'css', resolveDir: SRC }, entryNames: `${name}-[hash]` }));
};

/** @param {string} name @param {object} texts */
const textFile = (name, texts) => {
  const json = JSON.stringify(texts);
  const file = hashed(`${name}.json`, json);
  writeFileSync(join(ASSETS, file), json);
  return file;
};

/** The files of a part. @param {import('./tools/parts.mjs').Part} part @returns {Promise<import('./tools/parts.mjs').Files>} */
const filesOf = async (part) => {
  const name = part.name.replaceAll('/', '-');
  const { en, es } = readTexts(part.texts);
  const sheets = sheetsOf(part);
  return {
    en: textFile(`${name}.en`, en), es: textFile(`${name}.es`, es), ...(sheets.length ? { css: await style(name, sheets) } : {}),
  };
};

/** @typedef {Record<string, import('./tools/parts.mjs').Files>} Manifest the files of every part by its name */

/** What the scripts know of the build: `#parts` names the files, `#texts` starts empty, `page:NAME` opens a page. @param {Manifest} manifest @returns {import('esbuild').Plugin} */
const built = (manifest) => ({
  name: 'built',
  setup(on) {
    on.onResolve({ filter: /^(#parts|#texts|page:)/ }, ({ path }) => ({ path, namespace: 'built' }));
    on.onLoad({ filter: /^#parts$/, namespace: 'built' }, () => ({ contents: `export const parts = ${JSON.stringify(manifest)}` }));
    on.onLoad({ filter: /^#texts$/, namespace: 'built' }, () => ({ contents: 'export const texts = { en: {}, es: {} }' }));
    on.onLoad({ filter: /^page:/, namespace: 'built' }, ({ path }) => {
      const name = path.slice('page:'.length);
      return { contents: `import { openPage } from './core/parts.js'; openPage('${name}', () => import('./pages/${name}.js'))`, resolveDir: SRC };
    });
  },
});

/** Pages whose script has been written. */
const ready = () => pages.filter(({ name }) => existsSync(join(SRC, 'pages', `${name}.js`)));

/**
 * The scripts of a page. What pages share is built for each, so that a page comes in few files.
 * @param {string} name @param {Manifest} manifest
 */
const scripts = async (name, manifest) => {
  const { metafile } = await build({
    ...common, entryPoints: [{ in: `page:${name}`, out: name }], format: 'esm', splitting: true, chunkNames: `${name}-[hash]`,
    plugins: [built(manifest)],
  });
  return preloads(metafile.outputs, name);
};

/** @param {string} name @param {Record<string, string>} names */
const page = (name, names) => {
  const shell = readFileSync(join(SRC, 'html', 'page.html'), 'utf8');
  writeFileSync(join(DIST, `${name}.html`), shell.replace(/\{(\w+)\}/g, (_, asset) => names[asset]));
};

const empty = () => {
  if (existsSync(DIST)) for (const name of readdirSync(DIST)) if (name !== '.gitkeep') rmSync(join(DIST, name), { recursive: true });
  mkdirSync(ASSETS, { recursive: true });
};

const buildAll = async () => {
  mkdirSync(ASSETS, { recursive: true });
  const [head, icon] = await Promise.all([early(), favicon()]);
  /** @type {Manifest} */
  const manifest = Object.fromEntries(await Promise.all(parts().map(async (part) => [part.name, await filesOf(part)])));
  await Promise.all(ready().map(async ({ name }) => page(name, { early: head, icon, ...manifest[name], ...await scripts(name, manifest) })));
};

/** @returns {boolean} whether the texts are whole, and the code that asks for them */
const checkTexts = () => {
  const wrong = faults();
  wrong.forEach((fault) => console.error(fault));
  return wrong.length === 0;
};

const watching = process.argv.includes('--watch');

const once = async () => {
  if (!checkTexts() && !watching) process.exit(1);
  empty();
  await buildAll();
};

/** Builds again after the last of a burst of changes; a broken build waits for the next. */
const keepBuilding = () => {
  let timer = setTimeout(() => {}, 0);
  const again = () => {
    checkTexts();
    buildAll().then(() => console.log('built'), () => console.error('not built'));
  };
  watch(SRC, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(again, 80);
  });
};

if (process.argv.includes('--check')) process.exit(checkTexts() ? 0 : 1);
await once();
if (watching) keepBuilding();
