// Friendly names for people who do not want to think of one.
import { language } from './i18n.js';
import { recall, remember } from './memory.js';

const words = {
  en: [['Bright', 'Calm', 'Quick', 'Brave', 'Merry', 'Clever', 'Gentle', 'Lucky', 'Noble', 'Sunny'], ['Otter', 'Heron', 'Badger', 'Lynx', 'Swift', 'Gecko', 'Falcon', 'Beaver', 'Finch', 'Hare']],
  es: [['Nutria', 'Garza', 'Liebre', 'Lince', 'Abubilla', 'Jineta', 'Cigüeña', 'Vencejo', 'Erizo', 'Delfín'], ['feliz', 'veloz', 'audaz', 'alegre', 'brillante', 'amable', 'valiente', 'ágil', 'noble', 'genial']],
};

/** @param {string[]} list */
const anyOf = (list) => list[crypto.getRandomValues(new Uint32Array(1))[0] % list.length];

/** @returns {string} two words that go together */
export const friendlyName = () => words[language()].map(anyOf).join(' ');

/** The name used last, or a new one. @returns {string} */
export const offeredName = () => recall('name') ?? friendlyName();

/** @param {string} name */
export const rememberName = (name) => remember('name', name);
