// Uno químico as a poster: the three keys ● ▮ ▬, enormous, and cards that are
// laid on one another.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { elementOf } from '../../cards/atlas.js';
import { elementCard } from '../../cards/element.js';
import { icon } from '../../cards/icon.js';
import { keyFigure } from '../../cards/keys.js';
import { patternDefs } from '../../cards/patterns.js';
import { language, t } from '../../core/i18n.js';
import { fitAt, laidAt } from './chain.js';

/** @typedef {import('./state.js').State} State */

/** Three cards lie in the picture, a fourth is leaving it. */
const SEEN = 4;

/** @param {number} step @param {State} state */
const laid = (step, { wide, step: now }) => {
  const e = elementOf(laidAt(step));
  const force = step > now - SEEN + 1 ? laidAt(step - 1) : undefined;
  return e ? html`<span class="laid at-${now - step} tilt-${step % 3}" data-flip="${step}" data-from="hand">${elementCard(e, { lod: wide ? 'L' : 'M', lang: language(), force })}</span>` : nothing;
};

/** @param {State} state */
const picture = (state) => html`<div class="pic">
  <div class="geo" aria-hidden="true"><i class="disc"></i><i class="column"></i><i class="row"></i></div>
  ${state.cards
    ? html`<div class="chain" role="img" aria-label="${t('home.picture', { fits: fitAt(state.step) })}">${repeat(
        Array.from({ length: SEEN }, (_, i) => state.step - SEEN + 1 + i), (step) => step, (step) => laid(step, state))}</div>
      <span class="hand" data-anchor="hand"></span>
      <p class="fit" aria-hidden="true">${fitAt(state.step)}</p>
      <button class="btn icon hold" data-do="hold" aria-label="${state.still ? t('home.picture.go') : t('home.picture.stop')}">${icon(state.still ? 'play' : 'pause')}</button>`
    : nothing}
</div>`;

/** @param {'states'|'group'|'period'} key @param {string} words */
const legend = (key, words) => html`<li>${keyFigure(key)}<b>${words}</b></li>`;

/** @param {State} state @returns {import('lit').TemplateResult} */
export const poster = (state) => html`${patternDefs()}<section class="poster" aria-labelledby="uno">
  <div class="txt">
    <h2 id="uno" lang="es">${t('home.uno')}</h2>
    <p>${t('home.uno.rule')}</p>
    <ul class="legend">${legend('states', t('home.key.states'))}${legend('group', t('home.key.group'))}${legend('period', t('home.key.period'))}</ul>
    <ul class="facts"><li>${t('home.uno.players')}</li><li>${t('home.uno.cards')}</li><li>${t('home.uno.time')}</li></ul>
    <a class="book" href="/rules/unoquimico">${icon('book')}${t('home.rules')}</a>
  </div>
  ${picture(state)}
</section>`;
