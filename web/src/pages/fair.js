// Whether a match was dealt as the seed says: /fair#game=…&seats=…&commit=…&seed=….
// Once the page is open it asks nobody anything.
import { html, nothing, render } from 'lit';
import { icon } from '../cards/icon.js';
import { chanceOf } from '../core/chance.js';
import { keepFocus } from '../core/focus.js';
import { t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { bytesOf, checkDeal, isHex } from '../core/seed.js';
import { askedIn, fragmentOf, unreadable } from './fair/address.js';
import { form } from './fair/form.js';
import { bar, barActs } from './parts/bar.js';

/** @typedef {import('./fair/address.js').Asked} Asked */

const page = /** @type {HTMLElement} */ (document.getElementById('page'));

const readAddress = () => askedIn(new URLSearchParams(location.hash.slice(1)));

let asked = readAddress();

/** @param {Asked} asked */
const verdictOf = (asked) => (asked.seed || asked.commit ? unreadable(asked) ?? checkDeal(asked) ?? 'empty' : 'empty');

const verdict = () => {
  const is = verdictOf(asked);
  const sign = is === 'empty' ? nothing : icon(is === 'checked' ? 'check' : 'cross');
  return html`<p class="verdict ${is}" id="verdict" role="status">${sign}${t(`fair.verdict.${is}`)}</p>`;
};

/** @param {string[]} codes */
const cards = (codes) => html`<ol class="cards">${codes.map(asked.dealing.card)}</ol>`;

/** @param {string} title @param {string[]} codes */
const part = (title, codes) => html`<section><h3>${title}</h3>${cards(codes)}</section>`;

const deal = () => {
  const { dealing, seats, seed, options } = asked;
  const deal = dealing.deal(chanceOf(bytesOf(seed)), seats, options);
  const pile = () => html`<details><summary>${t('fair.pile', { n: deal.pile.length })}</summary>${cards(deal.pile)}</details>`;
  return html`<div class="dealt"><h2>${t('fair.deal')}</h2><p>${dealing.begins(deal)}</p>
    ${deal.hands.map((hand, i) => part(t('fair.hand', { n: i + 1 }), hand))}
    ${deal.up?.length ? part(dealing.up(), deal.up) : nothing}${deal.pile.length ? pile() : nothing}</div>`;
};

/** @param {URLSearchParams} from */
const changed = (from) => {
  asked = askedIn(from);
  history.replaceState(null, '', fragmentOf(asked));
  draw();
};

const view = () => html`${bar({ who: html`<a class="brand" href="/">Sobremesa</a><span class="meta">${t('fair.title')}</span>` })}
<main class="fair"><h1>${t('fair.title')}</h1><p class="lead">${t('fair.lead')}</p>${form(asked, changed)}${verdict()}
  ${isHex(asked.seed) ? deal() : nothing}<p class="how">${t('fair.how')} <a href="/api">${t('fair.protocol')}</a></p></main>`;

const draw = () => {
  document.title = `${t('fair.title')} · Sobremesa`;
  keepFocus(page, () => render(view(), page));
};

draw();
addEventListener('hashchange', () => {
  asked = readAddress();
  draw();
});
listen({
  act: async (name) => {
    await barActs[name]?.();
    draw();
  },
});
