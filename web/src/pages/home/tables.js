// The tables where this device sat lately, while they still stand.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { api, ApiError } from '../../core/api.js';
import { spelled } from '../../core/code.js';
import { t } from '../../core/i18n.js';
import { forgetTable, lastTables } from '../../core/tables.js';
import { signOf } from './offered.js';

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

/** @param {LastTable} table @param {import('./state.js').Offered[]} offered */
const row = ({ code, game, phase = 'lobby' }, offered) => {
  const said = t(`home.last.${phase}`);
  const label = `${t('home.last.go', { code: spelled(code) })}, ${said}`;
  return html`<li><a class="last" href="/r/${code}" data-game="${game}" aria-label="${label}">${signOf(game, offered).mark}<span
    class="code">${spelled(code)}</span><span class="cap">${said}</span>${icon('next')}</a></li>`;
};

/** @param {import('./state.js').State} state */
export const tables = ({ tables: all, offered }) => {
  if (all.length === 0) return nothing;
  const rows = all.map((table) => row(table, offered));
  return html`<nav class="lasts" aria-label="${t('home.last')}"><h2>${t('home.last')}</h2><ul>${rows}</ul></nav>`;
};
