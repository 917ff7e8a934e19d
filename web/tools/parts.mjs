// The parts that the client comes in: pages, and games at the table. Each has its
// texts, a file a language, and its style.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

/** @typedef {{name: string, texts: string[], css: string[]}} Part `texts`: folders of src, `css`: sheets, or folders of sheets, in src */
/** @typedef {{en: string, es: string, css?: string}} Files names under /assets */

/** Every folder of games/ is a game, or the table for those that have none. */
const games = readdirSync(join(SRC, 'games'), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();

/** A file or folder that games have: of all that have it. @param {string} name @returns {string[]} paths in src */
const inGames = (name) => games.map((game) => join('games', game, name)).filter((path) => existsSync(join(SRC, path)));

/** @param {string} name @param {{css: string[], of?: string}} has `of`: the folder that games have for the page @returns {Part} */
const page = (name, { css, of }) => {
  const folders = of ? inGames(of) : [];
  const sheets = ['tokens', 'ui', ...css].map((sheet) => join('css', `${sheet}.css`));
  return { name, texts: ['text', `pages/${name}`, ...folders], css: [...sheets, ...inGames('sign.css'), ...folders] };
};

const replay = page('replay', { css: ['cards', 'table', 'narrow', 'replay'] });

export const pages = [
  page('home', { css: ['cards', 'home'], of: 'cover' }),
  page('room', { css: ['cards', 'table', 'narrow'] }),
  page('fair', { css: ['fair'], of: 'fair' }),
  { ...replay, texts: [...replay.texts, 'pages/room'] },
  page('lost', { css: ['lost'] }),
  page('rules', { css: ['cards', 'rules'], of: 'book' }),
];

/** A game at the table, and what builds moves over the table of sentences. @returns {Part[]} */
const tables = () => games.map((game) => ({ name: `games/${game}`, texts: [`games/${game}`], css: [`games/${game}`] }));

/** What of a game is not needed before the first move. @returns {Part[]} */
const rests = () => inGames('rest').map((path) => ({ name: path, texts: [path], css: [path] }));

/** What is around the table of a room. */
const around = { name: 'around', texts: ['pages/room/around'], css: ['css/sheets.css', 'css/lobby.css'] };

/** @returns {Part[]} */
export const parts = () => [...pages, around, ...tables(), ...rests()];

/** @param {string} path in src @returns {string[]} the sheet, or those of the folder; a game's sign is the pages' */
const sheetsAt = (path) => {
  if (path.endsWith('.css')) return [path];
  return readdirSync(join(SRC, path)).filter((name) => name.endsWith('.css') && name !== 'sign.css').sort().map((name) => join(path, name));
};

/** @param {Part} part @returns {string[]} paths in src */
export const sheetsOf = ({ css }) => css.flatMap(sheetsAt);

/** A name that changes with the content. @param {string} file @param {string} content */
export const hashed = (file, content) =>
  file.replace(/(\.\w+)$/, `-${createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()}$1`);
