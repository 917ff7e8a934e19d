// The home page: a code, two doors, a poster for each game.
import { html, render } from 'lit';
import { openAtlas } from '../cards/atlas.js';
import { icon } from '../cards/icon.js';
import { alert, openRegions } from '../core/announce.js';
import { api, sentenceOf } from '../core/api.js';
import { isWhole, readCode } from '../core/code.js';
import { callNamed, offeredName } from '../core/names.js';
import { keepFocus } from '../core/focus.js';
import { language, rich, t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { flip } from '../core/motion.js';
import { keepSecret } from '../core/secrets.js';
import { rememberTable } from '../core/tables.js';
import { covers } from '../games/covers.js';
import { poster, readAbout } from './home/about.js';
import { doors, secretChoice } from './home/doors.js';
import { complaint, join } from './home/join.js';
import { listed, listedTables } from './home/listed.js';
import { gameChoice, offeredGames, placesFor, signOf } from './home/offered.js';
import { start } from './home/state.js';
import { standing, tables } from './home/tables.js';
import { why } from './home/why.js';
import { bar, barActs } from './parts/bar.js';

/** @typedef {import('./home/state.js').State} State */

/** The game of new tables, unless another is chosen. */
const [first] = covers;
const BOTS = [{ seat: 2, level: 'easy' }, { seat: 3, level: 'medium' }];
const FRIENDS = 4;
/** How long a card of the living picture lies before the next comes. */
const STEP_MS = 7000;

const wide = matchMedia('(min-width: 1021px)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const page = /** @type {HTMLElement} */ (document.getElementById('page'));

/** @type {State} */
let state = { ...start, game: first.id, wide: wide.matches, still: calm.matches };

const rulebook = () => `/rules/${state.game}`;

const foot = () => {
  const [lang, name] = language() === 'en' ? ['es', 'Español'] : ['en', 'English'];
  return html`<footer class="foot"><button class="link" data-do="language" lang="${lang}">${name}</button><a
    href="${rulebook()}">${t('home.rules')}</a><a href="/replay">${t('home.replay')}</a><span>${t('home.offline')}</span></footer>`;
};

/** @param {State} now */
const tagline = ({ game, offered }) => {
  const { name } = signOf(game, offered);
  return rich(isForOne() ? 'home.sub.alone' : 'home.sub', { game: name, promise: html`<b>${t('home.promise')}</b>` });
};

/** @param {State} now */
const view = (now) => html`${bar({
  who: html`<span class="brand">Sobremesa</span><span class="meta">${t('home.meta')}</span>`,
  acts: html`<a class="btn opt" href="${rulebook()}">${icon('book')}<span class="lbl">${t('home.rules')}</span></a>`,
})}
<main class="home">
  <section class="hero"><div><h1>${rich('home.headline', { break: html`<br class="brk">` })}</h1>
    <p class="sub">${tagline(now)}</p></div>${join(now, acts)}</section>
  ${gameChoice(now, choose)}${doors(now, seatsNow() - 1)}${secretChoice(now, (secret) => set({ secret }))}${tables(now)}${listed(now)}
  ${poster(now)}${why()}${foot()}
</main>`;

const draw = () => {
  document.title = t('home.title');
  keepFocus(page, () => flip(page, () => render(view(state), page)));
};

/** @param {Partial<State>} change */
const set = (change) => {
  state = { ...state, ...change };
  draw();
};

/** @param {'doors'|'join'} failedAt @param {string} failed */
const fail = (failedAt, failed) => set({ busy: undefined, failedAt, failed });

/** @param {string} code */
const go = (code) => location.assign(`/r/${code}`);

/** @param {'doors'|'join'} where @param {NonNullable<State['busy']>} busy @param {() => Promise<void>} work */
const ask = async (where, busy, work) => {
  if (state.busy) return;
  set({ busy, failed: undefined, failedAt: undefined });
  await work().catch((error) => fail(where, sentenceOf(error)));
};

/** @returns {import('./home/state.js').Offered|undefined} */
const chosen = () => state.offered.find(({ id }) => id === state.game);

const isForOne = () => chosen()?.seats[1] === 1;

/** What its rulebook says of the chosen game; an answer that comes late may be about another. */
const tell = () => readAbout(state).then((about) => about?.game === state.game && set({ about }));

/** @param {string} game */
const choose = (game) => {
  set({ game });
  return tell();
};

/** Places of a table that is played at once, against bots. */
const seatsNow = () => placesFor(chosen(), 1 + BOTS.length);

/** @param {object} body @returns {Promise<string>} the code of the new room */
const open = async (body) => {
  const { game } = state;
  const table = { game, lang: language(), options: chosen()?.options ?? first.opening(language()), ...body };
  const { code, secret } = await callNamed(offeredName(), (name) => api('POST', '/api/rooms', { ...table, name }));
  rememberTable({ code, game });
  if (secret) keepSecret(code, { secret, link: 1 });
  return code;
};

const playNow = async () => {
  const seats = seatsNow();
  const code = await open({ seats, bots: BOTS.slice(0, seats - 1) });
  await api('POST', `/api/rooms/${code}/start`, {});
  go(code);
};

const withFriends = async () => go(await open({ seats: placesFor(chosen(), FRIENDS), ...(state.secret ? { private: true } : {}) }));

/** What a pasted link carries behind the # is for the table's page alone. */
const enter = async () => {
  if (state.carried) return go(`${state.typed}#${state.carried}`);
  await api('GET', `/api/rooms/${state.typed}`);
  go(state.typed);
};

const joinTyped = () => {
  if (isWhole(state.typed)) return ask('join', 'join', enter);
  fail('join', complaint(state));
  document.getElementById('code')?.focus();
};

const acts = {
  /** @param {string} text */
  type: (text) => {
    const { code, strange } = readCode(text);
    set({ typed: code, carried: text.split('#')[1], strange, failed: undefined, failedAt: undefined });
    if (strange) alert(complaint(state));
  },
  join: joinTyped,
};

/** @type {Record<string, () => unknown>} */
const deeds = {
  'play-now': () => ask('doors', 'play-now', playNow),
  'with-friends': () => ask('doors', 'with-friends', withFriends),
  hold: () => set({ still: !state.still }),
  language: async () => { await barActs.language(); draw(); offer(); },
  theme: () => { barActs.theme(); draw(); },
};

const loadCards = async () => {
  openAtlas(await api('GET', '/api/elements'));
  set({ cards: true });
};

/** The tables that others list for everyone. */
const lookAround = async () => {
  const all = await listedTables();
  const isMine = (/** @type {string} */ code) => state.tables.some((table) => table.code === code);
  set({ listed: all.filter(({ code, phase }) => phase !== 'closed' && !isMine(code)) });
};

/** Which tables there are to go to. */
const look = async () => {
  set({ tables: await standing() });
  await lookAround();
};

const isLookedAt = () => document.visibilityState === 'visible';

/** New ones come while one looks. */
const LOOK_MS = 10_000;

/** The page opens tables of its first game without. */
const offer = () => offeredGames().then((offered) => {
  set({ offered });
  return tell();
}, () => undefined);

/** The picture moves by itself only while it is looked at. */
const advance = () => state.cards && !state.still && isLookedAt() && set({ step: state.step + 1 });

draw();
openRegions();
listen({ act: (name) => deeds[name]?.() });
wide.addEventListener?.('change', () => set({ wide: wide.matches }));
loadCards().catch(() => undefined); // the page does its work without the picture
offer();
document.addEventListener('visibilitychange', () => isLookedAt() && look());
look();
setInterval(() => isLookedAt() && lookAround(), LOOK_MS);
setInterval(advance, STEP_MS);
// coming back with the browser's arrow shows the page as it was left, mid-request
window.addEventListener('pageshow', (event) => {
  set({ busy: undefined });
  if (event.persisted) look();
});
