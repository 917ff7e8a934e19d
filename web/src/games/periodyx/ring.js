// The indicator: eleven stations around the table, turned so that the running
// game is on top; in a row where there is no room for a ring.
import { html, svg } from 'lit';
import { t } from '../../core/i18n.js';
import { gameOn, played, signs } from './games.js';
import { gameName } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {{at: number, n: number, sign: string, on: boolean}} Station `at`: its place, 0 on top, clockwise */

/** Radii: of the table, of a station's rim, and of the rim of the one that is on. */
const [TABLE, RIM, OUT] = [172, 211, 214];

/** @param {number} angle @param {number} r */
const point = (angle, r) => `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;

/** @param {Station} station @param {number} step */
const sector = ({ at, on }, step) => {
  const [from, to] = [(at - 0.485) * step, (at + 0.485) * step];
  const [low, high] = on ? [TABLE - 4, OUT] : [TABLE, RIM];
  return `M${point(from, low)}L${point(from, high)}A${high} ${high} 0 0 1 ${point(to, high)}L${point(to, low)}A${low} ${low} 0 0 0 ${point(from, low)}z`;
};

/** @param {Station} station @param {number} step */
const stationView = (station, step) => {
  const { at, n, sign, on } = station;
  const [x, y] = point(at * step, 191).split(' ');
  return svg`<g class="${on ? 'now' : ''}"><path d="${sector(station, step)}"></path><text x="${x}" y="${Number(y) + 1}" font-size="16">${n}</text
    ><text x="${x}" y="${Number(y) + 13}" font-size="12">${sign}</text></g>`;
};

/** @param {Context} ctx @returns {Station[]} from the running one on */
const stations = ({ view, options }) => {
  const all = played(options);
  const now = all.indexOf(gameOn(view));
  return all.map((game, i) => ({ at: (i - now + all.length) % all.length, n: i + 1, sign: signs[game], on: i === now }));
};

/** Which game is on, and which comes. @param {Context} ctx @returns {string} */
const said = ({ view, options }) => {
  const all = played(options);
  const now = all.indexOf(gameOn(view));
  return t('px.indicator', { n: now + 1, of: all.length, game: gameName(all[now]), next: gameName(all[(now + 1) % all.length]) });
};

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const ring = (ctx) => {
  const all = stations(ctx);
  const step = (2 * Math.PI) / all.length;
  return html`<svg class="ring" viewBox="-215 -215 430 430" role="img" aria-label="${said(ctx)}"><circle r="${TABLE - 4}"></circle>${all
    .map((one) => stationView(one, step))}</svg>`;
};

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const row = (ctx) => html`<div class="eleven" role="img" aria-label="${said(ctx)}">${stations(ctx)
  .sort((a, b) => a.n - b.n).map(({ n, on }) => html`<i class="${on ? 'now' : ''}">${n}</i>`)}</div>`;
