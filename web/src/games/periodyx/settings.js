// What the options of a table mean to the drawings. Pure.

/** @param {Record<string, unknown>} options @returns {import('./types.js').Settings} */
export const settings = ({ card_lang: lang }) => ({ lang: lang === 'en' ? 'en' : 'es' });
