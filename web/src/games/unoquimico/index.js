// Uno químico at the table: what the room page asks of a game.
import { html } from 'lit';
import { card } from '../../cards/card.js';
import { cardBack } from '../../cards/back.js';
import { rich, t } from '../../core/i18n.js';
import { cardsOf, moveFor } from './acts.js';
import { field } from './field.js';
import { arrange, moved, sorts } from './hand.js';
import { handView } from './handview.js';
import { inOrder } from './log.js';
import { codesOf, holds, moveOf, nothing, stillHeld, toggle } from './picked.js';
import { lastGame, tally } from './points.js';
import { languageSentence, ruleSentences } from './rules.js';
import { spoken, told } from './telling.js';
import { actions, isMine, mayLine, waitLine } from './turn.js';
import { chip } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {import('./turn.js').Line} line @param {Context} ctx @returns {unknown} */
const lineParts = ({ key, data = {} }, ctx) => {
  const code = String(data.element ?? data.card ?? '');
  return rich(key, { ...data, element: chip(code, ctx), card: chip(code, ctx) });
};

/** @param {import('./turn.js').MayLine['key']} key @returns {import('./turn.js').Key} of the same, short */
const shortOf = (key) => `uno.may_short.${/** @type {import('./turn.js').May} */ (key.slice('uno.may.'.length))}`;

/** The sentence of the turn strip: in full, and short for a phone. @param {Context} ctx @returns {{long: unknown, short: string}} */
const strip = (ctx) => {
  if (!isMine(ctx.view, ctx.me)) {
    const line = waitLine(ctx.view);
    return { long: t(line.key, line.data), short: t(line.key, line.data) };
  }
  const line = mayLine(ctx.view);
  return { long: lineParts(line, ctx), short: t(shortOf(line.key), line.data) };
};

/** @param {View} view @param {Record<string, unknown>} options @returns {string} */
const meta = (view, options) => t('uno.meta', { game: view.game, games: view.games, mode: t(`uno.mode.${/** @type {import('../../wire.js').UnoquimicoOptions['mode']} */ (options.mode ?? 'full')}`) });

/** What a plate says of a seat besides its name. @param {View} view @param {number} seat */
const plate = (view, seat) => {
  const { cards = 0, must } = view.seats[seat] ?? {};
  const between = view.turn.phase === 'between' ? t(view.turn.seats.includes(seat) ? 'uno.over.not_ready' : 'uno.over.ready') : '';
  return { number: cards, label: t('uno.cards', { n: cards }), note: must ? t('uno.may_short.draw_two', { n: must }) : between };
};

/** @param {View} view @returns {{title: string, note: string, rows: ReturnType<typeof tally>}} */
const standings = (view) => ({
  title: lastGame(view) ? t('uno.tally.after', { game: lastGame(view), games: view.games }) : t('uno.tally.first', { games: view.games }),
  note: t('uno.tally.lowest'), rows: tally(view),
});

const fan = ['H', 'Cl', 'Au', 'Si', 'mendeleev', 'noddack', 'wild_1'];

/** The deck in the lobby. @param {import('./types.js').CardLang} lang @returns {TemplateResult} */
const deck = (lang) => html`<span class="fan5" aria-hidden="true">${fan.map((code) => html`<span class="card flat">${card(code, { lod: 'S', lang })}</span>`)}</span>`;

export const unoquimico = {
  id: 'unoquimico',
  sorts, arrange, moved, actions, isMine, strip, meta, plate, standings, field, handView, nothing, holds, toggle, codesOf, moveOf, moveFor, cardsOf, stillHeld, inOrder, told, spoken, deck, cardBack,
  ruleSentences, languageSentence,
};
