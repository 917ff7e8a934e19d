// The log's sentences in words: drawn for the rail, plain for the live region.
import { spotsOf } from '../../cards/square.js';
import { listed, rich, t } from '../../core/i18n.js';
import { nameAt } from './grid.js';
import { sentence } from './log.js';
import { called, chip, lineWords, places } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('./log.js').Sentence} Sentence */

/** What fills a sentence in besides people and cards. @param {Sentence} s @param {Context} ctx */
const filled = ({ at, beside = [], lines = [], cut = [], n = 0, spots = 0 }, { name }) => ({
  at: at ? nameAt(at) : '', places: places(beside), lines: listed(lines.map(({ way, point }) => lineWords(point, way))),
  cards: listed(cut.map(([seat, code]) => `${name(seat)} ${spotsOf(code)}`)), n, spots: t('ox.spots', { n: spots }), worth: t('ox.spots', { n }),
});

/** @param {Entry} entry @param {Context} ctx @returns {unknown} for the log */
export const told = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const { seat, from, card, turn } = s;
  return rich(s.key, {
    ...filled(s, ctx), who: seat ? ctx.shown(seat) : '', other: from ? ctx.shown(from) : '', card: card ? chip(card, turn) : '',
  });
};

/** @param {Entry} entry @param {Context} ctx @returns {string} for the ear */
export const spoken = (entry, ctx) => {
  const s = sentence(entry, ctx);
  const { seat, from, card } = s;
  return t(s.key, { ...filled(s, ctx), who: seat ? ctx.name(seat) : '', other: from ? ctx.name(from) : '', card: card ? called(card) : '' });
};
