// All texts of the client, read from their files: what a page's build hands to
// core/i18n.js as `#texts`.
import { readTexts } from '../tools/texts.mjs';

export const texts = readTexts();
