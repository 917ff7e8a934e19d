// The tables that drawings and games read, filled from the data of the rules.
import { readFileSync } from 'node:fs';
import { openAtlas } from '../../src/cards/atlas.js';

/** @param {string} name @returns {Record<string, string>[]} rows of a csv file of the rules */
const rows = (name) => {
  const [head, ...lines] = readFileSync(new URL(`../../../rules/elements/${name}.csv`, import.meta.url), 'utf8').trim().split('\n');
  const cells = (/** @type {string} */ line) => [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((m) => m[2] ?? m[1]);
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).slice(0, names.length).map((cell, i) => [names[i], cell])));
};

/** What else is printed of an element. @param {Record<string, string>} row */
const printed = ({
  neutrons, block, metal_class, state_at_25C, occurrence, standard_atomic_weight, weight_kind, melting_point_K, boiling_point_K, density_g_cm3,
  electronegativity_pauling, discovery_year, discovery_era, discovered_by,
}) => ({
  neutrons: Number(neutrons), block, metal_class, state_at_25C, occurrence, standard_atomic_weight, weight_kind, melting_point_K, boiling_point_K,
  density_g_cm3, electronegativity_pauling, discovery_era, discovered_by, ...(discovery_year ? { discovery_year: Number(discovery_year) } : {}),
});

const elements = rows('elements').map(({ symbol, name_en, name_es, category, ...r }) => ({
  symbol, name_en, name_es, category, atomic_number: Number(r.atomic_number), period: Number(r.period),
  ...(r.group ? { group: Number(r.group) } : {}),
  ...(r.oxidation_states ? { oxidation_states: r.oxidation_states.split(';').map(Number) } : {}),
  ...printed(r),
}));

/** The codes of the deck's scientists, by row of the table. */
export const deckScientists = {
  1: 'mendeleev', 2: 'curie', 3: 'lavoisier', 4: 'paulze', 5: 'dalton', 6: 'berzelius', 8: 'moseley', 10: 'del_rio', 11: 'ulloa',
  13: 'elhuyar', 14: 'meitner', 15: 'noddack', 16: 'perey', 17: 'seaborg', 23: 'toral',
};

/** @param {number} id @returns {string} */
const codeOf = (id) => deckScientists[/** @type {keyof typeof deckScientists} */ (id)] ?? `row_${id}`;

const scientists = rows('scientists').map(({ name, name_es, contribution_en, contribution_es, ...r }) => ({
  name, name_es, contribution_en, contribution_es, id: Number(r.id), code: codeOf(Number(r.id)),
  birth: Number(r.birth), death: Number(r.death),
}));

openAtlas({ elements, scientists });

/** @typedef {import('../../src/games/unoquimico/types.js').View} View */

/** Seat 1's view of a table of three, iron in force. @param {Partial<View>} [parts] @returns {View} */
export const position = (parts = {}) => ({
  turn: { seats: [1], phase: 'play', decision: 5 }, seats: { 1: { total: 0 }, 2: { total: 0 }, 3: { total: 0 } }, log: {},
  game: 1, games: 3, dealer: 3, pile: 40, cards: { 1: 7, 2: 4, 3: 6 }, top: ['Fe'], hand: hand('Mn Ca Al curie wild_1 Na Ne'),
  can: { alone: ['Mn', 'Ca', 'Al'], pairs: true, wild: true },
  ...parts,
});

/** @param {string} codes in order of arrival */
export const hand = (codes) => Object.fromEntries(codes.split(' ').filter(Boolean).map((code, i) => [code, i + 1]));
