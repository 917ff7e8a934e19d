import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/core/api.js';
import { hashOf, placeOf } from '../../src/pages/replay/address.js';
import { readFile, writeFile } from '../../src/pages/replay/file.js';
import { eyesIn, filmOf, stepIn } from '../../src/pages/replay/film.js';
import { patiently } from '../../src/pages/replay/patience.js';

/** @param {number[]} seats */
const turn = (seats) => ({ seats, phase: 'play', decision: 1 });

/** @param {object} log @param {object} [more] */
const view = (log, more = {}) => ({ turn: turn([1]), seats: { 1: {}, 2: {} }, log, ...more });

/** Two play, one of them away for a while; at the end a move is taken back. */
const playback = () => ({
  match: 2, v: 7, header: { game: 'toy', rev: 1, seats: 2, options: {}, seed: '00' },
  doc: {
    room: { seats: { 1: { kind: 'person', name: 'Nora', here: true }, 2: { kind: 'person', name: 'Marta', here: true } } },
    game: view({}), eyes: { 1: view({}, { hand: { a: 1 } }), 2: view({}, { hand: { b: 1 } }) },
  },
  steps: [
    { v: 8, seat: 1, move: { do: 'lay' }, p: { game: { log: { 1: { kind: 'laid', seat: 1 } } }, eyes: { 1: { hand: null } } } },
    {
      v: 10, seat: 2, auto: 'bot', move: { do: 'lay' },
      p: { room: { seats: { 2: { played_by: 'bot' } } }, game: { log: { 2: { kind: 'laid', seat: 2 } } } },
    },
    { v: 11, seat: 1, auto: 'skip', move: { do: 'draw' }, p: { game: { log: { 3: { kind: 'drew', seat: 1 } } } } },
    { v: 13, p: { room: { seats: { 2: { name: 'Bea', played_by: null } } }, game: { log: { 2: null, 3: null } } } },
    { v: 14, seat: 2, move: { do: 'draw' }, p: { game: { log: { 2: { kind: 'drew', seat: 2 } } } } },
  ],
});

test('an address says match, eyes and step, and what it does not say is left open', () => {
  for (const place of [{ match: 2, eyes: 1, step: 42 }, { match: 1, eyes: /** @type {const} */ ('open'), step: 0 }])
    assert.deepEqual(placeOf(hashOf(place)), place);
  assert.deepEqual(placeOf(''), { match: undefined, eyes: undefined, step: undefined });
  assert.deepEqual(placeOf('#match=-1&seat=x&step=1e9'), { match: undefined, eyes: undefined, step: undefined });
});

test('every step is the document before it and its patch', () => {
  const { positions } = filmOf(playback());
  assert.deepEqual(positions.map(({ v }) => v), [7, 8, 10, 11, 13, 14]);
  assert.deepEqual(positions.map(({ doc }) => Object.keys(doc.game.log).length), [0, 1, 2, 3, 1, 2]);
  assert.deepEqual(positions.map(({ doc }) => 'hand' in doc.eyes[1]), [true, false, false, false, false, false]);
});

test('an entry is told of who moved then: a bot stood in, a seat was skipped, and what was taken back is forgotten', () => {
  const { positions } = filmOf(playback());
  assert.deepEqual(positions.map(({ news }) => news.join()), ['', '1', '2', '3', '', '2']);
  const [third, last] = [positions[3], positions[5]].map(({ movers }) =>
    Object.entries(movers).map(([n, { seat, who, bot }]) => `${n} ${seat} ${who.name}${bot ? ' bot' : ''}`));
  assert.deepEqual(third, ['1 1 Nora', '2 2 Marta bot', '3 1 Nora bot']);
  assert.deepEqual(last, ['1 1 Nora', '2 2 Bea']);
  assert.deepEqual(positions.map(({ back }) => back), [false, false, false, false, true, false]);
});

test('eyes and steps that there are not become those that there are', () => {
  const film = filmOf(playback());
  assert.deepEqual([0, 2, 3, undefined, /** @type {const} */ ('open')].map((eyes) => eyesIn(film, eyes)), [0, 2, 'open', 'open', 'open']);
  assert.deepEqual([-1, 3, 99].map((step) => stepIn(film, step)), [0, 3, 5]);
});

test('a file is read as it was written', () => {
  const film = filmOf(playback());
  const kept = { code: 'KXR4TN', film, words: { en: { name: 'Toy' }, es: { name: 'Toy' } } };
  assert.deepEqual(readFile(writeFile(kept)), kept);
});

test('what is no replay is not taken for one', () => {
  /** @type {((replay: any) => void)[]} */
  const breaks = [
    (r) => { delete r.doc; }, (r) => { r.doc.eyes = { 1: r.doc.eyes[1] }; }, (r) => { r.doc.game.log = [{ kind: 'laid' }]; },
    (r) => { r.doc.game.turn.seats = ['1']; }, (r) => { r.steps = {}; }, (r) => { r.steps[0].p = 'p'; },
    (r) => { r.steps[1].p = { game: null }; }, (r) => { r.steps[2].p = { game: { log: { 3: 'drew' } } }; },
    (r) => { r.header.game = '../x'; }, (r) => { r.header.seats = 1e9; },
    (r) => { r.doc.room.seats[1].name = {}; }, (r) => { r.steps[3].p = { room: { seats: { 3: { kind: 'person' } } } }; },
  ];
  for (const spoil of breaks) {
    const replay = playback();
    spoil(replay);
    assert.throws(() => filmOf(replay), TypeError, String(spoil));
  }
  for (const text of ['', 'null', '[]', '{}', JSON.stringify({ sobremesa_replay: 2, code: 'KXR4TN', replay: playback() })])
    assert.throws(() => readFile(text), undefined, text);
});

test('where too many ask at once the page asks again, later and later, and gives up in the end', async () => {
  /** @param {number} refusals @param {string} code */
  const asked = async (refusals, code) => {
    /** @type {number[]} */
    const waits = [];
    let n = 0;
    const ask = async () => {
      if (n++ < refusals) throw new ApiError(429, { code });
      return 'replay';
    };
    const outcome = await patiently(ask, async (ms) => { waits.push(ms); }).catch((error) => error.code);
    waits.forEach((ms, i) => assert.ok(ms >= 250 * 2 ** i && ms <= 750 * 2 ** i));
    return [outcome, waits.length];
  };
  assert.deepEqual(await asked(0, 'slow_down'), ['replay', 0]);
  assert.deepEqual(await asked(5, 'slow_down'), ['replay', 5]);
  assert.deepEqual(await asked(6, 'slow_down'), ['slow_down', 5]);
  assert.deepEqual(await asked(1, 'not_found'), ['not_found', 0]);
});

/** So many members, by number. @param {number} n @param {unknown} [value] */
const many = (n, value = {}) => Object.fromEntries(Array.from({ length: n }, (_, i) => [i, value]));

/** @param {number} n */
const nested = (n) => JSON.parse('{"a":'.repeat(n) + '1' + '}'.repeat(n));

test('what no game makes is refused as too large before it is drawn: cards, names, depth, and what many steps add up to', () => {
  /** @type {Record<string, (r: any) => void>} */
  const large = {
    'a hand of 50,000 cards': (r) => { r.doc.eyes[1].hand = many(50_000); },
    'a list of 50,000 cards': (r) => { r.doc.game.deck = new Array(50_000).fill('h'); },
    '50,000 cards that a step adds': (r) => { r.steps[0].p = { eyes: { 2: { hand: many(50_000) } } }; },
    'a hand that grows step by step': (r) => { r.steps = Array.from({ length: 500 }, (_, i) => ({ v: i, seat: 1, p: { game: { seats: { [i]: {} } } } })); },
    'many objects of few members': (r) => { r.doc.game.field = many(300, many(300)); },
    'many documents that share little': (r) => {
      r.doc.game.a = many(390);
      r.steps = Array.from({ length: 25_000 }, (_, i) => ({ v: i, seat: 1, p: { game: { a: { 1: { n: i } }, b: many(390, null) } } }));
    },
    'more steps than any match': (r) => { r.steps = new Array(25_001).fill({ v: 1, p: {} }); },
    'a long name': (r) => { r.doc.room.seats[1].name = 'N'.repeat(100_000); },
    'a long name that comes later': (r) => { r.steps[3].p = { room: { seats: { 2: { name: 'N'.repeat(100_000) } } } }; },
    'a long key': (r) => { r.doc.game['k'.repeat(100_000)] = 1; },
    'a deep document': (r) => { r.doc.game.deep = nested(100_000); },
    'a deep patch': (r) => { r.steps[0].p = { game: nested(100_000) }; },
    'a deep move': (r) => { r.steps[0].move = nested(100_000); },
    'a document that grows deep': (r) => { r.doc.game.a = nested(60); r.steps[0].p = { game: { b: nested(79) } }; },
    'a deep option': (r) => { r.header.options = nested(100_000); },
    'a long seed': (r) => { r.header.seed = 'f'.repeat(100_000); },
  };
  for (const [what, enlarge] of Object.entries(large)) {
    const replay = playback();
    enlarge(replay);
    assert.throws(() => filmOf(replay), RangeError, what);
  }
  const words = { en: { log: { laid: 'x'.repeat(100_000) } }, es: {} };
  assert.throws(() => readFile(JSON.stringify({ sobremesa_replay: 1, code: 'KXR4TN', words, replay: playback() })), RangeError);
});

test('what games make, and several times that, is no more than may be', () => {
  const replay = playback();
  Object.assign(replay.doc.eyes[1], { hand: many(350, { card: 'h', fits: ['a', 'b'] }) });
  Object.assign(replay.doc.game, { deep: nested(70) });
  replay.doc.room.seats[1].name = '👩‍🚀'.repeat(24);
  replay.steps.push(...Array.from({ length: 5_000 }, (_, i) => ({ v: 20 + i, seat: 1, move: { do: 'lay' }, p: { game: { turn: { decision: i } } } })));
  assert.equal(filmOf(replay).positions.length, 5_006);
});
