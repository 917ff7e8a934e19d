// A refusal beside the poster: why, fact by fact, and the way that would work.
import { html, nothing } from 'lit';
import { icon } from '../../../cards/icon.js';
import { keyFigure } from '../../../cards/keys.js';
import { capital } from '../../../cards/words.js';
import { rich, t } from '../../../core/i18n.js';
import { layBoth, plus, rulingLink, smallCard } from './pieces.js';
import { called } from '../words.js';

/** @typedef {import('../types.js').Context} Context */
/** @typedef {import('./refusal.js').Explained} Explained */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {import('./facing.js').Row} row */
const factRow = ({ key, tried, onto }) => html`<tr>
  <th scope="row">${keyFigure(key)}${t(`uno.key.${key}`)}</th><td>${tried}</td>
  <td class="ne"><span aria-hidden="true">≠</span><span class="vh">${t('uno.no.is_not')}</span></td><td>${onto}</td>
</tr>`;

/** @param {Explained} e @param {Context} ctx */
const titleOf = ({ title, says = 'uno.no.unknown_move', turn }, ctx) => {
  const [seat, ...more] = turn ?? [];
  if (seat) return more.length ? t('uno.no.not_your_turn_several') : rich('uno.no.not_your_turn', { who: ctx.shown(seat) });
  return title ? rich('uno.no.title', { card: capital(called(title.card, ctx)), other: called(title.other, ctx) }) : t(says);
};

/** @param {Explained} e @param {Context} ctx @returns {TemplateResult} */
export const whyNot = (e, ctx) => html`<section class="whynot" data-refused>
  <h2><span class="oct">${icon('cross')}</span><span>${titleOf(e, ctx)}</span></h2>
  ${e.rows.length ? html`<table><tbody>${e.rows.map(factRow)}</tbody></table>` : nothing}
  ${e.rule ? rulingLink(e.rule, t(e.ruleKey, { rule: e.rule })) : nothing}
</section>`;

/** The way that would work instead. @param {NonNullable<Explained['way']>} way @param {Context} ctx */
const gesture = (way, ctx) => html`<section class="gesture">
  <p>${t('uno.way.scientist')}</p>${smallCard(way.scientist, ctx)}${plus()}${smallCard(way.element, ctx)}
  <div class="do">${layBoth(way, 'btn main', ctx)}<button class="btn" data-do="put-back">${t('uno.do.put_back')}</button></div>
</section>`;

/** @param {Explained} e @param {Context} ctx @returns {TemplateResult} */
export const refused = (e, ctx) => html`${whyNot(e, ctx)}${e.way ? gesture(e.way, ctx) : nothing}`;
