// Spectrix at the table: what the room page asks of a game.
import { html } from 'lit';
import { spectrumBack, spectrumCard } from '../../cards/spectrum.js';
import { t } from '../../core/i18n.js';
import { bench } from './drawnbench.js';
import { start } from './draft.js';
import { field } from './field.js';
import { guide } from './guide.js';
import { arrange, sorts } from './hand.js';
import { handView } from './handview.js';
import { inlay } from './inlay.js';
import { inOrder, spoken, told } from './log.js';
import { lastRound, tally } from './points.js';
import { ruleSentences } from './rules.js';
import { id, mark, name } from './sign.js';
import { actions, isMine, strip } from './strip.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Move} Move */

/** The deck in the lobby. */
const deck = () => ({
  picture: html`<span class="fan5" aria-hidden="true">${['YE', 'RE', 'MA', 'DB', 'LB', 'TE', 'LI'].map((code) =>
    html`<span class="card flat">${spectrumCard(code, { lod: 'M' })}</span>`)}</span>`,
  words: t('sx.rule.deck'),
});

/** @param {View} view @returns {string} */
const meta = ({ round, target, sudden, last }) => [
  sudden ? t('sx.meta.sudden', { n: sudden }) : t('sx.meta', { n: round, target }), last ? t('sx.meta.last') : '',
].filter(Boolean).join(' · ');

/** What a plate says of a seat besides its name. @param {View} view @param {number} seat */
const plate = ({ seats, turn }, seat) => {
  const { cards = 0, total = 0, out, ready } = seats[seat] ?? {};
  const waits = ['between', 'restore'].includes(turn.phase);
  const note = out ? t('sx.plate.out', { n: total }) : waits && ready ? t('sx.plate.ready') : '';
  return { number: cards, label: t('sx.plate', { n: cards, total }), note };
};

/** @param {View} view */
const standings = (view) => ({
  title: lastRound(view) ? t('sx.tally.after', { n: lastRound(view) }) : t('sx.tally.first'), note: t('sx.tally.lowest', { n: view.target }), rows: tally(view),
});

/** @param {import('./types.js').Sort} sort */
const sortName = (sort) => t(`sx.sort.${sort}`);

/** @returns {[key: string, words: string, act?: string][]} */
const keys = () => [
  ['T', t('sx.keys.lay')], ['D', t('sx.keys.draw'), 'draw'], ['G', t('sx.keys.new')], ['Z', t('sx.keys.undo')], ['H', t('sx.keys.hint'), 'hint'],
  ['P', t('sx.keys.pass'), 'pass'], ['N', t('sx.keys.next')],
];

/** @param {View} view @param {{sort: import('./types.js').Sort, own: string[]}} by */
const order = (view, by) => arrange(start(view, 0).now.hand, by, view.ring).map((card) => card.id);

/** Moves that are no more than their kind. */
const simple = /** @type {const} */ (['draw', 'pass', 'next', 'hint', 'give_up']);

/** @param {string} act @param {Partial<Record<string, string>>} carried @returns {Move|undefined} */
const moveFor = (act, { move }) => {
  if (move) return JSON.parse(move);
  const kind = simple.find((one) => one === act);
  return kind && { do: kind };
};

/** @type {import('../../core/game.js').Game<Context, Move>} */
export const spectrix = {
  id, name, mark, ruleSentences, deck, inlay, settings: () => ({}), meta, field, guide, handView, cardBack: spectrumBack, plate, standings, isMine,
  strip, actions, bench: /** @type {any} */ (bench), sorts, sortName, keys, order, nothing: {}, toggle: (picked) => picked, codesOf: () => [],
  stillHeld: (picked) => picked, moveOf: () => undefined, moveFor, cardsOf: () => [], inOrder, told, spoken,
};
