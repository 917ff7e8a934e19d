// What the rulebooks of Spectrix and of its Memory show: the cards.
import { html } from 'lit';
import { colourOf, spectrumCard } from '../../../cards/spectrum.js';
import { id, mark, name } from '../sign.js';

/** @type {Pick<import('../../../core/game.js').Book, 'card'|'isUnfit'|'mark'>} */
const both = {
  mark,
  card: (code, { lang }) => (colourOf(code) ? html`<span class="sx-ex">${spectrumCard(code, { lod: 'M', lang, label: true })}</span>` : undefined),
  isUnfit: () => false,
};

/** @type {import('../../../core/game.js').Book} */
export const book = { ...both, id, name };

/** @type {import('../../../core/game.js').Book} */
export const memoryBook = { ...both, id: 'spectrix_memory', name: () => 'Memory' };
