// What the room page says of people and seats, in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { flat } from './flat.js';
import { toy } from './toy.js';
import { setLanguage } from '../../src/core/i18n.js';
import { gonePage } from '../../src/pages/room/gone.js';
import { lobby } from '../../src/pages/room/lobby.js';
import { sheet } from '../../src/pages/room/sheets.js';
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

test('while the table rests it is said whose turn waits', () => {
  const resting = (/** @type {object} */ other) => room([ana, other], { phase: 'paused', paused_by: 1 });
  const waiting = (/** @type {number[]} */ seats, /** @type {Partial<State>} */ parts = {}) => {
    const of = resting(bea);
    const doc = { room: of, game: { ...view, turn: { ...view.turn, seats } } };
    const state = page(of, { doc, ...parts });
    const may = flat(strip(state, of, contextOf(state, of, doc.game))).match(/class="may.*?<\/p>/s)?.[0] ?? '';
    return may.replace(/<[^>]*>?|class="may[^>]*>/g, '').replace(/\s+/g, ' ').trim();
  };
  assert.equal(waiting([1]), 'You paused the table. It is your turn next. No clock runs.');
  assert.equal(waiting([2]), 'You paused the table. Bea plays next. No clock runs.');
  assert.equal(waiting([1], { mine: [1, 2] }), 'You paused the table. Ana plays next. No clock runs.');
  assert.equal(waiting([1, 2]), 'You paused the table. No clock runs.');
  const plate = (/** @type {object} */ other) => {
    const of = resting(other);
    return flat(plates(page(of), of, { ...view, turn: { ...view.turn, seats: [2] } })).match(/class="seat (.*?)" .*class="lg">(.*?)</s)?.slice(1);
  };
  assert.deepEqual([plate(bea), plate({ ...bea, here: false })], [['turn ', 'to play'], ['turn away', 'to play · away']]);
});

test('the menu takes each own seat along, and a link that is over says so', () => {
  const of = room([ana, bea]);
  const menu = (/** @type {Partial<State>} */ parts) =>
    [...flat(sheet(page(of, { sheet: 'menu', ...parts }), of, undefined)).matchAll(/data-do="transfer" data-seat="(\d)".*?<\/svg>(.*?)</gs)].map(([, ...found]) => found);
  assert.deepEqual(menu({}), [['1', 'Go on with another device']]);
  assert.deepEqual(menu({ mine: [1, 2], me: 0 }), [['1', 'Go on with Ana on another device'], ['2', 'Go on with Bea on another device']]);
  assert.deepEqual(menu({ mine: [], me: 0 }), []);
  const over = flat(sheet(page(of, { sheet: 'transfer', about: 2, mine: [1, 2] }), of, undefined));
  assert.match(over, /Go on with Bea on another device.*not after a restart of the server.*data-seat="2">Make a new link/s);
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
