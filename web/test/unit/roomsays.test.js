// What the room page says of people and seats, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { flat } from './flat.js';
import { toy } from './toy.js';
import { setLanguage } from '../../src/core/i18n.js';
import { gonePage } from '../../src/pages/room/gone.js';
import { lobby } from '../../src/pages/room/lobby.js';
import { plates } from '../../src/pages/room/plates.js';
import { strip } from '../../src/pages/room/strip.js';
import { contextOf } from '../../src/pages/room/table.js';

/** @typedef {import('../../src/pages/room/types.js').State} State */
/** @typedef {import('../../src/pages/room/types.js').Room} Room */
/** @typedef {import('../../src/pages/room/types.js').View} View */

await setLanguage('en');

const ana = { kind: 'person', name: 'Ana', here: true };
const bea = { kind: 'person', name: 'Bea', here: true };
const bot = { kind: 'bot', name: 'Bot 9', level: 'medium', here: true };
const open = { kind: 'open', here: false };

/** @param {object[]} seats from the first @param {object} [parts] @returns {Room} */
const room = (seats, parts) => /** @type {Room} */ (/** @type {unknown} */ ({
  code: 'KXR4TN', game: 'toy', phase: 'playing', host: 1, seats: Object.fromEntries(seats.map((seat, i) => [i + 1, seat])), options: {},
  house_rules: {}, clock_mode: 'off', grace_s: 30, fair: { commit: '00' }, spectators: 0, ...parts,
}));

/** @type {View & {words: string[]}} */
const view = { turn: { seats: [1], phase: 'play', decision: 4 }, log: {}, words: [] };

/** The page of the first seat. @param {Room} of @param {Partial<State>} [parts] @returns {State} */
const page = (of, parts = {}) => /** @type {State} */ (/** @type {unknown} */ ({
  code: 'KXR4TN', game: toy, kind: { id: 'toy', seats: [2, 10], options: {}, turn_s: {} }, doc: { room: of, game: view }, v: 7, mine: [1], me: 1,
  line: 'live', sheet: '', note: '', url: '', picked: {}, sending: [], sort: 'az', typed: {}, own: [], phone: false, closing: false,
  clockAt: 0, endsAt: 0, waitsSince: 0, sign: 0, company: Infinity, heard: {}, muted: [], ...parts,
}));

/** What plates say below the names, at length. @param {Room} of */
const states = (of) => [...flat(plates(page(of), of, view)).matchAll(/class="lg">(.*?)</g)].map(([, words]) => words);

test('who is there and silent is not called away when a bot plays', () => {
  const played = { played_by: 'bot' };
  assert.deepEqual(
    states(room([ana, { ...bea, ...played }, { ...bea, ...played, here: false }, { ...bea, here: false }])),
    ['a bot plays', 'away · a bot plays', 'away'],
  );
});

test('small plates have short words', () => {
  assert.deepEqual(states(room([ana, bea, bot, bot])), ['plays after you', 'bot · medium', 'bot · medium']);
  assert.deepEqual(states(room([ana, bea, bot, bot, bot, bea, bea])), ['next', 'bot', 'bot', 'bot', 'here', 'here']);
});

/** What the lobby says beside its button. @param {object[]} seats */
const foot = (seats) => {
  const of = room(seats, { phase: 'lobby' });
  return flat(lobby(page(of, { doc: { room: of } }), of)).match(/id="go-say">(.*?)<\/p>/s)?.[1].replace(/<[^>]*>/g, '');
};

test('the lobby speaks of free seats and of bots only where there are some', () => {
  assert.equal(foot([ana, bea]), '2 people. ');
  assert.equal(foot([ana, bea, open]), '2 people. Free seats are left out.');
  assert.equal(foot([ana, bot]), '1 person, 1 bot. Latecomers may take over from a bot at any moment.');
});

test('a line of the lobby says once that somebody is here', () => {
  const of = room([ana, bea], { phase: 'lobby' });
  const lines = flat(lobby(page(of, { doc: { room: of } }), of)).split('<li').filter((line) => line.includes('Bea'));
  assert.equal(lines[0].replace(/<[^>]*>|aria-label="[^"]*"|title="[^"]*"/gs, ' ').match(/\bhere\b/g)?.length, 1);
});

test('freeing a seat and sending somebody away have words of their own', () => {
  const of = room([ana, bea, bot], { phase: 'lobby' });
  const whole = flat(lobby(page(of, { doc: { room: of } }), of));
  assert.match(whole, /aria-label="Free the seat of Bea"/);
  assert.match(whole, /aria-label="Remove Bot 9"/);
});

test('at the end of a match the host finds the rematch in the strip', () => {
  const over = room([ana, bea], { phase: 'over' });
  const ended = { ...view, result: {}, turn: { seats: [], phase: 'over', decision: 5 } };
  const drawn = (/** @type {number} */ me) => {
    const state = page(over, { me, mine: [me] });
    return flat(strip(state, over, contextOf(state, over, ended)));
  };
  assert.deepEqual([1, 2].map((me) => drawn(me).includes('data-do="rematch"')), [true, false]);
});

test('who closed the table is told so', () => {
  const of = room([ana]);
  const says = (/** @type {boolean} */ closing) => flat(gonePage(page(of, { closing }), { code: 'closed' })).match(/<p>(.*?)<\/p>/)?.[1];
  assert.deepEqual([true, false].map(says), ['You closed the table.', 'The host closed it, or everybody left long ago.']);
});

test('who was sent away may try to come in again', () => {
  const whole = flat(gonePage(page(room([ana])), { code: 'kicked' }));
  assert.match(whole, /unless the host lets you in again/);
  assert.match(whole, /data-do="reload">Try to come in again/);
});
