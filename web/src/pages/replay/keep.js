// What can be done with a replay: another match, a link, a file; and at the end
// where the deal came from.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { listed, t } from '../../core/i18n.js';
import { plainName } from '../room/who.js';
import { select } from './controls.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Finished} Finished */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../room/types.js').Room} Room */

/** Who played, not how it ended. @param {string} n @param {Finished} match */
const matchWords = (n, match) => {
  const room = /** @type {Room} */ (/** @type {unknown} */ (match));
  return t('replay.match_of', { n, who: listed(Object.keys(match.seats).map((seat) => plainName(room, Number(seat)))) });
};

/** @param {State} state */
const matches = ({ list, film, filed }) => {
  const all = Object.keys(list);
  if (all.length === 0 || (all.length === 1 && film && !filed)) return nothing;
  const shown = filed ? '' : String(film?.playback.match ?? '');
  const choices = all.map((n) => ({ value: n, words: matchWords(n, list[n]) }));
  return select('match', t('replay.matches'), shown, shown ? choices : [{ value: '', words: '–' }, ...choices]);
};

/** @returns {import('lit').TemplateResult} */
const fileButton = () => html`<label class="btn file">${icon('folder')}<span>${t('replay.open')}</span><input
  type="file" data-set="file" accept=".json,application/json"></label>`;

/** Only where the table is. @param {State} state */
const passing = ({ filed }) => {
  if (filed) return html`<p class="cap">${t('replay.filed')}</p>`;
  return html`<button class="btn" data-do="copy">${icon('link')}<span>${t('replay.copy')}</span></button><button
    class="btn" data-do="save">${icon('save')}<span>${t('replay.save')}</span></button>`;
};

/** The seed tells all that is to come: it is shown at the end. @param {Scene} scene */
const seed = ({ state: { step, code, filed }, film: { positions, playback } }) => {
  if (step < positions.length - 1) return nothing;
  const record = html`<a href="/api/rooms/${code}/replay?match=${playback.match}" target="_blank" rel="noopener"
    >${t('room.over.replay')}</a>`;
  return html`<p class="cap">${t('room.over.seed')} <code>${playback.header.seed}</code> ${filed ? nothing : record}</p>`;
};

/** @param {Scene} scene @returns {import('lit').TemplateResult} */
export const keep = (scene) => html`<section class="keep" aria-labelledby="keep-title"><h2 id="keep-title">${t('replay.keep')}</h2>
  ${matches(scene.state)}<div class="ways">${passing(scene.state)}${fileButton()}</div>
  ${scene.state.filed ? nothing : html`<p class="cap">${t('replay.life')}</p>`}${seed(scene)}</section>`;

/** Where there is no match to show: why, and what else. @param {State} state @returns {import('lit').TemplateResult} */
export const otherwise = (state) => html`<div class="ways">${matches(state)}${fileButton()}</div>`;
