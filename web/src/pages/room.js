// The room page: at the door, in the lobby, at the table. State lives here;
// everything that is drawn is a function of it.
import { ApiError, api } from '../core/api.js';
import { alert, openRegions, say } from '../core/announce.js';
import { readCode } from '../core/code.js';
import { onLanguage, t } from '../core/i18n.js';
import { listen } from '../core/intent.js';
import { languages } from '../core/languages.js';
import { forget, recall, remember } from '../core/memory.js';
import { onArrival, whenIdle } from '../core/late.js';
import { connect } from '../core/socket.js';
import { rememberTable } from '../core/tables.js';
import { onOtherTab } from '../core/tabs.js';
import { toggleTheme } from '../core/theme.js';
import { voice } from '../core/voice.js';
import { openAtlas } from '../cards/atlas.js';
import { isDrawn, isKnown, none, plainTable, tableOf } from '../games/index.js';
import { commands, failureWords } from './room/commands.js';
import { agreedIn, openRule } from './room/houserules.js';
import { acts } from './room/acts.js';
import { enterBySecret, listenForWords, onCarried, takeAlong } from './room/arrive.js';
import { createBench } from './room/bench.js';
import { createChoices } from './room/choices.js';
import { createHand } from './room/handling.js';
import { listenToForms } from './room/forms.js';
import { handoverWords } from './room/handover.js';
import { inPlay, isShared, openHand } from './room/sharing.js';
import { companySince } from './room/life.js';
import { createLookout, listenForLife } from './room/lookout.js';
import { offeredName } from '../core/names.js';
import { orderOf, recallLeft, recallOrder, recallSort } from './room/prefs.js';
import { createScreen } from './room/screen.js';
import { contextOf } from './room/table.js';
import { SAID_MS, hear, newsSince } from './room/chronicle.js';
import { silentWords, waitingSince } from './room/silence.js';
import { around } from './room/later.js';
import { keepWatching, watchedBefore } from './room/watching.js';
import { LINGER_MS, hasEnded } from './room/lingering.js';
import { aloudSince, soundOf } from './room/speak.js';
import { voteSince } from './room/undo.js';
import { LATE_MS, callLate } from './room/waiting.js';

/** @typedef {import('./room/types.js').State} State */
/** @typedef {import('./room/types.js').Doc} Doc */
/** @typedef {import('../core/doc.js').Frame} Frame */

const { code } = readCode(location.pathname.split('/')[2] ?? '');
const narrow = matchMedia('(max-width: 599px), (max-height: 480px) and (orientation: landscape)');

/** @type {State} */
const state = {
  code, game: none, kind: undefined, doc: undefined, v: 0, mine: [], told: undefined, me: 0, handing: 0, role: undefined, muted: [], regained: [],
  line: 'connecting', late: false, watching: watchedBefore(), gone: undefined,
  sheet: '', sure: undefined, renaming: 0, adding: 0, name: offeredName(), other: '', note: '', url: '',
  transfer: undefined, secret: undefined, offered: undefined, picked: none.nothing, draft: undefined, sending: [], asked: false, refusal: undefined,
  sort: '', legal: undefined, typed: {}, own: [],
  phone: narrow.matches, clockAt: 0, endsAt: 0, waitsSince: 0, ended: -Infinity, sign: -Infinity, company: Infinity,
  heard: {}, agreed: undefined, skipping: 0, about: 0, tuning: false,
  closing: false,
};

const screen = createScreen(state);

/** @param {Partial<State>} parts */
const change = (parts) => {
  if (parts.watching !== undefined) keepWatching(parts.watching);
  Object.assign(state, parts);
  screen.draw();
};

/** The house rule that forbids what was asked, in words. @param {unknown} error @returns {string} '' where it is something else */
const unfit = (error) => {
  const rule = error instanceof ApiError && error.code === 'bad_option' ? openRule(state, error.data?.field) : '';
  return rule && t('room.refused.unfit', { rule });
};

/** @param {unknown} error */
const complain = (error) => {
  const note = unfit(error) || failureWords(error);
  alert(note);
  change({ note });
};

/** What is picked stays picked only while it is in the hand, and a refusal until the question changes. @param {Doc} doc */
const afterDoc = ({ room, game }) => {
  const before = state.doc;
  const view = game;
  const sameQuestion = before?.game?.turn.decision === view?.turn.decision;
  return {
    picked: view && room.phase !== 'paused' ? state.game.stillHeld(state.picked, view) : state.game.nothing,
    draft: view && state.game.bench?.follow(state.draft, view, state.me),
    refusal: sameQuestion ? state.refusal : undefined,
    legal: sameQuestion ? state.legal : undefined,
    typed: sameQuestion ? state.typed : {},
    company: companySince(state, room, performance.now()),
    waitsSince: waitingSince(state, { room, game }, performance.now()),
    clockAt: before?.room.clock === room.clock ? state.clockAt : performance.now(),
    endsAt: before?.room.ends === room.ends ? state.endsAt : performance.now(),
    ended: hasEnded(before, { room, game }) ? performance.now() : state.ended,
    skipping: room.seats[state.skipping]?.silent ? state.skipping : 0,
    tuning: state.tuning && room.phase === 'over',
    note: before && before.room.phase !== room.phase ? '' : state.note,
  };
};

/** A seat that no person holds any more is not mine: it was left, or freed by the host. @param {Doc} doc */
const ownSeats = ({ room }) => {
  const mine = (state.told ?? state.mine).filter((seat) => room.seats[seat]?.kind === 'person');
  const handing = state.handing || (isShared(state) && !mine.includes(state.me) ? (mine[0] ?? 0) : 0);
  return { told: undefined, ...(mine.join() === state.mine.join() ? {} : { mine, handing }) };
};

/** A hand that goes out of sight is off the line first. @param {Doc} doc @param {(seat: number) => void} see */
const settleHand = (doc, see) => {
  Object.assign(state, ownSeats(doc));
  const open = openHand(state, doc);
  if (open.me !== state.me && state.mine.length) see(open.me);
  Object.assign(state, open, open.me === state.me ? {} : { own: recallOrder(orderOf({ ...state, ...open })) });
};

/**
 * Whoever had a seat, did not leave it and has none now; a number that is no seat any more is nobody's loss.
 * @param {number[]} before own seats @param {Doc} doc
 */
const tellFreed = (before, { room }) => {
  const lost = before.filter((seat) => room.seats[seat] && room.seats[seat].kind !== 'person' && seat !== recallLeft(code));
  if (lost.length === 0 || state.mine.length > 0 || room.phase === 'closed') return;
  const note = t('room.freed');
  alert(note);
  change({ note });
};

/** @param {Doc|undefined} before @param {import('./room/chronicle.js').News} news */
const speak = (before, news) => {
  const view = state.doc?.game;
  const ctx = state.doc && view && contextOf(state, state.doc.room, view);
  const sentences = [soundOf(state, ctx, before, news), silentWords(state, before), voteSince(state, ctx, before)];
  sentences.filter(Boolean).forEach(say);
  if (ctx && !document.hidden) voice.say(aloudSince(state, ctx, before));
};

const lookOut = createLookout(state, () => screen.draw());

/** @param {number} v @param {Doc} doc @param {boolean} skipped @param {(seat: number) => void} see */
const onDoc = (v, doc, skipped, see) => {
  const { doc: before, mine, handing } = state; // a seat that is left in this very document is still one's own for what is told
  if (!before && mine.length) rememberTable({ code, game: doc.room.game });
  if (!before) whenIdle(() => { state.game.whole?.(); around.send(); });
  settleHand(doc, see);
  Object.assign(state, afterDoc(doc), { v, doc });
  if (doc.game && doc.room.phase !== 'over') state.agreed = agreedIn(doc.room);
  const news = newsSince(before, doc, { me: state.me, mine: [...new Set([...mine, ...state.mine])], regained: state.regained });
  state.regained = [];
  state.heard = hear(state.heard, news, performance.now());
  screen.draw(skipped);
  tellFreed(mine, doc);
  speak(before, news);
  if (state.handing && state.handing !== handing) say(handoverWords(doc.room, state.handing));
  lookOut();
  if (hasEnded(before, doc)) setTimeout(() => screen.draw(), LINGER_MS + 50); // the points take its place
  if (news.phrases.length) setTimeout(() => screen.draw(), SAID_MS + 50); // takes the phrase down
};

/** Whose hand may lie open on a new line: the same as before; of several own seats none by itself. @param {number[]} seats */
const hereAgain = (seats) => {
  if (seats.length > 1) return seats.includes(state.me) && state.doc && inPlay(state.doc.room) ? state.me : 0;
  return state.handing ? 0 : (seats[0] ?? 0);
};

/** @param {import('../core/doc.js').Hello} hello who was removed once is let in again @param {(seat: number) => void} see */
const greet = ({ seats }, see) => {
  const me = hereAgain(seats);
  forget(KICKED);
  if (seats.length > 1) see(me);
  change({ mine: seats, me, own: recallOrder(orderOf({ code, mine: seats, me })) });
};

/** @param {import('../core/doc.js').Bye} bye */
const leave = ({ code: why, again }) => {
  if (why === 'kicked') remember(KICKED, '1');
  if (again) return why === 'moved' ? change({ note: t('room.note.moved'), sheet: '' }) : undefined;
  change({ gone: { code: why }, sheet: '', note: '' });
  lookOut();
};

/** @param {Frame} frame @param {(seat: number) => void} see */
const onFrame = (frame, see) => {
  if (frame.t === 'hello') greet(frame, see);
  if (frame.t === 'state') {
    const muted = frame.muted ?? [];
    Object.assign(state, { role: frame.role, told: frame.seats ?? [], muted, regained: state.muted.filter((seat) => !muted.includes(seat)) });
  }
  if (frame.t === 'bye') leave(frame);
};

/** What takes a seat along does not outlive the server that made it. */
const askForTransfer = () => {
  const { transfer, mine } = state;
  if (!transfer || !mine.includes(transfer.seat)) return;
  commands.offered(transfer.word).catch(({ code: why }) => {
    if (why === 'transfer_over' && state.transfer === transfer) change({ transfer: undefined });
  });
};

/** @param {import('../core/socket.js').Status} line */
const onState = (line) => {
  if (line === 'live' && state.doc) say(t('room.conn.live'));
  if (line === 'live') askForTransfer();
  change({ line });
};

/** To whoever was removed the server says no more than to anybody else: that there is no such table. */
const KICKED = `kicked.${code}`;

/** @param {string} failure */
const reasonOf = (failure) => (failure === 'not_found' && recall(KICKED) ? 'kicked' : failure);

/** What is remembered of hands fits the game of the room. @param {State['game']} game */
const take = (game) => change({ game, picked: game.nothing, sort: recallSort(game.sorts) });

/** Whether the address asks for the table of sentences, whatever the game. */
const isPlain = new URLSearchParams(location.search).has('plain');

/**
 * The game as these pages draw it, else in sentences where the server offers it.
 * @param {string} id @param {State['kind']} kind @returns {Promise<State['game']>}
 */
const gameFor = async (id, kind) => {
  if (isDrawn(id) && !isPlain) return tableOf(id);
  if (!kind) return none;
  const [en, es] = await Promise.all(languages.map((lang) => api('GET', `/api/words/${id}/${lang}`)));
  return plainTable(id, { en, es });
};

/** Nothing comes any more before the table was shown: what stands on the page still works. @param {NonNullable<State['gone']>} gone */
const stop = (gone) => {
  change({ gone });
  listen({
    act: (name) => {
      if (name === 'reload') location.reload();
      if (name === 'theme') toggleTheme();
      screen.draw();
    },
  });
};

/** The table is known: its line, and all that a person does on the page. */
const open = (/** @type {number|undefined} */ seen) => {
  const see = (/** @type {number} */ seat) => room.see(seat);
  const room = connect(code, {
    seen,
    onDoc: (v, doc, skipped) => {
      const { draft } = state;
      onDoc(v, doc, skipped, see);
      bench.look(draft);
      choices.look();
    },
    onFrame: (frame) => onFrame(frame, see),
    onState,
  });
  const choices = createChoices(state, change, room);
  const hand = createHand(state, change, choices);
  const bench = createBench(state, change, room, hand);
  const act = acts({ state, change, complain, room, hand, bench });
  listen({ ...bench.over(hand.wishes), act, help: () => change({ sheet: 'keys', note: '' }) });
  listenToForms({ state, change, complain, room });
  setTimeout(() => callLate(state, change), LATE_MS);
  onOtherTab(code, () => room.refresh());
  listenForLife(state, () => {
    room.send({ t: 'back' });
    screen.draw();
    lookOut();
  });
};

const start = async () => {
  openRegions();
  screen.draw();
  listenForWords(code);
  onCarried();
  await takeAlong({ code, change });
  await enterBySecret({ code, change });
  const asked = [api('GET', '/api/elements'), api('GET', '/api/games'), commands.room(code)];
  const [catalog, { games }, { url, game, phase, mine = [] }] = await Promise.all(asked);
  if (mine.length === 0 || phase !== 'playing') around.send();
  openAtlas(catalog);
  const kind = games.find((/** @type {{id: string}} */ g) => g.id === game);
  take(await gameFor(game, kind));
  if (!isKnown(state.game)) return stop({ code: 'unknown_game', game });
  change({ url, kind });
  open(mine.length > 1 ? 0 : undefined);
};

onLanguage(() => screen.draw());
onArrival(() => screen.draw());
document.addEventListener('visibilitychange', () => document.hidden && voice.hush());
narrow.addEventListener('change', () => change({ phone: narrow.matches }));
start().catch((error) => stop({ code: reasonOf(error?.code ?? 'failed') }));
