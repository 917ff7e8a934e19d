// Going through a match: one row of buttons, a slider, whose eyes, how fast.
import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon } from '../../cards/icon.js';
import { t } from '../../core/i18n.js';
import { plainName } from '../room/who.js';
import { happened } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {keyof typeof speeds} Speed */

/** How long a position stands when the match plays by itself, in ms. */
export const speeds = { slow: 3000, usual: 1500, fast: 600 };

/** @param {string} act @param {import('../../cards/icon.js').Icon} figure @param {string} words @param {boolean} off */
const button = (act, figure, words, off) => html`<button class="btn icon" data-do="${act}" aria-label="${words}" title="${words}"
  aria-disabled="${off}">${icon(figure)}</button>`;

/** @param {Scene} scene */
const buttons = ({ state: { step, playing }, film }) => {
  const [first, last] = [step === 0, step === film.positions.length - 1];
  return html`<div class="steps">${button('first', 'first', t('replay.first'), first)}
    ${button('step-back', 'back', t('replay.back'), first)}
    ${button('play', playing ? 'pause' : 'play', t(playing ? 'replay.pause' : 'replay.play'), false)}
    ${button('step-on', 'next', t('replay.next'), last)}${button('last', 'last', t('replay.last'), last)}</div>`;
};

/** @typedef {{value: string, words: string}} Choice */

/** @param {string} name @param {string} label @param {string} chosen @param {Choice[]} choices */
export const select = (name, label, chosen, choices) => html`<label class="choice"><span>${label}</span><select data-set="${name}"
  >${choices.map(({ value, words }) => html`<option value="${value}" .selected=${live(value === chosen)}>${words}</option>`)}</select
  ></label>`;

/** @param {Scene} scene */
const eyes = ({ state, film, room }) => {
  const seats = Array.from({ length: film.playback.header.seats }, (_, i) => i + 1);
  return select('eyes', t('replay.eyes'), String(state.eyes), [
    { value: 'open', words: t('replay.eyes.open') },
    ...seats.map((seat) => ({ value: String(seat), words: plainName(room, seat) })),
    { value: '0', words: t('replay.eyes.none') },
  ]);
};

/** @param {Scene} scene */
const speed = ({ state }) => select('speed', t('replay.speed'), state.speed, [
  { value: 'slow', words: t('replay.speed.slow') }, { value: 'usual', words: t('replay.speed.usual') },
  { value: 'fast', words: t('replay.speed.fast') },
]);

/** @param {Scene} scene */
const slider = (scene) => {
  const { state: { step }, film } = scene;
  const n = film.positions.length - 1;
  return html`<div class="slide"><input type="range" data-set="step" min="0" max="${n}" .value=${live(String(step))}
    aria-label="${t('replay.step')}" aria-valuetext="${t('replay.at', { n: step, of: n })}. ${happened(scene)}"><span
    class="at" aria-hidden="true">${step} / ${n}</span>${speed(scene)}</div>`;
};

/** @param {Scene} scene @param {unknown} told what was done last @returns {import('lit').TemplateResult} */
export const controls = (scene, told) => html`<section class="controls" aria-label="${t('replay.controls')}">${told}
  <p class="happened">${happened(scene)}</p>${slider(scene)}
  <div class="row">${buttons(scene)}${eyes(scene)}</div></section>`;
