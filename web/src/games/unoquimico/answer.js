// What stands beside the poster: advice, the question that is open, the refusal and
// the way that would work, what is picked up, or what helps to choose.
import { html, nothing } from 'lit';
import { keyFigure } from '../../cards/keys.js';
import { t } from '../../core/i18n.js';
import { freshAnswers, ownMistake } from './answers.js';
import { entriesOf } from './entries.js';
import { keys } from './facts.js';
import { inForce } from './force.js';
import { lastPlay } from './lastplay.js';
import { rest } from './later.js';
import { codesOf } from './picked.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** The legend of the keys that count, until something else has to be said. @param {Context} ctx */
const teach = ({ simple }) => html`<section class="teach"><h2>${t(simple ? 'uno.teach.title_simple' : 'uno.teach.title')}</h2>
  <ul>${keys.filter((k) => k === 'states' || !simple).map((k) => html`<li>${keyFigure(k)}<span>${t(`uno.teach.${k}`)}</span></li>`)}</ul>
  <p>${t('uno.teach.aim')} ${t(simple ? 'uno.teach.simple' : 'uno.teach.how')}</p></section>`;

/** Whether the rule of the keys helps: somebody is to choose, and a fact decides. @param {Context} ctx */
const isTaught = ({ view }) => view.can !== undefined && view.turn.phase === 'play' && inForce(view) !== undefined;

/**
 * Nothing has to be said: the newest answer, or the newest play and the rule. A phone,
 * which has no room for plays, keeps a mistake of one's own.
 * @param {Context} ctx
 */
const quietly = (ctx) => {
  const answered = freshAnswers(ctx.view.log).pop() ?? (ctx.phone ? ownMistake(ctx) : undefined);
  if (answered) return rest.now()?.answerView(answered, ctx);
  return html`${lastPlay(ctx)}${isTaught(ctx) ? teach(ctx) : nothing}`;
};

/** Whether the own comodín lies and the turn is not over. @param {Context} ctx @returns {boolean} */
const goesOn = ({ view, me }) => {
  const last = entriesOf(view.log).pop();
  return view.can !== undefined && view.turn.phase === 'play' && last?.kind === 'wild' && last.seat === me;
};

/** What the turn asks for, if nothing is picked up. @param {Context} ctx */
const asked = (ctx) => {
  const { can, turn } = ctx.view;
  if (can && (can.drawn || turn.phase === 'draw_two')) return rest.now()?.offer(can, ctx);
  return goesOn(ctx) ? rest.now()?.afterWild(ctx) : quietly(ctx);
};

/** @param {Context} ctx */
const content = (ctx) => {
  const { view, picked, refusal } = ctx;
  if (view.ask || refusal) return rest.now()?.reply(ctx);
  return codesOf(picked).length ? rest.now()?.pickedUp(ctx) : asked(ctx);
};

/** What is told is heard, so its place is there before it. @param {Context} ctx */
const advice = (ctx) => {
  const { hint } = ctx.view;
  const told = hint && rest.now();
  return html`<div class="advice ${told ? 'given' : ''}"><div role="status">${told && told.adviceWords(hint, ctx)}</div>${told && told.advisedMove(hint, ctx)}</div>`;
};

/** @param {Context} ctx @returns {TemplateResult} */
export const answer = (ctx) => html`<div class="answer">${advice(ctx)}${content(ctx)}</div>`;
