// What the viewer is asked for: of the alternatives that a phase has, those that
// the listed moves have, too. Pure.

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./speech.js').Words} Words */

/** @param {string} text @returns {string} its first word, or the one that it quotes, as far as its forms agree: "pasa", "pasar" */
const stem = (text) => (/[“«](\p{L}+)/u.exec(text)?.[1] ?? /\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase().slice(0, 4);

/** @param {Words} words @param {string} alternative @returns {string[]} kinds of moves whose sentences begin as it does */
const kindsOf = ({ move = {} }, alternative) =>
  Object.keys(move).filter((kind) => move[kind].some((sentence) => stem(sentence) === stem(alternative)));

/** @param {string} phase @returns {string[]} alternatives and the words between them in turn */
const cut = (phase) => phase.split(/(,? (?:or|o|u) )/);

/** Kinds of moves by the members of a view that say they can be made, where those have other names. @type {Record<string, string>} */
const others = { fits: 'table', alone: 'lay', with: 'lay', free: 'place' };

/** Before the moves are listed, or where not all are: what the view says. @param {Context['view']} view @returns {string[]} kinds */
const kindsSeen = ({ can = {}, fits }) => {
  const members = Object.entries({ ...can, fits }).filter(([, value]) => Boolean(value)).map(([member]) => member);
  return members.map((member) => others[member] ?? member);
};

/** @param {Context} ctx @returns {string[]} kinds of moves that the viewer can make, as far as is known */
const kindsNow = ({ view, legal }) => {
  const [listed, seen] = [(legal?.moves ?? []).map((move) => move.do), kindsSeen(view)];
  if (legal?.complete) return [...new Set(listed)];
  return seen.length ? [...new Set([...seen, ...listed])] : [];
};

/** @param {Context} ctx @param {Words} words @returns {string} */
export const task = (ctx, words) => {
  const { turn } = ctx.view;
  const phase = words.phase?.[turn.phase] ?? turn.phase.replace(/_/g, ' ');
  const kinds = kindsNow(ctx);
  if (kinds.length === 0) return phase;
  const all = cut(phase).filter((_, i) => i % 2 === 0).map((said) => ({ said, of: kindsOf(words, said) }));
  const whole = ctx.legal?.complete && all.find(({ of }) => kinds.every((kind) => of.includes(kind)));
  if (whole) return whole.said;
  const left = all.filter(({ of }) => of.length === 0 || of.some((kind) => kinds.includes(kind)));
  return left.length === 0 || left.length === all.length ? phase : left.map(({ said }) => said).join(cut(phase)[1]);
};
