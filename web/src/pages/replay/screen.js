// Draws the state: a match, or a word about why there is none.
import { html, nothing, render } from 'lit';
import { icon } from '../../cards/icon.js';
import { patternDefs } from '../../cards/patterns.js';
import { spelled } from '../../core/code.js';
import { keepFocus } from '../../core/focus.js';
import { language, t } from '../../core/i18n.js';
import { flip } from '../../core/motion.js';
import { bar } from '../parts/bar.js';
import { controls } from './controls.js';
import { keep, otherwise } from './keep.js';
import { hands, sceneOf, stage, story } from './scene.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./film.js').Film} Film */

/** Words for why there is nothing to show. @param {State} state @returns {string} */
const why = ({ failed, code }) => {
  switch (failed) {
    case '': return t(code ? 'room.loading' : 'replay.choose');
    case 'none': return t('replay.none', { code: spelled(code) });
    case 'no_match': return t('replay.no_match');
    case 'not_found': return t('replay.not_found', { code: spelled(code) });
    case 'kicked': return t('room.gone.kicked');
    case 'unreadable': return t('replay.unreadable');
    case 'too_large': return t('replay.too_large');
    default: return t('replay.failed');
  }
};

/** @param {State} state */
const toTable = ({ code, failed }) =>
  (code && failed !== 'not_found' ? html`<a class="btn" href="/r/${code}">${t('replay.to_table')}</a>` : nothing);

/** @param {State} state */
const word = (state) => html`${head(state)}<main class="word" aria-busy="${!state.failed && state.code !== ''}">
  <h1>${t('replay.title')}</h1>
  <p role="status">${why(state)}</p>${state.code && !state.failed ? nothing : html`${toTable(state)}${otherwise(state)}`}
  ${state.note ? html`<p role="alert">${state.note}</p>` : nothing}</main>`;

/** @param {State} state @param {unknown} [meta] */
const head = ({ game, code, film }, meta = '') => html`<div class="top">${bar({
  mark: game.mark(),
  who: html`<span class="brand">${film ? html`<h1>${game.name()}</h1>` : 'Sobremesa'}</span>${code ? html`<span
    class="tag code">${spelled(code)}</span>` : nothing}<span class="meta">${meta}</span>`,
})}</div>`;

/** @param {State} state */
const told = ({ note }) => (note ? html`<p class="conn note" role="status"><span>${note}</span><button
  class="btn" data-do="note-off" aria-label="${t('room.close_sheet')}">${icon('cross')}</button></p>` : nothing);

/** @param {State} state @param {Film} film */
const match = (state, film) => {
  const scene = sceneOf(state, film);
  const meta = [t('replay.match', { n: film.playback.match }), state.game.meta(scene.at.doc.game, film.playback.header.options)];
  return html`<div class="table-page replay-page">${head(state, meta.filter(Boolean).join(' · '))}
    <div class="shown">${stage(scene)}${hands(scene)}${controls(scene, told(state))}</div>
    <aside class="rail" aria-label="${t('room.table.rail')}">${story(scene)}${keep(scene)}</aside></div>`;
};

/** Who wins is in no title. @param {State} state */
const markRoot = ({ game, film, step, eyes, code, failed }) => {
  const { dataset } = document.documentElement;
  dataset.game = game.id;
  dataset.step = film ? String(step) : '';
  dataset.eyes = String(eyes);
  dataset.failed = failed;
  document.documentElement.lang = language();
  const n = film && t('replay.match', { n: film.playback.match });
  document.title = [n, code && spelled(code), t('replay.title'), 'Sobremesa'].filter(Boolean).join(' · ');
};

/** Cards to look at are no buttons. @param {HTMLElement} root */
const rest = (root) => root.querySelectorAll('.seen button').forEach((button) => {
  button.setAttribute('tabindex', '-1');
  button.setAttribute('aria-disabled', 'true');
});

/** @param {State} state @param {() => void} fail what comes from a file may not be drawable, though it looked like a match */
export const createScreen = (state, fail) => {
  let root = /** @type {HTMLElement} */ (document.getElementById('page'));
  let shown = { film: state.film, step: 0, eyes: state.eyes };

  const put = () => {
    const { film, step, eyes } = state;
    const view = html`${patternDefs()}${film ? match(state, film) : word(state)}`;
    const still = film !== shown.film || eyes !== shown.eyes || Math.abs(step - shown.step) > 1;
    flip(root, () => keepFocus(root, () => render(view, root)), { still });
    shown = { film, step, eyes };
    rest(root);
    markRoot(state);
  };

  const draw = () => {
    try {
      put();
    } catch (error) {
      if (!state.film) throw error;
      const fresh = /** @type {HTMLElement} */ (root.cloneNode(false)); // half a page stands in the old one
      root.replaceWith(fresh);
      root = fresh;
      fail();
      put();
    }
  };

  return { draw };
};
