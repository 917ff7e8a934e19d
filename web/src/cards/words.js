// Words printed on cards. They follow the language of the cards, which a table
// chooses apart from the language of the interface.

/** @typedef {'en'|'es'} CardLang */

const words = {
  en: {
    alk: 'alkali metal', ear: 'alkaline earth', tra: 'transition metal', pos: 'post-transition metal', met: 'metalloid',
    rea: 'reactive nonmetal', hal: 'halogen', nob: 'noble gas', lan: 'lanthanide', act: 'actinide', unk: 'not yet known',
    states: 'oxidation', group: 'group', period: 'period', any: 'any', wild: 'comodín', wild_does: 'the next player draws two',
  },
  es: {
    alk: 'metal alcalino', ear: 'alcalinotérreo', tra: 'metal de transición', pos: 'metal del bloque p', met: 'semimetal',
    rea: 'no metal', hal: 'halógeno', nob: 'gas noble', lan: 'lantánido', act: 'actínido', unk: 'aún sin conocer',
    states: 'oxidación', group: 'grupo', period: 'período', any: 'cualquiera', wild: 'comodín', wild_does: 'el siguiente roba dos',
  },
};

/** @typedef {keyof typeof words.en} CardWord */

/** @param {CardLang} lang @param {CardWord} word @returns {string} */
export const cardWord = (lang, word) => words[lang][word];

/** A word at the beginning of a sentence. @param {string} word @returns {string} */
export const capital = (word) => word.replace(/^./u, (first) => first.toLocaleUpperCase());

/** @returns {Readonly<typeof words>} */
export const cardWords = () => words;
