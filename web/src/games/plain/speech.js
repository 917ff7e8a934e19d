// Sentences of a game from the words that the server publishes for it, by the
// rule of the server's own: of several templates the first is said all of whose
// {members} the thing has. Names of seats are what the caller makes of them, so
// a sentence comes in parts. Pure but for the tables of cards.
import { elementName, elementOf, scientistName, scientistOf } from '../../cards/atlas.js';
import { yearsOf } from '../../cards/scientist.js';
import { capital } from '../../cards/words.js';
import { t } from '../../core/i18n.js';

/** @typedef {import('../../core/i18n.js').Lang} Lang */
/** @typedef {Record<string, string[]>} Templates */
/**
 * @typedef {object} Words of one game in one language
 * @property {string} name
 * @property {Templates} [log] by kind of entry
 * @property {Templates} [yours] the same to who did it, where it is said otherwise
 * @property {Record<string, string>} [explain] what is behind a word of the view or a member of the result, in a sentence
 * @property {Templates} [move] by kind of move
 * @property {Templates} [refusal] by code
 * @property {Record<string, string>} [phase]
 * @property {Record<string, string>} [hint] what kinds of moves are called where one is advised; games without hints have none
 * @property {Record<string, string>} [property] what a decision can be about
 * @property {Record<string, string>} [card] those that are neither elements nor scientists
 * @property {Record<string, string>} [member] what members of the view are called
 * @property {Record<string, import('../../core/optionwords.js').OptionWords>} [option]
 */
/**
 * @template [N=unknown]
 * @typedef {{words: Words, lang: Lang, name: (seat: number) => N, object?: (seat: number) => N, draw?: (word: string) => N, me?: number,
 *   stat?: string, veiled?: Record<string, string>, secret?: (code: string) => boolean}} Speech
 * `object`: a name that something is done to; `draw`: a card that has no other name than what it shows; `secret`: cards that are
 * called by what they show besides their name; `stat`: what figures are of; `veiled`: figures of own cards that are not shown
 */
/** @typedef {Record<string, unknown>} Facts */

/** What a card shows besides its name. @param {string} code @returns {string} */
const nameless = (code) => {
  const scientist = scientistOf(code);
  return scientist ? `?, ${yearsOf(scientist)}` : code;
};

/**
 * The name of a card; what is none is its own word.
 * @param {string} code @param {Pick<Speech, 'words'|'lang'|'secret'>} speech @returns {string}
 */
export const cardWord = (code, { words, lang, secret }) => {
  const [own, element, scientist] = [words.card?.[code], elementOf(code), scientistOf(code)];
  if (own !== undefined) return own;
  if (secret?.(code)) return nameless(code);
  if (element) return elementName(element, lang);
  return scientist ? scientistName(scientist, lang) : code;
};

/** Members that offer names, or say one: those are read whatever is secret. */
const NAMES = ['name', 'names'];

/**
 * A card as a member of a view or a move tells it. What somebody said in `text`
 * is no card, though it may be a word of the game.
 * @param {string} member @param {string} code @param {Speech} speech @returns {string}
 */
export const cardIn = (member, code, speech) => {
  if (member === 'text') return speech.words.card?.[code] ?? code;
  return cardWord(code, NAMES.includes(member) ? { ...speech, secret: undefined } : speech);
};

const SEATS = ['seat', 'to', 'from', 'of', 'winner'];
/** Seats that something is done to. */
const OBJECTS = ['to', 'from', 'of'];

/** @param {number} n @returns {string} with a true minus sign */
export const numberWord = (n) => String(n).replace('-', '−');

/** A place of a grid, "x,y". */
const POINT = /^-?\d+,-?\d+$/;
/** Eight cells around a middle. */
const CELLS = /^[01]{8}$/;

/** @param {string} point @returns {string} */
const pointWord = (point) => {
  const [x, y] = point.split(',').map((n) => numberWord(Number(n)));
  return t('plain.point', { x, y });
};

/** @template T @param {T[][]} all @returns {(T|string)[]} with commas between them */
const joined = (all) => all.flatMap((parts, i) => (i ? [', ', ...parts] : parts));

/** Numbers or cards by seat. @template N @param {Facts} facts @param {Speech<N>} speech @returns {(N|string)[]} */
const bySeat = (facts, speech) => {
  const seats = Object.keys(facts).map(Number).filter((n) => n > 0).sort((a, b) => a - b);
  return joined(seats.map((n) => [speech.name(n), ' ', ...factWords('card', facts[n], speech)]));
};

/** @template N @param {string} member @param {number} seat @param {Speech<N>} speech @returns {N} */
const seatWord = (member, seat, { name, object = name }) => (OBJECTS.includes(member) ? object(seat) : name(seat));

/** @template N @param {string} member @param {string} fact @param {Speech<N>} speech @returns {N|string} */
const textWord = (member, fact, speech) => {
  if (member !== 'text' && POINT.test(fact)) return pointWord(fact);
  return member !== 'text' && CELLS.test(fact) && speech.draw ? speech.draw(fact) : cardIn(member, fact, speech);
};

/**
 * A fact in words: a seat is a name, a card's code the card's.
 * @template N @param {string} member @param {unknown} fact @param {Speech<N>} speech @returns {(N|string)[]}
 */
export const factWords = (member, fact, speech) => {
  if (typeof fact === 'boolean') return [];
  if (typeof fact === 'string') return [textWord(member, fact, speech)];
  if (typeof fact === 'number') return [SEATS.includes(member) ? seatWord(member, fact, speech) : numberWord(fact)];
  if (Array.isArray(fact)) return joined(fact.map((one) => factWords(SEATS.includes(member) ? 'seat' : member, one, speech)));
  return bySeat(/** @type {Facts} */ (fact ?? {}), speech);
};

/** Those that say something. @param {object} thing @returns {Facts} */
const factsOf = (thing) => Object.fromEntries(Object.entries(thing).filter(([, fact]) => fact !== null && fact !== false && fact !== ''));

/** @param {string} template @returns {string[]} text and members in turn */
const cut = (template) => template.split(/\{([^{}]*)\}/);

/** @param {string} template @param {Facts} facts */
const fits = (template, facts) => cut(template).every((part, i) => i % 2 === 0 || part in facts);

/**
 * @template N @param {string[]|undefined} templates @param {object} thing @param {Speech<N>} speech
 * @returns {(N|string)[]|undefined} nothing where no template fits
 */
export const sentence = (templates, thing, speech) => {
  const facts = factsOf(thing);
  const template = templates?.find((one) => fits(one, facts));
  return template === undefined ? undefined : cut(template).flatMap((part, i) => (i % 2 ? factWords(part, facts[part], speech) : [part]));
};

/** A sentence may begin with a card. @template N @param {(N|string)[]} parts @returns {(N|string)[]} */
const begun = (parts) => {
  const first = parts.findIndex((part) => part !== '');
  return parts.map((part, i) => (i === first && typeof part === 'string' ? capital(part) : part));
};

/** @template N @param {import('../../core/game.js').Entry} entry @param {Speech<N>} speech @returns {(N|string)[]} */
export const entryWords = (entry, speech) => {
  const { kind, seat } = entry;
  const own = seat && seat === speech.me ? sentence(speech.words.yours?.[kind], entry, speech) : undefined;
  return begun(own ?? sentence(speech.words.log?.[kind], entry, speech) ?? [kind]);
};

/** @param {import('../../core/game.js').Move} move @param {Speech<string>} speech @returns {string} */
export const moveWords = (move, speech) => (sentence(speech.words.move?.[move.do], move, speech) ?? [move.do]).join('');
