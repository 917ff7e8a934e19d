// What stands beside the poster: the question that is open, the refusal and the
// way that would work, or what is picked up.
import { html, nothing } from 'lit';
import { cardName, elementOf } from '../../cards/atlas.js';
import { card } from '../../cards/card.js';
import { icon } from '../../cards/icon.js';
import { keyFigure } from '../../cards/keys.js';
import { rich, t } from '../../core/i18n.js';
import { keepNames } from './asked.js';
import { keys } from './facts.js';
import { inForce } from './force.js';
import { earlierAnswer, answerView, freshAnswers, lastPlay, ownMistake } from './lastly.js';
import { inOrder } from './log.js';
import { ruleLink } from './links.js';
import { matchView, order } from './matchview.js';
import { codesOf, pairsOf, scientistsOf } from './picked.js';
import { explain } from './refusal.js';
import { called, familyClass, upper } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./refusal.js').Explained} Explained */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {import('./facts.js').Row} row */
const factRow = ({ key, tried, onto }) => html`<tr>
  <th scope="row">${keyFigure(key)}${t(`uno.key.${key}`)}</th><td>${tried}</td>
  <td class="ne"><span aria-hidden="true">≠</span><span class="vh">${t('uno.no.is_not')}</span></td><td>${onto}</td>
</tr>`;

/** @param {Explained} e @param {Context} ctx */
const titleOf = ({ title, says }, ctx) =>
  title ? rich('uno.no.title', { card: upper(called(title.card, ctx)), other: called(title.other, ctx) }) : t(says ?? 'uno.no.unknown_move');

/** @param {Explained} e @param {Context} ctx */
const whyNot = (e, ctx) => html`<section class="whynot" data-refused>
  <h2><span class="oct">${icon('cross')}</span><span>${titleOf(e, ctx)}</span></h2>
  ${e.rows.length ? html`<table><tbody>${e.rows.map(factRow)}</tbody></table>` : nothing}
  ${e.rule ? html`<a href="${ruleLink(e.rule)}" target="_blank" rel="noopener">${t(e.ruleKey, { rule: e.rule })}</a>` : nothing}
</section>`;

const plus = () => html`<svg class="plus" viewBox="0 0 22 22" role="img" aria-label="${t('uno.way.and')}"><path d="M9 2h4v7h7v4h-7v7H9v-7H2V9h7z" fill="currentColor"></path></svg>`;

/** @param {string|undefined} code @param {Context} ctx */
const small = (code, { lang, mute }) =>
  code ? html`<span class="card">${card(code, { lod: 'S', lang, label: true, mute })}</span>` : html`<span class="place" aria-hidden="true">?</span>`;

/** The way that would work instead. @param {{element: string, scientist: string}} way @param {Context} ctx */
const gesture = ({ element, scientist }, ctx) => html`<section class="gesture">
  <p>${t('uno.way.scientist')}</p>${small(scientist, ctx)}${plus()}${small(element, ctx)}
  <div class="do"><button class="btn main" data-do="lay-both" data-element="${element}" data-scientist="${scientist}">${t('uno.do.lay_both')}</button>
    <button class="btn" data-do="put-back">${t('uno.do.put_back')}</button></div>
</section>`;

/** A scientist waits for its element. @param {string} scientist @param {Context} ctx */
const half = (scientist, ctx) => html`<section class="gesture half">
  ${small(scientist, ctx)}${plus()}${small(undefined, ctx)}<p>${t('uno.way.pick_element', { scientist: called(scientist, ctx) })}</p>${order(ctx)}
</section>`;

/** What a comodín changes, as this table plays it. @param {Context} ctx */
const wildDoes = ({ view, options }) => {
  const element = inForce(view);
  return element && options.after_wild === 'element_in_force' ? t('uno.way.wild_keeps', { element }) : t('uno.way.wild_any');
};

/** Whether the turn goes on after a comodín laid now (UQ-8). @param {Context} ctx */
const goesOn = ({ view: { hand = {}, turn }, options }) => options.wild === 'beside' && turn.phase === 'play' && Object.keys(hand).length > 1;

/** @param {string} wild @param {Context} ctx */
const wildPicked = (wild, ctx) => html`<section class="gesture half wildly">${small(wild, ctx)}<p>${t(goesOn(ctx) ? 'uno.way.wild_first' : 'uno.way.wild_ends')} ${wildDoes(ctx)}</p>${order(ctx)}</section>`;

/** Whether the own comodín lies and the turn is not over. @param {Context} ctx */
const laidWild = ({ view, me }) => {
  const last = inOrder(view.log).map(([, e]) => e).pop();
  return view.can !== undefined && view.turn.phase === 'play' && last?.kind === 'wild' && last.seat === me;
};

/** What is still to do after it. @param {Context} ctx */
const afterWild = (ctx) => {
  const element = inForce(ctx.view);
  return html`<section class="gesture half wildly" data-goes-on>${small('wild_1', ctx)}<p><b>${t('uno.way.goes_on')}</b> ${element ? t('uno.way.goes_on_keeps', { element }) : t('uno.way.goes_on_any')}</p></section>`;
};

/** @param {Explained} e @param {Context} ctx */
const refused = (e, ctx) => html`${whyNot(e, ctx)}${e.way ? gesture(e.way, ctx) : nothing}`;

/** @param {string[]} names @param {Context} ctx */
const choices = (names, { lang }) => html`<div class="names">${names.map((name) => html`<button class="btn" data-do="name" data-name="${name}" lang="${lang}">${cardName(name, lang)}</button>`)}</div>`;

/** What the others see of the choices. @param {string[]} names @param {Context} ctx */
const offeredNames = (names, { lang }) => html`<ul class="names seen">${names.map((name) => html`<li lang="${lang}">${cardName(name, lang)}</li>`)}</ul>`;

/** @param {Context} ctx */
const question = (ctx) => {
  const { ask } = ctx.view;
  if (!ask) return nothing;
  keepNames(ask);
  const about = html`<span class="bigsym ${familyClass(ask.card)}">${elementOf(ask.card) ? ask.card : card(ask.card, { lod: 'S', mute: true, lang: ctx.lang })}</span>`;
  if (!ctx.view.can?.name) return html`<section class="quiz read" data-asked="${ask.card}">${earlierAnswer(ctx)}<div class="about">${about}<p>${rich('uno.quiz.other', { who: ctx.shown(ask.seat) })}</p></div>${offeredNames(ask.names, ctx)}</section>`;
  return html`<section class="quiz" data-asked="${ask.card}" aria-labelledby="quiz-title">${earlierAnswer(ctx)}
    <div class="about">${about}<div><h2 id="quiz-title">${t(elementOf(ask.card) ? 'uno.quiz.title' : 'uno.quiz.title_person')}</h2><p>${t(ctx.options.say_name === 'forfeit' ? 'uno.quiz.forfeit' : 'uno.quiz.about')}</p>${ask.left ? html`<p class="cap">${t('uno.quiz.more', { n: ask.left })}</p>` : nothing}</div></div>
    ${choices(ask.names, ctx)}
  </section>`;
};

/** @param {string} code @param {Context} ctx @returns {import('../../core/i18n.js').Key} of what may be done with the card drawn */
const drawnKey = (code, { view }) => {
  const { can } = view;
  if (code.startsWith('wild_')) return can?.wild ? 'uno.drawn.wild' : 'uno.drawn.keep';
  if (can?.alone?.includes(code)) return 'uno.drawn.lay';
  if (scientistsOf(view).includes(code)) return 'uno.drawn.scientist';
  return pairsOf(view).includes(code) ? 'uno.drawn.with' : 'uno.drawn.keep';
};

/** The move that lays the card drawn by itself. @param {string} code @param {Context} ctx @returns {import('./types.js').Move|undefined} */
const drawnMove = (code, { view: { can } }) => {
  if (can?.alone?.includes(code)) return { do: 'lay', element: code };
  return code.startsWith('wild_') && can?.wild ? { do: 'wild' } : undefined;
};

/** @param {string} code @param {Context} ctx */
const drawn = (code, ctx) => {
  const move = drawnMove(code, ctx);
  return html`<section class="offer">
    <span class="card flat">${card(code, { lod: ctx.phone ? 'S' : 'M', lang: ctx.lang, force: inForce(ctx.view), label: true, mute: ctx.mute, simple: ctx.simple })}</span>
    <div><h2>${rich('uno.drawn.title', { card: upper(called(code, ctx)) })}</h2><p>${t(drawnKey(code, ctx))}</p>
      <div class="do">${move ? html`<button class="btn main" data-do="lay-drawn" data-element="${code}">${t(move.do === 'wild' ? 'uno.do.wild' : 'uno.do.lay', { element: code })}</button>` : nothing}
        <button class="btn" data-do="keep">${t('uno.do.keep')}</button></div></div>
  </section>`;
};

/** @param {Context} ctx */
const mustWhy = ({ view }) => {
  const element = inForce(view);
  return element ? t('uno.must.why_keeps', { element }) : t('uno.must.why');
};

/** @param {number} n @param {Context} ctx */
const mustDraw = (n, ctx) => html`<section class="offer must">
  <span class="card flat">${card('wild_1', { lod: ctx.phone ? 'S' : 'M', lang: ctx.lang, label: true })}</span>
  <div><h2>${t('uno.must.title', { n })}</h2><p>${mustWhy(ctx)} <a href="${ruleLink('UQ-8')}" target="_blank" rel="noopener">${t('uno.must.rule', { rule: 'UQ-8' })}</a></p>
    <div class="do"><button class="btn main" data-do="draw-due">${t('uno.do.draw_n', { n })}</button></div></div>
</section>`;

/** The legend of the three keys, until something else has to be said. @param {Context} ctx */
const teach = (ctx) => html`<section class="teach"><h2>${t('uno.teach.title')}</h2>
  <ul>${keys.filter((k) => k === 'states' || !ctx.simple).map((k) => html`<li>${keyFigure(k)}<span>${t(`uno.teach.${k}`)}</span></li>`)}</ul>
  <p>${ctx.simple ? t('uno.teach.simple') : t('uno.teach.how')}</p></section>`;

/** @param {Context} ctx @returns {TemplateResult|typeof nothing} */
const pickedUp = (ctx) => {
  const { element, scientist, wild } = ctx.picked;
  if (element) return matchView(ctx);
  if (scientist) return half(scientist, ctx);
  return wild ? wildPicked(wild, ctx) : nothing;
};

/** Whether the rule of the keys helps: somebody is to choose, and a fact decides. @param {Context} ctx */
const isTaught = ({ view }) => view.can !== undefined && view.turn.phase === 'play' && inForce(view) !== undefined;

/** Nothing has to be said: the newest answer, the rule, or the newest play. A phone, which shows no plays, keeps a mistake of one's own. @param {Context} ctx */
const quietly = (ctx) => {
  const answered = freshAnswers(ctx.view.log).pop() ?? (ctx.phone ? ownMistake(ctx) : undefined);
  if (answered) return answerView(answered, ctx);
  if (isTaught(ctx)) return html`${ctx.phone ? nothing : lastPlay(ctx)}${isCrowded(ctx) ? nothing : teach(ctx)}`;
  return ctx.phone ? nothing : lastPlay(ctx);
};

/** Whether a phone has no room for more than the cards. @param {Context} ctx */
const isCrowded = ({ phone, view }) => phone && (Object.keys(view.hand ?? {}).length > 7 || Object.keys(view.seats).length > 4);

/** @param {Context} ctx */
const content = (ctx) => {
  const { view, refusal, picked } = ctx;
  if (view.ask) return html`${refusal ? whyNot(explain(refusal, view), ctx) : nothing}${question(ctx)}`;
  if (refusal) return refused(explain(refusal, view), ctx);
  if (codesOf(picked).length) return pickedUp(ctx);
  if (view.can && view.turn.phase === 'draw_two') return mustDraw(view.can.draw ?? 2, ctx);
  if (view.can?.drawn) return drawn(view.can.drawn, ctx);
  return laidWild(ctx) ? afterWild(ctx) : quietly(ctx);
};

/** @param {Context} ctx @returns {TemplateResult} */
export const answer = (ctx) => html`<div class="answer">${content(ctx)}</div>`;
