// Runs before the first paint: theme and language of the document.
import { recall } from './memory.js';
import { applyTheme } from './theme.js';

applyTheme();
const lang = recall('lang') ?? navigator.language.slice(0, 2).toLowerCase();
document.documentElement.lang = lang === 'es' ? 'es' : 'en';
