// What Uno químico says in words: the strip, the buttons, the panel beside the
// poster, the log for eye and ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hand, position } from './atlas.js';
import { flat } from './flat.js';
import { context as contextOf, logOf, turn } from './unocontext.js';
import { setLanguage, t } from '../../src/core/i18n.js';
import { namesOf } from '../../src/games/unoquimico/rest/asked.js';
import { unoquimico } from './unowhole.js';
import { freshAnswers } from '../../src/games/unoquimico/answers.js';
import { explain } from '../../src/games/unoquimico/rest/refusal.js';
import { actions, mayLine } from '../../src/games/unoquimico/turn.js';

/** @typedef {import('../../src/games/unoquimico/types.js').View} View */
/** @typedef {import('../../src/games/unoquimico/types.js').Context} Context */
/** @typedef {import('../../src/games/unoquimico/types.js').Picked} Picked */

await setLanguage('en');

/** @param {Partial<View>} [parts] @param {Partial<Context>} [more] */
const context = (parts, more) => contextOf(position(parts), more);

/** The words of the middle of the table. @param {Partial<View>} [parts] @param {Partial<Context>} [more] */
const field = (parts, more) => flat(unoquimico.field(context(parts, more))).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** @param {Partial<View>} parts */
const strip = (parts) => t(mayLine(position(parts)).key);

const drawn = turn('drawn');

test('where nothing can be drawn, nobody is told to draw', () => {
  assert.doesNotMatch(strip({ can: { wild: true } }), /draw[.,]|or draw/);
  assert.match(strip({ can: { wild: true, draw: 1 } }), /or draw/);
});

test('a drawn card that does not fit is not to be laid, though a comodín is', () => {
  const drew = { turn: drawn, can: { drawn: 'Na', pass: true, wild: true } };
  for (const words of [strip(drew), field(drew)]) {
    assert.doesNotMatch(words, /Lay it/);
    assert.match(words, /Keep it, or lay your comodín/);
  }
  assert.match(strip({ turn: drawn, can: { drawn: 'wild_1', pass: true, wild: true } }), /Lay it/);
});

test('a drawn scientist that cannot be laid is not said to misfit', () => {
  const drew = { turn: drawn, can: { drawn: 'curie', pass: true } };
  assert.doesNotMatch(strip(drew), /fit/);
  assert.doesNotMatch(field(drew), /not fit/);
});

test('three cards are not called both', () => {
  const can = { alone: ['Mn'], pairs: true, wild: true, beside: true };
  const label = (/** @type {Picked} */ picked) => {
    const [{ label: { key, data } }] = actions(position({ can }), picked);
    return t(key, data);
  };
  assert.equal(label({ element: 'Mn' }), 'Lay Mn');
  assert.equal(label({ element: 'Mn', wild: 'wild_1' }), 'Lay both');
  assert.equal(label({ element: 'Mn', scientist: 'curie' }), 'Lay both');
  assert.equal(label({ element: 'Mn', scientist: 'curie', wild: 'wild_1' }), 'Lay all three');
});

test('the place on the table counts the cards that go there', () => {
  const can = { alone: ['Mn'], pairs: true, wild: true, beside: true };
  const place = (/** @type {Picked} */ picked) => flat(unoquimico.field(context({ can }, { picked })));
  assert.match(place({ element: 'Mn' }), /aria-label="Lay it here\./);
  assert.match(place({ element: 'Mn', wild: 'wild_1' }), /aria-label="Lay both here\./);
  assert.match(place({ element: 'Mn', scientist: 'curie', wild: 'wild_1' }), /aria-label="Lay all three here\./);
});

test('all that is picked is drawn beside the element', () => {
  const can = { alone: ['Mn'], pairs: true, wild: true, beside: true };
  const panel = flat(unoquimico.field(context({ can }, { picked: { element: 'Mn', scientist: 'curie', wild: 'wild_1' } })));
  assert.match(panel, /class="with"[\s\S]*aria-label="Marie Curie/);
  assert.match(panel, /class="with"[\s\S]*aria-label="comodín/);
});

test('an element that fits is said to fit, also with a scientist', () => {
  assert.match(field({}, { picked: { element: 'Mn', scientist: 'curie' } }), /Fits Fe/);
  assert.match(field({}, { picked: { element: 'Na', scientist: 'curie' } }), /A scientist lets you lay any element/);
});

test('after the own comodín the panel promises no draw that is not allowed', () => {
  const mine = { log: { 1: { kind: 'wild', seat: 1 } }, top: ['wild'] };
  assert.doesNotMatch(field(mine, { options: { wild: 'beside' } }), /or draw/);
});

test('a name in the middle of a sentence is small', () => {
  const facts = (/** @type {string} */ symbol) => ({ symbol, oxidation: [1], group: 1, period: 3 });
  const refusal = { code: 'no_common_property', rule: 'UQ-2', data: { element: facts('Na'), onto: facts('Fe') } };
  assert.match(field({}, { refusal }), /Sodium does not fit iron/);
  assert.match(field({ turn: drawn, can: { drawn: 'Mn', alone: ['Mn'], pass: true } }), /You drew manganese/);
});

test('a refusal newer than this page has a sentence', () => {
  assert.equal(t(/** @type {any} */ (explain({ code: 'of_tomorrow' }, position()).says)), 'That cannot be done now.');
  assert.equal(t(/** @type {any} */ (explain({ code: 'no_common_property' }, position()).says)), 'That cannot be done now.');
});

test('an empty pile is filled again only where more lies than the top group', () => {
  assert.match(field({ pile: 0, cards: { 1: 30, 2: 20, 3: 20 }, top: ['Fe'] }), /those laid are shuffled/);
  assert.doesNotMatch(field({ pile: 0, cards: { 1: 30, 2: 20, 3: 21 }, top: ['Fe'] }), /shuffled/);
});

test('what is drawn after the price of an answer belongs to somebody else', () => {
  const log = logOf(
    { kind: 'laid', seat: 1, element: 'Pb' }, { kind: 'misnamed', seat: 1, card: 'Pb', name: 'Fe' }, { kind: 'forfeited', seat: 1 },
    { kind: 'drew', seat: 1, count: 1 },
  );
  assert.equal(freshAnswers(log).length, 1);
  assert.equal(freshAnswers({ ...log, 5: { kind: 'drew', seat: 2, count: 1 } }).length, 0);
  assert.equal(freshAnswers({ ...log, 5: { kind: 'reshuffled', count: 9 }, 6: { kind: 'drew', seat: 2, count: 1 } }).length, 0);
});

test('the four names belong to one question, not to the next about the same card', () => {
  const ask = { seat: 1, card: 'Pb', names: ['Pb', 'Fe', 'Na', 'Og'], left: 0 };
  const log = { 1: { kind: 'laid', seat: 1, element: 'Pb' } };
  field({ ask, log, turn: { seats: [1], phase: 'name', decision: 6 }, can: { name: true } });
  const first = { ...log, 2: { kind: 'named', seat: 1, card: 'Pb' } };
  assert.deepEqual(namesOf(first, first[2]), ask.names);
  const second = { ...first, 3: { kind: 'laid', seat: 1, element: 'Pb' }, 4: { kind: 'misnamed', seat: 1, card: 'Pb', name: 'Na' } };
  assert.deepEqual(namesOf(second, second[4]), ['Na', 'Pb']);
});

test('the ear is told which cards were drawn, as long as nothing of one\'s own has followed', () => {
  const log = { 7: { kind: 'drew', seat: 1, count: 2 }, 8: { kind: 'laid', seat: 2, element: 'O' } };
  const held = hand('Mn Na curie');
  const later = [{ kind: 'kept', seat: 1 }, { kind: 'dealt', seat: 3, card: 'O', game: 2 }];
  /** @param {Partial<View>} parts @param {Partial<Context>} [more] */
  const heard = (parts, more) => unoquimico.spoken(log[7], context({ log, hand: held, ...parts }, more));
  assert.equal(heard({}), 'You drew sodium and Marie Curie.');
  for (const entry of later) assert.equal(heard({ log: { ...log, 9: entry } }), 'You drew 2 cards.');
  assert.equal(heard({}, { me: 2 }), 'Seat 1 drew 2 cards.');
  assert.equal(heard({ hand: hand('Mn Na') }, { mute: true }), 'You drew Mn and Na.');
});

test('the price is paid by a person, not by the play', async () => {
  await setLanguage('es');
  const entry = { kind: 'forfeited', seat: 2 };
  assert.equal(unoquimico.spoken(entry, context({ log: { 1: entry } })), 'El precio: Seat 2 recupera su jugada y roba una carta.');
  await setLanguage('en');
});

test('one point below nothing is one point', () => {
  const result = { reason: 'games_played', winners: [2], totals: { 1: 4, 2: -1, 3: 2 } };
  const past = { 1: { reason: 'went_out', out: 2, points: { 1: 4, 2: -5, 3: 2 }, left: { 1: ['Na'], 2: [], 3: ['Fe'] } } };
  const seats = { 1: { total: 4 }, 2: { total: -1 }, 3: { total: 2 } };
  const end = { result, past, seats, turn: { seats: [], phase: 'over', decision: 9 }, can: undefined, games: 2 };
  assert.match(field(end), /−1 point after 2 games/);
});

test('a card comes from whoever laid it, not from whose play came back since', () => {
  const log = {
    3: { kind: 'laid', seat: 3, element: 'Fe' }, 4: { kind: 'laid', seat: 2, element: 'F' }, 5: { kind: 'misnamed', seat: 2, card: 'F' },
    6: { kind: 'forfeited', seat: 2 }, 7: { kind: 'drew', seat: 2, count: 1 },
  };
  assert.match(flat(unoquimico.field(context({ log }))), /data-flip="Fe" data-from="seat-3"/);
});

test('the names of what is laid are said aloud, scientist first, only where the table has them announced', () => {
  const entry = { kind: 'laid', seat: 2, element: 'Na', scientist: 'curie' };
  /** @param {Partial<Context>} more */
  const aloud = (more) => unoquimico.aloud?.(entry, context({ log: { 1: entry } }, more)).map(({ words }) => words);
  assert.deepEqual(aloud({ lang: 'es' }), ['Marie Curie', 'sodio']);
  assert.deepEqual(aloud({ mute: true }), []);
  assert.deepEqual(unoquimico.aloud?.({ kind: 'drew', seat: 2, count: 1 }, context()), []);
});

test('every letter that presses a button is in the list of keys', () => {
  const hot = [{ draw: 1 }, { pass: true }, { next: true }].flatMap((can) => actions(position({ can }), {})).map((action) => action.hot);
  const hint = flat(unoquimico.aside?.(contextOf(position()))).match(/data-hot="(\w)"/)?.[1];
  assert.deepEqual([...hot, hint], unoquimico.keys().map(([key]) => key.toLowerCase()));
});
