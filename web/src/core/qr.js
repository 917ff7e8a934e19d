// A text as a QR code, so that a secret in it needs no server.
//   const rows = qr('https://…')   rows of booleans, true is dark; no quiet zone
// Bytes, error correction M, and the smallest of the versions 1 to 16 (450
// bytes), as ISO/IEC 18004 has them.

/** Of each version: check words in a block, and blocks. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10];

/** @typedef {{size: number, dark: boolean[][], fixed: boolean[][]}} Grid `fixed`: squares that no data lie on */

/** @param {number} n @returns {number[]} */
const upTo = (n) => Array.from({ length: n }, (_, i) => i);

/** Centres of the alignment patterns on a line. @param {number} version @returns {number[]} */
const centres = (version) => {
  if (version === 1) return [];
  const n = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (n * 2 - 2)) * 2;
  return [6, ...upTo(n - 1).map((i) => version * 4 + 10 - step * (n - 2 - i))];
};

/** @param {number} version @returns {number} words for data and checks */
const wordsIn = (version) => {
  const n = centres(version).length;
  const marks = n ? (25 * n - 10) * n - 55 + (version >= 7 ? 36 : 0) : 0;
  return Math.floor(((16 * version + 128) * version + 64 - marks) / 8);
};

/** @param {number} version */
const dataWords = (version) => wordsIn(version) - CHECKS[version - 1] * BLOCKS[version - 1];

/** @param {number} version how many bits say the length */
const lengthBits = (version) => (version < 10 ? 8 : 16);

/** @param {number} bytes @returns {number} */
const versionFor = (bytes) => {
  const fits = (/** @type {number} */ version) => 4 + lengthBits(version) + bytes * 8 <= dataWords(version) * 8;
  const found = upTo(CHECKS.length).find((i) => fits(i + 1));
  if (found === undefined) throw new Error('too long for a QR code');
  return found + 1;
};

/** @param {number} value @param {number} length @returns {string} */
const bits = (value, length) => value.toString(2).padStart(length, '0');

/** @param {Uint8Array} bytes @param {number} version @returns {number[]} */
const messageOf = (bytes, version) => {
  const text = bits(4, 4) + bits(bytes.length, lengthBits(version)) + [...bytes].map((byte) => bits(byte, 8)).join('') + '0000';
  const words = (text.slice(0, dataWords(version) * 8).match(/.{1,8}/g) ?? []).map((word) => parseInt(word.padEnd(8, '0'), 2));
  const rest = upTo(dataWords(version) - words.length).map((i) => (i % 2 ? 0x11 : 0xec));
  return [...words, ...rest];
};

/** In the field of 256 elements. @param {number} x @param {number} y @returns {number} */
const times = (x, y) => {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((y >> i) & 1) * x);
  return product;
};

/** The Reed-Solomon polynomial. @param {number} degree @returns {number[]} without its first coefficient, 1 */
const generator = (degree) => {
  let of = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    of = [...of, 0].map((c, j) => c ^ times(of[j - 1] ?? 0, root));
  }
  return of.slice(1);
};

/** @param {number[]} data @param {number[]} by @returns {number[]} */
const checksOf = (data, by) => data.reduce((rest, word) => {
  const factor = word ^ rest[0];
  return by.map((c, i) => (rest[i + 1] ?? 0) ^ times(c, factor));
}, by.map(() => 0));

/** Column by column. @param {number[][]} rows @returns {number[]} */
const woven = (rows) => upTo(Math.max(...rows.map((row) => row.length))).flatMap((i) => rows.flatMap((row) => row.slice(i, i + 1)));

/** Data and checks as they lie in the code. @param {number[]} data @param {number} version @returns {number[]} */
const wordsOf = (data, version) => {
  const blocks = BLOCKS[version - 1];
  const by = generator(CHECKS[version - 1]);
  const short = blocks - (data.length % blocks);
  const from = (/** @type {number} */ i) => i * Math.floor(data.length / blocks) + Math.max(0, i - short);
  const parts = upTo(blocks).map((i) => data.slice(from(i), from(i + 1)));
  return [...woven(parts), ...woven(parts.map((part) => checksOf(part, by)))];
};

/** @param {Grid} grid @param {number} x @param {number} y @param {boolean} dark */
const fix = (grid, x, y, dark) => {
  if (grid.dark[y]?.[x] === undefined) return;
  grid.dark[y][x] = dark;
  grid.fixed[y][x] = true;
};

/** Squares round a middle. @param {Grid} grid @param {number} cx @param {number} cy @param {number} far @param {number[]} light distances */
const rings = (grid, cx, cy, far, light) => {
  for (const y of upTo(far * 2 + 1)) {
    for (const x of upTo(far * 2 + 1)) {
      fix(grid, cx + x - far, cy + y - far, !light.includes(Math.max(Math.abs(x - far), Math.abs(y - far))));
    }
  }
};

/** @param {Grid} grid @param {number} version */
const drawMarks = (grid, version) => {
  const last = grid.size - 4;
  for (const i of upTo(grid.size)) {
    fix(grid, 6, i, i % 2 === 0);
    fix(grid, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [last, 3], [3, last]]) rings(grid, x, y, 4, [2, 4]);
  const at = centres(version);
  const isFinder = (/** @type {number} */ x, /** @type {number} */ y) => [x, y].every((n) => n === 6 || n === at[at.length - 1]) && x + y < 2 * at[at.length - 1];
  for (const y of at) for (const x of at) if (!isFinder(x, y)) rings(grid, x, y, 2, [1]);
};

/** With its remainder, in front of which it stands. @param {number} value @param {number} by @param {number} degree @returns {number} */
const coded = (value, by, degree) => {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * by);
  return (value << degree) | rest;
};

/** @param {Grid} grid @param {number} mask */
const drawFormat = (grid, mask) => {
  const format = coded(mask, 0x537, 10) ^ 0x5412; // level M is 0
  const { size } = grid;
  for (const i of upTo(15)) {
    const dark = ((format >> i) & 1) === 1;
    fix(grid, 8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    fix(grid, i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
  }
  fix(grid, 8, size - 8, true);
};

/** @param {Grid} grid @param {number} version */
const drawVersion = (grid, version) => {
  if (version < 7) return;
  const number = coded(version, 0x1f25, 12);
  for (const i of upTo(18)) {
    const [dark, a, b] = [((number >> i) & 1) === 1, grid.size - 11 + (i % 3), Math.floor(i / 3)];
    fix(grid, a, b, dark);
    fix(grid, b, a, dark);
  }
};

/** The squares of the data, in their order: two columns at a time, up and down. @param {Grid} grid @returns {[number, number][]} */
const path = ({ size, fixed }) => {
  const rights = upTo((size - 1) / 2).map((i) => size - 1 - 2 * i - (size - 1 - 2 * i <= 6 ? 1 : 0));
  const column = (/** @type {number} */ right, /** @type {number} */ i) =>
    upTo(size).flatMap((k) => [right, right - 1].map((x) => /** @type {[number, number]} */ ([x, i % 2 ? k : size - 1 - k])));
  return rights.flatMap(column).filter(([x, y]) => !fixed[y][x]);
};

/** Which squares a mask turns over. @type {((x: number, y: number) => boolean)[]} */
const MASKS = [
  (x, y) => (x + y) % 2 === 0, (_, y) => y % 2 === 0, (x) => x % 3 === 0, (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0, (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @param {string} line @param {RegExp} what also where it overlaps */
const count = (line, what) => line.split(what).length - 1;

/** How hard a line is to read. @param {string} line */
const lineCost = (line) => (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0)
  + 40 * (count(line, /(?=10111010000)/) + count(line, /(?=00001011101)/));

/** How hard the whole is to read. @param {boolean[][]} dark */
const cost = (dark) => {
  const lines = dark.map((row) => row.map(Number).join(''));
  const columns = dark.map((_, x) => dark.map((row) => Number(row[x])).join(''));
  const isBlock = (/** @type {number} */ x, /** @type {number} */ y) =>
    x > 0 && y > 0 && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y - 1][x - 1];
  const blocks = dark.flatMap((row, y) => row.filter((_, x) => isBlock(x, y))).length;
  const share = dark.flat().filter(Boolean).length / dark.length ** 2;
  return [...lines, ...columns].reduce((sum, line) => sum + lineCost(line), 3 * blocks + 10 * Math.floor(Math.abs(share - 0.5) * 20));
};

/** @param {number} version @param {number[]} words @param {number} mask @returns {boolean[][]} */
const draw = (version, words, mask) => {
  const size = version * 4 + 17;
  const blank = () => upTo(size).map(() => upTo(size).map(() => false));
  const grid = { size, dark: blank(), fixed: blank() };
  drawMarks(grid, version);
  drawFormat(grid, mask);
  drawVersion(grid, version);
  path(grid).forEach(([x, y], i) => {
    grid.dark[y][x] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1 !== MASKS[mask](x, y);
  });
  return grid.dark;
};

/** @param {string} text @returns {boolean[][]} */
export const qr = (text) => {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const words = wordsOf(messageOf(bytes, version), version);
  const all = MASKS.map((_, mask) => draw(version, words, mask));
  return all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
};

/** Dark runs as the path of a drawing in which a square is 1 wide. @param {boolean[][]} rows @returns {string} */
export const qrPath = (rows) => rows.flatMap((row, y) => {
  const line = row.map(Number).join('');
  return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
}).join('');
