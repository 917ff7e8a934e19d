// What stands beside the poster: the question that is open, the refusal and the
// way that would work, what is picked up, or what helps to choose.
import { html, nothing } from 'lit';
import { keyFigure } from '../../cards/keys.js';
import { t } from '../../core/i18n.js';
import { keys } from './facts.js';
import { inForce } from './force.js';
import { answerView, freshAnswers, lastPlay, ownMistake } from './lastly.js';
import { drawn, mustDraw } from './offerview.js';
import { codesOf } from './picked.js';
import { afterWild, laidWild, pickedUp } from './pickedview.js';
import { question } from './quizview.js';
import { explain } from './refusal.js';
import { refused, whyNot } from './refusedview.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** The legend of the keys that count, until something else has to be said. @param {Context} ctx */
const teach = ({ simple }) => html`<section class="teach"><h2>${t(simple ? 'uno.teach.title_simple' : 'uno.teach.title')}</h2>
  <ul>${keys.filter((k) => k === 'states' || !simple).map((k) => html`<li>${keyFigure(k)}<span>${t(`uno.teach.${k}`)}</span></li>`)}</ul>
  <p>${t('uno.teach.aim')} ${t(simple ? 'uno.teach.simple' : 'uno.teach.how')}</p></section>`;

/** Whether the rule of the keys helps: somebody is to choose, and a fact decides. @param {Context} ctx */
const isTaught = ({ view }) => view.can !== undefined && view.turn.phase === 'play' && inForce(view) !== undefined;

/** Whether a phone has no room for more than the cards. @param {Context} ctx */
const isCrowded = ({ phone, view }) => phone && (Object.keys(view.hand ?? {}).length > 7 || Object.keys(view.seats).length > 4);

/**
 * Nothing has to be said: the newest answer, the rule, or the newest play. A phone,
 * which shows no plays, keeps a mistake of one's own.
 * @param {Context} ctx
 */
const quietly = (ctx) => {
  const answered = freshAnswers(ctx.view.log).pop() ?? (ctx.phone ? ownMistake(ctx) : undefined);
  if (answered) return answerView(answered, ctx);
  const last = ctx.phone ? nothing : lastPlay(ctx);
  return isTaught(ctx) && !isCrowded(ctx) ? html`${last}${teach(ctx)}` : last;
};

/** What the turn asks for, if nothing is picked up. @param {Context} ctx */
const asked = (ctx) => {
  const { can, turn } = ctx.view;
  if (can && turn.phase === 'draw_two') return mustDraw(can.draw ?? 2, ctx);
  if (can?.drawn) return drawn(can.drawn, ctx);
  return laidWild(ctx) ? afterWild(ctx) : quietly(ctx);
};

/** @param {Context} ctx */
const content = (ctx) => {
  const { view, picked } = ctx;
  const refusal = ctx.refusal && explain(ctx.refusal, view);
  if (view.ask) return html`${refusal ? whyNot(refusal, ctx) : nothing}${question(view.ask, ctx)}`;
  if (refusal) return refused(refusal, ctx);
  return codesOf(picked).length ? pickedUp(ctx) : asked(ctx);
};

/** @param {Context} ctx @returns {TemplateResult} */
export const answer = (ctx) => html`<div class="answer">${content(ctx)}</div>`;
