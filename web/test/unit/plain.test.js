// Any game drawn from its view, its words and its moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import './atlas.js';
import { flat } from './flat.js';
import { setLanguage } from '../../src/core/i18n.js';
import { isDrawn, isKnown } from '../../src/games/index.js';
import { plainGame } from './plaingame.js';
import { asThen } from '../../src/pages/room/story.js';
import { context, game, holds, lamps, light, view, words } from './plaincontext.js';

await setLanguage('en');

test('a game without drawings is none of those that these pages know, and one that they can show', () => {
  assert.equal(isDrawn('lamps'), false);
  assert.equal(isKnown(game), true);
  assert.deepEqual([game.id, game.name(), game.isMine(view, 1), game.isMine(view, 2)], ['lamps', 'Lamps', true, false]);
});

test('its position is told in lists: members of the view, cards and seats by name, nothing that is not so', () => {
  const page = flat(game.field(context())).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  holds(page, [
    'Your turn: light a lamp or dim one.', 'Oil that is left 7', 'Dealer Bea', 'red lamp: by: Bea · high: yes', 'blue lamp: by: You',
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
    [{ before: 'Lamps have ', after: ' wicks' }, 'LA-1', ['long', 'short']],
  );
  assert.deepEqual(rounds.values.map(({ value }) => value).slice(-3), [20, 33, 40]);
  assert.deepEqual(rounds.values.map(({ data }) => data?.value).slice(0, 2), ['once', '2 times']);
  assert.deepEqual(rain.data, { before: 'Rain: ', after: '' }, 'an option without a sentence');
  assert.deepEqual(rain.values.map(({ value, key }) => [value, key]), [[false, 'plain.no'], [true, 'plain.yes']]);
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

test('where others are asked, it says for whom the table waits', () => {
  const page = words(flat(game.field(context({ view: { ...view, turn: { ...view.turn, seats: [2, 3] } } }))));
  holds(page, ['Waiting for Bea, Cloe.']);
  assert.doesNotMatch(page, /light a lamp/);
});

test('the viewer is "you" in what happened, in the middle of a sentence and at its beginning', () => {
  const told = (/** @type {object} */ entry) => game.spoken(/** @type {any} */ (entry), context());
  assert.equal(told({ kind: 'lit', seat: 1, card: 'l1' }), 'You lit red lamp.');
  const own = plainGame('lamps', { en: { ...lamps, yours: { lit: ['Yours: {card}.'] } }, es: lamps });
  assert.deepEqual([1, 2].map((seat) => own.spoken(/** @type {any} */ ({ kind: 'lit', seat, card: 'l1' }), context())),
    ['Yours: red lamp.', 'Bea lit red lamp.']);
});

const over = { ...view, result: { reason: 'dawn', winners: [1], totals: { 1: 4, 2: -9 } } };

test('the end says who won, why, and the points; who played alone wins nothing', () => {
  const ended = words(flat(game.field(context({ view: over, after: () => 'Play again' }))));
  assert.match(ended, /You win .*Dawn\. .*You 4 .*Bea −9 .*Play again/);
  assert.match(words(flat(game.field(context({ view: over, me: 2 })))), /Ana wins/);
  const alone = { ...over, seats: { 1: { total: 4 } } };
  const solved = plainGame('lamps', { en: { ...lamps, explain: { dawn: 'Solved: all are lit', totals: 'A point for each.' } }, es: lamps });
  const told = words(flat(solved.field(context({ view: alone }))));
  holds(told, ['Solved: all are lit.', 'A point for each.']);
  assert.doesNotMatch(told, /win/i);
});

test('a game and how many there are of it stand together', () =>
  holds(words(flat(game.field(context({ view: { ...view, game: 1, games: 3 } })))), ['1 of 3']));

test('what the stack did while somebody plays alone is told until something else follows', () => {
  const log = { 1: { kind: 'drew', seat: 1 }, 2: { kind: 'drew', seat: 1 }, 3: { kind: 'placed', seat: 1 }, 4: { kind: 'drew', seat: 1 } };
  assert.deepEqual(game.inOrder(log).map(([n]) => n), [2, 3, 4]);
  assert.equal(game.inOrder({ ...log, 5: { kind: 'drew', seat: 2 } }).length, 5);
});

const rays = {
  name: 'Rays', log: {}, phase: { race: 'say it' }, card: { family: 'the family', boiling: 'boiling point', rush: 'Rush!' },
  explain: { rush: 'The hotter one wins.' }, member: { open: 'in this round', card: 'card laid', next: 'card turned over' },
};
const chase = plainGame('rays', { en: rays, es: rays });
const racing = {
  ...view, game: 'rush', hand: { K: 1, Cs: 2 }, figures: { K: { boiling: '1032' }, Cs: {} }, open: { cards: { 2: { name: 'Na', face_up: true } } },
  past: { card: 'Na', value: '1156.09', next: 'K', next_value: '1032', stat: 'boiling' },
};

test('cards that lie open are told with all that the game asks for, and own figures with the hand', () => {
  const page = words(flat(chase.handView(context({ view: racing }))));
  assert.match(page, /In this round .*Bea: sodium \(Na · group 1 · period 3 · oxidation \+1 · alkali metal\).*Your hand/);
  assert.doesNotMatch(page, /face up/);
  assert.match(page, /potassium boiling point: 1032 K \(K .*alkali metal\).*boiling point: N\/A/);
  const field = words(flat(chase.field(context({ view: racing }))));
  assert.match(field, /The hotter one wins\./);
  assert.doesNotMatch(field, /In this round/, 'before the hand, where they are seen while somebody thinks');
});

test('a figure stands with the card that has it, and with its unit', () =>
  assert.match(words(flat(chase.field(context({ view: racing })))), /card laid: sodium \(1156\.09 K\) card turned over: potassium \(1032 K\)/));
