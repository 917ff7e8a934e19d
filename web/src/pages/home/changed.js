// The house rules of a listed table that are not as in the rulebook, in the words
// of the game.
import { api } from '../../core/api.js';
import { language, t } from '../../core/i18n.js';
import { optionSentence, optionValue } from '../../core/optionwords.js';

/** @typedef {Record<string, import('../../core/optionwords.js').OptionWords>} Named by option */

/** @type {Map<string, Promise<Named>>} by game and language */
const asked = new Map();

/** Nothing where the server cannot be reached. @param {string} game @returns {Promise<Named>} */
const namesOf = (game) => {
  const path = `/api/words/${encodeURIComponent(game)}/${language()}`;
  const names = asked.get(path) ?? api('GET', path).then(({ option = {} }) => option, () => { asked.delete(path); return {}; });
  asked.set(path, names);
  return names;
};

/** @param {string} value */
const plainly = (value) => (value === 'true' ? t('home.listed.yes') : value === 'false' ? t('home.listed.no') : value);

/** @param {Named} names @param {string} option @param {string} value */
const sentence = (names, option, value) => {
  const words = names[option] ?? {};
  return optionSentence(words, option).join(optionValue(words, value) ?? plainly(value));
};

/** @param {{game: string, house_rules: Record<string, string>}} table @returns {Promise<string>} empty where all is as in the rulebook */
export const changedRules = async ({ game, house_rules: rules }) => {
  const changed = Object.entries(rules);
  if (changed.length === 0) return '';
  const names = await namesOf(game);
  return changed.map(([option, value]) => sentence(names, option, value)).join('; ');
};
