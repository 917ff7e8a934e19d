// White Light: how near it is, and the moment in which somebody claims it.
import { html, svg } from 'lit';
import { spectrum, twelfth } from '../../cards/spectrum.js';
import { listed, rich, t } from '../../core/i18n.js';
import { lacking } from './arrange.js';
import { cardWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Entry} Entry */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** What ends the moment: the next turn. */
const FURTHER = ['played', 'rearranged', 'drew', 'passed', 'stepped', 'dealt', 'gave_up'];

/** The newest claim, until somebody goes on. @param {View} view @returns {Entry|undefined} */
export const lastLight = ({ log }) => {
  const entries = Object.entries(log).sort(([a], [b]) => Number(b) - Number(a)).map(([, entry]) => entry);
  const newest = entries.find(({ kind }) => kind === 'white_light' || FURTHER.includes(kind));
  return newest?.kind === 'white_light' ? newest : undefined;
};

const beam = () => html`<svg class="sx-beam" viewBox="-60 -60 120 120" aria-hidden="true">${spectrum.map(({ n, fill }) =>
  svg`<path class="ray" d="${twelfth(26, 56, 0.5)}" fill="${fill}" transform="rotate(${(n - 1) * 30})"></path>`)}<circle r="24"
  fill="#FFFFFF"></circle></svg>`;

/** @param {Context} ctx @returns {TemplateResult} */
export const lightView = (ctx) => {
  const { seat = 0, points = {} } = lastLight(ctx.view) ?? {};
  const [cost = 5] = Object.values(points);
  const title = seat === ctx.me ? t('sx.white.you') : rich('sx.white.by', { who: ctx.shown(seat) });
  return html`<section class="sx-moment ${ctx.draft ? 'brief' : ''}">${beam()}<div><h2>${title}</h2><p>${t(seat === ctx.me ? 'sx.white.cost_you' : 'sx.white.cost', { n: cost })}</p></div></section>`;
};

/** Colours that are neither on the table nor in the hand. @param {Context} ctx @returns {string[]} */
export const missing = ({ draft, view }) => {
  if (draft) return lacking(draft);
  const there = new Set([...Object.values(view.table).flat(), ...Object.keys(view.hand ?? {})]);
  return view.ring.filter((code) => !there.has(code));
};

/** @param {string[]} codes that are missing @param {boolean} mine @returns {string} */
const standing = (codes, mine) => {
  if (codes.length > 2) return t('sx.white.some', { n: 12 - codes.length });
  if (codes.length > 0) return t('sx.white.lacks', { n: codes.length, cards: listed(codes.map(cardWords)) });
  return t(mine ? 'sx.white.gather' : 'sx.white.all');
};

/**
 * How near White Light is; where all colours are there, a tap gathers them.
 * @param {Context} ctx @returns {TemplateResult}
 */
export const lightMeter = (ctx) => {
  const codes = missing(ctx);
  const may = ctx.draft !== undefined && !ctx.draft.steps && codes.length === 0;
  const inside = html`<b>${t('sx.white')}</b><small>${standing(codes, may)}</small>`;
  return may ? html`<button class="sx-wl full" data-do="build-white">${inside}</button>` : html`<p class="sx-wl">${inside}</p>`;
};
