// Help with what is asked, which looks the same to the pages whatever the game:
// a move `{do: 'hint'}` asks for it, `hint` of the view is what was told, and
// entries "hinted" of the log say who used some. Where a game does not do that
// itself it is added here, from the server's frames and the counts of the room.
// An entry stands between two of the game: after number 17 it is 17.001.
//   const hints = createHints();
//   hints.frameOf(question, doc)   the frame for a question; one that asks for help is a `hint`
//   hints.told(frame)              a `hint` frame came
//   hints.on(doc, seat)            the document with what is known, for the seat that is shown

/** @typedef {import('./doc.js').Doc} Doc */
/** @typedef {import('./game.js').Entry} Entry */
/** @typedef {{seat: number, decision: number}} Question */

/** Further entries after one of the game are numbered in such steps. */
const STEP = 0.001;

/** @param {Doc|undefined} doc @returns {number} what is asked, 0 for nothing */
const decisionOf = (doc) => doc?.game?.turn.decision ?? 0;

/** @param {object} question @returns {question is {seat: number}} */
const asksForHelp = (question) => {
  const { t, move } = /** @type {{t?: string, move?: {do: string}}} */ (question);
  return t === 'move' && move?.do === 'hint';
};

/** Seats of which the game itself says, after a number of its log, that they were helped. @param {Record<string, Entry>} log @param {number} after */
const toldByGame = (log, after) =>
  Object.entries(log).filter(([n, { kind }]) => Number(n) > after && kind === 'hinted').map(([, { seat }]) => seat);

export const createHints = () => {
  /** @type {Question|undefined} */
  let asked;
  /** @type {Question & {hint: object}|undefined} */
  let given;
  /** @type {Record<string, number>|undefined} */
  let used; // by seat, when the last document was seen
  let newest = 0; // number of the game's last entry then
  /** @type {Record<string, Entry>} */
  let entries = {};

  /** A match that began anew has another log. @param {Record<string, Entry>} log */
  const keep = (log) => {
    const numbers = Object.keys(log).map(Number);
    const last = Math.max(0, ...numbers);
    if (last < newest) [newest, entries] = [0, {}];
    const first = Math.min(...numbers);
    entries = Object.fromEntries(Object.entries(entries).filter(([n]) => Number(n) >= first));
    return last;
  };

  /** @param {Doc} doc */
  const look = ({ room, game }) => {
    const log = game?.log ?? {};
    const last = keep(log);
    const now = room.hints ?? {};
    const known = toldByGame(log, newest);
    const more = Object.keys(now).map(Number).filter((seat) => used && now[seat] > (used[seat] ?? 0) && !known.includes(seat));
    for (const seat of more) entries[(Math.max(last, ...Object.keys(entries).map(Number)) + STEP).toFixed(3)] = { kind: 'hinted', seat };
    [used, newest] = [now, last];
  };

  /** With its question a hint is gone for good: another match counts anew. @param {Doc} doc @param {number} seat @returns {object} nothing in it without one */
  const helpFor = (doc, seat) => {
    if (given && given.decision !== decisionOf(doc)) given = undefined;
    return given?.seat === seat ? { hint: given.hint } : {};
  };

  return {
    /** @param {object} question @param {Doc|undefined} doc @returns {object} */
    frameOf: (question, doc) => {
      if (!asksForHelp(question)) return question;
      asked = { seat: question.seat, decision: decisionOf(doc) };
      return { t: 'hint', seat: question.seat };
    },
    /** @param {{hint: object}} frame */
    told: ({ hint }) => { given = asked && { ...asked, hint }; },
    /** @param {Doc} doc @param {number} seat @returns {Doc} the same where there is nothing to add */
    on: (doc, seat) => {
      look(doc);
      const { game } = doc;
      if (!game) return doc;
      const help = helpFor(doc, seat);
      if (Object.keys(entries).length === 0 && !('hint' in help)) return doc;
      return { ...doc, game: { ...help, ...game, log: { ...game.log, ...entries } } };
    },
  };
};
