// Questions to a room that wait for their answers. Each has an id of its own and
// goes out again with it on every new line, so a move acts once whatever the
// network does.

/** @typedef {import('./doc.js').Answer} Answer */

/** @param {() => string} newID */
export const createQuestions = (newID) => {
  /** @type {Map<string, {frame: object, resolve: (answer: Answer) => void}>} */
  const open = new Map();

  /** An answer came; one that nobody waits for is passed over. @param {Answer} answer */
  const settle = (answer) => {
    const question = open.get(answer.id);
    open.delete(answer.id);
    question?.resolve(answer);
  };

  return {
    settle,
    any: () => open.size > 0,
    /** @param {(frame: object) => void} send */
    each: (send) => open.forEach(({ frame }) => send(frame)),
    /** @param {object} question @returns {{frame: object, answer: Promise<Answer>}} */
    add: (question) => {
      const id = newID();
      const frame = { ...question, id };
      return { frame, answer: new Promise((resolve) => open.set(id, { frame, resolve })) };
    },
    /** Nobody will answer any more. */
    refuseAll: () => [...open.keys()].forEach((id) => settle({ t: 'refused', id, code: 'closed' })),
  };
};
