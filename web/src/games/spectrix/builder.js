// The turn of Spectrix in words and buttons: every card of the table and of the
// own hand can be picked, and put into a group, a new one, or back.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { t } from '../../core/i18n.js';
import {
  HAND, NEW, canClaim, canPut, claim, follow, isChanged, laid, pickedCards, playOf, put, shown, startOver, toggle, undo, unpick,
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

/** @param {Draft} draft @param {string} place @param {string} label @param {string} [note] id of what is said of it */
const placeButton = (draft, place, label, note) => html`<button class="btn put" id="put-${place}" data-drop="${place}"
  aria-disabled="${!canPut(draft, place)}" aria-describedby="${note ?? nothing}">${label}</button>`;

/** @param {Draft} draft @param {DrawCard} draw */
const handPart = (draft, draw) => {
  const { hand } = draft.now;
  const isBarred = pickedCards(draft).length > 0 && !canPut(draft, HAND);
  return html`<fieldset class="place"><legend>${t('spectrix.hand', { n: hand.length })}</legend>${cardList(hand, draft, draw)}
    ${placeButton(draft, HAND, t('spectrix.into_hand'), isBarred ? 'put-hand-why' : undefined)}
    <p class="vh" id="put-hand-why">${t('spectrix.into_hand_why')}</p></fieldset>`;
};

/** @param {Draft} draft @param {string} key */
const claimButton = (draft, key) => (canClaim(draft, key)
  ? html`<button class="btn" id="claim-${key}" data-do="build-claim" data-place="${key}"
    aria-pressed="${draft.now.white.includes(key)}">${t('spectrix.claim', { key })}</button>`
  : nothing);

/** @param {Group} group @param {Draft} draft @param {DrawCard} draw */
const groupPart = (group, draft, draw) => {
  const { key, cards } = group;
  const { fine, words } = verdictIn(group, draft.ring);
  return html`<fieldset class="place ${fine ? 'fine' : 'broken'}"><legend>${groupName(key)}: <span>${words}</span></legend>
    ${cardList(cards, draft, draw)}${placeButton(draft, key, t('spectrix.into', { key }))}${claimButton(draft, key)}</fieldset>`;
};

/** How the draft stands. @param {Draft} draft @returns {string} */
const summary = (draft) => {
  const [picked, lying] = [draft.picked.length, laid(draft).length];
  const broken = draft.now.groups.filter((group) => !verdictIn(group, draft.ring).fine).length;
  return [
    picked && t('spectrix.picked', { n: picked }), t('spectrix.laid', { n: lying }), broken && t('spectrix.broken', { n: broken }),
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

/** What the last step did stays to be read. @param {Draft} draft */
const news = (draft) => (draft.news ? html`<p class="news">${newsWords(draft)}</p>` : nothing);

/** @param {Context} ctx @param {Draft} draft @param {DrawCard} draw @returns {import('lit').TemplateResult} */
const view = (ctx, draft, draw) => html`<section class="build" aria-labelledby="build-title">
  <h2 id="build-title">${t('spectrix.build')}</h2><p>${t('spectrix.how')}</p>${news(draft)}
  ${handPart(draft, draw)}
  <div class="groups">${repeat(draft.now.groups, ({ key }) => key, (group) => groupPart(group, draft, draw))}</div>
  ${placeButton(draft, NEW, t('spectrix.into_new'))}
  <p class="sum">${summary(draft)}</p>${ends(draft, ctx)}</section>`;

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
  follow: (draft, view, me) => (me && view.can?.play ? follow(draft, view, me) : undefined),
  toggle, unpick, put, change, said: newsWords,
  shown: (draft, { private: isPrivate }) => (isPrivate ? undefined : shown(draft)),
};

/** @type {import('../../core/game.js').Builder<View, Draft>} */
export const builder = { id: 'spectrix', bench, view, helped };
