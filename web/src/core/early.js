// Runs before the first paint: theme and language of the document, whose texts
// are sent for.
import { firstLanguage } from './languages.js';
import { applyTheme } from './theme.js';

const lang = firstLanguage();
applyTheme();
document.documentElement.lang = lang;
const texts = document.createElement('link');
Object.assign(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: document.currentScript?.dataset[lang] });
document.head.append(texts);
