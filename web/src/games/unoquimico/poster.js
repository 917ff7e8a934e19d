// The element in force as a poster, its three facts as keys that say which
// cards of the hand share them; and what stands there when none is in force.
import { html, nothing, svg } from 'lit';
import { allElements, elementName, elementOf, familyColour, familyOf, scientistOf, spotOf } from '../../cards/atlas.js';
import { hasTail } from '../../cards/element.js';
import { icon } from '../../cards/icon.js';
import { keyFigure } from '../../cards/keys.js';
import { patternID } from '../../cards/patterns.js';
import { placeMap } from '../../cards/place.js';
import { cardWord } from '../../cards/words.js';
import { box } from '../../cards/shapes.js';
import { rich, t } from '../../core/i18n.js';
import { posterKeys } from './facts.js';
import { newest, nextNumber } from './entries.js';
import { inForce, isWild, riderOf } from './force.js';
import { hintedFact } from './hint.js';
import { flatCard, lengthOf } from './parts.js';
import { codesOf, moveOf, permits } from './picked.js';
import { called, familyClass, isAsked, revealed } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./facts.js').PosterKey} PosterKey */
/** @typedef {import('../../cards/atlas.js').Element} Element */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** More are counted where there is no room for them. */
const MOST_ON_PHONE = 6;

/** @param {string[]} share */
const chips = (share) => html`<span class="syms">${share.map((code) => html`<span class="chip ${familyClass(code)}">${code}</span> `)}</span>`;

/** Which cards of the hand share it: they are seen everywhere, the words where there is room. @param {PosterKey} key @param {Context} ctx */
const sharing = ({ key, share }, { simple, phone }) => {
  if (simple && key !== 'states') return t('uno.poster.not_counted');
  if (share.length === 0) return t('uno.poster.share_none');
  if (phone && share.length > MOST_ON_PHONE) return t('uno.poster.share_n', { n: share.length });
  const words = rich(share.length === 1 ? 'uno.poster.share_one' : 'uno.poster.share', { cards: chips(share) });
  return words.map((part) => (typeof part === 'string' ? html`<span class="w">${part}</span>` : part));
};

/** @param {PosterKey} key @param {Context} ctx */
const keyPart = (key, ctx) => {
  const counts = !ctx.simple || key.key === 'states';
  const lit = counts ? key.lit : [];
  const told = hintedFact(ctx.view) === key.key;
  return html`<div class="key ${counts ? '' : 'off'} ${lit.length ? 'lit' : ''} ${told ? 'told' : ''}">
    <p class="kn">${keyFigure(key.key)}<span class="w">${t(`uno.key.${key.key}`)}</span>${told ? html`${icon('bulb')}<span class="vh">${t('uno.hint.about')}</span>` : nothing}</p>
    <p class="vals ${lengthOf(key.values)}">${key.values.map((v) => html`<i class="${lit.includes(v) ? 'on' : ''}">${v}</i>`)}</p>
    ${ctx.view.hand ? html`<p class="share ${key.share.length ? '' : 'none'}">${sharing(key, ctx)}</p>` : nothing}
  </div>`;
};

/** A scientist or a comodín that lies with the element. @param {Context} ctx */
const rider = ({ view, lang, phone }) => {
  const code = riderOf(view);
  if (!code) return nothing;
  return html`<span class="rider">${flatCard(code, { lod: phone ? 'X' : 'S', lang, label: true, mute: isAsked(code, view) })}</span>`;
};

/** On a phone the small card has no room for its name. @param {Context} ctx */
const riderName = (ctx) => {
  const code = riderOf(ctx.view) ?? '';
  if (!ctx.phone || !scientistOf(code)) return nothing;
  return html`<span class="ride" lang="${ctx.lang}">${t('uno.poster.with', { card: called(code, revealed(code, ctx)) })}</span>`;
};

/** By how many cards are put. */
const puts = /** @type {const} */ (['uno.poster.put_here', 'uno.poster.put_both', 'uno.poster.put_three']);

/** Key of what the place is for, '' while nothing can be put there. @param {Context} ctx */
const purpose = ({ view, picked, refusal, sending }) => {
  if (!moveOf(picked) || !view.can || view.ask || refusal || sending.length) return '';
  return permits(view, picked) ? puts[codesOf(picked).length - 1] : 'uno.poster.try_here';
};

/** The place where what is picked goes. What does not fit may be tried there, uninvited. @param {string} label @param {Context} ctx */
const target = (label, ctx) => {
  const key = purpose(ctx);
  const open = key !== '' && key !== 'uno.poster.try_here';
  return html`<button class="target ${open ? 'open' : ''}" data-drop="top" aria-label="${key ? `${t(key)}. ${label}` : label}"
    >${open ? html`<span class="plus" aria-hidden="true"><b>+</b></span>` : nothing}</button>`;
};

/** Where the newest card comes from: the seat that laid it, or the pile. @param {Context} ctx */
const origin = ({ view: { log } }) => {
  const entry = newest(log, nextNumber(log), ['laid', 'wild', 'dealt']);
  return entry && entry.kind !== 'dealt' ? `seat-${entry.seat}` : 'pile';
};

/** The upper half: number, place in the table, symbol and name. @param {Element} e @param {string} name @param {Context} ctx */
const topPart = (e, name, ctx) => html`<div class="top"><span class="z">${e.atomic_number}</span>
  ${placeMap(e, t('uno.poster.place', { card: name }))}${rider(ctx)}
  <p class="sym ${hasTail(e.symbol) ? 'tail' : ''}">${e.symbol}</p>
  <p class="name"><span lang="${ctx.lang}">${name}</span>${riderName(ctx)}<small
    lang="${ctx.lang}">${cardWord(ctx.lang, familyOf(e))}</small></p></div>`;

/** @param {Element} e @param {'wide'|'slim'} cls @param {'fl'|'fm'} size whose figures are as high as the band */
const band = (e, cls, size) => html`<svg class="band ${cls}" aria-hidden="true"><rect width="100%" height="100%"
  fill="url(#${patternID(size, familyOf(e))})"></rect></svg>`;

/** The figures of the family, for a desk and for a phone. @param {Element} e */
const familyBand = (e) => [band(e, 'wide', 'fl'), band(e, 'slim', 'fm')];

/** What the poster says aloud. @param {Element} e @param {string} name @param {Context} ctx */
const labelOf = (e, name, { view }) => {
  const force = t('uno.poster.force', { card: name, number: e.atomic_number });
  return isWild(view) ? `${force}. ${t('uno.poster.wild_keeps')}` : force;
};

/** @param {Element} e @param {Context} ctx @returns {TemplateResult} */
const elementPoster = (e, ctx) => {
  const { view, lang } = ctx;
  const { symbol } = e;
  const name = isAsked(symbol, view) ? '?' : elementName(e, lang);
  const label = labelOf(e, name, ctx);
  return html`<section class="poster ${familyClass(symbol)}" data-flip="${symbol}" data-from="${origin(ctx)}" data-top="${symbol}"
    aria-label="${label}">
    ${topPart(e, name, ctx)}${familyBand(e)}
    <div class="keys">${posterKeys(symbol, Object.keys(view.hand ?? {})).map((k) => keyPart(k, ctx))}</div>
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
const wildPoster = (ctx) => {
  const words = t('uno.poster.wild');
  const first = ctx.view.turn.phase === 'draw_two' ? html`<small>${t('uno.poster.wild_drawn')}</small>` : nothing;
  return html`<section class="poster any wild" data-flip="wild" data-from="${origin(ctx)}" data-top="wild" aria-label="${words}">
    <div class="whole"><svg viewBox="0 0 360 190" aria-hidden="true">${wholeTable()}</svg></div>
    <p class="anyline">${words}${first}</p>${target(words, ctx)}
  </section>`;
};

/** @param {string} code @param {Context} ctx @returns {TemplateResult} */
const scientistPoster = (code, ctx) => {
  const words = t('uno.poster.any_scientist');
  const look = /** @type {const} */ ({ lod: ctx.phone ? 'M' : 'L', lang: ctx.lang, label: true, mute: isAsked(code, ctx.view) });
  return html`<section class="poster any sci" data-flip="${code}" data-top="${code}" aria-label="${words}">
    <div class="portrait">${flatCard(code, look)}</div><p class="anyline">${words}</p>${target(words, ctx)}
  </section>`;
};

/** What the next card must answer to. @param {Context} ctx @returns {TemplateResult} */
export const poster = (ctx) => {
  const e = elementOf(inForce(ctx.view) ?? '');
  if (e) return elementPoster(e, ctx);
  const rider = riderOf(ctx.view) ?? '';
  return scientistOf(rider) ? scientistPoster(rider, ctx) : wildPoster(ctx);
};
