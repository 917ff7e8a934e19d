// What chance brings to a table too seldom, set upon a position: a comodín, a
// pile that is gone, ten seats. Each touch changes one person's view in place.

/** @typedef {import('./goldens.js').View} View */
/** @typedef {import('../../../src/wire.js').UnoquimicoEntry} Entry */
/** @typedef {(view: View) => void} Touch */

/** @param {View} view @returns {Entry[]} oldest first */
export const entries = ({ log }) => Object.keys(log).map(Number).sort((a, b) => a - b).map((n) => log[n]);

/** @param {View} view @param {...Entry} more */
const note = (view, ...more) => {
  const last = Math.max(...Object.keys(view.log).map(Number));
  more.forEach((entry, i) => { view.log[last + 1 + i] = entry; });
};

/** @param {string} code */
export const isElement = (code) => /^[A-Z][a-z]?$/.test(code);
/** @param {string} code */
export const isScientist = (code) => !isElement(code) && !code.startsWith('wild');
/** @param {View} view */
const elements = ({ hand = {} }) => Object.keys(hand).filter(isElement);

/** @param {View} view @param {...string} codes cards that the person holds too */
const hold = (view, ...codes) => codes.forEach((code, i) => { view.hand = { ...view.hand, [code]: 60 + i }; });

/** @param {...Touch} touches @returns {Touch} */
export const all = (...touches) => (view) => touches.forEach((touch) => touch(view));

/** Anything may be laid on that card. @param {string} card @returns {Touch} */
const anyFits = (card) => (view) => {
  view.top = [card];
  if (view.can) view.can = { alone: elements(view) };
};

/** A scientist was turned up first (UQ-9). @type {Touch} */
export const scientistUp = (view) => {
  view.log[1].card = 'curie';
  anyFits('curie')(view);
};

/** The seat before the asked one laid a comodín and the next one has drawn. @type {Touch} */
export const wildOnTop = (view) => {
  anyFits('wild')(view);
  note(view, { kind: 'wild', seat: 3 }, { kind: 'drew', seat: 1, count: 2 });
};

/** The same where the element stays in force (UQ-8). @type {Touch} */
export const wildKeeps = (view) => {
  view.top = [...view.top, 'wild'];
  note(view, { kind: 'wild', seat: 3 }, { kind: 'drew', seat: 1, count: 2 });
};

/** @param {number} seat @param {number} n @param {boolean} mine @returns {Touch} */
export const mustDraw = (seat, n, mine) => (view) => {
  view.turn.phase = 'draw_two';
  view.seats[seat].must = n;
  view.top = ['wild'];
  if (mine) view.can = { draw: n };
  note(view, ...Array.from({ length: n / 2 }, () => ({ kind: 'wild', seat: 1 })));
};

/** A comodín in the hand that may be laid. @param {boolean} beside @returns {Touch} */
export const holdsWild = (beside) => (view) => {
  hold(view, 'wild_1');
  view.can = { ...view.can, wild: true, ...(beside ? { beside: true } : {}) };
};

/** The own comodín lies and the turn goes on (UQ-8). @type {Touch} */
export const goesOn = (view) => {
  view.top = [...view.top, 'wild'];
  hold(view, 'wild_2');
  view.can = { ...view.can, wild: true, beside: true };
  note(view, { kind: 'wild', seat: view.turn.seats[0] });
};

/** Nothing fits, and the pile is gone (UQ-11). @type {Touch} */
export const emptyPile = (view) => {
  view.pile = 0;
  view.can = { pass: true };
  note(view, { kind: 'passed', seat: 3, count: 1 });
};

/** Everybody passed (UQ-11). @type {Touch} */
export const blocked = (view) => {
  const past = view.past?.[1];
  const over = entries(view).find(({ kind }) => kind === 'game_over');
  if (!past || !over) throw new Error('no finished game');
  Object.assign(past, { reason: 'blocked', points: { 1: 1, 2: 2, 3: 1 }, left: { 1: ['Xe'], 2: ['Rb', 'curie'], 3: ['Cu'] } });
  delete past.out;
  delete over.seat;
  Object.assign(over, { reason: 'blocked', points: past.points });
  view.pile = 0;
  Object.entries(past.points).forEach(([seat, total]) => {
    view.seats[seat].total = total;
    view.cards[seat] = past.left[seat].length;
  });
};

/** @param {number} n @returns {number[]} */
export const upTo = (n) => Array.from({ length: n }, (_, i) => i + 1);

/** More seats at the table of three. @param {number} n @returns {Touch} */
export const withSeats = (n) => (view) => {
  view.seats = Object.fromEntries(upTo(n).map((seat) => [seat, { total: 0, ...view.seats[seat] }]));
  view.cards = Object.fromEntries(upTo(n).map((seat) => [seat, view.cards[seat] ?? 7]));
  view.pile = 1;
};

export const tenSeats = withSeats(10);

/** @param {number} seat @returns {string[]} */
const leftOf = (seat) => ['F', 'Cs', 'Au', 'curie', 'wild_1', 'Xe', 'Na', 'H', 'Cl', 'Ag', 'Pt'].slice(0, seat - 1);

/** A match of ten games of ten seats, won by two. @type {Touch} */
export const tenGames = (view) => {
  tenSeats(view);
  const points = Object.fromEntries(upTo(10).map((seat) => [seat, seat === 1 ? -5 : seat - 1]));
  const totals = { ...Object.fromEntries(upTo(10).map((seat) => [seat, 10 * points[seat]])), 2: -50 };
  const left = Object.fromEntries(upTo(10).map((seat) => [seat, leftOf(seat)]));
  const past = Object.fromEntries(upTo(10).map((game) => [game, { reason: 'went_out', out: 1, points, left }]));
  Object.assign(view, { game: 10, games: 10, past });
  delete view.hand; // the seat that went out
  view.result = { reason: 'games_played', totals, winners: [1, 2] };
  upTo(10).forEach((seat) => {
    view.seats[seat] = { total: totals[/** @type {1} */ (seat)] };
    view.cards[seat] = left[seat].length;
  });
};

/** @param {number} seat @returns {Touch} the cards of a full hand came out of the others' */
export const fewElsewhere = (seat) => (view) => Object.keys(view.cards).forEach((other) => {
  if (Number(other) !== seat) view.cards[other] = 4;
});

const MANY = ['H', 'He', 'Li', 'B', 'C', 'Na', 'Al', 'Cl', 'Ag', 'I', 'Xe', 'Pt', 'Hg', 'Pb', 'curie', 'mendeleev', 'wild_2'];

/** More cards than a row holds. @type {Touch} */
export const manyCards = (view) => hold(view, ...MANY);

/** Something could be laid, but the table lets one draw (UQ-7). @type {Touch} */
export const mayDraw = (view) => {
  view.can = { ...view.can, draw: 1, voluntary: true };
};

/** The card drawn is a comodín (UQ-6). @type {Touch} */
export const drewWild = (view) => {
  hold(view, 'wild_1');
  view.can = { drawn: 'wild_1', pass: true, wild: true };
};
