import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckScientists } from './atlas.js';
import { allElements, cardName, elementOf, familyOf, kindOf, scientistOf, sharedBy, signed, spotOf } from '../../src/cards/atlas.js';
import { beards, collars, glasses, hairs } from '../../src/cards/head.js';
import { factsOf } from '../../src/cards/keys.js';
import { looks } from '../../src/cards/looks.js';
import { initials, surname } from '../../src/cards/scientist.js';
import { cardWords } from '../../src/cards/words.js';

/** @param {string} symbol */
const el = (symbol) => /** @type {import('../../src/cards/atlas.js').Element} */ (elementOf(symbol));

test('every scientist of the deck has a look made of parts that exist', () => {
  for (const code of Object.values(deckScientists)) {
    const look = looks[code];
    assert.ok(look && hairs[look.hair] && collars[look.collar], code);
    assert.ok((!look.beard || beards[look.beard]) && (!look.glasses || glasses[look.glasses]), code);
  }
});

test('no two scientists look alike, even without colour', () => {
  const shapes = Object.values(looks).map(({ hair, tint, beard, glasses: worn, collar }) => [hair, tint, beard, worn, collar].join());
  assert.equal(new Set(shapes).size, shapes.length);
});

test('the words on cards are whole in both languages', () => {
  const { en, es } = cardWords();
  assert.deepEqual(Object.keys(en), Object.keys(es));
});

test('noble gases show 0 alone', () => {
  for (const e of allElements().filter((q) => q.category === 'noble gas')) assert.deepEqual(e.oxidation_states, [0], e.symbol);
});

test('a code is an element, a scientist or a comodín', () => {
  assert.deepEqual(['Na', 'curie', 'wild_2'].map(kindOf), ['element', 'scientist', 'wild']);
  assert.equal(cardName('Na', 'es'), 'sodio');
  assert.equal(cardName('mendeleev', 'es'), 'Dmitri Mendeléyev');
});

test('every element has a family and a place of its own in the table', () => {
  const places = allElements().map((e) => spotOf(e).join());
  assert.equal(new Set(places).size, 118);
  assert.ok(allElements().slice(0, 100).every((e) => familyOf(e) !== 'unk'));
});

test('facts that agree are lit, with true minus signs', () => {
  assert.deepEqual(sharedBy(el('F'), el('O')), { states: [-1], group: false, period: true });
  const facts = factsOf(el('F'), sharedBy(el('F'), el('O')));
  assert.deepEqual([facts.states.lit, facts.group.lit, facts.period.lit], [['−1'], [], ['2']]);
  assert.deepEqual([-4, 0, 7].map(signed), ['−4', '0', '+7']);
});

test('elements without a group share none', () => assert.equal(sharedBy(el('Ce'), el('Th')).group, false));

test('initials leave out small words and keep three at most', () => {
  assert.equal(initials('Marie Curie'), 'MC');
  assert.equal(initials('Antonio de Ulloa'), 'AU');
  assert.equal(initials('Marie-Anne Paulze Lavoisier'), 'MPL');
});

test('the two Lavoisiers are told apart', () => {
  const name = (/** @type {string} */ code) => surname(
    /** @type {import('../../src/cards/atlas.js').Scientist} */ (scientistOf(code)),
    'es',
  );
  assert.deepEqual([name('lavoisier'), name('paulze'), name('del_rio')], ['Lavoisier', 'Paulze', 'Del Río']);
});
