// Light, dark, or as the system says; remembered. `early.js` applies it before
// the first paint.
import { recall, remember } from './memory.js';

/** @typedef {'auto'|'light'|'dark'} Theme */

/** @returns {Theme} */
export const theme = () => {
  const kept = recall('theme');
  return kept === 'light' || kept === 'dark' ? kept : 'auto';
};

/** @returns {'light'|'dark'} what is seen now */
export const shownTheme = () => {
  const chosen = theme();
  if (chosen !== 'auto') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const applyTheme = () => {
  const chosen = theme();
  if (chosen === 'auto') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = chosen;
};

/** @param {Theme} chosen */
const setTheme = (chosen) => {
  remember('theme', chosen);
  applyTheme();
};

/** Light becomes dark and the other way round. @returns {'light'|'dark'} */
export const toggleTheme = () => {
  const next = shownTheme() === 'dark' ? 'light' : 'dark';
  setTheme(next);
  return next;
};
