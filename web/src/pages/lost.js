// Every address that leads nowhere: a word, and the way home.
import { html, render } from 'lit';
import { keepFocus } from '../core/focus.js';
import { t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { bar, barActs } from './parts/bar.js';

const page = /** @type {HTMLElement} */ (document.getElementById('page'));

const view = () => html`${bar({ who: html`<a class="brand" href="/">Sobremesa</a>` })}
<main class="lost"><h1>${t('lost.say')}</h1><p>${t('lost.how')}</p><p><a class="btn main big" href="/">${t('lost.home')}</a></p></main>`;

const draw = () => {
  document.title = `${t('lost.say')} · Sobremesa`;
  keepFocus(page, () => render(view(), page));
};

draw();
listen({
  act: async (name) => {
    await barActs[name]?.();
    draw();
  },
});
