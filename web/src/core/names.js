// Names of people: how long they may be, which one this device used last, and
// friendly ones for who does not want to think of one.
import { ApiError } from './api.js';
import { language } from './i18n.js';
import { forget, recall, remember } from './memory.js';

/** What the server takes, counted as it counts: what looks like one letter is one. */
const LETTERS = 20;
const BYTES = 80;

/** Where the browser cannot tell letters apart, code points stand for them: fewer fit then. @param {string} text @returns {string[]} */
const lettersOf = (text) => ('Segmenter' in Intl ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment) : [...text]);

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text).length;

/** As much of the beginning as the server takes. @param {string} name @returns {string} the name itself where it fits */
export const boundName = (name) => {
  const letters = lettersOf(name.normalize('NFC')).slice(0, LETTERS);
  while (bytesOf(letters.join('')) > BYTES) letters.pop();
  const bound = letters.join('');
  return bound === name.normalize('NFC') ? name : bound;
};

const words = {
  en: [
    ['Bright', 'Calm', 'Quick', 'Brave', 'Merry', 'Clever', 'Gentle', 'Lucky', 'Noble', 'Sunny'],
    ['Otter', 'Heron', 'Badger', 'Lynx', 'Swift', 'Gecko', 'Falcon', 'Beaver', 'Finch', 'Hare'],
  ],
  es: [
    ['Nutria', 'Garza', 'Liebre', 'Lince', 'Abubilla', 'Jineta', 'Cigüeña', 'Vencejo', 'Erizo', 'Delfín'],
    ['feliz', 'veloz', 'audaz', 'alegre', 'brillante', 'amable', 'valiente', 'ágil', 'noble', 'genial'],
  ],
};

/** @param {string[]} list */
const anyOf = (list) => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length];

/** @returns {string} two words that go together */
export const friendlyName = () => words[language()].map(anyOf).join(' ');

/** The name used last, or a new one. @returns {string} */
export const offeredName = () => recall('name') ?? friendlyName();

/** @param {string} name one that the server took */
export const rememberName = (name) => remember('name', name);

/** @param {unknown} error @returns {boolean} whether it was the name that the server refused */
export const isNameRefused = (error) => error instanceof ApiError && error.code === 'bad_option' && error.data?.field === 'name';

/**
 * Calls with a name. One that this device remembers and the server refuses is
 * forgotten, and the call made again with a friendly one.
 * @template T @param {string} name @param {(name: string) => Promise<T>} call @returns {Promise<T>}
 */
export const callNamed = (name, call) =>
  call(name).catch((error) => {
    if (!isNameRefused(error) || recall('name') !== name) throw error;
    forget('name');
    return call(friendlyName());
  });
