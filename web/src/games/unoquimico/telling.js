// The log's sentences in words: drawn for the rail, plain for the live region.
import { cardName } from '../../cards/atlas.js';
import { listed, rich, t } from '../../core/i18n.js';
import { entriesOf } from './entries.js';
import { sentence } from './log.js';
import { byArrival } from './picked.js';
import { called, chip, factWords, revealed } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./log.js').Sentence} Sentence */

/** @param {string} code @param {Context} ctx */
const named = (code, ctx) => (ctx.mute ? called(code, ctx) : cardName(code, ctx.lang));

/**
 * What fills a sentence in.
 * @template T @param {Sentence} sentence @param {(seat: number) => T} who @param {(code: string) => T} card
 */
const filled = ({ seat, card: code, scientist, other, common = [], n = 0 }, who, card) => ({
  who: seat ? who(seat) : '', card: code ? card(code) : '', scientist: scientist ? card(scientist) : '', other: other ? card(other) : '',
  facts: factWords(common), n,
});

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const s = sentence(entry, ctx);
  return rich(s.key, filled(s, ctx.shown, (code) => chip(code, revealed(code, ctx))));
};

/**
 * Whoever lays says the names, where the table has them announced (UQ-5).
 * @param {Entry} entry @param {Context} ctx @returns {import('../../core/voice.js').Aloud[]}
 */
export const aloud = ({ kind, scientist, element }, { mute, lang }) => {
  if (kind !== 'laid' || mute) return [];
  return [scientist, element].flatMap((code) => (code ? [{ words: cardName(code, lang), lang }] : []));
};

/** The cards that the reader drew, while they are the newest of the hand. @param {Entry} entry @param {Context} ctx @returns {string[]} */
const ownDrawn = (entry, { view, me }) => {
  const since = entriesOf(view.log).filter((e) => e.seat === me || e.kind === 'dealt');
  return entry.kind === 'drew' && entry.count && since.pop() === entry ? byArrival(view).slice(-entry.count) : [];
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const cards = ownDrawn(entry, ctx);
  if (cards.length) return t('uno.log.drew_cards_you', { cards: listed(cards.map((code) => named(code, ctx))) });
  const s = sentence(entry, ctx);
  return t(s.key, filled(s, ctx.name, (code) => named(code, revealed(code, ctx))));
};
