// What a hint at the table of Uno químico is about: no more than its grade tells.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { position } from './atlas.js';
import { hintButton, hintedFact, isHinted, ruledOut } from '../../src/games/unoquimico/hint.js';
import { flat } from './flat.js';
import { context, turn } from './unocontext.js';

/** @typedef {import('../../src/games/unoquimico/types.js').Advice} Advice */
/** @typedef {import('../../src/games/unoquimico/types.js').View} View */

/** @param {Advice} hint */
const marked = (hint) => {
  const view = position({ hint });
  return Object.keys(view.hand ?? {}).filter((code) => isHinted(code, view));
};

const move = { do: 'lay', element: 'Ne', scientist: 'curie' };

test('cards are marked as the grades tell them', () => {
  const kind = { do: 'lay', property: 'scientist' };
  assert.deepEqual(marked({ level: 1, ...kind }), []);
  assert.deepEqual(marked({ level: 2, ...kind, card: 'Ne' }), ['Ne']);
  assert.deepEqual(marked(/** @type {Advice} */ ({ level: 3, ...kind, card: 'Ne', move })), ['curie', 'Ne']);
  assert.deepEqual(marked({ level: 1, do: 'wild', property: 'wild' }), ['wild_1']);
});

test('a fact is marked where advice is about one', () => {
  const fact = (/** @type {string} */ property) => hintedFact(position({ hint: { level: 1, do: 'lay', property } }));
  assert.deepEqual(['oxidation', 'group', 'period', 'scientist'].map(fact), ['states', 'group', 'period', undefined]);
});

test('of four names two go with the second grade, and the right one stays', () => {
  const out = (/** @type {number} */ level) => ruledOut(position({
    turn: turn('name'), ask: { seat: 1, card: 'Mn', names: ['Fe', 'Mn', 'Ne', 'Og'], left: 0 }, hint: { level, do: 'name', property: 'name' },
  }));
  assert.deepEqual([1, 2, 3].map(out), [[], ['Fe', 'Ne'], ['Fe', 'Ne', 'Og']]);
});

/** @param {Partial<View>} parts */
const offered = (parts) => !/aria-disabled="true"/.test(flat(hintButton(context(position(parts)))));

test('there is a hint as long as something can be laid, or a name is asked for, and not all is told', () => {
  assert.ok(offered({}) && offered({ can: { wild: true } }) && offered({ can: { name: true } }));
  assert.ok(!offered({ can: undefined }) && !offered({ can: { draw: 1 } }));
  assert.ok(offered({ hint: { level: 2, do: 'lay' } }) && !offered({ hint: { level: 3, do: 'lay' } }));
  assert.equal(flat(hintButton(context(position(), { me: 0 }))), '');
});
