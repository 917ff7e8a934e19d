// Names that are typed and choices in selects.
import { rememberTable } from '../../core/tables.js';
import { tellTabs } from '../../core/tabs.js';
import { commands } from './commands.js';
import { changeOf } from './houserules.js';
import { boundName, callNamed, rememberName } from '../../core/names.js';
import { isShared } from './sharing.js';
import { sayTyped } from './talk.js';
import { forgetLeft, rememberSort } from './prefs.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof import('../../core/socket.js').connect>} Line */
/** @typedef {{state: State, change: (parts: Partial<State>) => void, complain: (error: unknown) => void, room: Line}} Page */

/** @param {State} state @param {string} name @param {number} [seat] */
const sitAs = async ({ code, adding }, name, seat) => {
  const taken = await commands.sit(code, name, seat);
  if (name && !adding) rememberName(name);
  return taken;
};

/** @param {Page} page @param {string} name @param {number} [seat] */
export const sitDown = async ({ state, change, complain, room }, name, seat) => {
  change({ note: '', ...(state.adding ? {} : { name }) });
  try {
    const taken = await callNamed(name, (as) => sitAs(state, as, seat));
    forgetLeft(state.code);
    const mine = [...new Set([...state.mine, taken.seat])];
    const me = isShared({ mine }) ? 0 : taken.seat;
    change({ mine, me, renaming: 0, adding: 0, watching: false });
    rememberTable({ code: state.code, game: state.game.id });
    room.see(me);
    tellTabs(state.code);
  } catch (error) {
    complain(error);
  }
};

/** @param {Page} page @param {number} seat @param {string} name */
const rename = async ({ state, change, complain }, seat, name) => {
  try {
    if (name) await commands.rename(state.code, seat, name);
    if (name && state.mine[0] === seat) rememberName(name);
    change({ renaming: 0, note: '', ...(state.sheet === 'person' ? { sheet: '' } : {}) });
  } catch (error) {
    complain(error); // the field stays, with what was typed
  }
};

/** A field of the game has a button of its own, which Enter presses. @param {Page} page @param {HTMLFormElement} form */
const submit = (page, form) => {
  if (form.dataset.form === 'say') return sayTyped(page, form);
  if (form.dataset.form === 'typed' || form.dataset.form === 'word') return;
  const name = /** @type {HTMLInputElement} */ (form.elements.namedItem('name')).value.trim();
  const seat = Number(form.dataset.seat) || undefined;
  return form.dataset.form === 'rename' ? rename(page, seat ?? page.state.me, name) : sitDown(page, name, seat);
};

/** @param {Page} page @param {HTMLSelectElement} select */
const choose = ({ state, change, complain }, select) => {
  if (select.dataset.set === 'sort') {
    rememberSort(select.value);
    return change({ sort: select.value });
  }
  const body = changeOf(state, select.dataset.option ?? '', Number(select.value));
  return body && commands.change(state.code, body).catch(complain);
};

/** Keeps a name in its field to what the server takes. @param {HTMLInputElement} field */
const bound = (field) => {
  const name = boundName(field.value);
  if (name === field.value) return;
  const at = Math.min(field.selectionStart ?? name.length, name.length);
  field.value = name;
  field.setSelectionRange(at, at);
};

/** Half a composed letter is left alone. @param {Page} page @param {{target: EventTarget|null, isComposing?: boolean}} event */
const onTyped = ({ state, change }, { target, isComposing }) => {
  if (!(target instanceof HTMLInputElement) || isComposing) return;
  const { typed: field } = target.dataset;
  if (target.name === 'name') bound(target);
  if (field) change({ typed: { ...state.typed, [field]: target.value } });
};

/** @param {Page} page */
export const listenToForms = (page) => {
  const root = /** @type {HTMLElement} */ (document.getElementById('page'));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    submit(page, /** @type {HTMLFormElement} */ (event.target));
  });
  root.addEventListener('input', (event) => onTyped(page, /** @type {InputEvent} */ (event)));
  root.addEventListener('compositionend', ({ target }) => onTyped(page, { target }));
  root.addEventListener('change', (event) => event.target instanceof HTMLSelectElement && choose(page, event.target));
};
