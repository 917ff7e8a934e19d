// Names that are typed and choices in selects.
import { rememberTable } from '../../core/tables.js';
import { tellTabs } from '../../core/tabs.js';
import { withoutArrival } from './chronicle.js';
import { commands } from './commands.js';
import { changeOf } from './houserules.js';
import { rememberName } from '../../core/names.js';
import { rememberSort } from './prefs.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {{state: State, change: (parts: Partial<State>) => void, complain: (error: unknown) => void, room: ReturnType<typeof import('../../core/socket.js').connect>}} Page */

/** @param {Page} page @param {string} name @param {number} [seat] */
export const sitDown = async ({ state, change, complain, room }, name, seat) => {
  if (name) rememberName(name);
  change({ name, note: '' });
  try {
    const taken = await commands.sit(state.code, name, seat);
    change({ mine: [...new Set([...state.mine, taken.seat])], me: taken.seat, chronicle: withoutArrival(state.chronicle, taken.seat), renaming: false, watching: false });
    rememberTable({ code: state.code, game: state.game.id });
    room.see(taken.seat);
    tellTabs(state.code);
  } catch (error) {
    complain(error);
  }
};

/** @param {Page} page @param {string} name */
const rename = async ({ state, change, complain }, name) => {
  if (name) rememberName(name);
  await (name ? commands.rename(state.code, state.me, name).catch(complain) : undefined);
  change({ renaming: false });
};

/** @param {Page} page @param {HTMLFormElement} form */
const submit = (page, form) => {
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem('name')).value.trim();
  return form.dataset.form === 'rename' ? rename(page, name) : sitDown(page, name, Number(form.dataset.seat) || undefined);
};

/** @param {Page} page @param {HTMLSelectElement} select */
const choose = ({ state, change, complain }, select) => {
  if (select.dataset.set === 'sort') {
    const sort = /** @type {import('./types.js').Sort} */ (select.value);
    rememberSort(sort);
    return change({ sort });
  }
  const body = changeOf(state, select.dataset.option ?? '', Number(select.value));
  return body && commands.change(state.code, body).catch(complain);
};

/** @param {Page} page */
export const listenToForms = (page) => {
  const root = /** @type {HTMLElement} */ (document.getElementById('page'));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    submit(page, /** @type {HTMLFormElement} */ (event.target));
  });
  root.addEventListener('change', (event) => event.target instanceof HTMLSelectElement && choose(page, event.target));
};
