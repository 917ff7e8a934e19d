// The comodín: the whole periodic table stood on end, on ink. After it any
// element fits.
import { INK, WHITE, box, text } from './shapes.js';
import { allElements, familyColour, spotOf } from './atlas.js';
import { cardFrame, cardSize } from './element.js';
import { cardWord } from './words.js';

/** @typedef {import('./element.js').Level} Level */

/** Margins above and below the table, and the size of the word. @type {Record<Level, [number, number, number]>} */
const layout = { L: [22, 62, 33], M: [12, 32, 18], S: [8, 22, 12], Q: [4, 19, 11.5], X: [3, 3, 0], Y: [3, 3, 0] };

/** @param {Level} lod */
const table = (lod) => {
  const [w, h] = cardSize[lod];
  const [top, bottom] = layout[lod];
  const uy = (h - top - bottom) / 18;
  const ux = (w - top * 1.2) / 9.6;
  return allElements().map((e) => {
    const [x, y] = spotOf(e);
    return box(top * 0.6 + (y - 1) * ux, top + (x - 1) * uy, ux - w / 130, uy - w / 130, familyColour(e));
  });
};

/** @param {import('./element.js').CardLook} [look] @returns {import('lit').TemplateResult} */
export const wildCard = ({ lod = 'M', lang = 'es', label = false } = {}) => {
  const [w, h] = cardSize[lod];
  const [top, bottom, size] = layout[lod];
  const word = cardWord(lang, 'wild');
  return cardFrame(
    lod,
    [
      box(0, 0, w, h, INK), table(lod),
      size ? text(top * 0.6, h - bottom * 0.34, size, word, { fill: WHITE, spacing: -0.4 }) : '',
      lod === 'L' ? text(top * 0.6, h - 8, 12, cardWord(lang, 'wild_does'), { fill: WHITE, weight: 400 }) : '',
    ],
    label ? `${cardWord(lang, 'wild')}, ${cardWord(lang, 'wild_does')}` : '',
  );
};
