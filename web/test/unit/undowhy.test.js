import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { setLanguage } from '../../src/core/i18n.js';
import { whyNot, whyWords } from '../../src/pages/room/undowhy.js';
import { toy } from './toy.js';

setLanguage('en');

/** A page in the first seat, after entries "kind seat". @param {string[]} entries @param {object} [more] of the state @param {object} [room] @param {object} [view] */
const page = (entries, more = {}, room = {}, view = {}) => {
  const log = Object.fromEntries(entries.map((entry, i) => [i + 1, { kind: entry.split(' ')[0], seat: Number(entry.split(' ')[1]) }]));
  return /** @type {any} */ ({
    me: 1, mine: [1], kind: { takeback: true }, asked: false,
    game: { ...toy, inOrder: (/** @type {object} */ all) => Object.entries(all).map(([n, entry]) => [Number(n), entry]) },
    doc: { room: { phase: 'playing', seats: { 1: { kind: 'person' } }, ...room }, game: { log, turn: { phase: 'play', seats: [2] }, ...view } },
    ...more,
  });
};

test('it is said why no move can be taken back', () => {
  assert.equal(whyNot(page(['dealt 1'])), 'none');
  assert.equal(whyNot(page(['laid 2', 'drew 1'])), 'drawn');
  assert.equal(whyNot(page(['drew 2', 'laid 1'])), 'seen');
  assert.equal(whyNot(page(['kept 1', 'drew 2', 'kept 2'])), 'drawn', 'somebody since');
  assert.equal(whyNot(page(['kept 1', 'drew 2', 'laid 2'])), 'seen', 'the newest');
  assert.equal(whyNot(page(['laid 1', 'odd 1'])), 'shown');
  assert.equal(whyNot(page(Array(20).fill('drew 2'))), 'shown', 'the log does not reach back to the first move');
  assert.equal(whyNot(page(['laid 1'], {}, { undo: { by: 2 } })), 'voted');
  assert.equal(whyNot(page(['laid 1'], {}, {}, { turn: { phase: 'between', seats: [1] } })), 'between');
  assert.equal(whyWords('seen'), 'Take back: not now, the card was seen.');
});

test('nothing is said where moves are never taken back, or nobody asks', () => {
  assert.equal(whyNot(page(['laid 1'], { kind: {} })), undefined);
  assert.equal(whyNot(page(['laid 1'], { mine: [] })), undefined);
  assert.equal(whyNot(page(['laid 1'], { asked: true })), undefined);
  assert.equal(whyNot(page(['laid 1'], {}, { phase: 'paused' })), undefined);
  assert.equal(whyNot(page(['laid 1'], {}, {}, { result: {} })), undefined);
});
