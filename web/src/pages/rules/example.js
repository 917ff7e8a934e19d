// Drawn examples: `curie + F -> Fe : why`, one a line. What is laid lies on what
// it is laid onto, and the facts that agree are lit.
import { html, nothing } from 'lit';
import { cardName, elementOf, sharedBy } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { t } from '../../core/i18n.js';
import { inline } from './markdown.js';

/** @typedef {import('../../core/i18n.js').Lang} Lang */
/** @typedef {{laid: string[][], onto: string[], says: string}} Example `laid`: cards side by side, those of one inner list laid together */

/** @param {string} part @returns {string[][]} */
const groups = (part) => part.trim().split(/\s*\+\s*/).map((group) => group.split(/\s+/).filter(Boolean));

/** @param {string} line @returns {Example} */
export const readExample = (line) => {
  const [, cards, says = ''] = /^([^:]*)(?::\s*(.*))?$/.exec(line.trim()) ?? [];
  const [laid, onto] = (cards ?? '').split('->');
  return { laid: groups(laid ?? ''), onto: onto === undefined ? [] : groups(onto).flat(), says };
};

/** @param {string} code @param {Lang} lang @param {string} [force] */
const drawn = (code, lang, force) => html`<span class="excard">${card(code, { lod: 'M', lang, label: true, force: elementOf(code) ? force : undefined })}</span>`;

/** @param {string[]} group @param {Lang} lang @param {string} [force] */
const together = (group, lang, force) => html`<span class="row">${group.map((code) => drawn(code, lang, force))}</span>`;

/** Whether it shows what cannot be laid: one element on one with which it shares nothing. @param {Example} example @returns {boolean} */
export const isUnfit = ({ laid, onto: under }) => {
  const [a, b] = [elementOf(laid[0]?.[0] ?? ''), elementOf(under[0] ?? '')];
  if (laid.flat().length !== 1 || under.length !== 1 || !a || !b) return false;
  const { states, group, period } = sharedBy(a, b);
  return states.length === 0 && !group && !period;
};

/** @param {Example} example @param {Lang} lang */
const onto = (example, lang) => {
  if (example.onto.length === 0) return nothing;
  const unfit = isUnfit(example);
  return html`<span class="sign ${unfit ? 'unfit' : 'onto'}" role="img" aria-label="${t(unfit ? 'rules.not_onto' : 'rules.onto')}"></span>${together(example.onto, lang)}`;
};

/** @param {Example} example @param {Lang} lang @param {(says: string) => unknown} words */
const figure = (example, lang, words) => {
  const force = example.onto.length === 1 && elementOf(example.onto[0]) ? example.onto[0] : undefined;
  const laid = example.laid.map((group, i) => html`${i > 0 ? html`<span class="sign plus" role="img" aria-label="${t('rules.and')}"></span>` : nothing}${together(group, lang, force)}`);
  return html`<figure class="example ${isUnfit(example) ? 'unfit' : ''}"><div class="cards">${laid}${onto(example, lang)}</div>${example.says ? html`<figcaption>${words(example.says)}</figcaption>` : nothing}</figure>`;
};

/** Whether every card of an example is known. @param {Example} example */
const isKnown = ({ laid, onto: under }) => [...laid.flat(), ...under].every((code) => code.startsWith('wild_') || elementOf(code) || cardName(code, 'en') !== 'comodín');

/** @param {string[]} lines @param {Lang} lang @param {(parts: import('./markdown.js').Inline[]) => unknown} write */
export const examples = (lines, lang, write) =>
  html`<div class="examples">${lines.filter((line) => line.trim() !== '').map(readExample).map((example) =>
    isKnown(example) ? figure(example, lang, (says) => write(inline(says))) : html`<p>${write(inline(example.says))}</p>`)}</div>`;
