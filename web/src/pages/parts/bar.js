// The strip at the head of home and rulebook: mark, name, language, theme.
// Pages hand the acts to their intent machine: data-do "language" and "theme".
import { html } from 'lit';
import { icon } from '../../cards/icon.js';
import { houseMark } from '../../cards/mark.js';
import { language, setLanguage, t } from '../../core/i18n.js';
import { shownTheme, toggleTheme } from '../../core/theme.js';

const languageButton = () => html`<button class="btn" data-do="language"><b>${language().toUpperCase()}</b><span
  class="other">/ ${other().toUpperCase()}</span><span class="vh" lang="${other()}">${t('bar.language')}</span></button>`;

/** @param {{mark?: unknown, who: unknown, acts?: unknown}} parts @returns {import('lit').TemplateResult} */
export const bar = ({ mark = houseMark(), who, acts }) => html`<header class="bar">
  <a class="mark" href="/" aria-label="${t('bar.home')}">${mark}</a>
  <div class="who">${who}</div>
  <div class="acts">${acts}
    ${languageButton()}
    <button class="btn icon" data-do="theme"
      aria-label="${t(shownTheme() === 'dark' ? 'bar.light' : 'bar.dark')}">${icon('theme')}</button>
  </div>
</header>`;

/** @returns {import('../../core/i18n.js').Lang} */
const other = () => (language() === 'en' ? 'es' : 'en');

/** What the two buttons of the bar do; a page redraws afterwards. @type {Record<string, () => Promise<void>|void>} */
export const barActs = {
  language: async () => {
    await setLanguage(other()).catch(() => undefined); // without a connection it stays as it is
    document.documentElement.lang = language();
  },
  theme: () => {
    toggleTheme();
  },
};
