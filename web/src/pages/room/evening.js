// What each one has won and played at this table since it was opened: people and
// not seats, so that whoever leaves stays listed and whoever comes begins anew.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('../../wire.js').Score} Score */

/** @param {Room} room @returns {number} matches */
export const played = ({ matches }) => matches ?? 0;

/** Most won first, of equals who needed fewer matches. @param {Room} room @returns {Score[]} */
export const scores = ({ evening = {} }) => Object.values(evening).sort((a, b) => b.won - a.won || a.played - b.played);

/** @param {Score} score */
const named = ({ name, bot, seat }) => {
  if (name || !seat) return name || t('room.evening.bot');
  return t(bot ? 'room.seat.bot_name' : 'room.seat.number', { n: seat });
};

/** @param {State} state @param {Score} score */
const who = ({ me }, score) => {
  const { seat } = score;
  if (seat && seat === me) return t('room.tally.you');
  return seat ? named(score) : t('room.evening.left', { who: named(score) });
};

/** @param {State} state @param {Score} score */
const row = (state, score) => html`<tr class="${score.seat ? '' : 'gone'}"><th scope="row"><bdi>${who(state, score)}</bdi></th
  ><td>${score.won}</td><td>${score.played}</td></tr>`;

/** @param {State} state @param {Room} room @returns {unknown} nothing before the first match is over */
export const evening = (state, room) => {
  const all = scores(room);
  if (all.length === 0) return nothing;
  return html`<table class="evening"><caption>${t('room.evening.title')}</caption>
    <thead><tr><th scope="col">${t('room.evening.who')}</th><th scope="col">${t('room.evening.won')}</th
      ><th scope="col">${t('room.evening.played')}</th></tr></thead>
    <tbody>${all.map((score) => row(state, score))}</tbody></table>`;
};
