// The game as a poster: the three keys ● ▮ ▬, enormous, and cards that are
// laid on one another.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { elementOf } from '../../../cards/atlas.js';
import { elementCard } from '../../../cards/element.js';
import { icon } from '../../../cards/icon.js';
import { keyFigure } from '../../../cards/keys.js';
import { patternDefs } from '../../../cards/patterns.js';
import { language, t } from '../../../core/i18n.js';
import { id, name } from '../sign.js';
import { fitAt, laidAt } from './chain.js';

/** @typedef {import('../../../core/game.js').Picture} Picture */

/** Three cards lie in the picture, a fourth is leaving it. */
const SEEN = 4;

/** @param {number} step @param {Picture} picture */
const laid = (step, { wide, step: now }) => {
  const e = elementOf(laidAt(step));
  if (!e) return nothing;
  const force = step > now - SEEN + 1 ? laidAt(step - 1) : undefined;
  return html`<span class="laid at-${now - step} tilt-${step % 3}" data-flip="${step}" data-from="hand"
    >${elementCard(e, { lod: wide ? 'L' : 'M', lang: language(), force })}</span>`;
};

/** @param {Picture} picture */
const holdButton = ({ still }) => html`<button class="btn icon hold" data-do="hold"
  aria-label="${t(still ? 'uno.cover.picture.go' : 'uno.cover.picture.stop')}">${icon(still ? 'play' : 'pause')}</button>`;

/** @param {Picture} picture */
const chain = (picture) => {
  const steps = Array.from({ length: SEEN }, (_, i) => picture.step - SEEN + 1 + i);
  return html`<div class="chain" role="img" aria-label="${t('uno.cover.picture', { fits: fitAt(picture.step) })}"
        >${repeat(steps, (step) => step, (step) => laid(step, picture))}</div>
      <span class="hand" data-anchor="hand"></span>
      <p class="fit" aria-hidden="true">${fitAt(picture.step)}</p>
      ${holdButton(picture)}`;
};

/** @param {'states'|'group'|'period'} key */
const legend = (key) => html`<li>${keyFigure(key)}<b>${t(`uno.cover.key.${key}`)}</b></li>`;

/** @param {'players'|'cards'|'time'} fact */
const fact = (fact) => html`<li>${t(`uno.cover.${fact}`)}</li>`;

/** @param {Picture} picture @returns {import('lit').TemplateResult} */
export const poster = (picture) => html`${patternDefs()}<section class="poster" aria-labelledby="uno">
  <div class="txt">
    <h2 id="uno" lang="es">${name()}</h2>
    <p>${t('uno.cover.rule')}</p>
    <ul class="legend">${legend('states')}${legend('group')}${legend('period')}</ul>
    <ul class="facts">${fact('players')}${fact('cards')}${fact('time')}</ul>
    <a class="book" href="/rules/${id}">${icon('book')}${t('uno.cover.rules')}</a>
  </div>
  <div class="pic">
  <div class="geo" aria-hidden="true"><i class="disc"></i><i class="column"></i><i class="row"></i></div>
  ${picture.cards ? chain(picture) : nothing}
</div>
</section>`;
