// The log's sentences in words: drawn for the rail, plain for the live region.
import { cardName } from '../../cards/atlas.js';
import { figureSaid } from '../../cards/figures.js';
import { listed, rich, t } from '../../core/i18n.js';
import { statOf } from './games.js';
import { keyOf } from './log.js';
import { chip, gameName, object, properties, wordOf } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./types.js').Stat} Stat */

/** A property of the list in one's own language, or what was said. @param {string} text @returns {string} */
export const claimed = (text) => (properties.some((one) => one === text) ? wordOf(text) : text);

/** @param {unknown[]} parts @returns {unknown[]} with commas between them */
const joined = (parts) => parts.flatMap((part, i) => (i ? [', ', part] : [part]));

/** A name that is no exclamation stands before a colon. @param {string} name */
const begun = (name) => (name.endsWith('!') ? name : `${name}:`);

/**
 * What fills a sentence in.
 * @template T @param {Entry} e @param {Context} ctx @param {(seat: number) => T} who @param {(code: string) => T} card
 */
const filled = (e, ctx, who, card) => {
  const stat = /** @type {Stat} */ (e.stat ?? statOf(e.game ?? '') ?? 'number');
  const figure = (/** @type {string|undefined} */ value) => figureSaid(value, stat, ctx.lang);
  return {
    who: e.seat ? who(e.seat) : '', of: e.of ? object(e.of, ctx.me, who) : '', to: e.to ? object(e.to, ctx.me, who) : '',
    game: e.game ? begun(gameName(e.game)) : '', card: e.card ? card(e.card) : '', next: e.next ? card(e.next) : '',
    value: figure(e.value), next_value: figure(e.next_value), stat: wordOf(e.stat ?? stat), way: e.way ? wordOf(e.way) : '',
    letter: (e.letter ?? '').toUpperCase(), property: e.property ? wordOf(e.property) : '', text: claimed(e.text ?? ''),
    yes: e.yes ?? 0, no: e.no ?? 0, n: e.count ?? 0, reason: e.reason ? wordOf(e.reason) : '',
  };
};

/** Cards that were handed over. @param {Entry} e @param {(code: string) => unknown} card */
const handed = ({ list = [] }, card) => joined(list.map(card));

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const card = (/** @type {string} */ code) => chip(code, ctx);
  return rich(keyOf(entry, ctx.me), { .../** @type {object} */ (filled(entry, ctx, ctx.shown, card)), list: handed(entry, card) });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const card = (/** @type {string} */ code) => cardName(code, ctx.lang);
  return t(keyOf(entry, ctx.me), { ...filled(entry, ctx, ctx.name, card), list: listed((entry.list ?? []).map(card)) });
};

/** The name of a card is announced (PX-5). @param {Entry} entry @param {Context} ctx @returns {import('../../core/voice.js').Aloud[]} */
export const aloud = ({ kind, card }, { lang }) => (['announced', 'laid'].includes(kind) && card ? [{ words: cardName(card, lang), lang }] : []);
