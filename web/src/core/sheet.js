// Sheets: a native <dialog class="sheet"> that slides in from an edge on a phone
// and stands beside the table on a desk.
//   openSheet(dialog, closed)  modal; focus goes in, Esc and a tap outside close it
//   closeSheet(dialog)         focus goes back to whoever opened it, or into the hand if nobody had it; where a page
//                              puts it meanwhile, it stays
// Browsers without <dialog> get the same element with role, label and a focus
// that stays inside.

import { regionsInto } from './announce.js';
import { handOf, stopsIn } from './nearest.js';

/** @type {WeakMap<HTMLElement, Element|null>} */
const openers = new WeakMap();

/** @param {HTMLDialogElement} dialog */
const isNative = (dialog) => typeof dialog.showModal === 'function';

/** @param {HTMLDialogElement} dialog */
const showPlainly = (dialog) => {
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.addEventListener('focusout', holdFocus);
  /** @type {HTMLElement|null} */ (dialog.querySelector('button,a[href],input,[tabindex]'))?.focus();
};

/** @this {HTMLElement} @param {FocusEvent} event */
function holdFocus(event) {
  const to = /** @type {Node|null} */ (event.relatedTarget);
  if (to && !this.contains(to)) /** @type {HTMLElement|null} */ (this.querySelector('button,a[href],input,[tabindex]'))?.focus();
}

/** @param {HTMLElement} dialog */
const giveBack = (dialog) => {
  regionsInto(document.body);
  const { activeElement: held } = document;
  if (held && held !== document.body && !dialog.contains(held)) return;
  const opener = openers.get(dialog);
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) return opener.focus({ preventScroll: true });
  handOf(stopsIn(document))?.focus({ preventScroll: true });
};

/** @param {HTMLDialogElement} dialog @param {() => void} closed */
const prepare = (dialog, closed) => {
  if (dialog.dataset.ready !== undefined) return;
  dialog.dataset.ready = '';
  dialog.addEventListener('close', () => {
    if (dialog.hasAttribute('open')) return; // opened again before it was told
    giveBack(dialog);
    closed();
  });
  dialog.addEventListener('click', (event) => event.target === dialog && closeSheet(dialog));
  dialog.addEventListener('keydown', (event) => event.key === 'Escape' && !isNative(dialog) && closeSheet(dialog));
};

/** @param {HTMLDialogElement} dialog @param {() => void} closed called when it has closed, by whatever: Esc and Back, too */
export const openSheet = (dialog, closed) => {
  if (dialog.hasAttribute('open')) return;
  prepare(dialog, closed);
  openers.set(dialog, document.activeElement);
  if (isNative(dialog)) dialog.showModal();
  else showPlainly(dialog);
  regionsInto(dialog);
};

/** @param {HTMLDialogElement} dialog */
export const closeSheet = (dialog) => {
  if (isNative(dialog)) return dialog.close();
  dialog.removeAttribute('open');
  dialog.removeEventListener('focusout', holdFocus);
  dialog.dispatchEvent(new Event('close'));
};
