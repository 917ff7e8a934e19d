// Which languages these pages speak, and the one that a person gets.
import { recall } from './memory.js';

/** @typedef {'en'|'es'} Lang */

/** @type {readonly Lang[]} */
export const languages = ['en', 'es'];

/** @param {unknown} lang @returns {lang is Lang} */
const known = (lang) => languages.includes(/** @type {Lang} */ (lang));

/** The first language that the browser prefers and we speak. @param {readonly string[]} preferred @returns {Lang} */
export const preferredLanguage = (preferred) => preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? 'en';

const browserLanguages = () => (typeof navigator === 'undefined' ? [] : navigator.languages ?? []);

/** The one chosen on this device, else as the browser has it. @returns {Lang} */
export const firstLanguage = () => {
  const lang = recall('lang');
  return known(lang) ? lang : preferredLanguage(browserLanguages());
};
