// The picked element beside the one in force: all its facts in numbers, what
// agrees, and whether it may be laid.
import { html, nothing } from 'lit';
import { elementOf, scientistOf } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { icon } from '../../cards/icon.js';
import { keyFigure } from '../../cards/keys.js';
import { rich, t } from '../../core/i18n.js';
import { faceToFace } from './facts.js';
import { verdict } from './fit.js';
import { inForce } from './force.js';
import { wayWith } from './picked.js';
import { called, chip, factWords, familyClass } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./facts.js').Facing} Facing */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string[]} values @param {string[]} lit */
const valuesView = (values, lit) => values.map((v) => html`<i class="${lit.includes(v) ? 'on' : ''}">${v}</i> `);

/** @param {Facing} row */
const sign = ({ counts, lit }) => {
  if (!counts) return html`<td class="eq"><span class="vh">${t('uno.poster.not_counted')}</span></td>`;
  return html`<td class="eq"><span aria-hidden="true">${lit.length ? '=' : '≠'}</span><span class="vh">${t(lit.length ? 'uno.fit.same' : 'uno.no.is_not')}</span></td>`;
};

/** @param {Facing} row */
const rowView = (row) => html`<tr class="${row.counts ? '' : 'off'} ${row.lit.length ? 'lit' : ''}">
  <th scope="row">${keyFigure(row.key)}<span class="kw">${t(`uno.key.${row.key}`)}</span></th><td class="vs ${row.tried.length > 4 ? 'longest' : row.tried.length > 2 ? 'long' : ''}">${valuesView(row.tried, row.lit)}</td>
  ${row.onto.length ? html`${sign(row)}<td class="vs theirs ${row.onto.length > 4 ? 'longest' : row.onto.length > 2 ? 'long' : ''}">${valuesView(row.onto, row.lit)}</td>` : nothing}
</tr>`;

/** @param {string} symbol @param {string|undefined} onto */
const head = (symbol, onto) => html`<thead class="vh"><tr><th>${t('uno.fit.fact')}</th><th>${symbol}</th>${onto ? html`<th></th><th>${onto}</th>` : nothing}</tr></thead>`;

/** The scientist that would take it along. @param {string} symbol @param {Context} ctx */
const way = (symbol, ctx) => {
  const found = ctx.picked.scientist ? undefined : wayWith(symbol, ctx.view);
  if (!found) return nothing;
  return html`<p class="way"><span class="card flat">${card(found.scientist, { lod: 'S', lang: ctx.lang, mute: ctx.mute })}</span><span>${t('uno.fit.way', { scientist: called(found.scientist, ctx) })}</span>
    <button class="btn" data-do="lay-both" data-element="${found.element}" data-scientist="${found.scientist}">${t('uno.do.lay_both')}</button></p>`;
};

/** Moves the picked card in the hand without dragging. @param {Context} ctx */
export const order = ({ me, picked, sending }) => (me && sending.length === 0 && Object.keys(picked).length === 1
  ? html`<p class="order" role="group" aria-label="${t('uno.hand.order')}"><span class="cap" aria-hidden="true">${t('uno.hand.order')}</span>
      <button class="btn icon" data-do="move-left" data-hot="," title="${t('uno.hand.left')}" aria-label="${t('uno.hand.left')}">${icon('back')}</button><button class="btn icon" data-do="move-right" data-hot="." title="${t('uno.hand.right')}" aria-label="${t('uno.hand.right')}">${icon('next')}</button></p>`
  : nothing);

/** @param {string} symbol @param {Context} ctx */
const plate = (symbol, ctx) => {
  const rider = scientistOf(ctx.picked.scientist ?? '') ? ctx.picked.scientist : ctx.picked.wild;
  return html`<div class="plate ${familyClass(symbol)}"><span class="z">${elementOf(symbol)?.atomic_number}</span><b class="sym ${/[gpqy]/.test(symbol) ? 'tail' : ''}">${symbol}</b>${ctx.mute ? nothing : html`<span class="nm" lang="${ctx.lang}">${called(symbol, ctx)}</span>`}
    ${rider ? html`<span class="card flat with">${card(rider, { lod: 'S', lang: ctx.lang, label: true, mute: ctx.mute })}</span>` : nothing}</div>`;
};

/** @param {Context} ctx with an element picked @returns {TemplateResult} */
export const matchView = (ctx) => {
  const { view, picked } = ctx;
  const symbol = picked.element ?? '';
  const onto = inForce(view);
  const { fits, key, common } = verdict(ctx);
  return html`<section class="match ${fits ? 'fits' : 'misfit'}" data-match="${fits ? 'fits' : 'misfit'}" aria-label="${symbol}">
    ${plate(symbol, ctx)}<table>${head(symbol, onto)}<tbody>${faceToFace(symbol, onto, ctx.simple).map(rowView)}</tbody></table>
    <p class="says"><span class="${fits ? 'sq' : 'oct'}">${icon(fits ? 'check' : 'cross')}</span><span>${rich(key, { facts: factWords(common), element: chip(onto ?? '', { ...ctx, mute: true }) })}</span></p>
    ${fits ? nothing : way(symbol, ctx)}${order(ctx)}
  </section>`;
};
