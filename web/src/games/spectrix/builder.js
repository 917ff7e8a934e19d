// The turn of Spectrix in words and buttons: every card of the table and of the
// own hand can be picked, and put into a group, a new one, or back. At a strict
// table each of these is a move at once, and only what is claimed is kept.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { listed, t } from '../../core/i18n.js';
import {
  HAND, NEW, canClaim, canPut, claim, doneOf, follow, isChanged, laid, pickedCards, playOf, put, shown, startOver, stepTo, toggle, undo,
  unpick,
} from './draft.js';
import { helped } from './help.js';
import { groupName, newsWords, verdictIn } from './said.js';

/** @typedef {import('./draft.js').Card} Card */
/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Group} Group */
/** @typedef {import('./draft.js').View} View */
/** @typedef {import('../../core/game.js').Context<View>} Context */
/** @typedef {import('../../core/game.js').DrawCard} DrawCard */

/** @param {Card} card @param {Draft} draft @param {DrawCard} draw */
const cardButton = ({ id, code, own }, { picked, now }, draw) => html`<li><button class="btn" id="card-${id}" data-pick="${id}"
  aria-pressed="${picked.includes(id)}">${draw(code)}${own && !now.hand.some((card) => card.id === id)
    ? html`<span class="tag">${t('spectrix.yours')}</span>` : nothing}</button></li>`;

/** @param {Card[]} cards @param {Draft} draft @param {DrawCard} draw */
const cardList = (cards, draft, draw) =>
  html`<ul>${repeat(cards, ({ id }) => id, (card) => cardButton(card, draft, draw))}</ul>`;

/** Whether the server lists it. @param {import('./draft.js').Step} step @param {Context} ctx */
const isListed = ({ card, from }, { legal }) => Boolean(legal?.moves.some((move) => {
  const one = /** @type {import('./draft.js').Step} */ (move);
  return one.do === 'step' && one.back && one.card === card && one.from === from;
}));

/** @param {Draft} draft @param {string} place @param {Context} ctx @returns {boolean} */
const mayPut = (draft, place, ctx) => {
  if (!draft.steps) return canPut(draft, place);
  const step = stepTo(draft, place);
  return ctx.live && step !== undefined && (place !== HAND || isListed(step, ctx));
};

/** @param {Draft} draft @param {string} place @param {string} label @param {Context} ctx @param {string} [note] id of what is said of it */
const placeButton = (draft, place, label, ctx, note) => {
  const isOff = !mayPut(draft, place, ctx);
  if (!draft.steps) return html`<button class="btn put" id="put-${place}" data-drop="${place}"
    aria-disabled="${isOff}" aria-describedby="${note ?? nothing}">${label}</button>`;
  const move = JSON.stringify(stepTo(draft, place) ?? null);
  return html`<button class="btn put" id="put-${place}" data-do="move" data-move="${move}" aria-busy="${ctx.sending.includes(move)}"
    aria-disabled="${isOff}" aria-describedby="${note ?? nothing}">${label}</button>`;
};

/** @param {Draft} draft @param {Context} ctx @param {DrawCard} draw */
const handPart = (draft, ctx, draw) => {
  const { hand } = draft.now;
  const isBarred = pickedCards(draft).some(({ own }) => draft.steps === '' || !own) && !mayPut(draft, HAND, ctx);
  return html`<fieldset class="place"><legend>${t('spectrix.hand', { n: hand.length })}</legend>${cardList(hand, draft, draw)}
    ${placeButton(draft, HAND, t('spectrix.into_hand'), ctx, isBarred ? 'put-hand-why' : undefined)}
    <p class="vh" id="put-hand-why">${t('spectrix.into_hand_why')}</p></fieldset>`;
};

/** @param {Draft} draft @param {string} key */
const claimButton = (draft, key) => (canClaim(draft, key)
  ? html`<button class="btn" id="claim-${key}" data-do="build-claim" data-place="${key}"
    aria-pressed="${draft.now.white.includes(key)}">${t('spectrix.claim', { key })}</button>`
  : nothing);

/** @param {Group} group @param {Draft} draft @param {Context} ctx @param {DrawCard} draw */
const groupPart = (group, draft, ctx, draw) => {
  const { key, cards } = group;
  const { fine, words } = verdictIn(group, draft.ring);
  return html`<fieldset class="place ${fine ? 'fine' : 'broken'}"><legend>${groupName(key)}: <span>${words}</span></legend>
    ${cardList(cards, draft, draw)}${placeButton(draft, key, t('spectrix.into', { key }), ctx)}${claimButton(draft, key)}</fieldset>`;
};

/** How the draft stands. @param {Draft} draft @returns {string} */
const summary = (draft) => {
  const [picked, lying] = [draft.picked.length, laid(draft).length];
  const broken = draft.now.groups.filter((group) => !verdictIn(group, draft.ring).fine).length;
  return [
    picked && t('spectrix.picked', { n: picked }), !draft.steps && t('spectrix.laid', { n: lying }), broken && t('spectrix.broken', { n: broken }),
  ].filter(Boolean).join(' ');
};

/** @param {Draft} draft @param {Context} ctx */
const ends = (draft, { live, sending }) => {
  const move = JSON.stringify(playOf(draft));
  return html`<div class="ends"><button class="btn main" id="build-lay" data-do="move" data-move="${move}"
      aria-busy="${sending.includes(move)}" aria-disabled="${!live || !isChanged(draft)}">${t('spectrix.lay')}</button>
    <button class="btn" id="build-undo" data-do="build-undo" aria-disabled="${draft.past.length === 0}">${t('spectrix.undo')}</button>
    <button class="btn" id="build-over" data-do="build-over"
      aria-disabled="${!isChanged(draft) && draft.picked.length === 0}">${t('spectrix.over')}</button></div>`;
};

/** A turn of steps ends with what is claimed, or without anything by a button of its own. @param {Draft} draft @param {Context} ctx */
const done = (draft, { live, sending }) => {
  const { white } = draft.now;
  const move = JSON.stringify(doneOf(draft));
  return white.length ? html`<div class="ends"><button class="btn main" id="build-done" data-do="move" data-move="${move}"
    aria-busy="${sending.includes(move)}" aria-disabled="${!live}">${t('spectrix.done', { n: white.length, groups: listed(white) })}</button></div>`
    : nothing;
};

/** What the last step did stays to be read. @param {Draft} draft */
const news = (draft) => (draft.news ? html`<p class="news">${newsWords(draft)}</p>` : nothing);

/** @param {Context} ctx @param {Draft} draft @param {DrawCard} draw @returns {import('lit').TemplateResult} */
const view = (ctx, draft, draw) => html`<section class="build" aria-labelledby="build-title">
  <h2 id="build-title">${t('spectrix.build')}</h2><p>${t(draft.steps ? 'spectrix.how_steps' : 'spectrix.how')}</p>${news(draft)}
  ${handPart(draft, ctx, draw)}
  <div class="groups">${repeat(draft.now.groups, ({ key }) => key, (group) => groupPart(group, draft, ctx, draw))}</div>
  ${placeButton(draft, NEW, t('spectrix.into_new'), ctx)}
  <p class="sum">${summary(draft)}</p>${draft.steps ? done(draft, ctx) : ends(draft, ctx)}</section>`;

/** @param {Draft} draft @param {string} act @param {Partial<Record<string, string>>} carried @returns {Draft|undefined} */
const change = (draft, act, { place = '' }) => {
  switch (act) {
    case 'build-undo': return undo(draft);
    case 'build-over': return startOver(draft);
    case 'build-claim': return claim(draft, place);
    default: return undefined;
  }
};

/** @type {import('../../core/game.js').Bench<View, Draft>} */
const bench = {
  follow: (draft, view, me) => (me && (view.can?.play || view.can?.step) ? follow(draft, view, me) : undefined),
  toggle, unpick, put, change, said: newsWords,
  shown: (draft, { private: isPrivate }) => (isPrivate || draft.steps ? undefined : shown(draft)),
};

/** @type {import('../../core/game.js').Builder<View, Draft>} */
export const builder = { id: 'spectrix', bench, view, helped, made: ['step', 'done'] };
