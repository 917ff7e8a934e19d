// The game as a poster: the twelve colours round their ring, enormous, and a table
// on which groups grow.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../../cards/icon.js';
import { colourName, spectrumCard } from '../../../cards/spectrum.js';
import { wheel } from '../../../cards/wheel.js';
import { language, listed, t } from '../../../core/i18n.js';
import { id, name } from '../sign.js';
import { isLight, tableAt } from './growing.js';

/** @typedef {import('../../../core/game.js').Picture} Picture */

/** @param {import('./growing.js').Group} group */
const words = ({ codes }) => listed(codes.map((code) => colourName(code, language())));

/** Alike cards of a table are told by their number among their like. @param {import('./growing.js').Group[]} table */
const named = (table) => {
  /** @type {Record<string, number>} */
  const seen = {};
  return table.map(({ codes }) => codes.map((code) => {
    seen[code] = (seen[code] ?? 0) + 1;
    return { code, flip: `${code}${seen[code]}` };
  }));
};

/** @param {{code: string, flip: string}[]} cards */
const group = (cards) => html`<span class="sxc-group ${new Set(cards.map(({ code }) => code)).size > 1 ? 'run' : ''}">${repeat(
  cards, ({ flip }) => flip, ({ code, flip }) => html`<span class="sxc-card" data-flip="sx-${flip}" data-from="sx-hand">${spectrumCard(code, { lod: 'S' })}</span>`,
)}</span>`;

/** @param {Picture} picture */
const table = ({ step, still }) => html`<div class="sxc-table" role="img" aria-label="${t('sx.cover.picture', { groups: tableAt(step).map(words).join('; ') })}"
  >${named(tableAt(step)).map(group)}</div><span class="sxc-hand" data-anchor="sx-hand"></span><p class="sxc-say" aria-hidden="true">${t(
  isLight(step) ? 'sx.cover.light' : 'sx.cover.grows')}</p><button class="btn icon sxc-hold" data-do="hold"
  aria-label="${t(still ? 'sx.cover.go' : 'sx.cover.stop')}">${icon(still ? 'play' : 'pause')}</button>`;

/** @param {Picture} picture @returns {import('lit').TemplateResult} */
export const poster = (picture) => html`<section class="sxc" aria-labelledby="sxc">
  <div class="sxc-txt"><h2 id="sxc">${name()}</h2><p>${t('sx.cover.rule')}</p>
    <ul class="sxc-facts"><li>${t('sx.cover.players')}</li><li>${t('sx.cover.cards')}</li><li>${t('sx.cover.time')}</li></ul>
    <a class="sxc-book" href="/rules/${id}">${icon('book')}${t('sx.cover.rules')}</a></div>
  <div class="sxc-pic"><div class="sxc-ring" aria-hidden="true">${wheel({ label: '' })}</div>${picture.cards ? table(picture) : nothing}</div>
</section>`;
