// The word that another device shows, typed.
import { html } from 'lit';
import { t } from '../../core/i18n.js';

/** As the other device shows it, in any case and spacing. */
const TYPED = '[\\s\\-]*([B-Zb-z2-6][\\s\\-]*){34}';

/** For whoever sits at the table with another device, and cannot open its link. @returns {import('lit').TemplateResult} */
export const wordForm = () => html`<details class="byword"><summary>${t('room.word.title')}</summary>
  <form data-form="word"><label for="word">${t('room.word.say')}</label><div class="row"><input id="word" name="word" required
    autocomplete="off" autocapitalize="characters" spellcheck="false" pattern="${TYPED}" title="${t('room.word.form')}"><button
    class="btn">${t('room.word.go')}</button></div></form></details>`;
