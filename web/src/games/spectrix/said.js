// A draft in words.
import { t } from '../../core/i18n.js';
import { HAND } from './draft.js';
import { verdictOf } from './group.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Group} Group */
/** @typedef {Exclude<NonNullable<Draft['news']>, {is: 'put'}>} Told */

/** @param {string} key @returns {string} groups of the table are numbered, new ones have a letter */
export const groupName = (key) => t(/^\d+$/.test(key) ? 'spectrix.group' : 'spectrix.new_group', { key });

/** @param {Group} group @param {string[]} ring @returns {{fine: boolean, words: string}} */
export const verdictIn = ({ cards }, ring) => {
  const verdict = verdictOf(cards.map(({ code }) => code), ring);
  if ('fault' in verdict) return { fine: false, words: t(`spectrix.fault.${verdict.fault}`) };
  return { fine: true, words: t(`spectrix.valid.${verdict.kind}`) };
};

/** @param {Draft} draft @param {number} n cards @param {string} place where they are now */
const putWords = ({ now, ring }, n, place) => {
  if (place === HAND) return t('spectrix.said.hand', { n });
  const group = now.groups.find(({ key }) => key === place);
  const verdict = group ? `, ${verdictIn(group, ring).words}` : '';
  return t('spectrix.said.put', { n, place: groupName(place) + verdict });
};

/** @param {Draft} draft @returns {string} what its last step did, '' before there was one */
export const newsWords = (draft) => {
  const { news } = draft;
  if (!news) return '';
  if (news.is === 'put') return putWords(draft, news.n, news.place);
  return t(`spectrix.said.${news.is}`, { key: 'place' in news ? news.place : '' });
};
