// A match that is over, seen again: /replay/<code>#match=2&seat=1&step=42.
import { ApiError, api } from '../core/api.js';
import { openRegions, say } from '../core/announce.js';
import { readCode } from '../core/code.js';
import { onLanguage, t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { onArrival } from '../core/late.js';
import { openAtlas } from '../cards/atlas.js';
import { isKnown, none } from '../games/index.js';
import { barActs } from './parts/bar.js';
import { pass } from './parts/notice.js';
import { LINGER_MS, hasEnded } from './room/lingering.js';
import { copyText } from './room/link.js';
import { hashOf, placeOf } from './replay/address.js';
import { createPlayer } from './replay/player.js';
import { eyesIn, stepIn } from './replay/film.js';
import { openFile, save, writeFile } from './replay/file.js';
import { drawnBy, loadMatch, loadTable } from './replay/load.js';
import { happened, sceneOf } from './replay/scene.js';
import { createScreen } from './replay/screen.js';

/** @typedef {import('./replay/types.js').State} State */

const narrow = matchMedia('(max-width: 599px), (max-height: 480px) and (orientation: landscape)');
const { code } = readCode(location.pathname.split('/')[2] ?? '');

/** @type {State} */
const state = {
  code, origin: location.origin, list: {}, film: undefined, filed: false, words: undefined, game: none, eyes: 'open', step: 0,
  playing: false, speed: 'usual', lingers: false, phone: narrow.matches, note: '', failed: '',
};

const screen = createScreen(state, () => Object.assign(state, { film: undefined, failed: 'unreadable', game: none, playing: false }));

/** @param {Partial<State>} parts */
const change = (parts) => {
  Object.assign(state, parts);
  screen.draw();
  player.look();
};

const hash = () => hashOf({ match: state.film?.playback.match ?? 1, eyes: state.eyes, step: state.step });

/** Browsers take no address for every step of somebody in a hurry. */
const writeHash = (() => {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    if (!state.filed) timer = window.setTimeout(() => state.film && history.replaceState(null, '', hash()), 250);
  };
})();

/** Whether a step from here ends a game: its last card is seen before the points are. @param {number} step */
const isLast = (step) => {
  const [before, doc] = [state.step, step].map((n) => state.film?.positions[n]?.doc);
  return step === state.step + 1 && doc !== undefined && hasEnded(before, doc);
};

/** @param {number} step @param {Partial<State>} [parts] */
const go = (step, parts = {}) => {
  if (!state.film) return;
  change({ ...parts, step: stepIn(state.film, step), lingers: isLast(step), note: '' });
  if (state.lingers) setTimeout(() => change({ lingers: false }), LINGER_MS);
  writeHash();
};

/** Says what came of it, too; the slider does that itself. @param {number} step @param {Partial<State>} [parts] */
const walk = (step, parts = {}) => {
  go(step, parts);
  if (state.film) say(happened(sceneOf(state, state.film)));
};

const last = () => (state.film?.positions.length ?? 1) - 1;

const player = createPlayer(state, () => walk(state.step + 1, { playing: state.step + 1 < last() }));

/** @param {unknown} error @returns {string} */
const codeOf = (error) => (error instanceof ApiError ? error.code : 'unreadable');

/** @param {unknown} error */
const fail = (error) => change({ film: undefined, game: none, playing: false, failed: codeOf(error) });

/** How often a match was asked for: of two that come, the one that was asked for last is shown. */
let asked = 0;

/** The place that the address names, as far as there is one. @param {import('./replay/address.js').Place} place */
const show = async ({ match, eyes, step = 0 }) => {
  const turn = ++asked;
  const n = match ?? Object.keys(state.list).length;
  if (!state.list[n]) return change({ film: undefined, game: none, failed: n ? 'no_match' : 'none' });
  const loaded = !state.filed && state.film?.playback.match === n ? { film: state.film } : await loadMatch(code, n);
  if (!loaded.film || turn !== asked) return undefined;
  return change({
    ...loaded, filed: false, code, failed: '', playing: false, eyes: eyesIn(loaded.film, eyes), step: stepIn(loaded.film, step),
  });
};

/** @param {File|undefined} file */
const open = async (file) => {
  if (!file) return;
  asked++;
  try {
    const { code: of, film, words } = await openFile(file);
    const game = await drawnBy(film.playback.header.game, words);
    if (!isKnown(game)) throw new TypeError('no words');
    change({ code: of, film, words, game, filed: true, failed: '', eyes: 'open', step: 0, playing: false, note: '' });
  } catch (error) {
    const note = t(error instanceof RangeError ? 'replay.too_large' : 'replay.unreadable');
    change({ note });
  }
};

const copy = async () => {
  const link = `${state.origin}/replay/${code}${hash()}`;
  if (await copyText(link)) pass({ state, change }, t('replay.copied'));
  else change({ note: t('room.in.not_copied', { link }) });
};

const keepFile = () => {
  const { film, words } = state;
  if (film) save(writeFile({ code, film, words }), `sobremesa-${code}-${film.playback.match}.json`);
};

const play = () => {
  if (state.playing) return change({ playing: false });
  return state.step === last() ? walk(0, { playing: true }) : change({ playing: true });
};

/** @type {Record<string, () => unknown>} */
const deeds = {
  first: () => walk(0, { playing: false }), 'step-back': () => walk(state.step - 1, { playing: false }),
  play, 'step-on': () => walk(state.step + 1, { playing: false }), last: () => walk(last(), { playing: false }),
  copy, save: keepFile, 'note-off': () => change({ note: '' }),
  language: barActs.language, theme: () => { barActs.theme(); change({}); },
};

/** @type {Record<string, string>} */
const keys = { ArrowLeft: 'step-back', ArrowRight: 'step-on', Home: 'first', End: 'last', ' ': 'play' };

/** What a key does where it does nothing by itself. @param {string} key @param {Element} at @returns {boolean} whether it did something */
const press = (key, at) => {
  const own = key === ' ' ? 'button,a,summary,select,[type=file]' : 'input,select,.log';
  const deed = keys[key];
  if (!deed || !state.film || at.closest(own)) return false;
  deeds[deed]();
  return true;
};

/** @type {Record<string, (value: string, field: HTMLInputElement) => unknown>} */
const choices = {
  step: (value) => go(Number(value), { playing: false }),
  eyes: (value) => go(state.step, { eyes: value === 'open' ? value : Number(value) }),
  speed: (value) => change({ speed: /** @type {State['speed']} */ (value) }),
  match: (value) => value && show({ match: Number(value), eyes: state.eyes }).then(writeHash, fail),
  file: (_, field) => open(field.files?.[0]).then(() => { field.value = ''; }), // the same one may be opened again
};

/** @param {Event} event */
const onChosen = ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target);
  return choices[field.dataset.set ?? '']?.(field.value, field);
};

const start = async () => {
  openRegions();
  screen.draw();
  openAtlas(await api('GET', '/api/elements'));
  if (!code) return undefined;
  change(await loadTable(code));
  return show(placeOf(location.hash));
};

document.body.addEventListener('input', onChosen);
listen({ act: (name) => deeds[name]?.(), key: press });
onLanguage(() => change({}));
onArrival(() => change({}));
window.addEventListener('hashchange', () => show(placeOf(location.hash)).catch(fail));
narrow.addEventListener('change', () => change({ phone: narrow.matches }));
start().catch(fail);
