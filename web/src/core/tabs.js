// Tabs of one browser tell each other when this device sat down or left: the
// server says which seats are one's own only when a line begins.
import { newID } from './ids.js';
import { remember } from './memory.js';

const KEY = 'seated';

/** Tells the other tabs, never this one. @param {string} code of the room */
export const tellTabs = (code) => remember(KEY, `${code} ${newID()}`);

/** @param {string} code @param {() => void} changed */
export const onOtherTab = (code, changed) =>
  window.addEventListener('storage', ({ key, newValue }) => key?.endsWith(`.${KEY}`) && newValue?.startsWith(`${code} `) && changed());
