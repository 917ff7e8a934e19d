// The stream of chance of a match, as the server has it: ChaCha8 keyed with the
// seed (C2SP chacha8rand), so that a browser can work out a deal by itself.

/** The constants that every block begins with (RFC 8439, 2.3). */
const HEAD = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const COLUMNS = [[0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15]];
const DIAGONALS = [[0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14]];

/** @param {Uint32Array} s @param {number} to @param {number} from @param {number} mixed @param {number} bits */
const mix = (s, to, from, mixed, bits) => {
  s[to] += s[from];
  const x = s[mixed] ^ s[to];
  s[mixed] = (x << bits) | (x >>> (32 - bits));
};

/** @param {Uint32Array} s @param {number[]} places */
const quarter = (s, [a, b, c, d]) => {
  mix(s, a, b, d, 16);
  mix(s, c, d, b, 12);
  mix(s, a, b, d, 8);
  mix(s, c, d, b, 7);
};

/** A block of eight rounds; at the end the key alone is added. @param {Uint32Array} key @param {number} counter */
const block = (key, counter) => {
  const s = Uint32Array.of(...HEAD, ...key, counter, 0, 0, 0);
  for (let round = 0; round < 4; round++) [...COLUMNS, ...DIAGONALS].forEach((places) => quarter(s, places));
  key.forEach((word, i) => (s[4 + i] += word));
  return s;
};

/** 256 words: four times four blocks side by side, word by word. @param {Uint32Array} key @returns {number[]} */
const wordsOf = (key) =>
  [0, 4, 8, 12].flatMap((first) => {
    const four = [0, 1, 2, 3].map((i) => block(key, first + i));
    return [...four[0].keys()].flatMap((word) => four.map((one) => one[word]));
  });

/** The words before the last eight, which are the next key. */
const GIVEN = 248;

/** @param {Uint8Array} seed 32 bytes */
const keyOf = (seed) => {
  const bytes = new DataView(seed.buffer, seed.byteOffset, seed.byteLength);
  return Uint32Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true));
};

/** Pairs of 32 bits, the lower one first. @param {Uint8Array} seed @returns {Generator<[number, number], never>} */
export function* pairs(seed) {
  for (let key = keyOf(seed); ; ) {
    const words = wordsOf(key);
    for (let i = 0; i < GIVEN; i += 2) yield [words[i], words[i + 1]];
    key = Uint32Array.from(words.slice(GIVEN));
  }
}

/**
 * @typedef {object} Chance
 * @property {(n: number) => number} number 0 to n-1, each equally likely
 * @property {<T>(cards: T[]) => T[]} shuffled a copy in one of its orders
 */

/** The stream of a seed. @param {Uint8Array} seed 32 bytes @returns {Chance} */
export const chanceOf = (seed) => {
  const source = pairs(seed);
  /** @param {number} n */
  const number = (n) => {
    for (;;) {
      const [, upper] = source.next().value;
      if (upper >= 2 ** 32 % n) return upper % n; // below it small results would be favoured
    }
  };
  return {
    number,
    shuffled: (cards) => {
      const list = [...cards];
      for (let i = list.length - 1; i > 0; i--) {
        const j = number(i + 1);
        [list[i], list[j]] = [list[j], list[i]];
      }
      return list;
    },
  };
};
