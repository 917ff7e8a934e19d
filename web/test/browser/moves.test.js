// Every kind of move in every way of making it: what the page asks of the
// server is that move and no other.
import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { dragging, tapping, typing } from './kit/hands.js';
import { held, turns } from './kit/scenes.js';
import { openTheatre } from './kit/theatre.js';

/** @typedef {import('./kit/people.js').Page} Page */
/** @typedef {import('./kit/hands.js').Hands} Hands */
/** @typedef {import('../../src/wire.js').Move} Move */
/** @typedef {{scene: import('./kit/scenes.js').Scene, act: (hands: Hands) => Promise<unknown>, asks: Move}} Kind */

const theatre = openTheatre();

const { fits, scientist } = held;
const answer = turns.name.game?.ask?.names[2] ?? '';
const drawn = turns.drawn.game?.can?.drawn ?? '';

/** @type {Record<string, Kind>} */
const kinds = {
  'an element alone': { scene: turns.open, act: (hands) => hands.lay(fits), asks: { do: 'lay', element: fits } },
  'a comodín': { scene: turns.wild, act: (hands) => hands.wild('wild_1'), asks: { do: 'wild' } },
  'an element and a comodín': {
    scene: turns.beside, act: (hands) => hands.layBeside(fits, 'wild_1'), asks: { do: 'lay', element: fits, wild: true },
  },
  'the card drawn': { scene: turns.drawn, act: (hands) => hands.lay(drawn), asks: { do: 'lay', element: drawn } },
  'drawing': { scene: turns.draw, act: (hands) => hands.draw(), asks: { do: 'draw' } },
  'drawing what is due': { scene: turns.due, act: (hands) => hands.draw(), asks: { do: 'draw' } },
  'keeping the card drawn': { scene: turns.drawn, act: (hands) => hands.keep(), asks: { do: 'pass' } },
  'passing': { scene: turns.pass, act: (hands) => hands.keep(), asks: { do: 'pass' } },
  'naming a card': { scene: turns.name, act: (hands) => hands.name(answer), asks: { do: 'name', name: answer } },
  'the next game': { scene: turns.counted, act: (hands) => hands.next(), asks: { do: 'next' } },
};

/** @param {import('node:test').TestContext} t @param {(page: Page) => Hands} way @param {boolean} phone */
const everyKind = async (t, way, phone) => {
  const { page, stage } = await theatre.guest(t, { phone });
  await stage.open(turns.open);
  const hands = way(page);
  for (const [name, { scene, act, asks }] of Object.entries(kinds)) {
    await stage.show(turns.counted); // what was picked goes with its hand
    await stage.show(scene);
    const asked = await stage.move(() => act(hands));
    assert.deepEqual(asked, { seat: scene.me, at: stage.version(), move: asks }, name);
  }
  await stage.show(turns.counted);
  await stage.show(turns.scientists);
  let element = '';
  const { move } = await stage.move(async () => { element = await hands.layWith(scientist); });
  assert.deepEqual(move, { do: 'lay', element, scientist }, 'an element with a scientist');
};

test('every kind of move by tapping, on a phone', (t) => everyKind(t, tapping, true));
test('every kind of move by clicking', (t) => everyKind(t, tapping, false));
test('every kind of move by dragging with a finger, on a phone', (t) => everyKind(t, dragging, true));
test('every kind of move by dragging with a mouse', (t) => everyKind(t, dragging, false));
test('every kind of move by keys alone', (t) => everyKind(t, typing, false));
