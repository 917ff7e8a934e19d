// How large a match may be that comes from a file, which may be anybody's. Pure.
//   const measure = createMeasure();
//   measure(doc)     throws a RangeError where it is larger than what games make,
//                    alone or with all that came before
// What was measured once is not looked at again: documents share what is alike.

/** Ten times what games make, or what their words need; said is what they do. */
const MOST = {
  members: 80_000, // of a document; ten at Uno químico make 7,600
  wide: 400, // of one object or list; 36, and 79 in the words of Periodyx
  deep: 80, // 8
  text: 1_000, // of a text or a key; 25, and 174 in words
  made: 10_000_000, // of all documents, but what they share; ten at Uno químico make 650 a step
};

/** @typedef {{members: number, deep: number}} Size */

/** @param {boolean} too */
const refuseIf = (too) => {
  if (too) throw new RangeError('too large');
};

/** @returns {(value: unknown) => void} */
export const createMeasure = () => {
  /** @type {WeakMap<object, Size>} */
  const known = new WeakMap();
  let made = 0;

  /** @param {object} value @param {number} level @returns {Size} */
  const look = (value, level) => {
    refuseIf(level > MOST.deep || (Array.isArray(value) && value.length > MOST.wide));
    const keys = Object.keys(value);
    made += keys.length;
    refuseIf(keys.length > MOST.wide || made > MOST.made || keys.some((key) => key.length > MOST.text));
    const size = { members: 1, deep: 1 };
    for (const one of Object.values(value)) {
      const of = sizeOf(one, level + 1);
      size.members += of.members;
      size.deep = Math.max(size.deep, of.deep + 1);
    }
    known.set(value, size);
    return size;
  };

  /** @param {unknown} value @param {number} level @returns {Size} */
  const sizeOf = (value, level) => {
    if (typeof value === 'string') refuseIf(value.length > MOST.text);
    if (typeof value !== 'object' || value === null) return { members: 1, deep: 0 };
    const size = known.get(value) ?? look(value, level);
    refuseIf(size.members > MOST.members || level + size.deep > MOST.deep + 1);
    return size;
  };

  return (value) => { sizeOf(value, 1); };
};
