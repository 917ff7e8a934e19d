// The deck in the lobby, and the mark on the table seen from above.
import { html, svg } from 'lit';
import { card } from '../../../cards/card.js';
import { t } from '../../../core/i18n.js';
import { settings } from '../settings.js';

const fan = ['H', 'Cl', 'Au', 'Si', 'mendeleev', 'noddack', 'wild_1'];

/** @param {string} code @param {import('../types.js').CardLang} lang */
const fanned = (code, lang) => html`<span class="card flat">${card(code, { lod: 'S', lang })}</span>`;

/** @param {Record<string, unknown>} options */
export const deck = (options) => {
  const { lang } = settings(options);
  return {
    picture: html`<span class="fan5" aria-hidden="true">${fan.map((code) => fanned(code, lang))}</span>`,
    words: t('uno.rule.deck'),
  };
};

export const inlay = () => svg`<circle cx="170" cy="88" r="17" fill="var(--accent)"></circle
  ><rect x="197" y="69" width="13" height="38" fill="var(--ink)"></rect><rect x="224" y="81" width="38" height="13" fill="#FFC800"></rect>`;
