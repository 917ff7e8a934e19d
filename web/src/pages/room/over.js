// Below the outcome of a match: a rematch in one tap, and the proof that the
// deal was fair.
import { html, nothing } from 'lit';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { checkDeal } from '../../core/seed.js';
import { agreedIn, differing, rulesInWords } from './houserules.js';
import { isHost } from './host.js';
import { watchAgain } from './watchagain.js';
import { shownName } from './who.js';
import { evening, played } from './evening.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Room} Room */

/** What the first deal depends on, where a game has it. */
const DEALING = ['deck', 'first_game', 'mendeleev'];

/** Where everybody can work the deal out. @param {State} state @param {Room} room @returns {string} */
const checkAt = ({ doc }, { game, options, fair: { commit, seed = '' } }) => {
  const chosen = Object.entries(options).flatMap(([name, value]) => (DEALING.includes(name) ? [[name, String(value)]] : []));
  const seats = Object.keys(/** @type {{seats?: object}|undefined} */ (doc?.game)?.seats ?? {}).length;
  return `/fair#${new URLSearchParams([['game', game], ['seats', String(seats)], ['commit', commit], ['seed', seed], ...chosen])}`;
};

/** @param {State} state @param {Room} room */
const fair = (state, room) => {
  const { commit, seed, next_commit } = room.fair;
  const verdict = checkDeal({ commit, seed });
  const checked = verdict ? html` ${icon(verdict === 'checked' ? 'check' : 'cross')}${t(`room.over.${verdict}`)}` : nothing;
  const told = seed ? html`<p>${t('room.over.seed')} <code>${seed}</code></p>` : nothing;
  const next = next_commit ? html`<p>${t('room.over.next')} <code>${next_commit}</code></p>` : nothing;
  return html`<details class="fair"><summary><b>${t('room.over.fair')}</b>${checked}</summary>
    <p>${t('room.over.fair_say')}</p><p>${t('room.over.commit')} <code>${commit}</code></p>${told}${next}
    <p><a class="btn" href="${checkAt(state, room)}" target="_blank" rel="noopener">${t('room.over.check')}</a></p>
    <p><a href="/api/rooms/${state.code}/replay" target="_blank" rel="noopener">${t('room.over.replay')}</a></p></details>`;
};

/** The rematch itself stands in the turn strip. */
const tune = () => html`<button class="btn" data-do="tune">${t('room.over.tune')}</button>`;

/** @param {State} state @param {Room} room */
const waits = (state, room) => {
  if (isHost(state) || !room.host) return nothing;
  return html`<p>${rich('room.over.waits', { who: shownName(room, room.host) })}</p>`;
};

/** @param {State} state @param {Room} room */
const again = (state, room) => html`${waits(state, room)}<div class="again">${watchAgain(state.code, played(room))}${isHost(state)
  ? tune() : nothing}</div>`;

/** What the host chose since the match. @param {State} state @param {Room} room */
const changed = (state, room) => {
  const options = state.agreed ? differing(state.agreed, agreedIn(room)) : [];
  return options.length ? html`<p class="newrules"><b>${t('room.over.rules')}</b> ${rulesInWords(state, options)}.</p>` : nothing;
};

/**
 * The score of the evening is not told of one match: its winner stands above.
 * @param {State} state @param {Room} room @returns {import('lit').TemplateResult}
 */
export const afterMatch = (state, room) => html`<footer>${played(room) > 1 ? evening(state, room) : nothing}${fair(state, room)}
  ${changed(state, room)}${again(state, room)}</footer>`;
