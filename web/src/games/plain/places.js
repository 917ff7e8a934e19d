// Cards that lie face down in numbered places: a grid of buttons that never
// changes its order, in which the open cards are seen.
import { html, nothing } from 'lit';
import { t } from '../../core/i18n.js';
import { picture } from './picture.js';
import { cardWord } from './speech.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./speech.js').Speech} Speech */

/** The word of a card that lies face down. */
const DOWN = 'face_down';
/** Places of the grid, in four rows of six. */
const ALL = Array.from({ length: 24 }, (_, i) => i + 1);

/** @param {object} view @returns {Record<string, string>|undefined} places and what lies there */
const placesOf = (view) => {
  const { places } = /** @type {{places?: Record<string, string>}} */ (view);
  return places && Object.keys(places).every((place) => /^\d+$/.test(place)) ? places : undefined;
};

/** @param {View} view */
export const hasPlaces = (view) => placesOf(view) !== undefined;

/** @param {number} place @param {string} code @param {Speech} speech */
const face = (place, code, speech) => (code === DOWN
  ? html`<span class="nth" aria-hidden="true">${place}</span><span class="vh">${t('plain.place_down', { n: place })}</span>`
  : html`${picture(code, speech.words)}<span><span class="vh">${t('plain.place', { n: place })} </span>${cardWord(code, speech)}</span>`);

/** @param {number} place @param {Record<string, string>} places @param {Context} ctx @param {Speech} speech */
const cell = (place, places, ctx, speech) => {
  const code = places[place];
  if (code === undefined) return html`<span class="gone" aria-hidden="true"></span>`;
  const move = JSON.stringify({ do: 'flip', place });
  const may = ctx.live && Boolean(ctx.legal?.moves.some((one) => JSON.stringify(one) === move));
  return html`<button class="spot ${code === DOWN ? 'down' : 'up'}" id="place-${place}" data-do="move" data-move="${move}"
    aria-busy="${ctx.sending.includes(move)}" aria-disabled="${!may}">${face(place, code, speech)}</button>`;
};

/** @param {Context} ctx @param {Speech} speech @returns {unknown} */
export const placesView = (ctx, speech) => {
  const places = placesOf(ctx.view);
  return places
    ? html`<div class="places" role="group" aria-label="${t('plain.places')}">${ALL.map((place) => cell(place, places, ctx, speech))}</div>`
    : nothing;
};
