// Finds the texts of the client and checks them: both languages say the same
// things, the code asks only for what exists, by names that the compiler knows,
// and nothing is left over.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeFaults } from './types.mjs';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');
const LANGS = /** @type {const} */ (['en', 'es']);

/** @param {string} pattern @returns {string[]} paths in src, in order */
const files = (pattern) => readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(pattern)).sort();

/** @param {string} path */
const folderOf = (path) => dirname(path).replaceAll('\\', '/');

/**
 * The texts of some folders of src, or of all.
 * @param {string[]} [folders] @returns {Record<'en'|'es', Record<string, import('../src/core/i18n.js').Text>>}
 */
export const readTexts = (folders) => {
  const texts = { en: {}, es: {} };
  for (const lang of LANGS)
    for (const path of files(`texts.${lang}.json`))
      if (!folders || folders.includes(folderOf(path))) Object.assign(texts[lang], JSON.parse(readFileSync(join(SRC, path), 'utf8')));
  return texts;
};

/** The file that declares the names of all texts. */
export const KEYS = join(SRC, 'text', 'keys.d.ts');

/** @returns {string} what KEYS should hold: the names are read off the English texts themselves */
export const declaredKeys = () => {
  const names = files('texts.en.json').map((path) => `  | In<typeof import('../${path.replaceAll('\\', '/')}')>`);
  return `// The names of all texts. Generated from the folders that have some; run
//   node tools/keys.mjs

type In<Texts> = Extract<keyof Texts, string>;

export type Key =
${names.join('\n')};
`;
};

/** @returns {string[]} */
const staleKeys = () => {
  const fresh = existsSync(KEYS) && readFileSync(KEYS, 'utf8') === declaredKeys();
  return fresh ? [] : ['src/text/keys.d.ts is stale: run node tools/keys.mjs'];
};

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template literal as the set of keys that it can be. @param {string} body @returns {RegExp} */
const patternOf = (body) => new RegExp(`^${body.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map(escapeRegExp).join('.*')}$`);

/** @param {string} code */
const literalsOf = (code) => [...code.matchAll(/'([\w.-]+)'/g)].map((match) => match[1]);

/** @param {string} code @returns {string[]} bodies of template literals that look like keys */
const templatesOf = (code) => [...code.matchAll(/`([a-z]\w*\.(?:[\w.-]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`/g)].map((match) => match[1]);

/** @param {import('../src/core/i18n.js').Text|undefined} text */
const placeholdersOf = (text) => {
  const names = [...JSON.stringify(text ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  return [...new Set(names)].sort().join(' ');
};

/** @param {ReturnType<typeof readTexts>} texts @returns {string[]} */
const disagreements = ({ en, es }) => {
  const isOdd = (/** @type {string} */ key) => key in es && placeholdersOf(en[key]) !== placeholdersOf(es[key]);
  return [
    ...Object.keys(en).filter((key) => !(key in es)).map((key) => `es lacks ${key}`),
    ...Object.keys(es).filter((key) => !(key in en)).map((key) => `en lacks ${key}`),
    ...Object.keys(en).filter(isOdd).map((key) => `placeholders of ${key} differ`),
  ];
};

/** @param {string} code */
const withoutComments = (code) => code.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** @returns {string} the whole client */
const source = () => files('.js').map((path) => withoutComments(readFileSync(join(SRC, path), 'utf8'))).join('\n');

/** @param {string[]} keys @param {string} code @returns {string[]} */
const unusedKeys = (keys, code) => {
  const literals = new Set(literalsOf(code));
  const patterns = templatesOf(code).map(patternOf);
  return keys.filter((key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key))).map((key) => `${key} is never used`);
};

/** What is wrong with the texts. @returns {string[]} sentences; empty when all is well */
export const faults = () => {
  const texts = readTexts();
  return [...disagreements(texts), ...staleKeys(), ...typeFaults(), ...unusedKeys(Object.keys(texts.en), source())];
};
