// The deck in the lobby, and the mark on the table seen from above.
import { html, nothing, svg } from 'lit';
import { elementOf } from '../../cards/atlas.js';
import { figureCard } from '../../cards/figurecard.js';
import { figureOf } from '../../cards/figures.js';
import { t } from '../../core/i18n.js';
import { deckSize } from './letters.js';
import { settings } from './settings.js';

/** @type {[string, import('./types.js').Stat][]} */
const fan = [['H', 'number'], ['C', 'boiling'], ['Ne', 'melting'], ['Fe', 'density'], ['Ag', 'date'], ['Xe', 'neutrons'], ['I', 'mass']];

/** @param {string} code @param {import('./types.js').Stat} stat @param {import('./types.js').CardLang} lang */
const fanned = (code, stat, lang) => {
  const e = elementOf(code);
  return e ? html`<span class="card flat">${figureCard(e, { lod: 'S', lang, stat, value: figureOf(e, stat) })}</span>` : nothing;
};

/** @param {Record<string, unknown>} options */
export const deck = (options) => ({
  picture: html`<span class="fan5" aria-hidden="true">${fan.map(([code, stat]) => fanned(code, stat, settings(options).lang))}</span>`,
  words: t('px.rule.cards', { n: deckSize(options) }),
});

export const inlay = () => svg`<path d="M176 84L216 56L256 84z" fill="var(--accent)"></path><path d="M176 94L216 122L256 94z" fill="#FFC800"></path>`;
