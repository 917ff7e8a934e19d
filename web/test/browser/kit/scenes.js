// Tables as people come to them, fixed: positions of recorded games, some with a
// touch of what those lack. A scene is what one person's page is told.
import { createHash } from 'node:crypto';
import { readGolden } from './goldens.js';
import {
  all, blocked, drewWild, emptyPile, entries, fewElsewhere, goesOn, holdsWild, isElement, isScientist, manyCards, mayDraw, mustDraw, scientistUp, tenGames,
  tenSeats, upTo, withSeats, wildKeeps, wildOnTop,
} from './touches.js';

/** @typedef {import('./goldens.js').View} View */
/** @typedef {import('./goldens.js').Position} Position */
/** @typedef {import('./touches.js').Touch} Touch */
/** @typedef {import('../../../src/wire.js').Table} Table */
/** @typedef {import('../../../src/wire.js').TableSeat} TableSeat */
/** @typedef {import('../../../src/wire.js').UnoquimicoOptions} Options */
/** @typedef {import('../../../src/wire.js').UnoquimicoCan} Can */
/** @typedef {{me: number, room: Table, game?: View}} Scene `me`: the seat of the person, 0 for none */
/** @typedef {{position: Position, seat: number}} Found a position, and who is asked there */

const announced = readGolden('announce');
const forfeited = readGolden('forfeit');

/** @type {Options} */
const plain = {
  mode: 'full', scientists: 'free', say_name: 'announce', voluntary_draw: false, after_wild: 'any', wild: 'whole_turn', wild_points: 0, games: 2,
  card_lang: 'es',
};

/** Short, as long as may be, of other scripts, and one that looks like markup. */
const names = [
  'Ana', 'Marta', 'Wolfeschlegelsteinhausen', 'Łucja Wójcik', '<b>Ion</b>', '周', 'Beatriz', 'Ñandú', 'Zoë de la Cruz y Fuentes', 'Bo',
];

/** At a large table the last but one is a bot's, and the last is away. @param {number} seat @param {number} seats @returns {TableSeat} */
const sitter = (seat, seats) => {
  if (seats > 3 && seat === seats - 1) return { kind: 'bot', level: 'medium', name: 'Bot 9', here: true };
  return { kind: 'person', name: names[seat - 1], here: seats < 4 || seat < seats };
};

/** What the deal was made from, and the fingerprint that was shown before. */
const seed = '5e'.repeat(32);
const commit = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** @param {number} seats @param {Partial<Table>} [parts] @returns {Table} */
const room = (seats, parts) => ({
  code: '', phase: 'playing', game: 'unoquimico', rev: 1, options: plain, house_rules: {}, rules_id: 'KXR4TN', host: 1, spectators: 1, clock_mode: 'off',
  grace_s: 20,
  seats: Object.fromEntries(upTo(seats).map((seat) => [seat, sitter(seat, seats)])), fair: { commit }, ...parts,
});

/** @param {View} view @param {number} me @param {Partial<Table>} [parts] @param {Touch} [touch] @returns {Scene} */
const scene = (view, me, parts, touch = () => undefined) => {
  const game = structuredClone(view);
  touch(game);
  if (game.hand) game.cards[me] = Object.keys(game.hand).length;
  return { me, room: room(Object.keys(game.seats).length, parts), game };
};

/**
 * The first position of a record in which the one who is asked sees what is wanted.
 * @param {Position[]} record @param {(view: View) => unknown} wanted @returns {Found}
 */
const find = (record, wanted) => {
  for (const position of record) {
    const seat = position[0].turn.seats[0] ?? 0;
    if (wanted(position[seat])) return { position, seat };
  }
  throw new Error('the record has no such position');
};

const opening = { position: announced[0], seat: announced[0][0].turn.seats[0] };
const withScientists = find(announced, ({ can, turn }) => turn.phase === 'play' && can?.pairs);
const stuck = find(announced, ({ can, turn }) => turn.phase === 'play' && can?.draw);
const drawnFits = find(announced, ({ can }) => can?.drawn && can.alone);
const drawnScientist = find(announced, ({ can }) => can?.drawn && can.pairs && !isElement(can.drawn));
const drawnWaits = find(forfeited, ({ can }) => can?.drawn && !can.alone && !can.pairs);
const paired = find(announced, ({ top, turn }) => turn.phase === 'play' && top.length > 1);
const asked = find(forfeited, ({ ask }) => ask && isElement(ask.card));
const askedPair = find(forfeited, ({ ask }) => ask?.left);
const askedAgain = find(forfeited, (view) => view.ask && entries(view).at(-1)?.kind === 'named');
const priced = find(forfeited, (view) => entries(view).some(({ kind }) => kind === 'forfeited'));
const counted = find(announced, ({ turn }) => turn.phase === 'between');
const halfReady = find(announced, ({ turn, seats }) => turn.phase === 'between' && Object.values(seats).some(({ ready }) => ready));
const ended = { position: /** @type {Position} */ (announced.at(-1)), winner: announced.at(-1)?.[0].result?.winners[0] ?? 0 };

/** As the one who is asked has it. @param {Found} found @param {Partial<Table>} [parts] @param {Touch} [touch] */
const own = ({ position, seat }, parts, touch) => scene(position[seat], seat, parts, touch);
/** As the next one has it. @param {Found} found @param {Partial<Table>} [parts] @param {Touch} [touch] */
const next = ({ position, seat }, parts, touch) => scene(position[(seat % 3) + 1], (seat % 3) + 1, parts, touch);
/** As the one before has it. @param {Found} found @param {Partial<Table>} [parts] */
const before = ({ position, seat }, parts) => scene(position[((seat + 1) % 3) + 1], ((seat + 1) % 3) + 1, parts);
/** As a spectator has it. @param {Found} found @param {Touch} [touch] */
const watched = ({ position }, touch) => scene(position[0], 0, undefined, touch);

const over = /** @type {const} */ ({ phase: 'over', matches: 1, totals: { 1: 1 }, fair: { commit, seed } });
const evening = { ...over, matches: 3, totals: { 1: 2, 2: 0, 3: 1 } };
const clock = /** @type {const} */ ({ clock_mode: 'gentle', clock: { seats: [opening.seat], left_ms: 42_000, running: false } });

/** @param {Partial<Options>} rules that differ @returns {Partial<Table>} */
const housed = (rules) => ({
  options: { ...plain, ...rules },
  house_rules: Object.fromEntries(Object.entries(rules).map(([option, value]) => [option, String(value)])),
});
const beside = housed({ wild: 'beside', after_wild: 'element_in_force' });
const priceRules = housed({ say_name: 'forfeit', wild: 'beside', voluntary_draw: true, after_wild: 'element_in_force', games: 1 });
const quizRules = housed({ say_name: 'quiz', mode: 'simple' });

/** What moves are made in: all that a turn can ask for. */
export const turns = {
  open: own(opening),
  scientists: own(withScientists),
  wild: own(opening, undefined, holdsWild(false)),
  beside: own(opening, beside, holdsWild(true)),
  draw: own(stuck),
  due: own(opening, undefined, mustDraw(opening.seat, 2, true)),
  drawn: own(drawnFits),
  pass: own(stuck, undefined, emptyPile),
  name: own(asked, priceRules),
  counted: own(counted),
};

/** The first card of the hand that is so. @param {Scene} scene @param {(code: string, can: Can) => unknown} is @returns {string} */
const cardThat = ({ game }, is) => Object.keys(game?.hand ?? {}).find((code) => is(code, game?.can ?? {})) ?? '';

/** Cards of those hands that are picked up and laid. */
export const held = {
  /** in `open`, `wild`, `beside` */
  fits: cardThat(turns.open, (code, { alone }) => alone?.includes(code)),
  /** in `open`: not to be laid */
  misfit: cardThat(turns.open, (code, { alone }) => !alone?.includes(code)),
  /** in `scientists` */
  scientist: cardThat(turns.scientists, (code, { pairs }) => pairs && isScientist(code)),
  /** in `scientists`: goes with a scientist alone */
  taken: cardThat(turns.scientists, (code, { alone, pairs }) => pairs && isElement(code) && !alone?.includes(code)),
};

/** @param {Scene} playing @param {TableSeat} seat @returns {Scene} with another on the person's own seat */
const seated = ({ me, room, game }, seat) => ({ me, room: { ...room, seats: { ...room.seats, [me]: seat } }, game });

/** @param {number} me @param {number} taken of ten places @param {Partial<Table>} [parts] @returns {Scene} */
const lobby = (me, taken, parts) => {
  const open = upTo(10).slice(taken).map((seat) => [seat, { kind: 'open', here: false }]);
  return { me, room: room(10, { phase: 'lobby', seats: { ...room(taken).seats, ...Object.fromEntries(open) }, ...parts }) };
};

/** The opponents, all with the same name. @param {number} n @param {string} name @returns {Scene} */
export const opponents = (n, name) => {
  const { me, room: { seats, ...rest }, game } = own(opening, undefined, withSeats(n + 1));
  return { me, room: { ...rest, seats: Object.fromEntries(Object.keys(seats).map((seat) => [seat, { kind: 'person', name, here: true }])) }, game };
};

/** What is looked at, by name. @type {Record<string, Scene>} */
export const looks = {
  'an element in force, to play': turns.open,
  'an element in force, another plays': next(opening),
  'an element in force, oxidation states alone count': own(opening, quizRules),
  'a voluntary draw': own(opening, housed({ voluntary_draw: true }), mayDraw),
  'a scientist beside the element': own(paired),
  'a scientist turned up first': own(opening, undefined, scientistUp),
  'a comodín on top, all fits': own(opening, undefined, wildOnTop),
  'a comodín on top, the element stays': own(opening, beside, wildKeeps),
  'the own comodín lies, the turn goes on': own(opening, beside, goesOn),
  'two to draw': turns.due,
  'four to draw': own(opening, beside, mustDraw(opening.seat, 4, true)),
  'two to draw, by another': next(opening, undefined, mustDraw(opening.seat, 2, false)),
  'nothing fits, a card to draw': turns.draw,
  'a drawn card that fits': turns.drawn,
  'a drawn scientist': own(drawnScientist),
  'a drawn card to keep': own(drawnWaits, priceRules),
  'a drawn card, by another': next(drawnFits),
  'a drawn comodín': own(drawnFits, undefined, drewWild),
  'an empty pile': turns.pass,
  'a question for an element': turns.name,
  'a question for a scientist, one to follow': own(askedPair, priceRules),
  'a second question': own(askedAgain, priceRules),
  'a question to another': next(asked, quizRules),
  'a play that came back': own(priced, priceRules),
  'the own play that came back': before(priced, priceRules),
  'more cards than a row': own(opening, undefined, manyCards),
  'three opponents': own(opening, undefined, withSeats(4)),
  'nine opponents': own(opening, undefined, tenSeats),
  'nine opponents and many cards': own(opening, clock, all(tenSeats, manyCards, fewElsewhere(opening.seat))),
  'a bot plays for this person': seated(turns.open, { kind: 'person', name: 'Marta', here: true, played_by: 'bot' }),
  'paused, host': before(opening, { phase: 'paused', paused_by: 1 }),
  'paused, guest': own(opening, { phase: 'paused', paused_by: 1 }),
  'somebody keeps the table waiting': before(opening, { grace_s: 0 }),
  'a spectator': watched(opening),
  'a spectator of ten': watched(opening, tenSeats),
  'between games': turns.counted,
  'between games, ready': scene(halfReady.position[1], 1),
  'a blocked end': own(counted, undefined, blocked),
  'the match is over, winner': scene(ended.position[ended.winner], ended.winner, over),
  'the third match is over, guest': scene(ended.position[2], 2, evening),
  'the match is over, spectator': scene(ended.position[0], 0, over),
  'the match of ten is over': scene(ended.position[1], 1, over, tenGames),
  'a lobby of ten, host': lobby(1, 10),
  'a lobby of ten, guest': lobby(4, 10, priceRules),
  'a lobby of ten, free places': lobby(1, 3),
};
