// What the viewer is asked for: of the alternatives that a phase has, those that
// the listed moves have, too. Pure.

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Words} Words */

/** @param {string} text @returns {string} its first word, as far as its forms agree: "pasa", "pasar" */
const stem = (text) => (/\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase().slice(0, 4);

/** @param {Words} words @param {string} alternative @returns {string[]} kinds of moves whose sentences begin as it does */
const kindsOf = ({ move = {} }, alternative) =>
  Object.keys(move).filter((kind) => move[kind].some((sentence) => stem(sentence) === stem(alternative)));

/** @param {string} phase @returns {string[]} alternatives and the words between them in turn */
const cut = (phase) => phase.split(/(,? (?:or|o|u) )/);

/** @param {Context} ctx @param {Words} words @returns {string} */
export const task = ({ view: { turn }, legal }, words) => {
  const phase = words.phase?.[turn.phase] ?? turn.phase.replace(/_/g, ' ');
  if (!legal?.complete) return phase;
  const kinds = [...new Set(legal.moves.map((move) => move.do))];
  const all = cut(phase).filter((_, i) => i % 2 === 0).map((said) => ({ said, of: kindsOf(words, said) }));
  const whole = all.find(({ of }) => kinds.every((kind) => of.includes(kind)));
  if (whole) return whole.said;
  const left = all.filter(({ of }) => of.length === 0 || of.some((kind) => kinds.includes(kind)));
  return left.length === 0 || left.length === all.length ? phase : left.map(({ said }) => said).join(cut(phase)[1]);
};
