// What each button does: a name, the data it carries, a call or a change.
import { say as tell } from '../../core/announce.js';
import { ApiError } from '../../core/api.js';
import { setLanguage, language, t } from '../../core/i18n.js';
import { letters, setLetters } from '../../core/intent.js';
import { keepSecret, secretIn } from '../../core/secrets.js';
import { tellTabs } from '../../core/tabs.js';
import { toggleTheme } from '../../core/theme.js';
import { voice } from '../../core/voice.js';
import { commands } from './commands.js';
import { isShared } from './sharing.js';
import { nextLevel } from './levels.js';
import { friendlyName } from '../../core/names.js';
import { copyLink, shareLink } from './link.js';
import { pass } from '../parts/notice.js';
import { sitDown } from './forms.js';
import { orderOf, recallOrder, rememberLeft } from './prefs.js';
import { speakUp, turnMute } from './talk.js';
import { LIFE_MS } from './links.js';
import { backTo } from './undo.js';
import { plainName } from './who.js';

/** @typedef {import('./types.js').State} State */
/**
 * @typedef {import('./forms.js').Page & {hand: ReturnType<typeof import('./handling.js').createHand>,
 *   bench: ReturnType<typeof import('./bench.js').createBench>}} Page
 */
/** @typedef {(page: Page, seat: number, element: HTMLElement) => unknown} Act */

/** @param {Page} page @param {Promise<unknown>} call */
const call = ({ complain }, call) => call.catch(complain);

/** @param {'start'|'pause'|'resume'|'rematch'|'take'} what @returns {Act} */
const host = (what) => (page) => {
  page.change({ sheet: '', note: '' });
  return call(page, commands.host(page.state.code, what));
};

/** What was said before has nothing to do with what opens. @param {import('./types.js').SheetName} sheet @returns {Act} */
const open = (sheet) => ({ change }) => change({ sheet, note: '' });

/** Heard and seen. @param {Page} page @param {string} note */
const report = (page, note) => {
  tell(note);
  pass(page, note);
};

/** @param {State} state @param {number} seat */
const whoSits = ({ doc }, seat) => (doc ? plainName(doc.room, seat) : '');

/** Asks first, under the words of what is about to be done. @param {'close'|'leave'|'kick'|'give'} act @returns {Act} */
const ask = (act) => ({ state, change }, seat) => {
  const who = whoSits(state, seat);
  const title = act === 'leave' && isShared(state) ? t('room.seat.leave', { who }) : t(`room.sure.${act}`, { who });
  const words = { title, text: t(`room.sure.${act}_say`, { who }), yes: t(`room.sure.${act}_yes`) };
  change({ sheet: 'sure', sure: { act, seat, ...words } });
};

/** The hand goes out of sight before the device goes on. @type {Act} */
const handTo = ({ state, change, room }, seat) => {
  room.see(0);
  change({ me: 0, handing: seat, sheet: '', note: '', picked: state.game.nothing, draft: undefined, legal: undefined });
};

/** @type {Act} */
const showHand = ({ state, change, room }, seat) => {
  change({ me: seat, handing: 0, own: recallOrder(orderOf({ ...state, me: seat })) });
  room.see(seat);
};

/** @type {Act} */
const leave = (page, seat) => {
  const { state, change } = page;
  const others = state.mine.filter((own) => own !== seat);
  rememberLeft(state.code, seat);
  change({ sheet: '', ...(others.length ? {} : { watching: true }) });
  if (others.length && seat === state.me) handTo(page, others[0], document.body);
  return call(page, commands.free(state.code, seat).then(() => {
    if (!others.length) page.room.see(0);
    tellTabs(state.code);
  }));
};

/** A new link of a private table, which the host's page keeps. @param {Page} page */
const renewLink = ({ state, change }) => commands.invite(state.code).then(({ url, link }) => {
  const secret = { secret: secretIn(url), link };
  keepSecret(state.code, secret);
  change({ secret });
});

/** @param {Page} page @param {Promise<unknown>} done */
const remove = (page, done) => {
  page.change({ sheet: '' });
  return call(page, done);
};

/** @type {Act} */
const say = (page, _, element) => {
  page.change({ sheet: '' });
  return speakUp(page, { phrase: element.dataset.phrase });
};

/** A new link for a seat; one that was made before is over. @type {Act} */
const transfer = (page, seat) => call(page, commands.offer(page.state.code, seat).then(({ transfer: word }) => {
  page.change({ sheet: 'transfer', about: seat, note: '', transfer: { word, seat, at: performance.now() } });
  setTimeout(() => page.change({}), LIFE_MS + 50); // the sheet says that it is over
}));

/** The seat went to another device: here one looks on. @type {Act} */
const lookOn = ({ change, room }) => {
  change({ gone: undefined, doc: undefined, watching: true, mine: [], me: 0, handing: 0 });
  room.retry();
};

/** @type {Act} */
const copy = async (page) => {
  const trouble = await copyLink(page.state);
  if (!trouble) return report(page, t('room.in.copied'));
  tell(trouble);
  page.change({ note: trouble });
};

/** Who closed the table is told so, not that somebody did. @type {Act} */
const close = (page) => {
  page.change({ sheet: '', note: '', closing: true });
  return call(page, commands.host(page.state.code, 'close').catch((error) => {
    page.change({ closing: false });
    throw error;
  }));
};

/** @type {Act} */
const admit = (page, seat) => {
  const who = page.state.doc?.room.kicked?.[seat] || t('room.seat.number', { n: seat });
  return call(page, commands.hostSeat(page.state.code, 'admit', seat).then(() => report(page, t('room.note.admitted', { who }))));
};

/** @type {Record<string, Act>} */
const table = {
  menu: open('menu'), log: open('log'), 'say-open': open('say'), 'share-open': open('share'), keys: open('keys'), house: open('house'), evening: open('evening'),
  'close-sheet': ({ change }) => change({ sheet: '' }),
  'note-off': ({ change }) => change({ note: '' }),
  theme: ({ change }) => { toggleTheme(); change({}); },
  lang: ({ complain }) => setLanguage(language() === 'en' ? 'es' : 'en').catch(complain),
  voice: ({ change }) => { voice.turn(!voice.isOn()); change({}); },
  letters: ({ change }) => { setLetters(!letters()); change({}); },
  retry: ({ room }) => room.retry(),
  reload: () => location.reload(),
  copy,
  share: ({ state }) => shareLink(state),
  say,
  mute: turnMute,
  back: ({ room }) => room.send({ t: 'back' }),
  'put-back': ({ hand }) => hand.putBack(),
  'move-left': ({ hand }) => hand.shift(-1),
  'move-right': ({ hand }) => hand.shift(1),
};

/** @type {Record<string, Act>} */
const seats = {
  watch: ({ change }) => change({ watching: true }),
  enter: ({ change }) => change({ watching: false }),
  'other-name': ({ change }) => change({ name: friendlyName() }),
  'sit-here': (page, seat) => sitDown(page, page.state.name, seat),
  tune: ({ change }) => change({ tuning: true }),
  'tune-off': ({ change }) => change({ tuning: false }),
  rename: ({ change }, seat) => change({ renaming: seat, adding: 0, note: '' }),
  'rename-off': ({ change }) => change({ renaming: 0, adding: 0, note: '' }),
  'sit-other': ({ change }, seat) => change({ adding: seat, renaming: 0, other: friendlyName(), note: '' }),
  'show-hand': showHand,
  'hand-to': handTo,
  'sit-bot': (page, seat) => call(page, commands.bot(page.state, seat, 'medium')),
  level: (page, seat) => call(page, commands.bot(page.state, seat, nextLevel(page.state.doc?.room.seats[seat].level ?? 'medium'))),
  'close-seat': (page, seat) => call(page, commands.close(page.state, seat, true)),
  'open-seat': (page, seat) => call(page, commands.close(page.state, seat, false)),
  'free-seat': (page, seat) => remove(page, commands.free(page.state.code, seat)),
  'more-seats': (page) => call(page, commands.seats(page.state, 1)),
  'fewer-seats': (page) => call(page, commands.seats(page.state, -1)),
};

/** The button goes until the answer is there. @type {Act} */
const letBotPlay = (page, seat) => {
  page.change({ sheet: '', skipping: seat });
  return call(page, commands.hostSeat(page.state.code, 'skip', seat).catch((error) => {
    if (page.state.skipping !== seat) return; // another question came first
    page.change({ skipping: 0 });
    throw error;
  }));
};

/** Asks the table, or answers it. @param {Page} page @param {object} frame */
const ballot = async ({ room, change, complain }, frame) => {
  change({ sheet: '', note: '' });
  const answer = await room.ask(frame);
  if (answer.t === 'refused') complain(new ApiError(0, answer));
};

/** @param {boolean} yes @returns {Act} */
const consent = (yes) => (page) => ballot(page, { t: 'consent', to: page.state.doc?.room.undo?.to, yes });

/** @type {Record<string, Act>} */
const taking = {
  why: (page, _, { dataset }) => report(page, dataset.why ?? ''),
  'undo-ask': (page) => ballot(page, { t: 'undo', to: backTo(page.state) }), 'undo-yes': consent(true), 'undo-no': consent(false),
};

/** @type {Record<string, Act>} */
const hosting = {
  start: host('start'), pause: host('pause'), resume: host('resume'), rematch: host('rematch'), close,
  leave, transfer, 'look-on': lookOn,
  skip: letBotPlay,
  kick: (page, seat) => remove(page, commands.hostSeat(page.state.code, 'kick', seat)
    .then(() => (page.state.doc?.room.private ? renewLink(page) : undefined))),
  invite: (page) => call(page, renewLink(page).then(() => report(page, t('room.note.new_link')))),
  admit,
  person: (page, seat) => { page.change({ about: seat }); open('person')(page, seat, document.body); },
  give: (page, seat) => { page.change({ sheet: '' }); return call(page, commands.hostSeat(page.state.code, 'give', seat)); },
  'take-role': host('take'),
  'ask-give': ask('give'), 'ask-close': ask('close'), 'ask-leave': ask('leave'), 'ask-kick': ask('kick'),
};

const all = { ...table, ...seats, ...taking, ...hosting };

/** @param {Page} page @returns {(name: string, element: HTMLElement) => void} */
export const acts = (page) => (name, element) => {
  const act = all[name];
  if (act) return void act(page, Number(element.dataset.seat ?? 0), element);
  if (page.bench.act(name, element.dataset)) return;
  page.hand.send(page.state.game.moveFor(name, element.dataset, page.state.picked));
};
