// A game for tests of what all games share: cards are words, a turn takes one
// of them, and every line of the log says which.
import { html } from 'lit';
import { none } from '../../src/games/none.js';

/** @typedef {import('../../src/core/game.js').Game} Game */
/** @typedef {import('../../src/core/game.js').View & {words: string[]}} View */

/** @param {object} picked @returns {string[]} */
const codesOf = (picked) => ('word' in picked ? [String(picked.word)] : []);

const says = (/** @type {any} */ entry, /** @type {any} */ ctx) => `${ctx.name(entry.seat)} took ${entry.word}`;

const long = {
  option: 'long', key: 'toy.rule.long', rule: 'TW-1', values: [false, true].map((value) => ({ value, key: `toy.rule.long.${value}` })),
};

/** Said beside the deck. */
const ink = { option: 'ink', key: 'toy.rule.ink', rule: '', aside: true, values: [{ value: 'blue', key: 'toy.ink.blue' }] };

export const toy = /** @type {Game} */ ({
  ...none,
  id: 'toy', name: () => 'Toy of words', mark: () => html`<i class="toy-mark"></i>`,
  ruleSentences: (schemas) => (schemas.ink ? [long, ink] : [long]),
  deck: () => ({ picture: html`<i class="toy-deck"></i>`, words: 'Twelve words.' }),
  inlay: () => 'toy-inlay',
  settings: ({ long }) => ({ long: long === true }),
  meta: (view) => `words: ${view.words.length}`,
  field: (ctx) => html`<div class="toy-field">${ctx.view.words.join(' ')} ${ctx.long ? 'long' : 'short'}</div>`,
  handView: (ctx) => html`<ul class="toy-hand">${Object.keys(ctx.view.hand ?? {})}</ul>`,
  plate: (view, seat) => ({ number: seat * 10, label: `plate ${seat}`, note: '' }),
  standings: () => ({
    title: 'Words so far', note: 'most wins', rows: [{ seat: 1, total: 3, best: true }, { seat: 2, total: -1, best: false }],
  }),
  isMine: (view, me) => view.turn.seats.includes(me) && view.can !== undefined,
  strip: () => ({ long: 'Take a word, any word.', short: 'take one' }),
  actions: (view, picked) => (codesOf(picked).length ? [{ do: 'take', label: { key: 'toy.take' }, main: true, hot: 't' }] : []),
  sorts: ['az', 'za'], sortName: (sort) => `toy order ${sort}`, keys: () => [['T', 'take the word']],
  order: (view, { sort }) => { const codes = Object.keys(view.hand ?? {}).sort(); return sort === 'za' ? codes.reverse() : codes; },
  toggle: (picked, word) => (codesOf(picked).includes(word) ? {} : { word }), codesOf,
  moveOf: (picked, place) => (codesOf(picked).length ? { do: 'take', word: codesOf(picked)[0], place } : undefined),
  moveFor: (act, _, picked) => (act === 'take' ? { do: 'take', word: codesOf(picked)[0] } : undefined),
  cardsOf: (_, picked) => codesOf(picked),
  inOrder: (log) => Object.entries(log).map(([n, entry]) => [Number(n), entry]), told: says, spoken: says,
});
