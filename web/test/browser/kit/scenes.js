// Tables as people come to them, fixed: positions of recorded games, and what
// chance brings there too seldom (a comodín, a drawn-out pile, ten seats) set
// upon them. A scene is what one person's page is told.
import { createHash } from 'node:crypto';
import { readGolden } from './goldens.js';

/** @typedef {import('./goldens.js').View} View */
/** @typedef {import('./goldens.js').Position} Position */
/** @typedef {import('../../../src/wire.js').Table} Table */
/** @typedef {import('../../../src/wire.js').UnoquimicoOptions} Options */
/** @typedef {{me: number, room: Table, game?: View}} Scene `me`: the seat of the person, 0 for none */
/** @typedef {(view: View) => void} Touch */

const announced = readGolden('announce');
const forfeited = readGolden('forfeit');

/** @type {Options} */
const plain = { mode: 'full', scientists: 'free', say_name: 'announce', voluntary_draw: false, after_wild: 'any', wild: 'whole_turn', wild_points: 0, games: 2, card_lang: 'es' };
/** @type {Options} those of the record */
const forfeit = { ...plain, say_name: 'forfeit', wild: 'beside', voluntary_draw: true, after_wild: 'element_in_force', games: 1 };

/** Short, long without a gap, of another script, with what looks like markup. */
const names = ['Ana', 'Marta', 'Wolfeschlegelsteinhausen', 'Łucja Wójcik', '<b>Ion</b>', '周', 'Beatriz', 'Ñandú', 'Zoë de la Cruz y Fuentes', 'Bo'];

/** @param {number} seat @param {number} seats @returns {import('../../../src/wire.js').TableSeat} at a large table, the last but one is a bot's and the last is away */
const sitter = (seat, seats) => {
  if (seats > 3 && seat === seats - 1) return { kind: 'bot', level: 'medium', name: 'Bot 9', here: true };
  return { kind: 'person', name: names[seat - 1], here: seats < 4 || seat < seats };
};

/** What the deal was made from, and the fingerprint that was shown before. */
const seed = '5e'.repeat(32);
const commit = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/** @param {number} seats @param {Partial<Table>} [parts] @returns {Table} */
const room = (seats, parts) => ({
  code: '', phase: 'playing', game: 'unoquimico', rev: 1, options: plain, house_rules: {}, host: 1, spectators: 1, clock_mode: 'off', grace_s: 20,
  seats: Object.fromEntries(Array.from({ length: seats }, (_, i) => [i + 1, sitter(i + 1, seats)])), fair: { commit }, ...parts,
});

/** @param {View} view @param {number} me @param {Partial<Table>} [parts] @param {Touch} [touch] @returns {Scene} */
const scene = (view, me, parts, touch = () => undefined) => {
  const game = structuredClone(view);
  touch(game);
  return { me, room: room(Object.keys(game.seats).length, parts), game };
};

/** @param {Position[]} record @param {(view: View, seat: number) => unknown} wanted of the one who is asked @returns {{position: Position, seat: number}} */
const find = (record, wanted) => {
  for (const position of record) {
    const seat = position[0].turn.seats[0] ?? 0;
    if (wanted(position[seat], seat)) return { position, seat };
  }
  throw new Error('the record has no such position');
};

/** @param {View} view @returns {import('../../../src/wire.js').UnoquimicoEntry[]} oldest first */
const entries = ({ log }) => Object.keys(log).map(Number).sort((a, b) => a - b).map((n) => log[n]);

/** @param {View} view @param {...import('../../../src/wire.js').UnoquimicoEntry} more */
const note = (view, ...more) => {
  const last = Math.max(...Object.keys(view.log).map(Number));
  more.forEach((entry, i) => { view.log[last + 1 + i] = entry; });
};

/** @param {string} code */
const isElement = (code) => /^[A-Z][a-z]?$/.test(code);
/** @param {View} view */
const elements = ({ hand = {} }) => Object.keys(hand).filter(isElement);

/** @param {View} view @param {...string} codes cards that the person holds too */
const hold = (view, ...codes) => codes.forEach((code, i) => { view.hand = { ...view.hand, [code]: 60 + i }; });

/** @param {number} seat @returns {Touch} every count of cards as the hand has it */
const recount = (seat) => (view) => { view.seats[seat].cards = Object.keys(view.hand ?? {}).length; };

/** @param {...Touch} touches @returns {Touch} */
const all = (...touches) => (view) => touches.forEach((touch) => touch(view));

/** Anything may be laid. @type {Touch} */
const anyFits = (view) => {
  view.top = { ...view.top, any: true };
  delete view.top.element;
  if (view.can) view.can = { alone: elements(view) };
};

/** A scientist was turned up first (UQ-9). @type {Touch} */
const scientistUp = (view) => {
  view.top = { scientist: 'curie' };
  view.log[1].card = 'curie';
  anyFits(view);
};

/** The seat before the asked one laid a comodín and the next one has drawn. @type {Touch} */
const wildOnTop = (view) => {
  anyFits(view);
  view.top = { wild: true, any: true };
  note(view, { kind: 'wild', seat: 3 }, { kind: 'drew', seat: 1, count: 2 });
};

/** The same where the element stays in force (UQ-8). @type {Touch} */
const wildKeeps = (view) => {
  view.top.wild = true;
  note(view, { kind: 'wild', seat: 3 }, { kind: 'drew', seat: 1, count: 2 });
};

/** @param {number} seat @param {number} n @param {boolean} mine @returns {Touch} */
const mustDraw = (seat, n, mine) => (view) => {
  view.turn.phase = 'draw_two';
  view.seats[seat].must = n;
  view.top = { wild: true, any: true };
  if (mine) view.can = { draw: n };
  note(view, ...Array.from({ length: n / 2 }, () => ({ kind: 'wild', seat: 1 })));
};

/** A comodín in the hand that may be laid. @param {boolean} beside @returns {Touch} */
const holdsWild = (beside) => (view) => {
  hold(view, 'wild_1');
  view.can = { ...view.can, wild: true, ...(beside ? { beside: true } : {}) };
};

/** The own comodín lies and the turn goes on (UQ-8). @type {Touch} */
const goesOn = (view) => {
  view.top.wild = true;
  hold(view, 'wild_2');
  view.can = { ...view.can, wild: true, beside: true };
  note(view, { kind: 'wild', seat: view.turn.seats[0] });
};

/** Nothing fits, and the pile is gone (UQ-11). @type {Touch} */
const emptyPile = (view) => {
  view.pile = 0;
  view.can = { pass: true };
  note(view, { kind: 'passed', seat: 3, count: 1 });
};

/** Everybody passed (UQ-11). @type {Touch} */
const blocked = (view) => {
  const past = view.past?.[1];
  const over = entries(view).find(({ kind }) => kind === 'game_over');
  if (!past || !over) throw new Error('no finished game');
  Object.assign(past, { reason: 'blocked', points: { 1: 1, 2: 2, 3: 1 }, left: { 1: ['Xe'], 2: ['Rb', 'curie'], 3: ['Cu'] } });
  delete past.out;
  delete over.seat;
  Object.assign(over, { reason: 'blocked', points: past.points });
  view.pile = 0;
  Object.entries(past.points).forEach(([seat, points]) => Object.assign(view.seats[seat], { cards: past.left[seat].length, total: points }));
};

/** @param {number} n @returns {number[]} */
const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

/** Ten seats at the table of three. @type {Touch} */
const tenSeats = (view) => {
  view.seats = Object.fromEntries(upTo(10).map((seat) => [seat, { cards: 7, total: 0, ...view.seats[seat] }]));
  view.pile = 1;
};

/** @param {number} seat @returns {string[]} */
const leftOf = (seat) => ['F', 'Cs', 'Au', 'curie', 'wild_1', 'Xe', 'Na', 'H', 'Cl', 'Ag', 'Pt'].slice(0, seat - 1);

/** A match of ten games of ten seats, won by two. @type {Touch} */
const tenGames = (view) => {
  tenSeats(view);
  const points = Object.fromEntries(upTo(10).map((seat) => [seat, seat === 1 ? -5 : seat - 1]));
  const totals = { ...Object.fromEntries(upTo(10).map((seat) => [seat, 10 * points[seat]])), 2: -50 };
  const left = Object.fromEntries(upTo(10).map((seat) => [seat, leftOf(seat)]));
  Object.assign(view, { game: 10, games: 10, past: Object.fromEntries(upTo(10).map((game) => [game, { reason: 'went_out', out: 1, points, left }])) });
  view.result = { reason: 'games_played', totals, winners: [1, 2] };
  upTo(10).forEach((seat) => { view.seats[seat] = { cards: left[seat].length, total: totals[/** @type {1} */ (seat)] }; });
};

/** @param {number} seat @returns {Touch} the cards of a full hand came out of the others' */
const fewElsewhere = (seat) => (view) => Object.entries(view.seats).forEach(([other, one]) => { if (Number(other) !== seat) one.cards = 4; });

/** More cards than a row holds. @type {Touch} */
const manyCards = (view) => hold(view, 'H', 'He', 'Li', 'B', 'C', 'Na', 'Al', 'Cl', 'Ag', 'I', 'Xe', 'Pt', 'Hg', 'Pb', 'curie', 'mendeleev', 'wild_2');

const opening = { position: announced[0], seat: announced[0][0].turn.seats[0] };
const withScientists = find(announced, ({ can, turn }) => turn.phase === 'play' && can?.with);
const stuck = find(announced, ({ can, turn }) => turn.phase === 'play' && can?.draw);
const drawnFits = find(announced, ({ can }) => can?.drawn && can.alone);
const drawnScientist = find(announced, ({ can }) => can?.drawn && can.scientists);
const drawnWaits = find(forfeited, ({ can }) => can?.drawn && !can.alone && !can.with);
const paired = find(announced, ({ top, turn }) => turn.phase === 'play' && top.scientist);
const asked = find(forfeited, ({ ask }) => ask && isElement(ask.card));
const askedPair = find(forfeited, ({ ask }) => ask?.left);
const askedAgain = find(forfeited, (view) => view.ask && entries(view).at(-1)?.kind === 'named');
const priced = find(forfeited, (view) => entries(view).some(({ kind }) => kind === 'forfeited'));
const counted = find(announced, ({ turn }) => turn.phase === 'between');
const halfReady = find(announced, ({ turn, seats }) => turn.phase === 'between' && Object.values(seats).some(({ ready }) => ready));
const ended = { position: /** @type {Position} */ (announced.at(-1)), winner: announced.at(-1)?.[0].result?.winners[0] ?? 0 };

/** @param {{position: Position, seat: number}} found @param {Partial<Table>} [parts] @param {Touch} [touch] the scene of the one who is asked */
const own = ({ position, seat }, parts, touch) => scene(position[seat], seat, parts, touch);
/** @param {{position: Position, seat: number}} found @param {Partial<Table>} [parts] @param {Touch} [touch] the scene of the next one */
const next = ({ position, seat }, parts, touch) => scene(position[(seat % 3) + 1], (seat % 3) + 1, parts, touch);
/** @param {{position: Position, seat: number}} found @param {Partial<Table>} [parts] the scene of the one before */
const before = ({ position, seat }, parts) => scene(position[((seat + 1) % 3) + 1], ((seat + 1) % 3) + 1, parts);

const over = /** @type {const} */ ({ phase: 'over', matches: 1, totals: { 1: 1 }, fair: { commit, seed } });
const beside = { options: /** @type {Options} */ ({ ...plain, wild: 'beside', after_wild: 'element_in_force' }), house_rules: { wild: 'beside', after_wild: 'element_in_force' } };
const priceRules = { options: forfeit, house_rules: { say_name: 'forfeit' } };
const quizRules = { options: /** @type {Options} */ ({ ...plain, say_name: 'quiz', mode: 'simple' }), house_rules: { say_name: 'quiz', mode: 'simple' } };

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

/** @param {Scene} scene @param {(code: string, can: import('../../../src/wire.js').UnoquimicoCan) => unknown} is @returns {string} the first card of the hand that is so */
const cardThat = ({ game }, is) => Object.keys(game?.hand ?? {}).find((code) => is(code, game?.can ?? {})) ?? '';

/** Cards of those hands that are picked up and laid. */
export const held = {
  /** in `open`, `wild`, `beside` */
  fits: cardThat(turns.open, (code, { alone }) => alone?.includes(code)),
  /** in `open`: not to be laid */
  misfit: cardThat(turns.open, (code, { alone }) => !alone?.includes(code)),
  /** in `scientists` */
  scientist: cardThat(turns.scientists, (code, { scientists }) => scientists?.includes(code)),
  /** in `scientists`: goes with a scientist alone */
  taken: cardThat(turns.scientists, (code, { alone, with: pairs }) => pairs?.includes(code) && !alone?.includes(code)),
};

/** What is looked at, by name. @type {Record<string, Scene>} */
export const looks = {
  'an element in force, to play': turns.open,
  'an element in force, another plays': next(opening),
  'an element in force, oxidation states alone count': own(opening, quizRules),
  'a voluntary draw': own(opening, undefined, (view) => { view.can = { ...view.can, draw: 1, voluntary: true }; }),
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
  'a drawn comodín': own(drawnFits, undefined, (view) => { hold(view, 'wild_1'); view.can = { drawn: 'wild_1', pass: true, wild: true }; }),
  'an empty pile': turns.pass,
  'a question for an element': turns.name,
  'a question for a scientist, one to follow': own(askedPair, priceRules),
  'a second question': own(askedAgain, priceRules),
  'a question to another': next(asked, quizRules),
  'a play that came back': own(priced, priceRules),
  'the own play that came back': before(priced, priceRules),
  'more cards than a row': own(opening, undefined, all(manyCards, recount(opening.seat))),
  'nine opponents': scene(opening.position[opening.seat], opening.seat, undefined, tenSeats),
  'nine opponents and many cards': scene(opening.position[opening.seat], opening.seat, { clock_mode: 'gentle', clock: { seats: [opening.seat], left_ms: 42_000, running: false } }, all(tenSeats, manyCards, recount(opening.seat), fewElsewhere(opening.seat))),
  'a bot plays for this person': { ...turns.open, room: { ...turns.open.room, seats: { ...turns.open.room.seats, [opening.seat]: { kind: 'person', name: 'Marta', here: true, played_by: 'bot' } } } },
  'paused, host': scene(opening.position[1], 1, { phase: 'paused', paused_by: 1 }),
  'paused, guest': own(opening, { phase: 'paused', paused_by: 1 }),
  'a spectator': scene(opening.position[0], 0),
  'a spectator of ten': scene(opening.position[0], 0, undefined, tenSeats),
  'between games': turns.counted,
  'between games, ready': scene(halfReady.position[1], 1),
  'a blocked end': own(counted, undefined, blocked),
  'the match is over, winner': scene(ended.position[ended.winner], ended.winner, over),
  'the match is over, spectator': scene(ended.position[0], 0, over),
  'the match of ten is over': scene(ended.position[1], 1, over, tenGames),
  'a lobby of ten, host': { me: 1, room: room(10, { phase: 'lobby' }) },
  'a lobby of ten, guest': { me: 4, room: room(10, { phase: 'lobby', ...priceRules }) },
  'a lobby of ten, free places': { me: 1, room: { ...room(10, { phase: 'lobby' }), seats: { ...room(3).seats, ...Object.fromEntries([4, 5, 6, 7, 8, 9, 10].map((seat) => [seat, { kind: 'open', here: false }])) } } },
};
