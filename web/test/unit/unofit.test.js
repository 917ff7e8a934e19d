import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hand, position } from './atlas.js';
import { allElements, signed } from '../../src/cards/atlas.js';
import { elementCard } from '../../src/cards/element.js';
import { faceToFace } from '../../src/games/unoquimico/rest/facing.js';
import { inForce, laidOn } from '../../src/games/unoquimico/force.js';
import { verdict } from '../../src/games/unoquimico/rest/fit.js';
import { arrange } from '../../src/games/unoquimico/hand.js';
import { partners, permits, stillHeld } from '../../src/games/unoquimico/picked.js';
import { sheet } from '../../src/games/unoquimico/rest/outcome.js';
import { actions } from '../../src/games/unoquimico/turn.js';
import { readGolden } from '../browser/kit/goldens.js';
import { flat } from './flat.js';
import { logOf, turn } from './unocontext.js';

/** @typedef {import('../../src/games/unoquimico/types.js').Picked} Picked */
/** @typedef {Partial<import('../../src/games/unoquimico/types.js').View>} Parts */

/** @param {Picked} picked @param {Parts} [parts] @param {Record<string, unknown>} [options] */
const judge = (picked, parts, options = {}) => verdict({ view: position(parts), picked, simple: false, options });

const due = { turn: turn('draw_two'), can: { draw: 2 } };
const drew = { turn: turn('drawn'), can: { drawn: 'Mn', alone: ['Mn'], pass: true } };

test('what the view offers is permitted, and nothing else', () => {
  const view = position();
  const offered = [{ element: 'Mn' }, { element: 'Na', scientist: 'curie' }, { wild: 'wild_1' }];
  const others = [{}, { element: 'Na' }, { scientist: 'curie' }, { element: 'Mn', wild: 'wild_1' }];
  assert.deepEqual([...offered, ...others].filter((picked) => permits(view, picked)), offered);
});

test('a pair is of what the view names, else of the whole hand', () => {
  const can = { pairs: true, with: ['Na'], scientists: ['curie'] };
  assert.deepEqual(partners({ scientist: 'curie' }, position({ can })), ['Na']);
  const view = position({ can, hand: hand('Na curie Ne meitner') });
  assert.deepEqual(['curie', 'meitner'].map((scientist) => permits(view, { element: 'Na', scientist })), [true, false]);
  assert.equal(permits(position({ can: { alone: ['Mn'] } }), { element: 'Na', scientist: 'curie' }), false);
});

/** What was laid on what, in a recorded game: as it was in force before, and as the log tells it after. @param {string} record */
const grounds = (record) => {
  const views = readGolden(record).map(([watching]) => watching);
  return views.slice(1).flatMap((view, i) => Object.keys(view.log).filter((n) => !(n in views[i].log) && view.log[n].kind === 'laid')
    .map((n) => [inForce(views[i]), laidOn(view.log, Number(n))]));
};

test('the log tells what each element of a recorded game was laid on', () => {
  const pairs = [...grounds('announce'), ...grounds('forfeit')];
  assert.ok(pairs.length > 20, `${pairs.length} plays`);
  for (const [was, told] of pairs) assert.equal(told, was);
});

test('plays that came back are no ground', () => {
  const log = logOf(
    { kind: 'laid', seat: 1, element: 'O' },
    { kind: 'laid', seat: 2, element: 'F' }, { kind: 'misnamed', seat: 2, card: 'F' }, { kind: 'forfeited', seat: 2 },
    { kind: 'drew', seat: 2, count: 1 },
    { kind: 'laid', seat: 3, element: 'N' }, { kind: 'forfeited', seat: 3 },
    { kind: 'laid', seat: 1, element: 'S' },
  );
  assert.deepEqual([2, 6, 8, 1].map((n) => laidOn(log, n)), ['O', 'O', 'O', undefined]);
});

test('a picked card says what it shares, or why it does not fit, before anything is sent', () => {
  const common = [{ key: 'states', values: ['+2', '+3'] }, { key: 'period', values: ['4'] }];
  assert.deepEqual(judge({ element: 'Mn' }), { fits: true, key: 'uno.fit.yes', common });
  assert.equal(judge({ element: 'Na' }).key, 'uno.fit.no');
  assert.equal(judge({ element: 'Ca' }, drew).key, 'uno.no.only_drawn');
  assert.equal(judge({ element: 'Na', scientist: 'curie' }).key, 'uno.way.scientist');
  assert.equal(judge({ element: 'Ca' }, { top: ['wild'] }).key, 'uno.fit.any');
  assert.equal(judge({ element: 'Ca' }, due).key, 'uno.no.must_draw');
  const both = { element: 'Na', scientist: 'curie' };
  assert.equal(judge(both, { can: { alone: ['Mn'] } }, { scientists: 'only_if_stuck' }).key, 'uno.no.scientist_only_stuck');
});

test('out of turn the printed facts speak', () =>
  assert.deepEqual(['Mn', 'Na'].map((element) => judge({ element }, { can: undefined }).fits), [true, false]));

test('what does not fit may be tried, but never leads', () => {
  const list = actions(position({ can: { alone: ['Mn'], draw: 1 } }), { element: 'Na' });
  assert.deepEqual(list.map((a) => [a.label.key, a.main]), [['uno.do.try', false], ['uno.do.draw', true]]);
});

test('after a draw only what may be laid now counts', () => {
  const view = position({ ...drew, hand: hand('Mn Ca curie wild_1 Na') });
  const groups = arrange(view, { sort: 'fit', own: [], simple: false });
  assert.deepEqual(groups, [{ id: 'fits', codes: ['Mn'] }, { id: 'waits', codes: ['Ca', 'curie', 'wild_1', 'Na'] }]);
});

test('while cards are due nothing may be laid, and scientists without an element never', () => {
  const waiting = position({ ...due, hand: hand('Mn curie wild_1') });
  assert.deepEqual(arrange(waiting, { sort: 'fit', own: [], simple: false }), [{ id: 'waits', codes: ['Mn', 'curie', 'wild_1'] }]);
  const alone = position({ can: undefined, hand: hand('curie') });
  assert.deepEqual(arrange(alone, { sort: 'fit', own: [], simple: false }), [{ id: 'waits', codes: ['curie'] }]);
});

test('what a new question cannot use is put back, so that the question is seen', () => {
  const na = { element: 'Na' };
  assert.deepEqual(stillHeld(na, position()), na);
  assert.deepEqual(stillHeld(na, position({ can: undefined })), na);
  assert.deepEqual(stillHeld(na, position(drew)), {});
  assert.deepEqual(stillHeld({ element: 'Mn' }, position(drew)), { element: 'Mn' });
  assert.deepEqual(stillHeld(na, position({ ...drew, can: { drawn: 'curie', pairs: true, pass: true } })), na);
  assert.deepEqual(stillHeld(na, position(due)), {});
});

test('two elements stand face to face, simple tables by oxidation alone', () => {
  const rows = faceToFace('K', 'Fe').map((r) => [r.tried.join(), r.onto.join(), r.lit.join()]);
  assert.deepEqual(rows, [['+1', '+2,+3', ''], ['1', '8', ''], ['4', '4', '4']]);
  assert.deepEqual(faceToFace('K', 'Fe', true).map((r) => [r.counts, r.lit.length]), [[true, 0], [false, 0], [false, 0]]);
  assert.deepEqual(faceToFace('K', undefined).map((r) => r.onto.length), [0, 0, 0]);
});

test('a small card prints every oxidation state as a number', () => {
  for (const e of allElements()) {
    const words = [...flat(elementCard(e, { lod: 'S' })).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((m) => m[1]);
    for (const state of e.oxidation_states ?? []) assert.ok(words.includes(signed(state)), `${e.symbol} ${state}`);
  }
});

test('the points of all games stand side by side, the lowest total first', () => {
  const past = {
    1: { reason: 'went_out', out: 2, points: { 1: 4, 2: -5 }, left: {} }, 2: { reason: 'blocked', points: { 1: 1, 2: 3 }, left: {} },
  };
  const view = position({ past, seats: { 1: { total: 5 }, 2: { total: -2 } } });
  const rows = [{ seat: 2, total: -2, best: true, points: [-5, 3] }, { seat: 1, total: 5, best: false, points: [4, 1] }];
  assert.deepEqual(sheet(view), { games: [1, 2], rows });
});
