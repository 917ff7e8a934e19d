// A game that these pages never heard of, as the text table draws it.
import assert from 'node:assert/strict';
import { plainGame } from './plaingame.js';

const names = ['nobody', 'Ana', 'Bea', 'Cloe'];
/** @param {number} seat */
export const name = (seat) => names[seat];

/** Words of a game that these pages never heard of. */
export const lamps = {
  name: 'Lamps', log: { lit: ['{seat} lit {card}.'] }, move: { light: ['Light {card}.'], dim: ['Dim {to}.'] },
  phase: { dusk: 'light a lamp or dim one' }, refusal: { too_dark: ['{card} has no oil.'] },
  card: { l1: 'red lamp', l2: 'blue lamp', l3: 'red lamp' }, member: { oil: 'oil that is left' },
  option: { wicks: { '': 'Lamps have {pick} wicks', long: 'long', short: 'short' }, rounds: { '': 'We light {pick}', 1: 'once', n: '{n} times' } },
};

export const view = {
  turn: { seats: [1], phase: 'dusk', decision: 3 }, log: { 1: { kind: 'lit', seat: 2, card: 'l1' } },
  seats: { 1: { cards: 2, total: 4 }, 2: { cards: 1, total: 9, gone_home: true } },
  hand: { l2: 5, l1: 2 }, oil: 7, dealer: 2, lamps: { l1: { by: 2, high: true }, l2: { by: 1 } }, nobody: [], hidden: false,
};

export const game = plainGame('lamps', { en: lamps, es: { ...lamps, name: 'Lámparas' } });

/** @param {object} [parts] @returns {any} the context in which it is drawn */
export const context = (parts = {}) => ({
  view, me: 1, options: {}, live: true, picked: {}, sending: [], typed: {}, name, face: () => '', shown: name, ...parts,
});

/** @param {string} whole @param {string[]} parts */
export const holds = (whole, parts) => assert.deepEqual(parts.filter((part) => !whole.includes(part)), []);

/** @param {string} page @returns {string} its words */
export const words = (page) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

export const light = { do: 'light', card: 'l1' };
