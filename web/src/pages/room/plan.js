// The table seen from above: who sits next to whom.
import { html, nothing, svg } from 'lit';
import { t } from '../../core/i18n.js';
import { isEmpty, seatNumbers } from './seats.js';
import { faceOf, plainName } from './who.js';

/** @typedef {import('./types.js').Room} Room */

const W = 400;
const H = 176;

/** A point on the table's edge; turn 0 is below, clockwise. @param {number} turn 0..1 @returns {[number, number]} */
const edge = (turn) => {
  const a = turn * 2 * Math.PI + Math.PI / 2;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const k = Math.min(104 / Math.max(Math.abs(c), 0.01), 50 / Math.max(Math.abs(s), 0.01));
  return [W / 2 + c * k, H / 2 + s * k];
};

/** A free place. @param {number} x @param {number} y */
const chair = (x, y) => svg`<rect x="${x - 16}" y="${y - 16}" width="32" height="32"
  fill="var(--paper)" stroke="var(--ink-3)" stroke-width="2" stroke-dasharray="5 4"></rect>`;

/** @param {Room} room @param {number} seat @param {number} i @param {number} n */
const place = (room, seat, i, n) => {
  const [x, y] = edge(i / n);
  if (room.seats[seat].kind === 'closed') return nothing;
  if (room.seats[seat].kind === 'open') return chair(x, y);
  return svg`<svg class="on-card" x="${x - 17}" y="${y - 17}" width="34" height="34" viewBox="0 0 40 40">${faceOf(room, seat)}</svg>`;
};

const clockwise = () => svg`<path d="M112 160C70 158 56 132 56 104" fill="none" stroke="var(--ink)" stroke-width="2"></path
  ><path d="M51 108l5-11 6 11z" fill="var(--ink)"></path>`;

/** @param {Room} room @param {unknown} inlay svg in the middle of the table @returns {import('lit').TemplateResult} */
export const plan = (room, inlay) => {
  const seats = seatNumbers(room);
  const who = seats.filter((s) => !isEmpty(room.seats[s])).map((s) => plainName(room, s)).join(', ');
  return html`<div class="plan"><svg viewBox="0 0 ${W} ${H}" role="img" aria-label="${t('room.plan.say', { who })}">
    <rect x="96" y="38" width="208" height="100" fill="var(--plane)" stroke="var(--ink)" stroke-width="2"></rect>
    ${inlay}${seats.map((seat, i) => place(room, seat, i, seats.length))}${clockwise()}
  </svg></div>`;
};
