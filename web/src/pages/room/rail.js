// The rail beside the table: the standings, what happened in sentences, phrases.
// On a phone one line of it stays, the rest opens as sheets.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../cards/icon.js';
import { vars } from '../../cards/vars.js';
import { t } from '../../core/i18n.js';
import { phraseButtons } from './phrases.js';
import { seatNumbers } from './seats.js';
import { newestItems, story } from './story.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {State} state @param {Room} room @param {import('../../core/game.js').Standing} row */
const standing = (state, room, { seat, total, best }) => {
  const who = seat === state.me ? t('room.tally.you') : plainName(room, seat);
  return html`<li class="${best ? 'best' : ''}"><b>${String(total).replace('-', '−')}</b><bdi>${who}</bdi></li>`;
};

/** How many stand side by side, so that a name has room. @param {number} n */
const abreast = (n) => (n === 5 || n === 6 ? 3 : Math.min(n, 4));

/** @param {State} state @param {Room} room @param {Context} ctx @returns {TemplateResult} */
export const tally = (state, room, ctx) => {
  const { title, note, rows } = state.game.standings(ctx.view);
  return html`<h2>${title} <span class="cap">${note}</span></h2>
    <ol class="tally" ${vars({ '--cols': abreast(rows.length) })}>${rows.map((row) => standing(state, room, row))}</ol>`;
};

/** @param {import('./story.js').Item} item */
const line = ({ key, face, told }) => html`<li data-entry="${key}">${face}<p>${told}</p></li>`;

/** Whether there is anybody to say something to. @param {State} state @param {Room} room */
const mayTalk = ({ me }, room) => me > 0 && seatNumbers(room).length > 1;

/** @param {State} state @param {Room} room @param {Context} ctx @returns {TemplateResult} */
export const logList = (state, room, ctx) => html`<div class="log" tabindex="0" role="group" aria-label="${t('room.log.title')}"><ol
  >${repeat(story(state, room, ctx), ({ key }) => key, line)}</ol></div>`;

const sayButton = () =>
  html`<button class="btn icon" data-do="say-open" aria-haspopup="dialog" aria-label="${t('room.say.open')}">${icon('chat')}</button>`;

/** At the end of a match the page above says it all. @param {State} state @param {Room} room @param {Context} ctx */
const peek = (state, room, ctx) => {
  const newest = ctx.view.result ? [] : newestItems(state, room, ctx, performance.now());
  const none = ctx.view.result ? nothing : t('room.log.none');
  return html`<div class="peek"><div class="lines ${newest.length > 1 ? 'two' : ''}">${newest.length
    ? newest.map(({ told }) => html`<p>${told}</p>`)
    : html`<p>${none}</p>`}</div>
    <button class="btn icon" data-do="log" data-hot="l" aria-haspopup="dialog" aria-label="${t('room.log.open')}">${icon('log')}</button>
    ${mayTalk(state, room) ? sayButton() : nothing}</div>`;
};

/** @param {State} state @param {Room} room @param {Context} ctx @returns {TemplateResult} */
export const rail = (state, room, ctx) => html`<aside class="rail" aria-label="${t('room.table.rail')}">
  ${state.game.guide?.(ctx) ?? nothing}${tally(state, room, ctx)}<h2>${t('room.log.title')}</h2>${logList(state, room, ctx)}${mayTalk(state, room) ? phraseButtons(state, room.free_text) : nothing}${peek(
    state, room, ctx,
  )}
</aside>`;
