// The newest play, while there is nothing else to say.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { entriesOf, numberOf } from './entries.js';
import { laidOn } from './force.js';
import { flatCard } from './parts.js';
import { told } from './telling.js';
import { isAsked } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {Entry} entry @param {Context} ctx @returns {Context} in which the entry is told */
export const asThen = (entry, ctx) => ctx.then(numberOf(ctx.view.log, entry), ctx);

/** @param {Entry} entry @param {Context} ctx */
const pair = (entry, { lang, simple, view }) => {
  const { element = '', scientist } = entry;
  const onto = laidOn(view.log, numberOf(view.log, entry));
  /** @param {string} code @param {string} [force] */
  const drawn = (code, force) => flatCard(code, { lod: 'M', lang, force, mute: isAsked(code, view), simple, label: true });
  if (scientist) return html`<p class="pair">${drawn(scientist)}${icon('plus')}${drawn(element)}</p>`;
  return html`<p class="pair">${onto ? [drawn(onto, element), icon('next')] : nothing}${drawn(element, onto)}</p>`;
};

/** The newest thing that somebody did. @param {Context} ctx @returns {TemplateResult|typeof nothing} */
export const lastPlay = (ctx) => {
  const entry = entriesOf(ctx.view.log).filter((e) => e.seat && e.kind !== 'dealt').pop();
  if (!entry?.seat) return nothing;
  const then = asThen(entry, ctx);
  return html`<section class="lastly"><h2>${t('uno.lastly')}</h2>${entry.kind === 'laid' ? pair(entry, ctx) : nothing}
    <p class="who">${then.face(entry.seat)}<span>${told(entry, then)}</span></p></section>`;
};
