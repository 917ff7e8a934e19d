// The document of a room as this viewer holds it.
//   const store = createStore();
//   store.replace(v, doc)      a `state` frame
//   store.merge(v, patch)      a `patch` frame
//   store.doc, store.v         the newest, or undefined and 0
//   store.subscribe((doc, v, skipped) => …)   `skipped`: versions were left out, so nothing should fly
// Documents are never changed in place; what a patch does not touch stays the
// same object, so `===` tells whether a part changed.

/** @typedef {import('./doc.js').Doc} Doc */
/** @typedef {(doc: Doc, v: number, skipped: boolean) => void} Watcher */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} target @returns {Record<string, unknown>} a copy with no prototype surprises */
const copyOf = (target) => (isObject(target) ? { ...target } : {});

/** @param {Record<string, unknown>} object @param {string} key @param {unknown} value */
const put = (object, key, value) => Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });

/** @param {Record<string, unknown>} object @param {string} key */
const own = (object, key) => (Object.prototype.hasOwnProperty.call(object, key) ? object[key] : undefined);

/**
 * RFC 7396: what `patch` makes of `target`. Neither is changed.
 * @param {unknown} target @param {unknown} patch @returns {unknown}
 */
export const mergePatch = (target, patch) => {
  if (!isObject(patch)) return patch;
  const merged = copyOf(target);
  for (const key of Object.keys(patch)) {
    if (patch[key] === null) delete merged[key];
    else put(merged, key, mergePatch(own(merged, key), patch[key]));
  }
  return merged;
};

/** @typedef {ReturnType<typeof createStore>} Store */

export const createStore = () => {
  /** @type {{doc: Doc|undefined, v: number}} */
  const held = { doc: undefined, v: 0 };
  /** @type {Set<Watcher>} */
  const watchers = new Set();

  /** @param {number} v @param {Doc} doc */
  const take = (v, doc) => {
    const skipped = held.doc === undefined || v > held.v + 1;
    held.doc = doc;
    held.v = v;
    watchers.forEach((watcher) => watcher(doc, v, skipped));
  };

  return {
    get doc() { return held.doc; },
    get v() { return held.v; },
    /** @param {number} v @param {Doc} doc */
    replace: (v, doc) => take(v, doc),
    /** @param {number} v @param {unknown} patch */
    merge: (v, patch) => take(v, /** @type {Doc} */ (mergePatch(held.doc, patch))),
    /** @param {Watcher} watcher @returns {() => void} stops it */
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
};
