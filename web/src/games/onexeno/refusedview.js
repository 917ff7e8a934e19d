// Why a move was refused: the sentence, the cells that differ, the rule.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { nameAt } from './grid.js';
import { sayingOf } from './refusal.js';
import { cellWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./refusal.js').Explained} Explained */

/** @param {string} rule @param {Context} ctx */
export const ruleLink = (rule, { view }) => html`<a href="/rules/${view.pile ? 'onexeno_solitaire' : 'onexeno'}#${rule}" target="_blank"
  rel="noopener">${t('ox.rule', { rule })}</a>`;

/** @param {string} code @param {string} digits @param {Context} ctx */
const fact = (code, digits, { view: { field } }) => {
  const lying = field[code];
  return lying ? html`<li>${t('ox.no.cells', { at: nameAt(`${lying.x},${lying.y}`), cells: cellWords(digits) })}</li>` : nothing;
};

/** @param {Explained} explained @param {Context} ctx */
const title = ({ refusal: { move, data } }, ctx) => {
  const { card } = /** @type {{card?: string}} */ (data ?? {});
  if (move?.do === 'place') return t('ox.no.place', { at: nameAt(`${move.x},${move.y}`) });
  const lying = ctx.view.field[card ?? ''];
  return lying ? t('ox.no.claim', { at: nameAt(`${lying.x},${lying.y}`) }) : t('ox.no.move');
};

/** @param {{code: string, data?: unknown}} refusal @param {Context['options']} options @returns {string} */
export const reason = ({ code, data }, options) => {
  const { x, y } = /** @type {{x?: number, y?: number}} */ (data ?? {});
  return t(sayingOf(code, options), { at: x === undefined ? '' : nameAt(`${x},${y}`) });
};

/** @param {Explained} explained @param {Context} ctx @returns {import('lit').TemplateResult} */
export const refusedView = (explained, ctx) => {
  const { refusal, cells } = explained;
  const { rule } = refusal;
  return html`<section class="ox-panel ox-refused" data-refused>
    <h2><span class="oct">${icon('cross')}</span><span>${title(explained, ctx)}</span></h2>${rule ? ruleLink(rule, ctx) : nothing}
    <p class="${cells.length ? 'said' : ''}">${reason(refusal, ctx.options)}</p>
    ${cells.length ? html`<ul>${cells.map(([card, digits]) => fact(card, digits, ctx))}</ul>` : nothing}</section>`;
};
