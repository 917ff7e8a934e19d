// Parts of the client come when they are needed: a page, the table of a game.
// Each brings its texts, in the language of the page, and its style.
//   const { table } = await come('games/NAME', () => import(NAME))
import { parts } from '#parts';
import { keepTexts } from './i18n.js';

/** @param {string} name */
const urlOf = (name) => `/assets/${name}`;

/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {string} name of a file @returns {Promise<unknown>} when it applies */
const addStyle = (name) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: urlOf(name), onload: resolve, onerror: () => reject(new TypeError(name)) });
  document.head.append(link);
});

/** A style that failed is asked for again the next time. @param {string|undefined} name */
const styleOf = (name) => {
  if (!name) return undefined;
  const coming = styles.get(name) ?? addStyle(name);
  styles.set(name, coming);
  return coming.catch((error) => {
    styles.delete(name);
    throw error;
  });
};

/** @param {string} url @returns {Promise<Record<string, import('./i18n.js').Text>>} */
const read = async (url) => {
  const answer = await fetch(url);
  if (!answer.ok) throw new TypeError(url);
  return answer.json();
};

/** @param {string} part */
const textsOf = (part) => (part in parts ? keepTexts(part, (lang) => read(urlOf(parts[part][lang]))) : undefined);

/**
 * A part that is ready to be drawn. It fails where the network does.
 * @template T @param {string} part @param {() => Promise<T>} script @returns {Promise<T>}
 */
export const come = async (part, script) => {
  const [module] = await Promise.all([script(), textsOf(part), styleOf(parts[part]?.css)]);
  return module;
};

/** What stands there when not even the words have come. */
const failed = () => {
  const again = document.createElement('button');
  const words = document.createElement('p');
  words.textContent = 'The page could not be loaded. · No se ha podido cargar la página.';
  again.textContent = '↻';
  again.setAttribute('aria-label', 'Load it again. · Cargarla de nuevo.');
  again.className = 'btn';
  again.onclick = () => location.reload();
  document.getElementById('page')?.append(words, again);
};

/** Its style is in the document. @param {string} name @param {() => Promise<unknown>} script which draws it */
export const openPage = (name, script) => {
  const ready = textsOf(name) ?? Promise.resolve();
  ready.then(script).catch(failed);
};
