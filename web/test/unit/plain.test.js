// The text table: sentences as the server's own package of words makes them, and
// any game drawn from its view, its words and its moves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { gameOf, isKnown, none, plainGame } from '../../src/games/index.js';
import { choicesOf } from '../../src/games/plain/choices.js';
import { beginning, grouped } from '../../src/games/plain/groups.js';
import { found, readMove } from '../../src/games/plain/moves.js';
import { entryWords, moveWords } from '../../src/games/plain/speech.js';
import { task } from '../../src/games/plain/task.js';
import { createChoices } from '../../src/pages/room/choices.js';
import { asThen } from '../../src/pages/room/story.js';

/** @typedef {import('../../src/games/plain/speech.js').Words} Words */
/** @typedef {'en'|'es'} Lang */

setLanguage('en');

const names = ['nobody', 'Ana', 'Bea', 'Cloe'];
const name = (/** @type {number} */ seat) => names[seat];

/** @param {Lang} lang @returns {Words} of a game with templates for everything */
const uno = (lang) => JSON.parse(readFileSync(new URL(`../../../rules/unoquimico/words.${lang}.json`, import.meta.url), 'utf8'));

/** @param {Lang} lang */
const speech = (lang) => ({ words: uno(lang), lang, name });

/** @param {object} entry @param {Lang} [lang] */
const said = (entry, lang = 'en') => entryWords(/** @type {any} */ (entry), speech(lang)).join('');

/** @param {object} move */
const choice = (move) => moveWords(/** @type {any} */ (move), speech('en'));

test('the first sentence that has all its facts is said, as on the server', () => {
  const laid = { kind: 'laid', seat: 2, element: 'Na' };
  assert.equal(said(laid), 'Bea laid sodium.');
  assert.equal(said(laid, 'es'), 'Bea echó sodio.');
  assert.match(said({ ...laid, scientist: 'curie' }), /Curie and sodium/);
  assert.equal(said({ kind: 'drew', seat: 3, count: 2 }), 'Cloe drew 2.');
  assert.equal(said({ kind: 'drew', seat: 3 }), 'Cloe had nothing to draw.');
  assert.equal(said({ kind: 'match_over', points: { 1: -5, 2: 12 } }), 'The match is over. Totals: Ana -5, Bea 12.');
  assert.equal(choice({ do: 'lay', element: 'Na', wild: true }), 'Lay sodium, and the comodín.');
  assert.equal(choice({ do: 'lay', element: 'Na' }), 'Lay sodium.');
});

test('what somebody said is told as it was said', () => {
  const words = { log: { said: ['{seat}: {text}'] }, card: { gas: 'a gas' } };
  const told = (/** @type {string} */ text) => entryWords(/** @type {any} */ ({ kind: 'said', seat: 1, text }), { words, lang: 'en', name }).join('');
  assert.deepEqual(['He', 'gas'].map(told), ['Ana: He', 'Ana: a gas']);
});

test('what has no sentence is called by its own word, and empty facts are absent', () => {
  assert.equal(said({ kind: 'shrugged', seat: 1 }), 'Shrugged');
  assert.equal(choice({ do: 'whistle' }), 'whistle');
  assert.equal(choice({ do: 'lay', element: 'Na', scientist: '', wild: false }), 'Lay sodium.');
});

test('a move is found by words in any order, without case and accents', () => {
  const all = ['Echar sodio y el comodín.', 'Echar sodio.', 'Robar.'].map((words) => ({ key: words, words }));
  assert.deepEqual(found(all, 'COMODIN sod').map(({ words }) => words), ['Echar sodio y el comodín.']);
  assert.equal(found(all, ' ').length, 3);
});

test('only an object with a word for what it does is a move', () => {
  assert.deepEqual(readMove('{"do":"pass"}'), { do: 'pass' });
  const others = ['', 'pass', '"pass"', 'null', '7', '{"do":7}', '{"do":"pass"', undefined];
  assert.deepEqual(others.filter(readMove), []);
});

/** Words of a game that these pages never heard of. */
const lamps = {
  name: 'Lamps', log: { lit: ['{seat} lit {card}.'] }, move: { light: ['Light {card}.'], dim: ['Dim {to}.'] },
  phase: { dusk: 'light a lamp or dim one' }, refusal: { too_dark: ['{card} has no oil.'] },
  card: { l1: 'red lamp', l2: 'blue lamp', l3: 'red lamp' }, member: { oil: 'oil that is left' },
  option: { wicks: { '': 'Wicks', long: 'long ones', short: 'short ones' } },
};

const view = {
  turn: { seats: [1], phase: 'dusk', decision: 3 }, log: { 1: { kind: 'lit', seat: 2, card: 'l1' } },
  seats: { 1: { cards: 2, total: 4 }, 2: { cards: 1, total: 9, gone_home: true } },
  hand: { l2: 5, l1: 2 }, oil: 7, dealer: 2, lamps: { l1: { by: 2, high: true }, l2: { by: 1 } }, nobody: [], hidden: false,
};

const game = plainGame('lamps', { en: lamps, es: { ...lamps, name: 'Lámparas' } });

/** @param {object} [parts] @returns {any} the context in which it is drawn */
const context = (parts = {}) => ({
  view, me: 1, options: {}, live: true, picked: {}, sending: [], typed: {}, name, face: () => '', shown: name, ...parts,
});

/** @param {string} whole @param {string[]} parts */
const holds = (whole, parts) => assert.deepEqual(parts.filter((part) => !whole.includes(part)), []);

test('a game without drawings is none of those that these pages know, and one that they can show', () => {
  assert.equal(gameOf('lamps'), none);
  assert.equal(isKnown(game), true);
  assert.deepEqual([game.id, game.name(), game.isMine(view, 1), game.isMine(view, 2)], ['lamps', 'Lamps', true, false]);
});

test('its position is told in lists: members of the view, cards and seats by name, nothing that is not so', () => {
  const page = flat(game.field(context())).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  holds(page, [
    'Ana: light a lamp or dim one', 'Oil that is left 7', 'Dealer Bea', 'red lamp: by: Bea · high: yes', 'blue lamp: by: Ana',
    'Nobody none', 'gone home: yes', 'points so far: 9',
  ]);
  assert.doesNotMatch(page, /hidden|decision|\{/);
});

test('its hand is told in order of arrival, its log in sentences', () => {
  assert.match(flat(game.handView(context())), /red lamp[^]*blue lamp/);
  assert.deepEqual(game.inOrder(view.log).map(([, entry]) => game.spoken(entry, context())), ['Bea lit red lamp.']);
});

test('cards of which there are several are counted, in the order of the words', () =>
  assert.match(
    flat(game.handView(context({ view: { ...view, hand: { l2: 1, l1: 2 }, seats: { 1: { cards: 3 } } } }))),
    /red lamp × 2[^]*blue lamp</,
  ));

test('the cards of a hand are counted by seat, or with what else all see of it', () => {
  const { 1: ana, 2: bea } = view.seats;
  const bySeat = { ...view, cards: { 1: 6, 2: 3 }, seats: { 1: { total: ana.total }, 2: { total: bea.total } } };
  assert.deepEqual([view, bySeat].map((one) => game.plate(one, 2).number), [1, 3]);
});

const light = { do: 'light', card: 'l1' };

test('its moves are buttons with sentences, and a button makes its move', () => {
  const page = flat(game.handView(context({ legal: { moves: [light, { do: 'dim', to: 2 }], complete: true } })));
  holds(page, ['Light red lamp.', 'Dim Bea.']);
  assert.doesNotMatch(page, /<input/);
  assert.deepEqual(game.moveFor('move', { move: JSON.stringify(light) }, {}), light);
  assert.equal(game.moveFor('whistle', {}, {}), undefined);
});

test('many moves have a field to find one, and what the list leaves out a field to write it', () => {
  const moves = Array.from({ length: 14 }, (_, i) => ({ do: 'light', card: `lamp ${i}` }));
  const drawn = (/** @type {object} */ parts) => flat(game.handView(context({ legal: { moves, complete: false }, ...parts })));
  holds(drawn({ typed: { find: '13' } }), ['data-typed="find"', '1 of 14 moves', 'Light lamp 13.', 'data-typed="move"', '{"do":"pass"}']);
  assert.doesNotMatch(drawn({ typed: { find: '13' } }), /Light lamp 2\./);
  holds(drawn({ typed: { move: 'pass' } }), ['This is no move']);
});

test('what may be said in other words than those of the list has a labelled field, and a button that says it', () => {
  const moves = ['heat', 'light'].map((text) => ({ do: 'say', text }));
  const said = { en: { ...lamps, move: { say: ['Say “{text}”.'] } }, es: { ...lamps, move: { say: ['Decir «{text}».'] } } };
  const talk = plainGame('lamps', said);
  const drawn = (/** @type {object} */ parts) => flat(talk.handView(context({ legal: { moves, complete: false }, ...parts })));
  const page = drawn({ typed: { 'free-say': ' they "glow"  ' } });
  const move = JSON.stringify({ do: 'say', text: 'they "glow"' });
  holds(page, ['Say “heat”.', '<label for="plain-free-say">In your own words: Say “…”.</label>', `data-move="${move}"`, 'aria-disabled="false"']);
  assert.doesNotMatch(page, /data-typed="move"/, 'nobody has to write JSON');
  assert.match(drawn({ typed: { 'free-say': '  ' } }), /id="plain-say-say"[^>]*aria-disabled="true"/);
  assert.doesNotMatch(drawn({ legal: { moves, complete: true } }), /In your own words/);
});

test('a refusal tells the move, the reason, the code, the facts and the rule', () => {
  const refusal = { code: 'too_dark', rule: 'LA-4', data: { card: 'l2', oil: 0 }, move: light };
  holds(
    flat(game.handView(context({ refusal }))),
    ['Not possible: Light red lamp.', 'blue lamp has no oil.', 'too_dark', 'oil that is left', 'href="/rules/lamps#LA-4"'],
  );
  holds(flat(game.handView(context({ refusal: { code: 'stale', move: light } }))), ['Something changed just before']);
});

test('its options are sentences from their schema, in its own words', () => {
  const schemas = {
    wicks: { enum: ['long', 'short'], rule: 'LA-1' }, rounds: { type: 'integer', minimum: 1, maximum: 40 }, rain: { type: 'boolean' },
  };
  const [wicks, rounds, rain] = game.ruleSentences(schemas, { rounds: 33 }, 2);
  assert.deepEqual(
    [wicks.data, wicks.rule, wicks.values.map(({ data }) => data?.value)],
    [{ option: 'Wicks' }, 'LA-1', ['long ones', 'short ones']],
  );
  assert.deepEqual([rounds.data, rounds.values.map(({ value }) => value).slice(-3)], [{ option: 'Rounds' }, [20, 33, 40]]);
  assert.deepEqual(rain.values.map(({ value, key }) => [value, key]), [[false, 'plain.no'], [true, 'plain.yes']]);
});

/** A seat that may move, and a server that gives these answers about its moves. @param {object[]} answers the last for all that follow */
const choosing = (...answers) => {
  const state = /** @type {any} */ ({ game, me: 1, v: 7, doc: { room: { phase: 'playing', seats: { 1: {}, 2: {} } }, game: view } });
  /** @type {string[]} */
  const asked = [];
  const answer = async (/** @type {any} */ { t }) => {
    asked.push(t);
    return t === 'legal' ? (answers.length > 1 ? answers.shift() : answers[0]) : { t: 'refused' };
  };
  return { state, asked, choices: createChoices(state, (parts) => Object.assign(state, parts), /** @type {any} */ ({ ask: answer })) };
};

const oneMove = { t: 'legal', moves: [light], complete: true };

test('the moves are asked for once a version, again after a refusal, and not while a bot plays for the seat', async () => {
  const { state, asked, choices } = choosing(oneMove);
  choices.look();
  choices.look();
  await choices.ask({ t: 'move' });
  assert.deepEqual(asked, ['legal', 'move', 'legal']);
  await Promise.resolve();
  assert.deepEqual(state.legal.moves, [light]);
  state.doc.room.seats[1].played_by = 'bot';
  choices.look();
  assert.deepEqual([asked.length, state.legal], [3, undefined]);
});

test('where the server did not tell the moves, they are asked for again with the next document', async () => {
  const { state, choices } = choosing({ t: 'refused', code: 'slow_down' }, oneMove);
  choices.look();
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(state.legal, undefined);
  choices.look();
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(state.legal?.moves, [light]);
});

/** Uno químico without its drawings, where every name is asked for. */
const quiz = plainGame('unoquimico', { en: uno('en'), es: uno('es') });

/** @param {object} parts of the view @param {object} [more] of the context */
const quizContext = (parts, more = {}) => context(
  { view: { ...view, hand: { K: 1, curie: 2 }, top: ['Na'], log: {}, ...parts }, options: { say_name: 'quiz' }, ...more },
);

/** @param {string} page @param {string} word @returns {number} how often it is read */
const times = (page, word) => page.toLowerCase().split(word).length - 1;

test('a name that is asked for is read among those to choose from alone, and where it was said', () => {
  const log = {
    1: { kind: 'laid', seat: 2, element: 'Rb' }, 2: { kind: 'named', seat: 2, card: 'Rb' }, 3: { kind: 'laid', seat: 1, element: 'Na' },
  };
  const ask = { seat: 1, card: 'Na', names: ['Na', 'K', 'Cs', 'Rb'], left: 0 };
  const moves = ask.names.map((name) => ({ do: 'name', name }));
  const ctx = quizContext({ ask, log }, { legal: { moves, complete: true } });
  const told = quiz.inOrder(log).map(([, entry]) => [flat(quiz.told(entry, ctx)), quiz.spoken(entry, ctx)]).flat().join(' ');
  assert.deepEqual([flat(quiz.field(ctx)), flat(quiz.handView(ctx)), told].map((page) => times(page, 'sodium')), [1, 1, 0]);
  assert.equal(times(told, 'rubidium'), 4, 'a name that was said is known');
  assert.match(told, /laid Na\b/);
});

test('where names are asked for, cards to lay are called by what they show', () => {
  const moves = [{ do: 'lay', element: 'K' }, { do: 'lay', element: 'K', scientist: 'curie' }];
  const page = flat(quiz.handView(quizContext({}, { legal: { moves, complete: true } })));
  holds(page, ['<li>K</li>', '<li>?, 1867–1934</li>', 'Lay K.', 'Lay ?, 1867–1934 and K.']);
  assert.deepEqual(['potassium', 'curie'].map((word) => times(page.replace(/<[^>]*>/g, ''), word)), [0, 0]);
  assert.match(flat(quiz.handView(quizContext({}, { options: { say_name: 'announce' } }))), /potassium[^]*Curie/);
});

test('the second of two that are laid is asked for next', () => {
  const ctx = quizContext({ top: ['curie', 'Na'], ask: { seat: 1, card: 'curie', names: ['curie', 'dalton'], left: 1 } });
  assert.equal(
    quiz.spoken(/** @type {any} */ ({ kind: 'laid', seat: 2, element: 'Na', scientist: 'curie' }), ctx),
    'Bea laid ?, 1867–1934 and Na.',
  );
});

test('moves of one sentence are told apart by what differs, and else by number', () => {
  const moves = [
    { do: 'light', card: 'l1', rooms: { 1: ['l1'], 2: ['l1', 'l2'], 3: ['l2'] } },
    { do: 'light', card: 'l1', rooms: { 1: ['l1'], 4: ['l2', 'l2'] } },
    { do: 'light', card: 'l2' }, { do: 'dim', to: 2, at: 'a' }, { do: 'dim', to: 2, at: 'a', far: true },
    { do: 'whistle', note: 'l1' }, { do: 'whistle', note: 'l3' },
  ];
  assert.deepEqual(choicesOf(moves, { words: lamps, lang: 'en', name }).map(({ words }) => words), [
    'Light red lamp. (2: red lamp, blue lamp · 3: blue lamp)', 'Light red lamp. (4: blue lamp, blue lamp)', 'Light blue lamp.',
    'Dim Bea.', 'Dim Bea. (far)', 'whistle (1)', 'whistle (2)',
  ]);
});

/** @param {string} page @returns {string} its words */
const words = (page) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Moves of a table of squares: cards of the hand, each in four turns at two places, and to pass. */
const places = ['00001111', '00110011'].flatMap(
  (card) => [0, 1, 2, 3].flatMap((turn) => [1, -2].map((x) => ({ do: 'place', card, turn, x, y: 0 }))),
);
const squares = plainGame('squares', /** @type {any} */ (Object.fromEntries(['en', 'es'].map((lang) => [lang, {
  name: 'Squares', move: { place: ['Lay {card}, turned {turn}/4, at {x},{y}.'], pass: ['Pass.'] }, phase: { play: 'lay a card or pass' },
}]))));
const squareContext = (/** @type {object} */ more) => context({
  view: {
    ...view, turn: { seats: [1], phase: 'play', decision: 1 }, log: {}, hand: { '00001111': 1, '00110011': 2 },
    field: { '00000001': { x: 0, y: 0, turn: 1 }, '00000000': { x: 1, y: 0, turn: 0 } },
  },
  legal: { moves: [...places, { do: 'pass' }], complete: true }, ...more,
});

test('many moves are chosen in two steps: the card of the hand, then what is left to choose', () => {
  const two = grouped([...places, { do: 'pass' }], (value) => ['00001111', '00110011'].includes(String(value)));
  assert.deepEqual([two?.member, two?.groups.map(({ value, moves }) => [value, moves.length]), two?.rest], [
    'card', [['00001111', 8], ['00110011', 8]], [{ do: 'pass' }],
  ]);
  assert.equal(grouped(places.slice(0, 1), () => true), undefined);
  const first = flat(squares.handView(squareContext({})));
  holds(first, ['First: card', 'data-typed="first" value="00001111"', '8 moves', 'Pass.']);
  assert.doesNotMatch(first, /0\/4/, 'places come after the card');
  const then = flat(squares.handView(squareContext({ typed: { first: '00110011' } })));
  holds(then, ['Lay 00110011, turned …', '<span class="vh">Lay 00110011, turned </span>0/4, at 1,0.<']);
  assert.doesNotMatch(then, /Lay 00001111/);
  holds(flat(squares.handView(squareContext({ typed: { find: '00110011 3/4' } }))), ['2 of 17 moves', 'Lay 00110011, turned 3/4, at 1,0.']);
});

test('what many moves of one kind have in common is said once, above them', () => {
  const moves = [...Array.from({ length: 13 }, (_, i) => ({ do: 'light', card: `lamp ${i}` })), { do: 'dim', to: 2 }];
  const page = flat(game.handView(context({ legal: { moves, complete: true } })));
  holds(page, ['<h3>Light lamp …</h3>', '<span class="vh">Light lamp </span>12.', 'Dim Bea.', 'data-typed="find"']);
});

test('what all of some sentences begin with ends between two words', () => {
  assert.equal(beginning(['Lay it at 10.', 'Lay it at 12.']), 'Lay it at ');
  assert.equal(beginning(['Lay it.', 'Draw.']), '');
});

test('a card of eight cells is drawn as it lies, and where it lies on a map; its words stay', () => {
  assert.equal((flat(squares.handView(squareContext({ legal: undefined }))).match(/class="sq"/g) ?? []).length, 2);
  const page = flat(squares.field(squareContext({})));
  holds(page, ['class="map"', '00000001:']);
  assert.match(page, /<rect x="10" y="0" width="10" height="10"/, 'the spot at the left is above after a quarter turn');
});

test('on a phone the hand and the moves come first, and the position after them', () => {
  const page = words(flat(squares.handView(squareContext({ phone: true }))));
  assert.match(page, /Your hand.*Choose one of 17 moves.*The position.*On the table.*Players/);
  assert.equal(flat(squares.field(squareContext({ phone: true }))), '');
});

test('of what a phase asks for, only what the moves allow is said', () => {
  const phase = { play: 'play or draw', drawn: 'lay it, or keep it' };
  const ask = (/** @type {string[]} */ kinds, at = 'play', complete = true) => task(
    context({ view: { ...view, turn: { ...view.turn, phase: at } }, legal: { moves: kinds.map((kind) => ({ do: kind })), complete } }),
    { name: '', phase, move: { lay: ['Lay {element}.'], draw: ['Draw.'], keep: ['Keep it.'] } },
  );
  assert.deepEqual(
    [ask(['lay']), ask(['draw']), ask(['lay', 'draw']), ask(['lay'], 'play', false), ask(['keep'], 'drawn'), ask(['lay', 'keep'], 'drawn')],
    ['play', 'draw', 'play or draw', 'play or draw', 'keep it', 'lay it, or keep it'],
  );
});

test('an element is told with what is printed on its card, in the hand and on top, but not while its name is secret', () => {
  const facts = '(Na · group 1 · period 3 · oxidation +1)';
  const open = { view: { ...view, hand: { Na: 1 }, top: ['Na'], log: {} }, options: { say_name: 'announce' } };
  for (const page of [quiz.handView(context(open)), quiz.field(context(open))]) holds(words(flat(page)), [`sodium ${facts}`]);
  const asked = quizContext({ hand: { Na: 1 }, ask: { seat: 1, card: 'Na', names: ['Na', 'K'], left: 0 } });
  for (const page of [quiz.handView(asked), quiz.field(asked)]) assert.doesNotMatch(flat(page), /group 1/);
  const announced = { view: { ...view, hand: {}, open: { cards: { 2: { name: 'Na' } } } } };
  assert.doesNotMatch(flat(quiz.field(context(announced))), /group 1/, 'a name that was announced is no card that lies open');
});

test('cards on top whose names were said are called by them', () => {
  const page = words(flat(quiz.field(quizContext({ top: ['curie', 'Na'] }))));
  assert.match(page, /On top .*Marie Curie.*sodium/);
});

test('what a seat did stays under the name of who held it then', () => {
  const entry = /** @type {any} */ ({ kind: 'lit', seat: 2, card: 'l1' });
  const then = asThen(context(), { seat: 2, name: 'Zoe', bot: false, mine: false });
  assert.deepEqual([words(flat(game.told(entry, then))).trim(), game.spoken(entry, then)], ['Zoe lit red lamp.', 'Zoe lit red lamp.']);
});

test('colours of a ring are chips beside their names', () => {
  const card = Object.fromEntries('YE OR RE PK MA PU DB LB TQ TE GR LI'.split(' ').map((code) => [code, `colour ${code}`]));
  const ring = plainGame('ring', { en: { name: 'Ring', card }, es: { name: 'Ring', card } });
  const page = flat(ring.handView(context({ view: { ...view, hand: { YE: 2 }, seats: { 1: { cards: 2 } } } })));
  assert.match(page, /class="swatch"[^]*colour YE × 2/);
  assert.doesNotMatch(flat(game.handView(context({ view: { ...view, hand: { YE: 1 } } }))), /swatch/);
});
