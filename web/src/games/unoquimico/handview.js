// The hand: one list of buttons, groups divided by a rule, each card in the
// state that the view gives it.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { cardName, elementOf, kindOf, scientistOf, signed } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { icon } from '../../cards/icon.js';
import { yearsOf } from '../../cards/scientist.js';
import { keyFigure } from '../../cards/keys.js';
import { vars } from '../../cards/vars.js';
import { capital } from '../../cards/words.js';
import { t } from '../../core/i18n.js';
import { agrees, arrange } from './hand.js';
import { inCommon } from './facts.js';
import { inForce } from './force.js';
import { isHinted } from './hint.js';
import { holds, offered, partners } from './picked.js';
import { factWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./hand.js').Group} Group */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** `at`: its place among `of` that fan out together. @typedef {{code: string, group: Group, first: boolean, at: number, of: number}} Slot */
/** @typedef {{rows: number, row: number, lod: 'Q'|'S'|'M'}} Layout */

/**
 * How many cards fan out on a phone, on a desk, and on a desk at the size of the middle
 * drawing; more lie in rows, side by side. How many a row takes, for which numbers stay
 * large enough; it takes more where the rows would be too many.
 */
const PHONE_FAN = 7;
const DESK_FAN = 12;
const MIDDLE_FAN = 8;
const PHONE_ROW = 6;
const DESK_ROW = 14;
const MOST_ROWS = 5;

/** @param {string} code @param {Context} ctx */
const fitWords = (code, { view, simple }) => {
  const force = inForce(view);
  if (!agrees(code, force, simple)) return t('uno.hand.waits');
  return force ? t('uno.hand.shares', { facts: factWords(inCommon(code, force, simple)) }) : t('uno.hand.fits_any');
};

/** @param {string} code @param {Context} ctx */
const what = (code, ctx) => {
  const scientist = scientistOf(code);
  if (scientist) return t('uno.hand.scientist', { card: ctx.mute ? '?' : cardName(code, ctx.lang), years: yearsOf(scientist) });
  const e = elementOf(code);
  if (!e) return t('uno.hand.wild');
  const facts = {
    symbol: code, number: e.atomic_number, states: (e.oxidation_states ?? []).map(signed).join(' '), group: e.group ?? '–',
    period: e.period,
  };
  return ctx.mute ? t('uno.hand.element_mute', facts) : t('uno.hand.element', { ...facts, card: capital(cardName(code, ctx.lang)) });
};

/** The accessible name of a card: what it is, whether it fits, its state. @param {string} code @param {Context} ctx @returns {string} */
const cardLabel = (code, ctx) =>
  [
    what(code, ctx), kindOf(code) === 'element' ? fitWords(code, ctx) : '', code === ctx.view.can?.drawn ? t('uno.hand.drawn') : '',
    partners(ctx.picked, ctx.view).includes(code) ? t('uno.hand.partner') : '', ctx.sending.includes(code) ? t('uno.hand.sending') : '',
    isHinted(code, ctx.view) ? t('uno.hint.about') : '',
  ].filter(Boolean).join('. ');

/** @param {string} code @param {Context} ctx @returns {string} the class of its state */
const stateOf = (code, { view, picked, sending, simple, me }) => {
  if (sending.includes(code)) return 'is-pending';
  if (holds(picked, code)) return 'is-picked';
  if (partners(picked, view).includes(code)) return 'is-helper';
  if (!me || !view.can) return kindOf(code) !== 'element' || agrees(code, inForce(view), simple) ? '' : 'is-out';
  return offered(code, view) && (kindOf(code) !== 'element' || view.can.alone?.includes(code)) ? 'is-can' : 'is-out';
};

const figures = {
  fits: 'M0 12L6 1l6 11z',
  always: 'M4 0h4v4h4v4H8v4H4V8H0V4h4z',
  waits: 'M1 5h10v2H1z',
};

/** @typedef {Group & {id: keyof typeof figures}} Headed a group with words over it */

/** @param {Group} group @returns {group is Headed} */
const isHeaded = (group) => group.id in figures;

/** @param {Headed} group */
const groupFigure = ({ id }) =>
  html`<svg viewBox="0 0 12 12" aria-hidden="true"><path d="${figures[id]}" fill="currentColor"></path></svg>`;

/**
 * After a draw only the card drawn counts, and while cards are due none: the others are only not for now.
 * @param {Headed} group @param {import('./types.js').View} view
 */
const headingKey = ({ id }, view) => {
  if (id === 'fits') return inForce(view) ? 'fits' : 'fits_any';
  return id === 'waits' && view.can && ['drawn', 'draw_two'].includes(view.turn.phase) ? 'not_now' : id;
};

/** @param {Headed} group @param {Context} ctx */
const heading = (group, { view }) => {
  const n = group.codes.length;
  const key = headingKey(group, view);
  return html`<span class="gh" aria-hidden="true">${groupFigure(group)}<span
    class="lg">${t(`uno.group.${key}`, { n, element: inForce(view) ?? '' })}</span><span
    class="sh">${n} <span class="w">${t(`uno.group_short.${key}`, { n })}</span></span></span>`;
};

/** Over the first card of those with the same value: the fact and the value. @param {Group} group */
const valueHeading = ({ id, value }) => (value === undefined ? nothing
  : html`<span class="gh" aria-hidden="true">${keyFigure(/** @type {import('../../cards/keys.js').Key} */ (id))}${value}</span>`);

/** @param {Slot} slot */
const tilt = ({ at, of: n }) => {
  const from = at - (n - 1) / 2;
  const step = n > 1 ? Math.min(2.4, 5 / (n - 1)) : 0;
  return { '--tilt': `${(from * step).toFixed(2)}deg`, '--drop': `${(Math.abs(from * step) * 1.2).toFixed(1)}px` };
};

/** The card itself, what it shares with the element in force lit. @param {string} code @param {Context} ctx @param {Layout['lod']} lod */
const drawn = (code, { view, lang, mute, simple }, lod) => card(code, { lod, force: inForce(view), lang, mute, simple });

/** On cards that advice is about. @param {string} code @param {Context} ctx */
const bulb = (code, { view }) => (isHinted(code, view) ? html`<span class="bulb" aria-hidden="true">${icon('bulb')}</span>` : nothing);

/** @param {Slot} slot */
const slotClass = ({ group, first }) =>
  `slot ${first && isHeaded(group) ? 'first' : ''} ${isHeaded(group) && group.codes.length === 1 ? 'lone' : ''}`;

/** @param {Slot} slot @param {Context} ctx @param {Layout} layout */
const slotView = (slot, ctx, { lod }) => {
  const { code, group, first } = slot;
  return html`<li class="${slotClass(slot)}" ${vars(tilt(slot))}>
    ${first ? (isHeaded(group) ? heading(group, ctx) : valueHeading(group)) : nothing}
    <button class="card ${stateOf(code, ctx)}" data-card="${code}" data-pick="${code}" data-drop="hand:${code}"
      data-flip="${code}" data-from="pile" aria-pressed="${holds(ctx.picked, code)}"
      ><span class="vh">${cardLabel(code, ctx)}</span>${drawn(code, ctx, lod)}${bulb(code, ctx)}<span
      class="sending" aria-hidden="true">${t('uno.hand.sending')}</span></button>
  </li>`;
};

/** Groups that are told apart by a rule fan out each by itself. @param {Group[]} groups @returns {Slot[]} */
const slotsOf = (groups) => {
  const slots = groups.flatMap((group) => group.codes.map((code, at) => ({ code, group, first: at === 0, at, of: group.codes.length })));
  return groups.every(isHeaded) ? slots : slots.map((slot, at) => ({ ...slot, at, of: slots.length }));
};

/** @param {number} n cards @param {boolean} phone @returns {Layout} */
const layoutOf = (n, phone) => {
  if (n <= (phone ? PHONE_FAN : DESK_FAN)) return { rows: 1, row: n, lod: phone || n > MIDDLE_FAN ? 'S' : 'M' };
  const rows = Math.min(MOST_ROWS, Math.max(2, Math.ceil(n / (phone ? PHONE_ROW : DESK_ROW))));
  return { rows, row: Math.ceil(n / rows), lod: 'Q' };
};

/** @param {Layout} layout */
const handClass = ({ rows, row, lod }) =>
  `hand ${lod === 'M' ? '' : 'dense'} ${rows === 1 && row <= 5 ? 'few' : ''} ${rows > 1 ? `rows rows${rows}` : ''}`;

/** @param {Headed} group @param {import('./types.js').View} view */
const legendPart = (group, view) => {
  const n = group.codes.length;
  return html`<span class="gh-in">${groupFigure(group)}${n} ${t(`uno.group_short.${headingKey(group, view)}`, { n })}</span>`;
};

/**
 * The groups in one line, where cards stand in rows or a phone has no room over them.
 * @param {Group[]} groups @param {import('./types.js').View} view
 */
const legend = (groups, view) =>
  html`<p class="legend" aria-hidden="true">${groups.filter(isHeaded).map((group) => legendPart(group, view))}</p>`;

/** @param {Context} ctx @returns {TemplateResult|typeof nothing} */
export const handView = (ctx) => {
  const { hand, turn } = ctx.view;
  if (turn.phase === 'between' || turn.phase === 'over') return nothing;
  if (!hand) return html`<p class="emptyhand">${t('uno.hand.watching')}</p>`;
  const groups = arrange(ctx.view, ctx);
  const layout = layoutOf(Object.keys(hand).length, ctx.phone);
  const slots = slotsOf(groups);
  if (slots.length === 0) return html`<p class="emptyhand">${t('uno.hand.none')}</p>`;
  const { rows, row } = layout;
  return html`<div class="handbox">${rows > 1 || ctx.phone ? legend(groups, ctx.view) : nothing}
    <ul class="${handClass(layout)}" aria-label="${ctx.whose ? t('uno.hand.of', { who: ctx.whose }) : t('uno.hand.label')}" data-drags ${vars({ '--row': row, '--rows': rows })}
      >${repeat(slots, (s) => s.code, (s) => slotView(s, ctx, layout))}</ul>
  </div>`;
};
