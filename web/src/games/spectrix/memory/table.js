// Memory with the cards of Spectrix, at the table.
import { html } from 'lit';
import { spectrumBack, spectrumCard } from '../../../cards/spectrum.js';
import { t } from '../../../core/i18n.js';
import { inOrder } from '../log.js';
import { mark } from '../sign.js';
import { inlay } from '../inlay.js';
import { field } from './field.js';
import { spoken, told } from './log.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./types.js').Move} Move */

const deck = () => ({
  picture: html`<span class="fan5" aria-hidden="true">${['RE', '', 'LB', '', 'RE'].map((code) =>
    html`<span class="card flat">${code ? spectrumCard(code) : spectrumBack()}</span>`)}</span>`,
  words: t('sx.memory.deck'),
});

/** @param {View} view */
const standings = ({ seats }) => {
  const rows = Object.entries(seats).map(([seat, { total }]) => ({ seat: Number(seat), total }));
  const most = Math.max(...rows.map(({ total }) => total));
  return { title: t('sx.memory.pairs'), note: '', rows: rows.map((row) => ({ ...row, best: most > 0 && row.total === most })) };
};

/** @param {View} view @param {number} me */
const isMine = (view, me) => me > 0 && view.turn.seats.includes(me) && view.can !== undefined;

/** @param {Context} ctx */
const strip = ({ view, me }) => {
  const second = view.turn.phase === 'second';
  const words = isMine(view, me) ? t(second ? 'sx.memory.may.second' : 'sx.memory.may.first') : t('sx.memory.wait');
  return { long: words, short: words };
};

/** @param {View} view */
const left = ({ places }) => Object.keys(places).length / 2;

/** @type {import('../../../core/game.js').Game<Context, Move>} */
export const memory = {
  id: 'spectrix_memory', name: () => t('sx.memory.name'), mark, ruleSentences: () => [], deck, inlay, settings: () => ({}),
  meta: (view) => t('sx.memory.left', { n: left(view) }), field, handView: () => '', cardBack: spectrumBack,
  plate: ({ seats }, seat) => ({ number: seats[seat]?.total ?? 0, label: t('sx.memory.found', { n: seats[seat]?.total ?? 0 }), note: '' }),
  standings, isMine, strip,
  actions: ({ can }) => (can?.cover ? [{ do: 'cover', label: { key: 'sx.memory.cover' }, main: true, hot: 'c' }] : []),
  sorts: [], sortName: String, keys: () => [['C', t('sx.memory.cover')]], order: () => [], nothing: {}, toggle: (picked) => picked, codesOf: () => [],
  stillHeld: (picked) => picked, moveOf: () => undefined,
  moveFor: (act, { place }) => (act === 'flip' ? { do: 'flip', place: Number(place) } : act === 'cover' ? { do: 'cover' } : undefined),
  cardsOf: () => [], inOrder, told, spoken,
};
