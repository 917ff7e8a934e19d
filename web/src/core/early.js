// Runs before the first paint: theme and language of the document.
import { firstLanguage } from './languages.js';
import { applyTheme } from './theme.js';

applyTheme();
document.documentElement.lang = firstLanguage();
