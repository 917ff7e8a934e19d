// The tables where this device sat lately, while they still stand.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { houseMark } from '../../cards/mark.js';
import { api, ApiError } from '../../core/api.js';
import { spelled } from '../../core/code.js';
import { t } from '../../core/i18n.js';
import { forgetTable, lastTables } from '../../core/tables.js';
import { coverOf } from '../../games/index.js';

/** @typedef {import('./state.js').LastTable} LastTable */

/** @param {LastTable} table @returns {Promise<LastTable[]>} nothing where it is gone */
const lookUp = async (table) => {
  try {
    const { phase } = await api('GET', `/api/rooms/${table.code}`);
    return [{ ...table, phase }];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetTable(table.code);
    return [];
  }
};

/** @returns {Promise<LastTable[]>} */
export const standing = async () => (await Promise.all(lastTables().map(lookUp))).flat();

/** @param {LastTable} table */
const row = ({ code, game, phase = 'lobby' }) => {
  const said = t(`home.last.${phase}`);
  const label = `${t('home.last.go', { code: spelled(code) })}, ${said}`;
  return html`<li><a class="last" href="/r/${code}" data-game="${game}" aria-label="${label}">${coverOf(game)?.mark() ?? houseMark()}<span
    class="code">${spelled(code)}</span><span class="cap">${said}</span>${icon('next')}</a></li>`;
};

/** @param {LastTable[]} tables */
export const tables = (tables) => {
  if (tables.length === 0) return nothing;
  return html`<nav class="lasts" aria-label="${t('home.last')}"><h2>${t('home.last')}</h2><ul>${tables.map(row)}</ul></nav>`;
};
