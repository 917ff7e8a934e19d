// A head built of planes on a field of 100 × 100: what lies behind the face,
// the face, and what lies before it.
import { svg } from 'lit';
import { INK, WHITE, box, disc, line, plane, ring } from './shapes.js';

/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('./shapes.js').Drawing} Drawing */
/** @typedef {(tint: string) => Drawing[]} Part */

const SHADE = '#D3D6CF';

/** A plane with an outline, for what is white on white. @param {string} d @param {string} fill */
const outlined = (d, fill) => svg`<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2"></path>`;

/** @param {[number, number][]} at @param {number} r @param {string} fill */
const pearls = (at, r, fill) =>
  at.map(([x, y]) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="1.8"></circle>`);

/** Hair: behind and before the face. @type {Record<string, {back?: Part, front?: Part}>} */
export const hairs = {
  long: {
    back: (t) => [plane('M24 26A26 24 0 0 1 76 26V66H24z', t)],
    front: (t) => [plane('M31 38A19 20 0 0 1 69 38L63 25L50 30L37 25z', t)],
  },
  bun: {
    back: (t) => [disc(50, 9, 10, t), plane('M27 40A23 27 0 0 1 73 40V48H27z', t)],
    front: (t) => [plane('M32 36A18 20 0 0 1 68 36L58 26H44z', t)],
  },
  parted: {
    back: (t) => [plane('M26 40A24 28 0 0 1 74 40V52H26z', t), disc(78, 50, 9, t)],
    front: (t) => [plane('M31 40A19 24 0 0 1 69 40C64 34 56 30 50 20C44 30 36 34 31 40z', t)],
  },
  curls: {
    back: (t) => [
      disc(28, 30, 13, t), disc(72, 30, 13, t), disc(40, 15, 14, t), disc(60, 15, 14, t),
      disc(24, 48, 10, t), disc(76, 48, 10, t), disc(25, 63, 8, t), disc(75, 63, 8, t),
    ],
    front: (t) => [plane('M31 36A19 20 0 0 1 69 36C60 32 56 26 50 26S40 32 31 36z', t)],
  },
  wig: {
    back: (t) => pearls([[26, 36], [25, 49], [74, 36], [75, 49]], 8.5, t),
    front: (t) => [outlined('M29 38A21 24 0 0 1 71 38L62 25H38z', t)],
  },
  queue: {
    back: (t) => [
      plane('M28 36A22 24 0 0 1 72 36V50H28z', t), plane('M66 54L78 60L74 82L66 78z', t),
      plane('M64 54L80 48V64z', '#D8301F'), plane('M58 50L70 56L60 64z', '#D8301F'),
    ],
    front: (t) => [plane('M31 36A19 19 0 0 1 69 36L64 27C56 22 44 22 36 27z', t)],
  },
  receding: {
    back: (t) => [disc(29, 42, 7, t), disc(71, 42, 7, t), disc(30, 51, 5.5, t), disc(70, 51, 5.5, t)],
    front: (t) => [plane('M32 36C32 24 40 16 50 16S68 24 68 36C64 28 58 22 50 22S36 28 32 36z', t)],
  },
  swept: { front: (t) => [plane('M30 40V30C30 16 44 8 58 11C70 13 74 24 70 40H66C66 34 64 30 60 28C52 34 42 34 35 30V40z', t)] },
  short: { front: (t) => [plane('M31 36V30A19 18 0 0 1 69 30V36L62 27H40z', t)] },
  side: { front: (t) => [plane('M31 42V30A19 18 0 0 1 69 30V42H65V32L44 24L35 34V42z', t)] },
  bob: {
    back: (t) => [plane('M24 32A26 26 0 0 1 76 32V60L66 64V40H34V64L24 60z', t)],
    front: (t) => [plane('M31 40V32A19 20 0 0 1 69 32V36H36V40z', t)],
  },
  rolls: {
    back: (t) => [disc(27, 34, 9, t), disc(73, 34, 9, t), disc(26, 50, 9, t), disc(74, 50, 9, t), disc(34, 63, 8, t), disc(66, 63, 8, t)],
    front: (t) => [disc(40, 18, 9, t), disc(58, 16, 11, t), plane('M31 36A19 20 0 0 1 69 36C60 34 48 30 44 22C42 30 36 34 31 36z', t)],
  },
  wave: {
    back: (t) => [plane('M22 34A28 26 0 0 1 78 34V58A10 10 0 0 1 66 66H34A10 10 0 0 1 22 58z', t)],
    front: (t) => [plane('M31 38A19 20 0 0 1 69 38L60 24H46z', t)],
  },
};

/** @type {Record<string, Part>} */
export const beards = {
  long: (t) => [plane('M31 50H40C42 56 58 56 60 50H69V64C69 82 60 92 50 92S31 82 31 64z', t), box(44, 59, 12, 3, WHITE)],
  moustache: (t) => [plane('M39 57Q50 50 61 57V59H39z', t), line('M45 63H55', 2.2)],
  sides: (t) => [plane('M31 38H36V58L32 54z', t), plane('M69 38H64V58L68 54z', t), line('M44 61H56', 2.4)],
  none: () => [line('M44 61H56', 2.4)],
};

/** @type {Record<string, Part>} */
export const glasses = {
  round: () => [ring(42.5, 42, 6.4, 2), ring(58.5, 42, 6.4, 2), line('M48.5 41H52.5', 2)],
  bar: () => [line('M35 38H49V46H36zM52 38H66L65 46H52z', 2), line('M34 38.5H67', 3), line('M49 40H52', 2)],
};

/** @type {Record<string, Part>} */
export const collars = {
  tie: () => [plane('M38 75L50 90L62 75L66 80L54 96H46L34 80z', WHITE), plane('M46 84H54L57 100H43z', '#D8301F')],
  bow: () => [plane('M36 75L50 92L64 75L70 84L56 100H44L30 84z', WHITE), plane('M37 78L50 84L63 78V92L50 86L37 92z', '#D8301F')],
  ruff: () => pearls([[34, 80], [42, 82], [50, 84], [58, 82], [66, 80]], 6, WHITE),
  jabot: () => [outlined('M40 72H60L63 80L56 84L60 90L54 94L57 100H43L46 94L40 90L44 84L37 80z', WHITE)],
  cravat: () => [outlined('M37 70H63V80L50 86L37 80z', WHITE), line('M38 75L50 81L62 75', 2)],
  high: () => [box(39, 68, 22, 12, WHITE), box(39, 77, 22, 3), disc(50, 88, 2.6, '#FFC800')],
  lace: () => [outlined('M38 72H62L66 84L58 80L50 88L42 80L34 84z', WHITE), ring(50, 93, 3, 2, '#FFC800')],
  pearls: () => [plane('M36 75L50 90L64 75z', SHADE), pearls([[38, 77], [43, 82], [50, 85], [57, 82], [62, 77]], 3.2, WHITE)].flat(),
  medal: () => [outlined('M37 70H63V79L50 84L37 79z', WHITE), disc(70, 91, 4.5, '#FFC800'), line('M70 80V87', 3, '#FFC800')],
  sash: () => [
    outlined('M40 71H60V80L50 86L40 80z', WHITE), plane('M22 82L34 77L80 100H62z', '#D8301F'),
    disc(30, 94, 2.4, '#FFC800'), disc(38, 98, 2.4, '#FFC800'),
  ],
  lab: () => [plane('M38 75L50 92L62 75z', '#1F4FE0'), box(68, 88, 12, 3)],
};

const SHOULDERS = 'M6 100C6 84 24 76 38 75H62C76 76 94 84 94 100z';

/** @param {string} coat */
const shoulders = (coat) => (coat === WHITE ? outlined(SHOULDERS, coat) : plane(SHOULDERS, coat));

const face = () => [
  box(41, 62, 18, 18, SHADE),
  plane('M32 34A18 18 0 0 1 68 34V54A18 18 0 0 1 32 54z', WHITE),
  plane('M50 16A18 18 0 0 1 68 34V54A18 18 0 0 1 50 72z', SHADE),
];

const gaze = () => [disc(43, 42, 2.6), disc(58, 42, 2.6), line('M50 40V51H46', 2)];

/** @param {Look} look @returns {unknown[]} */
export const head = ({ hair, tint = INK, beard = 'none', glasses: worn, collar, coat }) => [
  hairs[hair].back?.(tint) ?? '', shoulders(coat), face(), collars[collar](coat),
  hairs[hair].front?.(tint) ?? '', beards[beard](tint), gaze(), worn ? glasses[worn](INK) : '',
];
