// The hand, and above it what is done with the draft as a whole: back a step, back
// to the start, help, or a card from the pile.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../cards/icon.js';
import { spectrumCard } from '../../cards/spectrum.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { HAND, canPut, isChanged, pickedCards, start } from './draft.js';
import { awake } from './field.js';
import { layable, takers } from './fits.js';
import { smallGuide } from './guide.js';
import { arrange } from './hand.js';
import { handNames } from './layout.js';
import { mayTakeBack } from './steps.js';
import { cardWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Card} Card */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** From so many cards on they lie in rows of low ones. */
const ROWS = 16;

/** @param {Card} card @param {Context} ctx @param {Set<string>} open */
const labelOf = ({ code }, { draft }, open) => {
  if (!draft || !open.has(code)) return cardWords(code);
  const [key] = takers(draft, [code]);
  return `${cardWords(code)}. ${key ? t('sx.hand.fits', { key }) : t('sx.hand.group')}`;
};

/** @typedef {{open: Set<string>, help: Record<string, number>, names: Map<string, string>, lod: 'M'|'W'}} Look */

/** @param {Card} card @param {Context} ctx @param {Look} look */
const cardView = (card, ctx, { open, help, names, lod }) => {
  const { id, code } = card;
  const isPicked = ctx.draft?.picked.includes(id) ?? false;
  const state = isPicked ? 'is-picked' : code in help ? 'is-helper' : open.has(code) ? 'is-can' : '';
  const flip = names.get(id) ?? id;
  if (!ctx.draft && ctx.whose) return html`<li><span class="card flat">${spectrumCard(code, { lod, label: true })}</span></li>`;
  return html`<li><button class="card ${state}" data-pick="${id}" data-card="${code}" data-drop="hand:${id}" data-flip="${flip}" data-from="pile"
    aria-pressed="${isPicked}"><span class="vh">${labelOf(card, ctx, open)}</span>${spectrumCard(code, { lod })}</button></li>`;
};

/** @param {Draft} shown @param {Context} ctx */
const cards = (shown, ctx) => {
  const { draft, phone, view, whose } = ctx;
  const all = arrange(shown.now.hand, ctx, shown.ring);
  const isRows = phone || all.length >= ROWS;
  const look = /** @type {Look} */ ({
    open: draft ? layable(draft) : new Set(), help: draft ? (view.hint?.with ?? {}) : {}, names: handNames(shown), lod: isRows ? 'W' : 'M',
  });
  return html`<ul class="sx-hand ${isRows ? 'rows' : 'one'} ${all.length > 15 ? 'many' : ''}" aria-label="${whose ? t('sx.hand.of', { who: whose }) : t('sx.hand')}"
    data-drags ${vars({ '--n': Math.max(all.length, 1) })}>${repeat(all, ({ id }) => id, (card) => cardView(card, ctx, look))}</ul>`;
};

/** Where cards that came from the hand go back. @param {Draft} draft @param {Context} ctx */
const backButton = (draft, { view, me }) => {
  const isOpen = draft.steps ? mayTakeBack(draft, view, me) : canPut(draft, HAND);
  return isOpen ? html`<button class="btn sx-back" id="group-hand" data-drop="${HAND}">${t('sx.into_hand')}</button>` : nothing;
};

/** @param {Draft} draft */
const undoButtons = (draft) => html`<button class="btn icon" data-do="build-undo" data-hot="z" aria-disabled="${draft.past.length === 0}"
    aria-label="${t('sx.undo')}">${undoIcon()}</button><button class="btn icon" data-do="build-over" aria-disabled="${!isChanged(draft)}"
    aria-label="${t('sx.over')}">${icon('first')}</button>`;

const undoIcon = () => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2"
  ><path d="M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12H9"></path></svg>`;

const bulb = () => html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2"
  ><path d="M9 18h6M10 21h4M8 15a6 6 0 1 1 8 0v3H8z"></path></svg>`;

/** @param {Context} ctx */
const hintButton = ({ view: { can, hint } }) => (can?.hint
  ? html`<button class="btn" data-do="hint" data-hot="h" aria-label="${t('sx.hint.ask', { n: (hint?.grade ?? 0) + 1 })}">${bulb()}<span
    class="lg">${t('sx.hint')}</span></button>` : nothing);

/** @param {Context} ctx */
const drawButton = ({ view: { can, pile } }) => html`<button class="btn sx-draw" data-do="draw" data-hot="d" data-anchor="pile"
  aria-disabled="${!can?.draw}"><span class="vh">${t(can?.draw ? 'sx.draw.say' : 'sx.draw.not', { n: pile })}</span><span
  aria-hidden="true">${t('sx.draw')} <span class="cap">${t('sx.draw.of', { n: pile })}</span></span></button>`;

/** @param {Draft} draft @returns {string} */
const holding = (draft) => {
  const n = pickedCards(draft).length;
  return n ? t('sx.picked', { n }) : t('sx.held', { n: draft.now.hand.length });
};

/** @param {Context} ctx @param {Draft} shown */
const bar = (ctx, shown) => {
  const { draft } = ctx;
  return html`<div class="sx-bar">${smallGuide(ctx)}<p class="sx-held">${holding(shown)}</p>${draft
    ? html`${backButton(draft, ctx)}${hintButton(ctx)}${draft.steps ? nothing : undoButtons(draft)}` : nothing}${drawButton(ctx)}</div>`;
};

/** @param {Context} context @returns {unknown} */
export const handView = (context) => {
  const ctx = awake(context);
  const { view, draft, me, whose } = ctx;
  if (['between', 'over'].includes(view.turn.phase) && !ctx.lingers) return nothing;
  const shown = draft ?? start(view, me);
  if (whose) return view.hand && cards(shown, ctx);
  if (!view.hand) return html`<div class="sx-box-hand"><div class="sx-bar">${smallGuide(ctx)}<p class="sx-held">${t('sx.watching')}</p>${drawButton(ctx)}</div></div>`;
  return html`<div class="sx-box-hand">${bar(ctx, shown)}${cards(shown, ctx)}</div>`;
};
