// The eleven games of the indicator, in their order. Pure.

/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Stat} Stat */

export const games = /** @type {const} */ ([
  'atomic_power', 'a_to_z', 'hot_stuff', 'hi_lo', 'neutron_countdown', 'add_it', 'big_freeze', 'surprise', 'early_bird', 'match', 'classes',
]);

/** @typedef {typeof games[number]} Game */

/** What stands for a game where there is little room. @type {Record<Game, string>} */
export const signs = {
  atomic_power: 'Z ↑', a_to_z: 'A–Z', hot_stuff: 'K ↑', hi_lo: '↑ ↓', neutron_countdown: 'n ↑', add_it: '+1', big_freeze: 'K ↓', surprise: '?',
  early_bird: '← →', match: '=', classes: '● ○',
};

/** The figure that a game compares. @type {Partial<Record<string, Stat>>} */
const compared = {
  atomic_power: 'number', hot_stuff: 'boiling', neutron_countdown: 'neutrons', big_freeze: 'melting', early_bird: 'date', classes: 'kind',
};

/** @param {string} game @param {Stat} [chosen] where the leader chooses one @returns {Stat|undefined} */
export const statOf = (game, chosen) => compared[game] ?? (game === 'hi_lo' ? chosen : undefined);

/** @param {string} game @returns {game is Game} */
const isGame = (game) => games.some((one) => one === game);

/** @param {View} view @returns {Game} that is on */
export const gameOn = ({ game }) => (isGame(game) ? game : games[0]);

/** With the smallest deck the last one is left out (PX-13). @param {Record<string, unknown>} options @returns {readonly Game[]} */
export const played = ({ deck }) => (deck === '1-54' ? games.slice(0, -1) : games);

/** Whether the leader is asked, who begins the game that is on. @param {View} view */
export const isLead = ({ turn }) => /^(lead|table)_/.test(turn.phase);
