// The picked element beside the one in force: all its facts in numbers, what
// agrees, and whether it may be laid.
import { html, nothing } from 'lit';
import { elementOf } from '../../../cards/atlas.js';
import { hasTail } from '../../../cards/element.js';
import { icon } from '../../../cards/icon.js';
import { keyFigure } from '../../../cards/keys.js';
import { rich, t } from '../../../core/i18n.js';
import { faceToFace } from './facing.js';
import { verdict } from './fit.js';
import { inForce } from '../force.js';
import { order } from './orderview.js';
import { flatCard, lengthOf } from '../parts.js';
import { layBoth } from './pieces.js';
import { codesOf, wayWith } from '../picked.js';
import { called, chip, factWords, familyClass } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('./facing.js').Facing} Facing */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string[]} values @param {string[]} lit */
const valuesView = (values, lit) => values.map((v) => html`<i class="${lit.includes(v) ? 'on' : ''}">${v}</i> `);

/** Figure and word of what a row says of the two. @param {Facing} row @returns {[string, string]} */
const judged = ({ counts, lit }) => {
  if (!counts) return ['', t('uno.poster.not_counted')];
  return lit.length ? ['=', t('uno.fit.same')] : ['≠', t('uno.no.is_not')];
};

/** @param {Facing} row */
const sign = (row) => {
  const [figure, word] = judged(row);
  return html`<td class="eq">${figure && html`<span aria-hidden="true">${figure}</span>`}<span class="vh">${word}</span></td>`;
};

/** @param {string[]} values @param {Facing} row @param {string} [whose] */
const cell = (values, { lit }, whose = '') => html`<td class="vs ${whose} ${lengthOf(values)}">${valuesView(values, lit)}</td>`;

/** @param {Facing} row */
const rowView = (row) => html`<tr class="${row.counts ? '' : 'off'} ${row.lit.length ? 'lit' : ''}">
  <th scope="row">${keyFigure(row.key)}<span class="kw">${t(`uno.key.${row.key}`)}</span></th>${cell(row.tried, row)}
  ${row.onto.length ? [sign(row), cell(row.onto, row, 'theirs')] : nothing}
</tr>`;

/** @param {string} symbol @param {string|undefined} onto */
const head = (symbol, onto) => html`<thead class="vh"><tr><th>${t('uno.fit.fact')}</th><th>${symbol}</th>
  ${onto ? html`<th></th><th>${onto}</th>` : nothing}</tr></thead>`;

/** The scientist that would take it along. @param {string} symbol @param {Context} ctx */
const way = (symbol, ctx) => {
  const found = ctx.picked.scientist ? undefined : wayWith(symbol, ctx.view);
  if (!found) return nothing;
  return html`<p class="way">${flatCard(found.scientist, { lod: 'S', lang: ctx.lang, mute: ctx.mute })}
    <span>${t('uno.fit.way', { scientist: called(found.scientist, ctx) })}</span>${layBoth(found, 'btn', ctx)}</p>`;
};

/** The cards laid with the element. @param {Context} ctx */
const riders = ({ picked: { scientist, wild }, lang, mute }) => {
  const codes = codesOf({ scientist, wild });
  if (codes.length === 0) return nothing;
  return html`<span class="with">${codes.map((code) => flatCard(code, { lod: 'S', lang, label: true, mute }))}</span>`;
};

/** @param {string} symbol @param {Context} ctx */
const plate = (symbol, ctx) => html`<div class="plate ${familyClass(symbol)}">
  <span class="z">${elementOf(symbol)?.atomic_number}</span><b class="sym ${hasTail(symbol) ? 'tail' : ''}">${symbol}</b>
  ${ctx.mute ? nothing : html`<span class="nm" lang="${ctx.lang}">${called(symbol, ctx)}</span>`}${riders(ctx)}</div>`;

/** @param {Context} ctx */
const says = (ctx) => {
  const { fits, key, common } = verdict(ctx);
  const element = chip(inForce(ctx.view) ?? '', { ...ctx, mute: true });
  return html`<p class="says"><span class="${fits ? 'sq' : 'oct'}">${icon(fits ? 'check' : 'cross')}</span>
    <span>${rich(key, { facts: factWords(common), element })}</span></p>`;
};

/** @param {Context} ctx with an element picked @returns {TemplateResult} */
export const matchView = (ctx) => {
  const symbol = ctx.picked.element ?? '';
  const onto = inForce(ctx.view);
  const { fits } = verdict(ctx);
  const match = fits ? 'fits' : 'misfit';
  return html`<section class="match ${match}" data-match="${match}" aria-label="${symbol}">
    ${plate(symbol, ctx)}<table>${head(symbol, onto)}<tbody>${faceToFace(symbol, onto, ctx.simple).map(rowView)}</tbody></table>
    ${says(ctx)}${fits ? nothing : way(symbol, ctx)}${order(ctx)}
  </section>`;
};
