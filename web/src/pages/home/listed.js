// The tables that their hosts list for everyone.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { api } from '../../core/api.js';
import { spelled } from '../../core/code.js';
import { t } from '../../core/i18n.js';
import { changedRules } from './changed.js';
import { signOf } from './offered.js';

/** @typedef {import('./state.js').ListedTable} ListedTable */

/** @param {ListedTable} table @returns {Promise<ListedTable>} */
const toldInWords = async (table) => ({ ...table, rules: await changedRules(table) });

/** Nothing where the server cannot be reached: the page does its work without. @returns {Promise<ListedTable[]>} */
export const listedTables = () => api('GET', '/api/rooms').then(({ rooms }) => Promise.all(rooms.map(toldInWords)), () => []);

/** @param {ListedTable} table @param {'person'|'bot'|'open'} kind */
const seatsOf = ({ seats }, kind) => Object.values(seats).filter((seat) => seat.kind === kind);

/** In the lobby free places, later those that a bot keeps. @param {ListedTable} table @returns {number} */
const free = (table) => (table.locked ? 0 : seatsOf(table, 'open').length + (table.phase === 'lobby' ? 0 : seatsOf(table, 'bot').length));

/** @param {ListedTable} table */
const placesWords = (table) => {
  const n = free(table);
  if (table.locked) return t('home.listed.locked');
  return n ? t('home.listed.free', { n }) : t('home.listed.full');
};

/** Where it stands, and whether one may sit down. @param {ListedTable} table */
const standing = (table) => [
  t(`home.last.${table.phase}`), placesWords(table), ...(table.host_here ? [] : [t('home.listed.away')]),
].join(' · ');

/** @param {ListedTable} table */
const rulesWords = ({ rules }) => (rules ? html`<span class="cap">${t('home.listed.rules', { rules })}</span>` : nothing);

/** Names are somebody else's text. @param {ListedTable} table */
const people = (table) => {
  const names = seatsOf(table, 'person').map(({ name }) => html`<bdi>${name}</bdi>`);
  return names.length ? names.map((name, i) => html`${i ? ', ' : nothing}${name}`) : t('home.listed.nobody');
};

/** What is played, in words. @param {ListedTable} table @param {string} name of the game */
const what = (table, name) => html`<b>${name}</b> <span class="code">${spelled(table.code)}</span><span
  class="names">${people(table)}</span><span class="cap">${standing(table)}</span>${rulesWords(table)}<span
  class="cap">${t('home.listed.mark', { id: table.rules_id })}</span>`;

/** @param {ListedTable} table @param {ReturnType<typeof signOf>} sign of its game */
const row = (table, { name, mark }) => html`<li><a class="listed" href="/r/${table.code}" data-game="${table.game}">${mark}
  <span class="what">${what(table, name)}</span>
  <span class="in">${t(free(table) ? 'home.listed.join' : 'home.listed.watch')}${icon('next')}</span></a></li>`;

/** @param {import('./state.js').State} state @returns {unknown} */
export const listed = ({ listed: all, offered }) => {
  if (all.length === 0) return nothing;
  const rows = all.map((table) => row(table, signOf(table.game, offered)));
  return html`<section class="listing" aria-labelledby="listed"><h2 id="listed">${t('home.listed')}</h2><ul>${rows}</ul></section>`;
};
