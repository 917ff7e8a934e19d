import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hand, position } from './atlas.js';
import { logOf, turn } from './unocontext.js';
import { cardsOf, moveFor } from '../../src/games/unoquimico/acts.js';
import { inCommon, posterKeys } from '../../src/games/unoquimico/facts.js';
import { agrees, arrange, inOwnOrder } from '../../src/games/unoquimico/hand.js';
import { inOrder } from '../../src/games/unoquimico/entries.js';
import { kinds, sentence } from '../../src/games/unoquimico/log.js';
import { byArrival, codesOf, moveOf, nothing, offered, partners, stillHeld, toggle, wayWith } from '../../src/games/unoquimico/picked.js';
import { lastGame, tally } from '../../src/games/unoquimico/points.js';
import { sideBySide } from '../../src/games/unoquimico/rest/facing.js';
import { outcome } from '../../src/games/unoquimico/rest/outcome.js';
import { codes as explained, explain } from '../../src/games/unoquimico/rest/refusal.js';
import { ruleSentences } from '../../src/games/unoquimico/rest/rules.js';
import { actions, isMine, mayLine, waitLine } from '../../src/games/unoquimico/turn.js';
import { moved } from '../../src/pages/room/order.js';
import { readTexts } from '../../tools/texts.mjs';

const texts = readTexts().en;
const full = { sort: /** @type {const} */ ('fit'), own: [], simple: false };

test('sorted by fit, what the view lets lay alone comes first, then what always goes', () => {
  assert.deepEqual(arrange(position(), full), [
    { id: 'fits', codes: ['Mn', 'Ca', 'Al'] }, { id: 'always', codes: ['curie', 'wild_1'] }, { id: 'waits', codes: ['Na', 'Ne'] },
  ]);
});

test('out of turn the printed facts sort the hand', () => {
  const groups = arrange(position({ can: undefined }), full);
  assert.deepEqual(groups.map((g) => g.codes.join(' ')), ['Mn Ca Al', 'curie wild_1', 'Na Ne']);
});

test('the hand is sorted by group, period, oxidation and arrival; people and comodines stand last', () => {
  const view = position({ hand: hand('wild_1 curie Ne Na Cl Fe') });
  const by = (/** @type {import('../../src/games/unoquimico/hand.js').Sort} */ sort) => arrange(view, { ...full, sort }).flatMap(({ codes }) => codes).join(' ');
  assert.equal(by('group'), 'Na Fe Cl Ne curie wild_1');
  assert.equal(by('period'), 'Ne Na Cl Fe curie wild_1');
  assert.equal(by('states'), 'Cl Ne Na Fe curie wild_1');
  assert.equal(by('arrival'), 'wild_1 curie Ne Na Cl Fe');
});

test('cards with the same value stand under one heading', () => {
  const view = position({ hand: hand('wild_1 Na K Mg Al Cl') });
  const values = (/** @type {import('../../src/games/unoquimico/hand.js').Sort} */ sort) =>
    arrange(view, { ...full, sort }).map(({ id, value = '', codes }) => `${id} ${value}: ${codes.join(' ')}`);
  assert.deepEqual(values('group'), ['group 1: Na K', 'group 2: Mg', 'group 13: Al', 'group 17: Cl', 'all : wild_1']);
  assert.deepEqual(values('states'), ['states −1: Cl', 'states +1: Na K', 'states +2: Mg', 'states +3: Al', 'all : wild_1']);
});

test('the own order survives: cards that left are forgotten, newcomers stand behind', () => {
  assert.deepEqual(inOwnOrder(['Na', 'K', 'Mg'], ['Mg', 'Fe', 'Na']), ['Mg', 'Na', 'K']);
  assert.deepEqual(arrange(position(), { ...full, sort: 'own', own: ['Ne', 'Na'] })[0].codes.slice(0, 3), ['Ne', 'Na', 'Mn']);
});

test('a card is moved before another or to the end', () => {
  assert.deepEqual(moved(['a', 'b', 'c'], 'c', 'a'), ['c', 'a', 'b']);
  assert.deepEqual(moved(['a', 'b', 'c'], 'a'), ['b', 'c', 'a']);
  assert.deepEqual(moved(['a', 'b'], 'a', 'x'), ['a', 'b']);
});

test('only oxidation states agree at a simple table', () => {
  assert.equal(agrees('Mn', 'Fe', true), true);
  assert.equal(agrees('K', 'Fe', false), true);
  assert.equal(agrees('K', 'Fe', true), false);
  assert.equal(agrees('K', undefined, true), true);
});

test('touching picks up, exchanges its like and puts back', () => {
  const view = position();
  const na = toggle(nothing, 'Na', view);
  assert.deepEqual(na, { element: 'Na' });
  assert.deepEqual(toggle(na, 'Ne', view), { element: 'Ne' });
  assert.deepEqual(toggle(na, 'Na', view), {});
  assert.deepEqual(toggle(na, 'curie', view), { element: 'Na', scientist: 'curie' });
});

test('a comodín goes alone unless the view lets it go beside', () => {
  assert.deepEqual(toggle({ element: 'Na' }, 'wild_1', position()), { wild: 'wild_1' });
  const beside = position({ can: { alone: ['Na'], beside: true } });
  assert.deepEqual(toggle({ element: 'Na' }, 'wild_1', beside), { element: 'Na', wild: 'wild_1' });
  assert.deepEqual(toggle({ wild: 'wild_1' }, 'Na', position()), { element: 'Na' });
});

test('a scientist and an element make one move; a scientist alone makes none', () => {
  assert.deepEqual(moveOf({ element: 'Na', scientist: 'curie' }), { do: 'lay', element: 'Na', scientist: 'curie' });
  assert.deepEqual(moveOf({ element: 'Na', wild: 'wild_2' }), { do: 'lay', element: 'Na', wild: true });
  assert.deepEqual(moveOf({ wild: 'wild_1' }), { do: 'wild' });
  assert.equal(moveOf({ scientist: 'curie' }), undefined);
  assert.equal(moveOf({}), undefined);
});

test('partners are what the view lets go with the picked card', () => {
  assert.deepEqual(partners({ scientist: 'curie' }, position()), ['Mn', 'Ca', 'Al', 'Na', 'Ne']);
  assert.deepEqual(partners({ element: 'Na' }, position()), ['curie']);
  assert.deepEqual(partners({ element: 'Mn' }, position()), []);
  assert.deepEqual(partners({ element: 'Na' }, position({ can: undefined })), []);
});

test('what left the hand is no longer picked', () => {
  const view = position({ hand: hand('curie') });
  assert.deepEqual(stillHeld({ element: 'Na', scientist: 'curie' }, view), { scientist: 'curie' });
});

test('offered is what some move of the view takes', () => {
  assert.deepEqual(['Mn', 'Na', 'curie', 'wild_1', 'K'].map((c) => offered(c, position())), [true, true, true, true, false]);
});

test('the poster says which cards share each key', () => {
  const keys = posterKeys('Fe', byArrival(position()));
  assert.deepEqual(keys.map((k) => [k.key, k.values, k.lit, k.share]), [
    ['states', ['+2', '+3'], ['+2', '+3'], ['Mn', 'Ca', 'Al']], ['group', ['8'], [], []], ['period', ['4'], ['4'], ['Mn', 'Ca']],
  ]);
});

test('what two elements have in common is told key by key', () => {
  assert.deepEqual(inCommon('F', 'O'), [{ key: 'states', values: ['−1'] }, { key: 'period', values: ['2'] }]);
  assert.deepEqual(inCommon('F', 'O', true), [{ key: 'states', values: ['−1'] }]);
  assert.deepEqual(inCommon('F'), []);
});

const facts = {
  element: { symbol: 'Na', oxidation: [1], group: 1, period: 3 },
  onto: { symbol: 'Fe', oxidation: [2, 3], group: 8, period: 4 },
};

test('a refusal puts the facts that failed side by side and offers the way that would work', () => {
  const e = explain({ code: 'no_common_property', rule: 'UQ-2', data: facts }, position());
  const rows = e.rows.map(({ key, tried, onto }) => [key, tried, onto]);
  assert.deepEqual(rows, [['states', '+1', '+2 +3'], ['group', '1', '8'], ['period', '3', '4']]);
  assert.deepEqual([e.title, e.rule, e.way], [{ card: 'Na', other: 'Fe' }, 'UQ-2', { element: 'Na', scientist: 'curie' }]);
});

test('at a simple table only the oxidation states are compared', () =>
  assert.deepEqual(sideBySide({ ...facts, simple: true }).map((r) => r.key), ['states']));

test('no way is offered that the view does not know', () => assert.equal(wayWith('Na', position({ can: { draw: 1 } })), undefined));

/** What the rules themselves have words for. */
const words = JSON.parse(readFileSync(new URL('../../../rules/unoquimico/words.en.json', import.meta.url), 'utf8'));

test('every refusal of the rules has a sentence of its own, facts side by side, or that of the room', () => {
  const others = Object.keys(words.refusal).filter((code) => !explained.some((own) => own === code));
  assert.deepEqual(others.sort(), ['bad_option', 'no_common_property', 'not_your_turn', 'over']);
  for (const code of ['stale', 'not_your_turn', 'paused', 'over', 'not_playing', 'slow_down'])
    assert.equal(explain({ code }, position()).says, `room.refused.${code}`);
});

test('out of turn it is said who is asked, with the ruling about turns', () => {
  const { turn: asked, rule } = explain({ code: 'not_your_turn' }, position({ turn: turn('play', 2) }));
  assert.deepEqual([asked, rule], [[2], 'UQ-3']);
});

/** @typedef {import('../../src/games/unoquimico/types.js').Entry} Entry */

/** The key of an entry that oxygen was laid before. @param {Entry} entry @param {number} [me] */
const sayingOf = (entry, me = 1) => {
  const log = logOf({ kind: 'laid', seat: 3, element: 'O' }, { kind: 'kept', seat: 3 }, entry);
  return sentence(entry, { me, simple: false, view: { log } }).key;
};

test('every kind of log entry has its sentence, also for the one who did it', () => {
  assert.deepEqual(kinds().sort(), [...Object.keys(words.log), 'hinted'].sort());
  const facts = { seat: 1, element: 'Fe', card: 'Fe', count: 2, game: 1 };
  for (const kind of kinds()) for (const me of [1, 2]) assert.ok(sayingOf({ kind, ...facts }, me) in texts, `${kind} ${me}`);
});

/** @type {[Entry, string][]} */
const told = [
  [{ kind: 'laid', seat: 2, element: 'F' }, 'uno.log.laid'],
  [{ kind: 'laid', seat: 1, element: 'F' }, 'uno.log.laid_you'],
  [{ kind: 'laid', seat: 2, element: 'F', any: true }, 'uno.log.laid_any'],
  [{ kind: 'laid', seat: 2, element: 'F', scientist: 'curie' }, 'uno.log.laid_with'],
  [{ kind: 'drew', seat: 2, count: 1 }, 'uno.log.drew'],
  [{ kind: 'drew', seat: 2, count: 2 }, 'uno.log.drew_n'],
  [{ kind: 'drew', seat: 2 }, 'uno.log.drew_none'],
  [{ kind: 'misnamed', seat: 2, card: 'F' }, 'uno.log.unnamed'],
  [{ kind: 'game_over', reason: 'blocked', game: 1 }, 'uno.log.blocked'],
  [{ kind: 'a_kind_of_tomorrow', seat: 2 }, 'uno.log.something'],
];
for (const [entry, key] of told) test(`${JSON.stringify(entry)} is told as ${key}`, () => assert.equal(sayingOf(entry), key));

test('an element whose ground the log has forgotten is told alone', () => {
  const entry = { kind: 'laid', seat: 2, element: 'F' };
  const log = { 7: { kind: 'wild', seat: 1 }, 8: entry };
  assert.equal(sentence(entry, { me: 1, simple: false, view: { log } }).key, 'uno.log.laid_plain');
});

test('entries are told in the order of their numbers', () =>
  assert.deepEqual(inOrder({ 10: { kind: 'wild' }, 9: { kind: 'kept' } }).map(([n]) => n), [9, 10]));

/** @type {[string, Partial<import('../../src/games/unoquimico/types.js').View>, string, string[]][]} */
const lines = [
  ['a hand that fits', {}, 'uno.may.fit', []],
  ['a free table', { top: ['wild'] }, 'uno.may.any', []],
  ['only a scientist helps', { can: { pairs: true } }, 'uno.may.scientist', []],
  ['nothing fits', { can: { draw: 1 } }, 'uno.may.draw', ['draw']],
  ['scientists alone', { hand: { curie: 1, mendeleev: 2 }, can: { draw: 1 } }, 'uno.may.draw_alone', ['draw']],
  ['nothing fits but a comodín', { can: { draw: 1, wild: true } }, 'uno.may.wild_or_draw', ['draw']],
  ['nothing to draw', { can: { pass: true } }, 'uno.may.pass', ['pass']],
  ['nothing to draw but a comodín', { can: { wild: true } }, 'uno.may.wild', []],
  [
    'a drawn card that fits', { turn: turn('drawn'), can: { drawn: 'Mn', alone: ['Mn'], pass: true } }, 'uno.may.drawn',
    ['lay-drawn', 'pass'],
  ],
  ['a drawn card that does not', { turn: turn('drawn'), can: { drawn: 'Na', pass: true } }, 'uno.may.keep', ['pass']],
  ['after a comodín', { turn: turn('draw_two'), can: { draw: 2 } }, 'uno.may.draw_two', ['draw']],
  ['a question', { turn: turn('name'), can: { name: true } }, 'uno.may.name', []],
  ['between games', { turn: { seats: [1, 2], phase: 'between', decision: 6 }, can: { next: true } }, 'uno.may.next', ['next']],
];
for (const [name, parts, key, acts] of lines)
  test(`${name}: the strip says ${key} and offers ${acts.join(' ') || 'nothing'}`, () => {
    const view = position(parts);
    assert.equal(mayLine(view).key, key);
    assert.deepEqual(actions(view, nothing).map((a) => a.do), acts);
    assert.ok(key in texts && key.replace('may.', 'may_short.') in texts);
  });

test('what is picked stands first among the buttons and alone is the main one', () => {
  const list = actions(position({ can: { alone: ['Mn'], draw: 1, voluntary: true } }), { element: 'Mn' });
  assert.deepEqual(list.map((a) => [a.do, a.main]), [['lay', true], ['draw', false]]);
});

test('whoever is not asked has no buttons and waits', () => {
  const view = position({ can: undefined, turn: { seats: [2], phase: 'play', decision: 7 } });
  assert.equal(isMine(view, 1), false);
  assert.deepEqual(actions(view, { element: 'Mn' }), []);
  for (const phase of ['play', 'drawn', 'draw_two', 'name', 'between', 'over'])
    assert.equal(waitLine({ ...view, turn: turn(phase, 2) }).key, `uno.wait.${phase}`);
});

test('buttons make the moves of the protocol', () => {
  assert.deepEqual(moveFor('lay', {}, { element: 'Na', scientist: 'curie' }), { do: 'lay', element: 'Na', scientist: 'curie' });
  const pair = { element: 'Na', scientist: 'curie' };
  assert.deepEqual(moveFor('lay-both', pair, { element: 'Na' }), { do: 'lay', ...pair });
  assert.deepEqual(moveFor('lay-both', pair, { element: 'Na', wild: 'wild_1' }), { do: 'lay', ...pair, wild: true });
  assert.deepEqual(moveFor('lay-drawn', { element: 'wild_1' }, {}), { do: 'wild' });
  assert.deepEqual(moveFor('lay-drawn', { element: 'Na' }, {}), { do: 'lay', element: 'Na' });
  assert.deepEqual(moveFor('pass', {}, {}), { do: 'pass' });
  assert.deepEqual(moveFor('name', { name: 'Fe' }, {}), { do: 'name', name: 'Fe' });
  assert.equal(moveFor('menu', {}, {}), undefined);
});

test('a move says which cards of the hand are on their way', () => {
  assert.deepEqual(cardsOf({ do: 'lay', element: 'Na', scientist: 'curie', wild: true }, { wild: 'wild_2' }), ['Na', 'curie', 'wild_2']);
  assert.deepEqual(cardsOf({ do: 'draw' }, {}), []);
  assert.deepEqual(codesOf({ scientist: 'curie' }), ['curie']);
});

const left = { 1: ['Na', 'K', 'curie'], 2: [], 3: ['Fe', 'Co'] };
const past = { 1: { reason: 'went_out', out: 2, points: { 1: 4, 2: -5, 3: 2 }, left } };
const seats = { 1: { total: 4 }, 2: { total: -5, ready: true }, 3: { total: 2 } };

test('the outcome lists the lowest total first, with what is left and who is ready', () => {
  const rows = outcome(position({ past, seats, turn: { seats: [1, 3], phase: 'between', decision: 9 } }));
  assert.deepEqual(
    rows.map((r) => [r.seat, r.points, r.best, r.ready, r.left.length]),
    [[2, -5, true, true, 0], [3, 2, false, false, 2], [1, 4, false, false, 3]],
  );
});

test('before the first game is over nobody leads', () => {
  assert.equal(lastGame(position()), 0);
  assert.ok(tally(position()).every((row) => !row.best));
  assert.deepEqual(tally(position({ past, seats })).map((r) => [r.seat, r.best]), [[2, true], [3, false], [1, false]]);
});

const schemas = {
  mode: { enum: ['full', 'simple'] }, voluntary_draw: { type: 'boolean' }, wild_points: { minimum: 0, maximum: 5 },
  games: { minimum: 0, maximum: 40 }, card_lang: { enum: ['en', 'es'] },
};

test('house rules become sentences with a text for every choice', () => {
  const sentences = ruleSentences(schemas, { games: 7 }, 4);
  for (const s of sentences) for (const v of s.values) assert.ok(s.key in texts && v.key in texts, v.key);
  assert.deepEqual(sentences.map((s) => s.option), ['mode', 'voluntary_draw', 'wild_points', 'games', 'card_lang']);
});

test('games are offered as multiples of the seats, and what is chosen now', () => {
  const games = ruleSentences(schemas, { games: 7 }, 4).find((s) => s.option === 'games');
  assert.deepEqual(games?.values.map((v) => v.value), [0, 1, 2, 3, 4, 7, 8, 12]);
});
