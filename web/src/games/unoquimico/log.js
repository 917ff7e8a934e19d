// The log in sentences: each entry becomes the key of a text and its data.
// "you" sentences are their own texts, since grammar differs. Pure.
import { inCommon } from './facts.js';
import { numberOf } from './entries.js';
import { laidOn } from './force.js';

/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./facts.js').Common} Common */
/** @typedef {import('../../core/i18n.js').Key} Key */
/**
 * @typedef {object} Sentence
 * @property {Key} key
 * @property {number} [seat] who, for `{who}`
 * @property {string} [card] code, for `{card}`
 * @property {string} [scientist] code, for `{scientist}`
 * @property {string} [other] code, for `{other}`
 * @property {Common[]} [common] for `{facts}`
 * @property {number} [n]
 */
/** @typedef {{me: number, simple: boolean, view: Pick<import('./types.js').View, 'log'>}} Reader of an entry of the view's log */

/** What somebody does: whoever did it reads another sentence than the others. */
const deeds = /** @type {const} */ ([
  'dealt', 'laid', 'laid_any', 'laid_with', 'laid_plain', 'wild', 'drew', 'drew_n', 'drew_none', 'kept', 'passed', 'named', 'misnamed',
  'unnamed', 'forfeited', 'went_out', 'hinted',
]);

/** @typedef {typeof deeds[number]} Deed */
/** @typedef {'put_back'|'reshuffled'|'blocked'|'bound'|'match_over'|'something'} Event what happens to the table */
/** @typedef {Omit<Sentence, 'key'> & {key: Deed|Event}} Happening */

/** @param {Entry} entry @param {Reader} reader @returns {Happening} */
const laid = (entry, { simple, view: { log } }) => {
  const { seat, element, scientist, any } = entry;
  if (scientist) return { key: 'laid_with', seat, card: element, scientist };
  if (any) return { key: 'laid_any', seat, card: element };
  const onto = laidOn(log, numberOf(log, entry));
  if (!onto) return { key: 'laid_plain', seat, card: element };
  return { key: 'laid', seat, card: element, other: onto, common: inCommon(element ?? '', onto, simple) };
};

/** @param {Entry} entry @returns {Happening} */
const drew = ({ seat, count }) => {
  if (count === undefined) return { key: 'drew_none', seat };
  return { key: count === 1 ? 'drew' : 'drew_n', seat, n: count };
};

/** @param {Entry} entry @returns {Happening} */
const misnamed = ({ seat, card, name }) => ({ key: name ? 'misnamed' : 'unnamed', seat, card, other: name });

/** @param {Entry} entry @returns {Happening} */
const gameOver = ({ seat, reason, game }) => {
  if (seat) return { key: 'went_out', seat, n: game };
  return { key: reason === 'bound' ? 'bound' : 'blocked', n: game };
};

/** @type {Record<string, (entry: Entry, reader: Reader) => Happening>} */
const tellers = {
  dealt: ({ seat, card, game }) => ({ key: 'dealt', seat, card, n: game }),
  put_back: () => ({ key: 'put_back' }),
  laid,
  wild: ({ seat }) => ({ key: 'wild', seat }),
  drew,
  kept: ({ seat }) => ({ key: 'kept', seat }),
  passed: ({ seat, count }) => ({ key: 'passed', seat, n: count }),
  reshuffled: ({ count }) => ({ key: 'reshuffled', n: count }),
  named: ({ seat, card }) => ({ key: 'named', seat, card }),
  misnamed,
  forfeited: ({ seat }) => ({ key: 'forfeited', seat }),
  game_over: gameOver,
  hinted: ({ seat }) => ({ key: 'hinted', seat }),
  match_over: () => ({ key: 'match_over' }),
};

/** Kinds of entries that have a sentence. @returns {string[]} */
export const kinds = () => Object.keys(tellers);

/** @param {Deed|Event} key @returns {key is Deed} */
const isDeed = (key) => deeds.some((deed) => deed === key);

/** @type {(entry: Entry, reader: Reader) => Happening} */
const something = () => ({ key: 'something' });

/**
 * The sentence of an entry. Its text is `uno.log.<key>`, with `_you` where the
 * reader did it.
 * @param {Entry} entry @param {Reader} reader @returns {Sentence}
 */
export const sentence = (entry, reader) => {
  const { key, ...told } = (tellers[entry.kind] ?? something)(entry, reader);
  const you = told.seat !== undefined && told.seat === reader.me;
  return { ...told, key: you && isDeed(key) ? `uno.log.${key}_you` : `uno.log.${key}` };
};
