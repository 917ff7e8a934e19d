// The moves that the server accepts, for a game whose drawings list them: asked
// for whenever they may have changed.

/** @typedef {import('./types.js').State} State */
/** @typedef {ReturnType<typeof import('../../core/socket.js').connect>} Line */

/** Whether the seat that is shown may do something, and its person does it. @param {State} state */
const mayMove = ({ doc, game, me }) => {
  if (!game.listsMoves || !me || doc?.room.phase !== 'playing' || doc.room.seats[me]?.played_by) return false;
  const turn = doc.game?.turn;
  return Boolean(turn?.seats.includes(me) || turn?.may?.includes(me));
};

/** @param {State} state @param {(parts: Partial<State>) => void} change @param {Pick<Line, 'ask'>} room */
export const createChoices = (state, change, room) => {
  let last = ''; // what was asked about
  let question = 0; // of the server for this seat, the newest

  const ask = async () => {
    const mine = ++question;
    const answer = await room.ask({ t: 'legal', seat: state.me });
    if (mine !== question) return;
    if (answer.t === 'refused') last = ''; // the next document asks again
    change({ legal: answer.t === 'legal' ? answer : undefined });
  };

  /** After a document, or with `again` after a refusal. @param {boolean} [again] */
  const look = (again = false) => {
    const may = mayMove(state);
    const now = may ? `${state.me} ${state.v} ${state.doc?.game?.turn.decision}` : '';
    if (now === last && !again) return;
    last = now;
    if (may) return void ask();
    question++;
    if (state.legal) change({ legal: undefined });
  };

  return {
    look,
    /** Asks, and looks again where it was refused. @type {Line['ask']} */
    ask: async (frame) => {
      const answer = await room.ask(frame);
      if (answer.t === 'refused') look(true);
      return answer;
    },
  };
};
