// The first deal of Periodyx, worked out of a seed.
import { html } from 'lit';
import { give, leaving, seatOf, words } from '../../../core/dealing.js';
import { t } from '../../../core/i18n.js';

/** @typedef {import('../../../core/dealing.js').Dealing} Dealing */
/** @typedef {import('../../../core/dealing.js').Choice} Choice */

/** The elements by atomic number, of which a table plays with the first ones. */
export const elements = words(`
  H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh
  Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr
  Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og`);

/** The last one is left out with the small deck. */
export const games = /** @type {const} */ ([
  'atomic_power', 'a_to_z', 'hot_stuff', 'hi_lo', 'neutron_countdown', 'add_it', 'big_freeze', 'surprise', 'early_bird', 'match', 'classes',
]);

/** How many elements are in each deck. @type {Record<string, number>} */
const sizes = { '1-103': 103, 118: 118, '1-94': 94, '1-54': 54 };

/** @type {Dealing['deal']} */
const deal = (chance, seats, { deck, first_game, mendeleev }) => {
  const first = seatOf(chance, seats);
  const game = first_game === 'random' ? games[chance.number(deck === '1-54' ? 10 : 11)] : games[0];
  const list = chance.shuffled(elements.slice(0, sizes[deck]));
  const hands = give(list, 5, seats);
  return leaving(list, { first, game, hands, up: mendeleev === 'flipped_seed' ? list.splice(-1) : [] });
};

/** @template {string} Value @param {string} name @param {Value[]} values the usual one first @param {(value: Value) => string} words @param {() => string} title @returns {Choice} */
const choice = (name, values, words, title) => ({ name, title, choices: values.map((value) => ({ value, words: () => words(value) })) });

const options = [
  choice('deck', /** @type {const} */ (['1-103', '118', '1-94', '1-54']).slice(), (deck) => t(`px.fair.deck.${deck}`), () => t('px.fair.deck')),
  choice('first_game', /** @type {const} */ (['random', '1']).slice(), (which) => t(`px.fair.first.${which}`), () => t('px.fair.first')),
  choice('mendeleev', /** @type {const} */ (['flipped_seed', 'free_first', 'off']).slice(), (how) => t(`px.fair.table.${how}`), () => t('px.fair.table')),
];

/** @param {import('../../../core/dealing.js').Deal} deal */
const begins = ({ first = 0, game }) => {
  const name = games.find((one) => one === game) ?? games[0];
  return t('px.fair.leads', { n: first, game: t(`px.fair.game.${name}`) });
};

/** @type {Dealing} */
export const dealing = {
  id: 'periodyx', family: 'periodyx', name: () => 'Periodyx', seats: [2, 10], options, deal, begins, up: () => t('px.fair.up'),
  card: (code) => html`<li>${code}</li>`,
};
