// What this device remembers between visits: small strings in localStorage,
// and nothing at all where the browser forbids it.

const PREFIX = 'sobremesa.';

/** @param {string} key @returns {string|undefined} */
export const recall = (key) => {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** @param {string} key @param {string} value */
export const remember = (key, value) => {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // private mode or a full store: the choice holds for this page only
  }
};

/** @param {string} key */
export const forget = (key) => {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // nothing was kept
  }
};
