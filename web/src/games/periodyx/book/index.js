// What the rulebook of Periodyx shows: cards with the figure that an example is
// about, "C/boiling", or with their neighbours.
import { elementOf } from '../../../cards/atlas.js';
import { figureCard } from '../../../cards/figurecard.js';
import { figureOf } from '../../../cards/figures.js';
import { id, mark, name } from '../sign.js';

/** @type {import('../../../core/game.js').Book} */
export const book = {
  id, name, mark, isUnfit: () => false,
  card: (code, { lang }) => {
    const [symbol, figure] = code.split('/');
    const stat = /** @type {import('../types.js').Stat|undefined} */ (figure);
    const e = elementOf(symbol);
    return e && figureCard(e, { lod: 'M', lang, stat, value: stat && figureOf(e, stat), label: true });
  },
};
