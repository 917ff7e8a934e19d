// Builds the client into dist: one html file a page, all of one form, its script
// and its style with hashed names under dist/assets. `--watch` rebuilds on every
// change, `--check` only checks the types and the texts.
import { build } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults, readTexts } from './tools/texts.mjs';

const WEB = dirname(fileURLToPath(import.meta.url));
const SRC = join(WEB, 'src');
const DIST = join(WEB, 'dist');
const ASSETS = join(DIST, 'assets');

/** Browsers of 2021. */
const target = ['es2020', 'safari14', 'chrome90', 'firefox90'];
/** Safari 14.0 fails on one rare form of destructuring that we do not use; esbuild would refuse them all. */
const supported = { destructuring: true };

/** @typedef {{css: string[], texts: string[], part?: string}} Page `part`: the folder of a game in games/ whose css and texts it takes */
/** @type {Record<string, Page>} */
const pages = {
  home: { css: ['tokens', 'ui', 'cards', 'home'], texts: ['text', 'pages/home'], part: 'cover' },
  room: { css: ['tokens', 'ui', 'cards', 'table', 'sheets', 'narrow', 'lobby'], texts: ['text', 'pages/room'], part: '.' },
  fair: { css: ['tokens', 'ui', 'fair'], texts: ['text', 'pages/fair'], part: 'fair' },
  replay: {
    css: ['tokens', 'ui', 'cards', 'table', 'narrow', 'replay'], texts: ['text', 'pages/room', 'pages/replay'], part: '.',
  },
  lost: { css: ['tokens', 'ui', 'lost'], texts: ['text', 'pages/lost'] },
  rules: { css: ['tokens', 'ui', 'cards', 'rules'], texts: ['text', 'pages/rules'], part: 'book' },
};

/** Every folder of games/ is a game, or the table for those that have none. */
const games = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();

/** A file or folder that games have: of all that have it. @param {string} name @returns {string[]} paths in src */
const inGames = (name) => games.map((game) => join('games', game, name)).filter((path) => existsSync(join(SRC, path)));

/** What a page takes of the games: paths in src. @param {Page} page @returns {string[]} */
const partsOf = ({ part }) => (part === undefined ? [] : inGames(part));

/** The style sheets of a folder. @param {string} folder path in src @returns {string[]} paths in src */
const sheetsIn = (folder) => readdirSync(join(SRC, folder)).flatMap((name) => (name.endsWith('.css') ? join(folder, name) : [])).sort();

/** The sheets of a page, those of the games last. @param {Page} page @returns {string[]} paths in src */
const sheetsOf = (page) => {
  const signs = page.part === undefined ? [] : inGames('sign.css');
  return [...new Set([...page.css.map((name) => join('css', `${name}.css`)), ...signs, ...partsOf(page).flatMap(sheetsIn)])];
};

/** Answers `#texts` with the texts of this page alone. @param {string[]} folders @returns {import('esbuild').Plugin} */
const textsOf = (folders) => ({
  name: 'texts',
  setup(on) {
    on.onResolve({ filter: /^#texts$/ }, () => ({ path: 'texts', namespace: 'texts' }));
    const texts = () => ({ contents: `export const texts = ${JSON.stringify(readTexts(folders))}` });
    on.onLoad({ filter: /.*/, namespace: 'texts' }, texts);
  },
});

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true, minify: true, write: true, metafile: true, target, supported,
  outdir: ASSETS, entryNames: '[name]-[hash]', legalComments: 'none', logLevel: 'warning', absWorkingDir: WEB,
};

/** @param {import('esbuild').BuildResult} result @returns {string} name of the file that was written */
const written = (result) => basename(Object.keys(result.metafile?.outputs ?? {})[0]);

/** @param {string} name @param {Page} page */
const script = async (name, page) => {
  const texts = textsOf([...page.texts, ...partsOf(page)]);
  return written(await build({ ...common, entryPoints: [join(SRC, 'pages', `${name}.js`)], format: 'esm', plugins: [texts] }));
};

/** @param {string} name @param {Page} page */
const style = async (name, page) => {
  const contents = sheetsOf(page).map((path) => `@import './${path}';`).join('\n');
  return written(await build({ ...common, stdin: { contents, loader: 'css', resolveDir: SRC }, entryNames: `${name}-[hash]` }));
};

const early = async () => written(await build({ ...common, entryPoints: [join(SRC, 'core', 'early.js')], format: 'iife' }));

const favicon = async () =>
  written(await build({ ...common, entryPoints: [join(SRC, 'html', 'icon.svg')], loader: { '.svg': 'copy' } }));

/** @param {string} name @param {Record<string, string>} names */
const page = (name, names) => {
  const shell = readFileSync(join(SRC, 'html', 'page.html'), 'utf8');
  writeFileSync(join(DIST, `${name}.html`), shell.replace(/\{(\w+)\}/g, (_, asset) => `/assets/${names[asset]}`));
};

const empty = () => {
  mkdirSync(DIST, { recursive: true });
  for (const name of readdirSync(DIST)) if (name !== '.gitkeep') rmSync(join(DIST, name), { recursive: true });
};

/** Pages whose script has been written. */
const ready = () => Object.entries(pages).filter(([name]) => existsSync(join(SRC, 'pages', `${name}.js`)));

const buildAll = async () => {
  const [head, icon] = await Promise.all([early(), favicon()]);
  await Promise.all(ready().map(async ([name, parts]) => {
    const [js, css] = await Promise.all([script(name, parts), style(name, parts)]);
    page(name, { early: head, icon, script: js, style: css });
  }));
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
