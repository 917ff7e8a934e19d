// Periodyx without a page: what is chosen makes a move, where a card fits, which
// letters lead nowhere, and every line of the log has its words.
import './dom.js';
import './atlas.js';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allElements, elementOf, neighboursOf } from '../../src/cards/atlas.js';
import { figureCard } from '../../src/cards/figurecard.js';
import { figureLabel, figureOf, figureSaid, stats } from '../../src/cards/figures.js';
import { cardsOf, moveFor } from '../../src/games/periodyx/acts.js';
import { cellsOf, rowsOf } from '../../src/games/periodyx/cells.js';
import { games, played, statOf } from '../../src/games/periodyx/games.js';
import { arrange, sorts } from '../../src/games/periodyx/hand.js';
import { alphabet, initials } from '../../src/games/periodyx/letters.js';
import { forms, inOrder, keyOf, lastOutcome } from '../../src/games/periodyx/log.js';
import { rows } from '../../src/games/periodyx/overview.js';
import { codesOf, moveOf, nothing, stillHeld, toggle } from '../../src/games/periodyx/picked.js';
import { explain } from '../../src/games/periodyx/refusal.js';
import { ruleSentences } from '../../src/games/periodyx/rules.js';
import { properties } from '../../src/games/periodyx/words.js';
import { actions, isMine, mayOf, waitOf } from '../../src/games/periodyx/turn.js';
import { readTexts } from '../../tools/texts.mjs';
import { flat } from './flat.js';

/** @typedef {import('../../src/games/periodyx/types.js').View} View */
/** @typedef {import('../../src/games/periodyx/types.js').Picked} Picked */

const texts = readTexts();
const rules = (/** @type {string} */ name) => readFileSync(new URL(`../../../rules/periodyx/${name}`, import.meta.url), 'utf8');

/** Seat 1's view, which leads a table of three. @param {Partial<View>} [parts] @returns {View} */
const position = (parts = {}) => ({
  turn: { seats: [1], phase: 'table_atomic_power', decision: 5 }, seats: { 1: { cards: 4 }, 2: { cards: 6 }, 3: { cards: 6 } }, log: {}, round: 3,
  game: 'atomic_power', lead: 1, target: 10, pile: 80, table: { Fe: 1 }, hand: { V: 1, Co: 2, C: 3, Na: 4 },
  figures: { V: { number: '23' }, Co: { number: '27' }, C: { number: '6' }, Na: { number: '11' } }, fits: ['Co'], can: { ask: true }, ...parts,
});

/** @param {View} view @param {...string} codes touched one after the other @returns {Picked} */
const touched = (view, ...codes) => codes.reduce((picked, code) => toggle(picked, code, view), nothing);

/** @param {View} view @param {...string} codes */
const doing = (view, ...codes) => actions(view, touched(view, ...codes)).map(({ do: act, main }) => `${act}${main ? ' main' : ''}`);

test('a card and a player, in any order, make one move', () => {
  const view = position({ game: 'match', can: { lay: true } });
  const move = { do: 'lay', card: 'V', seat: 2 };
  assert.deepEqual(moveOf(touched(view, 'V', 'seat:2')), move);
  assert.deepEqual(moveOf(touched(view, 'seat:2', 'V')), move);
  assert.deepEqual(moveOf(touched(view, 'V'), 'seat:2'), move, 'carried there');
  assert.equal(moveOf(touched(view, 'V')), undefined, 'somebody has to be named');
  assert.deepEqual(doing(view, 'V', 'seat:2'), ['chosen main']);
  assert.deepEqual(codesOf(touched(view, 'V', 'seat:2', 'V')), ['seat:2'], 'a second touch puts back');
});

test('where there is only one other, nobody has to be named', () => {
  const two = { seats: { 1: { cards: 4 }, 2: { cards: 6 } } };
  assert.deepEqual(moveOf(touched(position({ ...two, can: { lay: true } }), 'V')), { do: 'lay', card: 'V', seat: 2 });
  assert.deepEqual(moveOf(touched(position({ ...two, can: { letter: true } }), 'letter:c')), { do: 'letter', seat: 2, letter: 'c' });
  assert.deepEqual(doing(position(two)), ['ask:2:atomic_power main']);
  assert.deepEqual(moveFor('ask:2:atomic_power', {}, nothing), { do: 'ask', seat: 2, game: 'atomic_power' });
});

test('a letter is asked for without a card', () => {
  const view = position({ game: 'a_to_z', can: { letter: true } });
  assert.deepEqual(moveOf(touched(view, 'Co', 'letter:c', 'seat:3')), { do: 'letter', seat: 3, letter: 'c' });
  assert.deepEqual(codesOf(touched(view, 'letter:c', 'Co')), ['Co']);
});

test('a prediction has a card, a figure and a way', () => {
  const figures = { V: { mass: '50.942' }, Co: {}, C: { mass: '12.011' }, Na: {} };
  const view = position({ game: 'hi_lo', can: { predict: true }, figures });
  assert.equal(moveFor('predict', { way: 'higher' }, touched(view, 'V')), undefined);
  assert.deepEqual(moveFor('predict', { way: 'higher', stat: 'mass' }, touched(view, 'V')), { do: 'predict', card: 'V', stat: 'mass', way: 'higher' });
  assert.equal(touched(view, 'stat:mass', 'Co').stat, undefined, 'a figure that the card lacks is let go');
  assert.equal(touched(view, 'stat:mass', 'C').stat, 'mass');
});

test('what fits Mendeleev’s table goes there in every game, and the rest is tried', () => {
  assert.deepEqual(doing(position(), 'Co'), ['table main']);
  assert.deepEqual(doing(position(), 'V'), ['chosen'], 'the server says why not');
  assert.deepEqual(moveOf(touched(position(), 'V')), { do: 'table', card: 'V' });
  const lays = position({ game: 'classes', can: { lay: true }, seats: { 1: { cards: 4 }, 2: { cards: 6 } } });
  assert.deepEqual(doing(lays, 'Co'), ['chosen main', 'table']);
  assert.deepEqual(moveOf(touched(lays, 'Co'), 'table'), { do: 'table', card: 'Co' });
  assert.deepEqual(cardsOf({ do: 'table', card: 'Co' }), ['Co']);
});

test('what is picked is for what is asked now', () => {
  const picked = touched(position(), 'V');
  const answers = position({ turn: { seats: [1], phase: 'answer_hot_stuff', decision: 6 }, can: { show: true }, fits: undefined, lead: 2 });
  assert.deepEqual(moveOf(stillHeld(picked, answers)), { do: 'show', card: 'V' });
  assert.deepEqual(codesOf(stillHeld(picked, position({ hand: { C: 3 } }))), []);
});

test('the strip has words for every question and every wait', () => {
  const asked = [{ ask: true }, { letter: true }, { predict: true }, { draw: true }, { take: [2] }, { lay: true }, { go: true }, { exchange: 'V' },
    { claim: ['group'], pass: true }, { buzz: true }, { say: true }, { vote: true }, { show: true }];
  for (const can of asked) {
    const may = mayOf(position({ can }));
    for (const key of [`px.may.${may}`, `px.may_short.${may}`]) assert.ok(key in texts.en, key);
  }
  for (const phase of ['table_hi_lo', 'lead_match', 'answer_match', 'counter_hot_stuff', 'exchange', 'race', 'state', 'vote', 'over'])
    assert.ok(`px.wait.${waitOf(position({ turn: { seats: [2], phase, decision: 1 } }))}` in texts.es, phase);
  assert.equal(isMine(position(), 1), true);
  assert.equal(isMine(position({ can: undefined }), 1), false);
});

test('buttons of the strip: each move that needs no more is one touch', () => {
  const acts = (/** @type {View['can']} */ can) => doing(position({ can, fits: undefined }));
  assert.deepEqual(acts({ draw: true }), ['draw main']);
  assert.deepEqual(acts({ exchange: 'V' }), ['keep main', 'exchange']);
  assert.deepEqual(acts({ claim: ['group'], pass: true }), ['pass']);
  for (const act of ['draw', 'go', 'keep', 'exchange', 'buzz', 'pass', 'hint']) assert.deepEqual(moveFor(act, {}, nothing), { do: act });
  assert.deepEqual(moveFor('no', {}, nothing), { do: 'vote', yes: false });
  assert.deepEqual(moveFor('state', { text: ' both are gases ' }, nothing), { do: 'say', text: 'both are gases' });
});

test('neighbours are those of the rules', () => {
  const beside = (/** @type {string} */ code) => Object.values(neighboursOf(/** @type {any} */ (elementOf(code)))).map((e) => e?.symbol).filter(Boolean).sort();
  assert.deepEqual(beside('H'), ['Li']);
  assert.deepEqual(beside('V'), ['Cr', 'Nb', 'Ti']);
  assert.deepEqual(beside('Ba'), ['Cs', 'La', 'Ra', 'Sr']);
  assert.deepEqual(beside('Lu'), ['Hf', 'Lr', 'Yb']);
  assert.deepEqual(beside('Lr'), ['Lu', 'No', 'Rf']);
  for (const e of allElements()) for (const other of beside(e.symbol)) assert.ok(beside(other ?? '').includes(e.symbol), `${e.symbol} ${other}`);
});

test('Mendeleev’s table shows what lies, what could come, and what of mine fits', () => {
  const cells = cellsOf(position(), { deck: '1-54' });
  assert.equal(cells.length, 54);
  const at = (/** @type {string} */ code) => cells.find(({ e }) => e.symbol === code)?.is;
  assert.deepEqual(['Fe', 'Co', 'Mn', 'Ru', 'Na'].map(at), ['laid', 'mine', 'open', 'open', 'bare']);
  assert.deepEqual(rowsOf(cells), [3, 5]);
});

test('letters with which no element begins are known, in both languages', () => {
  const none = (/** @type {'en'|'es'} */ lang, /** @type {object} */ options = {}) =>
    alphabet(lang).filter((letter) => !initials({ deck: '118', ...options }, lang).has(letter)).join('');
  assert.equal(none('en'), 'jqw');

  assert.equal(none('es'), 'jñq');
  assert.equal(none('en', { by: 'symbol' }), 'jq');
});

test('the words of the games and of what cards share are those of the rules', () => {
  const source = rules('share.go');
  const [, list = ''] = /var Properties = \[\]string\{([^}]*)\}/.exec(source) ?? [];
  assert.deepEqual([...properties], [...list.matchAll(/"(\w+)"/g)].map(([, word]) => word));
  for (const word of [...properties, ...stats]) assert.ok(`px.word.${word}` in texts.en, word);
  for (const game of games) for (const kind of ['game', 'how', 'short']) assert.ok(`px.${kind}.${game}` in texts.en, `${kind} ${game}`);
  assert.equal(played({ deck: '1-54' }).includes('classes'), false);
  assert.deepEqual([statOf('big_freeze'), statOf('hi_lo', 'mass'), statOf('hi_lo'), statOf('match')], ['melting', 'mass', undefined, undefined]);
});

test('every entry of the log and every refusal has its sentence', () => {
  for (const form of forms()) for (const lang of /** @type {const} */ (['en', 'es'])) assert.ok(`px.log.${form}` in texts[lang], `${form} ${lang}`);
  const kinds = [...rules('view.go').matchAll(/^\tLog\w+ += "(\w+)"/gm)].map(([, kind]) => kind);
  assert.ok(kinds.length > 20);
  for (const kind of kinds) assert.notEqual(keyOf({ kind, seat: 2 }, 1), 'px.log.something', kind);
  const codes = [...rules('turn.go').matchAll(/^\tCode\w+ += "(\w+)"/gm)].map(([, code]) => code).filter((code) => code !== 'time_not_up');
  for (const code of codes) assert.ok(`px.no.${code}` in texts.es, code);
  for (const reason of ['equal', 'missing', 'same_class', 'nobody', 'empty_pile', 'last_cards', 'target', 'empty', 'still', 'bound'])
    assert.ok(`px.word.${reason}` in texts.es, reason);
});

test('who did it reads another sentence', () => {
  assert.equal(keyOf({ kind: 'took', seat: 1, of: 2 }, 1), 'px.log.took_you');
  assert.equal(keyOf({ kind: 'took', seat: 1, of: 2 }, 2), 'px.log.took');
  assert.equal(keyOf({ kind: 'won', seat: 2, value: '4', next_value: '3' }, 1), 'px.log.won_value');
  assert.equal(keyOf({ kind: 'void', reason: 'empty_pile' }, 1), 'px.log.void');
  assert.equal(keyOf({ kind: 'void', reason: 'missing', card: 'C', value: '3' }, 1), 'px.log.void_value');
  assert.equal(keyOf({ kind: 'news' }, 1), 'px.log.something');
  const log = { 10: { kind: 'asked', seat: 1 }, 9: { kind: 'drew', seat: 2 } };
  assert.deepEqual(inOrder(log).map(([n]) => n), [9, 10]);
  assert.equal(lastOutcome(log)?.[0], 9);
});

test('a refusal carries the facts that failed', () => {
  const { facts, rule } = explain({ code: 'no_neighbour', rule: 'PX-16', data: { card: 'V', needs: ['Ti', 'Cr', 'Nb'] } });
  assert.deepEqual([facts.needs, rule], [['Ti', 'Cr', 'Nb'], 'PX-16']);
  assert.equal(explain({ code: 'newer than this page' }).key, 'px.no.other');
});

test('figures are printed with their units, and N/A is', () => {
  const carbon = /** @type {any} */ (elementOf('C'));
  assert.equal(figureSaid(figureOf(carbon, 'boiling'), 'boiling', 'en'), '4098 K');
  assert.equal(figureSaid(figureOf(carbon, 'melting'), 'melting', 'en'), 'N/A');
  assert.equal(figureSaid(figureOf(carbon, 'date'), 'date', 'es'), 'antigüedad');
  assert.equal(figureSaid('hidden', 'mass', 'en'), '?');
  assert.equal(figureOf(/** @type {any} */ (elementOf('Tc')), 'mass'), '[97]');
  assert.match(figureLabel(carbon, 'es', 'boiling', '4098'), /^carbono, C, 6, hierve a 4098 K$/);
  for (const lod of /** @type {const} */ (['L', 'M', 'S', 'Q'])) for (const stat of [undefined, 'boiling', 'kind'])
    assert.match(flat(figureCard(carbon, { lod, stat: /** @type {any} */ (stat), value: stat === 'kind' ? 'natural' : '4098', lang: 'en' })), /viewBox/);
});

test('the hand lies in the order that is asked for', () => {
  const by = (/** @type {any} */ sort) => arrange(position(), { sort, own: ['C', 'V'], lang: 'en' }).join(' ');
  assert.deepEqual(sorts.map(by), ['V Co C Na', 'Co V Na C', 'C Na V Co', 'C Co Na V', 'C V Co Na']);
});

test('whoever won stands first, then most cards', () => {
  const result = /** @type {any} */ ({ winners: [1], totals: {} });
  assert.deepEqual(rows(position({ result })).map(({ seat, best }) => `${seat}${best ? '!' : ''}`), ['1!', '2', '3']);
  assert.deepEqual(rows(position()).map(({ seat, best }) => `${seat}${best ? '!' : ''}`), ['2!', '3!', '1']);
});

test('every choice of every house rule has words', () => {
  const schemas = /** @type {any} */ ({
    deck: { enum: ['1-103', '118', '1-94', '1-54'] }, first_game: { enum: ['random', '1'] }, target: { enum: ['8', '10', '12'] },
    show_stats: { type: 'boolean' }, quiz: { type: 'boolean' }, by: { enum: ['name', 'symbol'] }, race: { enum: ['fast', 'calm'] },
    trivial: { type: 'boolean' }, free_match: { type: 'boolean' }, mendeleev_per_turn: { type: 'integer', minimum: 0, maximum: 1 },
    mendeleev: { enum: ['flipped_seed', 'free_first', 'off'] }, card_lang: { enum: ['en', 'es'] },
  });
  const all = ruleSentences(schemas);
  assert.equal(all.length, 12);
  for (const { key, values } of all) for (const one of [key, ...values.map((value) => value.key)]) assert.ok(one in texts.en, one);
});
