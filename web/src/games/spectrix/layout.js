// A table as it is drawn: groups of tiles, each with a mark of what became of it
// and a name by which its motion is known. Pure.
import { first } from './draft.js';

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Card} Card */
/** @typedef {{id: string, code: string, mark: ''|'new'|'moved', flip: string}} Tile */
/** @typedef {{key: string, tiles: Tile[], white?: boolean}} Pile */

/** Alike cards of a list are told by their number among their like. @param {string[]} codes @param {number} i */
const nth = (codes, i) => codes.slice(0, i).filter((code) => code === codes[i]).length;

/** @param {string} key @param {string[]} codes @param {number} i */
const tableName = (key, codes, i) => `${key}.${codes[i]}.${nth(codes, i)}`;

/** @param {Card[]} cards */
const codesOf = (cards) => cards.map(({ code }) => code);

/** @param {Draft} draft @returns {Map<string, {name: string, key: string}>} cards of the table as they lay, by id */
const origins = (draft) => new Map(first(draft).groups.flatMap(({ key, cards }) =>
  cards.map(({ id }, i) => /** @type {const} */ ([id, { name: tableName(key, codesOf(cards), i), key }]))));

/**
 * Names of cards of the hand: those that are left go by their number among their like, those that are laid after them, so that
 * nothing moves when they are laid for good.
 * @param {Draft} draft @returns {Map<string, string>} by id
 */
export const handNames = ({ now }) => {
  const own = [...now.hand, ...now.groups.flatMap(({ cards }) => cards).filter((card) => card.own)];
  return new Map(own.map(({ id, code }, i) => [id, `${code}-${nth(codesOf(own), i)}`]));
};

/** @param {Draft} draft @returns {Pile[]} */
export const pilesOf = (draft) => {
  const [lay, names] = [origins(draft), handNames(draft)];
  /** @param {Card} card @param {string} key @returns {Tile} */
  const tile = ({ id, code, own }, key) => {
    const mark = own ? 'new' : lay.get(id)?.key === key ? '' : 'moved';
    return { id, code, mark, flip: lay.get(id)?.name ?? names.get(id) ?? id };
  };
  return draft.now.groups.map(({ key, cards }) => ({ key, tiles: cards.map((card) => tile(card, key)), white: draft.now.white.includes(key) }));
};

/** @param {Record<string, string[]>} table @returns {Pile[]} */
export const pilesLying = (table) => Object.entries(table).map(([key, codes]) => ({
  key, tiles: codes.map((code, i) => ({ id: `${key}-${i}`, code, mark: /** @type {const} */ (''), flip: tableName(key, codes, i) })),
}));

/** Takes one of them out, if there is one. @param {string[]} codes @param {string} code */
const drop = (codes, code) => {
  const at = codes.indexOf(code);
  if (at >= 0) codes.splice(at, 1);
  return at >= 0;
};

/**
 * What another seat tries: what lay in the group stays, what lay elsewhere is moved, more than lay there is new.
 * @param {Record<string, string[]>} table as it lies @param {Record<string, string[]>} groups @returns {Pile[]}
 */
export const pilesTried = (table, groups) => {
  const stay = Object.fromEntries(Object.keys(groups).map((key) => [key, [...(table[key] ?? [])]]));
  const marked = pilesLying(groups).map((pile) => ({ ...pile, tiles: pile.tiles.map((tile) => ({ ...tile, stays: drop(stay[pile.key], tile.code) })) }));
  const loose = [...Object.values(stay), ...Object.entries(table).filter(([key]) => !(key in groups)).map(([, codes]) => [...codes])].flat();
  return marked.map(({ key, tiles }) => ({
    key, tiles: tiles.map(({ stays, ...tile }) => ({ ...tile, mark: stays ? '' : drop(loose, tile.code) ? 'moved' : 'new' })),
  }));
};
