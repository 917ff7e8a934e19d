// The element in force as a poster, its three facts as keys that say which
// cards of the hand share them; and what stands there when none is in force.
import { html, nothing, svg } from 'lit';
import { allElements, elementName, elementOf, familyColour, familyOf, scientistOf, spotOf } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { keyFigure } from '../../cards/keys.js';
import { patternID } from '../../cards/patterns.js';
import { placeMap } from '../../cards/place.js';
import { cardWord } from '../../cards/words.js';
import { box } from '../../cards/shapes.js';
import { t } from '../../core/i18n.js';
import { posterKeys } from './facts.js';
import { inForce, isWild, riderOf } from './force.js';
import { inOrder } from './log.js';
import { moveOf, permits } from './picked.js';
import { familyClass, isAsked } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./facts.js').PosterKey} PosterKey */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {PosterKey} key @param {Context} ctx @returns {string} which cards of the hand share it */
const sharing = ({ key, share }, { simple }) => {
  if (simple && key !== 'states') return t('uno.poster.not_counted');
  if (share.length === 0) return t('uno.poster.share_none');
  return t(share.length === 1 ? 'uno.poster.share_one' : 'uno.poster.share', { cards: share.join(' · ') });
};

/** @param {string[]} values */
const length = (values) => (values.length > 4 ? 'vals longest' : values.length > 2 ? 'vals long' : 'vals');

/** @param {PosterKey} key @param {Context} ctx */
const keyPart = (key, ctx) => {
  const counts = !ctx.simple || key.key === 'states';
  const lit = counts ? key.lit : [];
  return html`<div class="key ${counts ? '' : 'off'} ${lit.length ? 'lit' : ''}">
    <p class="kn">${keyFigure(key.key)}<span class="w">${t(`uno.key.${key.key}`)}</span></p>
    <p class="${length(key.values)}">${key.values.map((v) => html`<i class="${lit.includes(v) ? 'on' : ''}">${v}</i>`)}</p>
    ${ctx.view.hand ? html`<p class="share">${sharing(key, ctx)}</p>` : nothing}
  </div>`;
};

/** A scientist or a comodín that lies with the element. @param {Context} ctx */
const rider = ({ view, lang, phone }) => {
  const code = riderOf(view);
  return code ? html`<span class="rider"><span class="card flat">${card(code, { lod: phone ? 'X' : 'S', lang, label: true, mute: isAsked(code, view) })}</span></span>` : nothing;
};

/** Key of what the place is for, '' while nothing can be put there. @param {Context} ctx */
const purpose = ({ view, picked, refusal, sending }) => {
  const move = moveOf(picked);
  if (!move || !view.can || view.ask || refusal || sending.length) return '';
  if (!permits(view, picked)) return 'uno.poster.try_here';
  return move.do === 'lay' && move.scientist ? 'uno.poster.put_both' : 'uno.poster.put_here';
};

/** The place where what is picked goes. What does not fit may be tried there, uninvited. @param {string} label @param {Context} ctx */
const target = (label, ctx) => {
  const key = purpose(ctx);
  const open = key !== '' && key !== 'uno.poster.try_here';
  return html`<button class="target ${open ? 'open' : ''}" data-drop="top" aria-label="${key ? `${t(key)}. ${label}` : label}">${open ? html`<span class="plus" aria-hidden="true"><b>+</b></span>` : nothing}</button>`;
};

/** Where the newest card comes from: the seat that laid it, or the pile. @param {Context} ctx */
const origin = ({ view }) => inOrder(view.log).reduce((from, [, e]) => (e.kind === 'laid' || e.kind === 'wild' ? `seat-${e.seat}` : e.kind === 'dealt' ? 'pile' : from), 'pile');

/** @param {import('../../cards/atlas.js').Element} e @param {Context} ctx @returns {TemplateResult} */
const elementPoster = (e, ctx) => {
  const { view, lang } = ctx;
  const name = isAsked(e.symbol, view) ? '?' : elementName(e, lang);
  const label = `${t('uno.poster.force', { card: name, number: e.atomic_number })}${isWild(view) ? `. ${t('uno.poster.wild_keeps')}` : ''}`;
  return html`<section class="poster ${familyClass(e.symbol)}" data-flip="${e.symbol}" data-from="${origin(ctx)}" data-top="${e.symbol}" aria-label="${label}">
    <div class="top"><span class="z">${e.atomic_number}</span>${placeMap(e, t('uno.poster.place', { card: name }))}${rider(ctx)}
      <p class="sym ${/[gpqy]/.test(e.symbol) ? 'tail' : ''}">${e.symbol}</p><p class="name"><span lang="${lang}">${name}</span><small lang="${lang}">${cardWord(lang, familyOf(e))}</small></p></div>
    <svg class="band" aria-hidden="true"><rect width="100%" height="100%" fill="url(#${patternID('fl', familyOf(e))})"></rect></svg>
    <div class="keys">${posterKeys(e.symbol, Object.keys(view.hand ?? {})).map((k) => keyPart(k, ctx))}</div>
    ${target(label, ctx)}
  </section>`;
};

const CELL = 20;

/** The whole table, lying: what a comodín stands for. */
const wholeTable = () => svg`${allElements().map((e) => {
  const [x, y] = spotOf(e);
  return box((x - 1) * CELL, (y - 1) * CELL, CELL - 2, CELL - 2, familyColour(e));
})}`;

/** @param {Context} ctx @returns {TemplateResult} */
const wildPoster = (ctx) => html`<section class="poster any wild" data-flip="wild" data-from="${origin(ctx)}" data-top="wild" aria-label="${t('uno.poster.wild')}">
  <div class="whole"><svg viewBox="0 0 360 190" aria-hidden="true">${wholeTable()}</svg></div>
  <p class="anyline">${t('uno.poster.wild')}${ctx.view.turn.phase === 'draw_two' ? html`<small>${t('uno.poster.wild_drawn')}</small>` : nothing}</p>
  ${target(t('uno.poster.wild'), ctx)}
</section>`;

/** @param {string} code @param {Context} ctx @returns {TemplateResult} */
const scientistPoster = (code, ctx) => html`<section class="poster any sci" data-flip="${code}" data-top="${code}" aria-label="${t('uno.poster.any_scientist')}">
  <div class="portrait"><span class="card flat">${card(code, { lod: ctx.phone ? 'M' : 'L', lang: ctx.lang, label: true, mute: isAsked(code, ctx.view) })}</span></div>
  <p class="anyline">${t('uno.poster.any_scientist')}</p>
  ${target(t('uno.poster.any_scientist'), ctx)}
</section>`;

/** What the next card must answer to. @param {Context} ctx @returns {TemplateResult} */
export const poster = (ctx) => {
  const e = elementOf(inForce(ctx.view) ?? '');
  if (e) return elementPoster(e, ctx);
  const rider = riderOf(ctx.view) ?? '';
  return scientistOf(rider) ? scientistPoster(rider, ctx) : wildPoster(ctx);
};
