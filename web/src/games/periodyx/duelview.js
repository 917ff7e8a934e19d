// What lies in the middle: the two cards of a round, face down with a spoken name
// until both are chosen, then open; afterwards how the round came out.
import { html, nothing } from 'lit';
import { cardName, elementName, elementOf } from '../../cards/atlas.js';
import { figureCard } from '../../cards/figurecard.js';
import { figureSaid, otherFacts } from '../../cards/figures.js';
import { t } from '../../core/i18n.js';
import { cardBack } from './back.js';
import { statOf } from './games.js';
import { inOrder, lastOutcome } from './log.js';
import { told } from './telling.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').Said} Said */
/** @typedef {import('./types.js').Stat} Stat */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {{seat: number, face: unknown, words: unknown, won?: boolean, other?: string}} Side of a comparison; seat 0 is the pile, or who is called so */

/** @param {string} code @param {Context} ctx @param {Stat} [stat] @param {string} [value] */
const open = (code, { lang, view }, stat, value) => {
  const e = elementOf(code);
  const lod = view.open?.cards?.[view.lead]?.face_up && !stat && view.turn.phase !== 'answer_match' ? 'S' : 'M';
  return e ? html`<span class="card flat turned" data-open="${code}">${figureCard(e, { lod, lang, stat, value, label: true })}</span>` : nothing;
};

/** Face down; what was said of it stands on a band. @param {unknown} [words] */
const down = (words) => html`<span class="down"><span class="card flat">${cardBack()}</span>${words
  ? html`<span class="said">${words}</span>` : html`<span class="vh">${t('px.duel.down')}</span>`}</span>`;

/** @param {Said} said @param {Context} ctx @param {Stat} [stat] */
const announced = ({ name = '', value }, { lang }, stat) => html`<span lang="${lang}">${cardName(name, lang)}</span>${value && stat
  ? html`<small>${figureSaid(value, stat, lang)}</small>` : nothing}`;

/** Where nothing lies yet. */
const empty = () => html`<span class="spot" aria-hidden="true"><span class="put">…</span></span>`;

/** A card of the hand before it is laid, with the figure that is chosen. @param {string} code @param {Context} ctx */
const inPlace = (code, ctx) => {
  const stat = statOf(ctx.view.game, ctx.picked.stat);
  return open(code, ctx, stat, stat && ctx.view.figures?.[code]?.[stat]);
};

/** The place where the viewer's card goes. @param {Context} ctx */
const place = (ctx) => {
  const { card } = ctx.picked;
  return html`<button class="spot ${card ? 'is-target' : ''}" data-drop="duel" aria-disabled="${!card}">${card ? inPlace(card, ctx) : nothing}<span
    class="put">${card ? t('px.duel.lay') : t('px.duel.yours')}</span></button>`;
};

/** @param {Said|undefined} said @param {number} seat @param {Context} ctx */
const faceOf = (said, seat, ctx) => {
  const { view, me } = ctx;
  const stat = statOf(view.game);
  if (said?.face_up && said.name) return open(said.name, ctx, stat, stat === 'kind' ? elementOf(said.name)?.occurrence : said.value);
  const mine = seat === me ? (view.mine ?? said?.name) : undefined;
  if (mine) return inPlace(mine, ctx);
  if (said) return down(said.name ? announced(said, ctx, stat) : undefined);
  return seat === me && view.can?.show ? place(ctx) : empty();
};

/** @param {Said|undefined} said @param {number} seat @param {Context} ctx */
const wordsOf = (said, seat, { view, me }) => {
  if (said?.face_up) return '';
  if (!said) return t(view.turn.seats.includes(seat) ? 'px.duel.chooses' : 'px.duel.waits');
  if (seat === me) return t('px.duel.only_you');
  return t(said.name ? 'px.duel.says' : 'px.duel.down');
};

/** @param {Side} side @param {Context} ctx */
const sideView = ({ seat, face, words, won, other = t('px.duel.pile') }, ctx) => html`<div class="side ${won ? 'won' : ''}"><p class="lab">${seat
  ? (seat === ctx.me ? html`<b>${t('px.duel.you')}</b>` : ctx.shown(seat)) : html`<b>${other}</b>`} <span>${words}</span></p
  ><div class="at" data-flip="side-${seat}" data-from="seat-${seat}">${face}</div></div>`;

/** @param {[Side, Side]} sides @param {string} sign @param {unknown} words @param {Context} ctx */
const pair = ([left, right], sign, words, ctx) => html`<div class="duel">${sideView(left, ctx)}<span class="vs" aria-hidden="true">${sign}</span>${sideView(
  right, ctx,
)}${words ? html`<p class="fact">${words}</p>` : nothing}</div>`;

/** The running round: who was named chose first. @param {Context} ctx @returns {TemplateResult} */
const running = (ctx) => {
  const { view: { open: round, lead } } = ctx;
  const [other, cards] = [round?.other ?? 0, round?.cards ?? {}];
  const side = (/** @type {number} */ seat) => ({ seat, face: faceOf(cards[seat], seat, ctx), words: wordsOf(cards[seat], seat, ctx) });
  return pair([side(other), side(lead)], ctx.view.turn.phase === 'race' ? '=' : '?', '', ctx);
};

/** What is printed on a card, for who looks for what two share. @param {number} seat @param {Context} ctx */
const printed = (seat, ctx) => {
  const code = ctx.view.open?.cards?.[seat]?.name ?? '';
  const e = elementOf(code);
  return e ? html`<ul class="facts" lang="${ctx.lang}"><li><b>${elementName(e, ctx.lang)}</b></li>${otherFacts(e, ctx.lang).map((fact) => html`<li>${fact}</li>`)}</ul>` : nothing;
};

/** Match!: both lie open, with all that is printed. @param {Context} ctx @returns {TemplateResult} */
const racing = (ctx) => html`<div class="racing">${running(ctx)}<div class="both">${printed(ctx.view.open?.other ?? 0, ctx)}${printed(
  ctx.view.lead, ctx,
)}</div></div>`;

/** The sentence of the round before. @param {Context} ctx */
const verdict = (ctx) => {
  const [n, entry] = lastOutcome(ctx.view.log) ?? [];
  return n && entry ? told(entry, ctx.then(n, ctx)) : nothing;
};

/** The two sides of the round before. @param {Context} ctx @returns {[Side, Side]|undefined} */
const lastSides = (ctx) => {
  const { past } = ctx.view;
  if (!past) return undefined;
  const stat = statOf(past.game, /** @type {Stat} */ (past.stat));
  const side = (/** @type {number} */ seat, /** @type {string} */ code, /** @type {string|undefined} */ value, won = seat > 0 && past.winner === seat) =>
    ({ seat, face: open(code, ctx, stat, stat === 'kind' ? elementOf(code)?.occurrence : value), words: won ? t('px.duel.won') : '', won });
  if (past.card && past.next) return [side(past.lead, past.card, past.value), side(0, past.next, past.next_value)];
  const [lead, other] = [past.lead, Number(Object.keys(past.cards ?? {}).find((seat) => Number(seat) !== past.lead))];
  const said = past.cards ?? {};
  if (!said[lead]?.name || !said[other]?.name) return undefined;
  return [side(other, said[other].name ?? '', said[other].value), side(lead, said[lead].name ?? '', said[lead].value)];
};

/** @param {Context} ctx */
const pile = ({ view }) => html`<div class="pile" data-anchor="pile"><span class="card flat">${cardBack()}</span><p><b>${view.pile}</b> ${t('px.pile', { n: view.pile })}</p></div>`;

/** How the round before came out. @param {Context} ctx @returns {TemplateResult} */
const past = (ctx) => {
  const sides = lastSides(ctx);
  if (sides) return pair(sides, ctx.view.past?.void ? '≠' : '›', verdict(ctx), ctx);
  return html`<div class="quiet">${pile(ctx)}<p class="fact">${verdict(ctx)}</p></div>`;
};

/** The leader's card before it is laid: against the pile, or whoever is named. @param {string} card @param {Context} ctx @returns {TemplateResult} */
const preparing = (card, ctx) => {
  const { view: { can, game }, picked, me } = ctx;
  const mine = { seat: me, face: inPlace(card, ctx), words: '' };
  if (can?.predict) return pair([{ seat: 0, face: down(), words: '' }, mine], '?', '', ctx);
  const seat = picked.seat ?? picked.only ?? 0;
  return pair([{ seat, face: empty(), words: '', other: t('px.duel.somebody') }, mine], game === 'match' ? '=' : '?', '', ctx);
};

/** @param {Context} ctx @returns {TemplateResult} */
export const middle = (ctx) => {
  const { view, picked } = ctx;
  if (/^(race|state|vote)$/.test(view.turn.phase)) return racing(ctx);
  if (view.turn.phase === 'exchange') return past(ctx);
  if (picked.card && (view.can?.lay || view.can?.predict)) return preparing(picked.card, ctx);
  return view.open?.other ? running(ctx) : past(ctx);
};

/** Who said what in the race so far. @param {Context} ctx @returns {TemplateResult} */
export const raceLog = (ctx) => {
  const all = inOrder(ctx.view.log);
  const from = all.map(([, { kind }]) => kind).lastIndexOf('race');
  return html`<ul class="sofar">${all.slice(from + 1).filter(([, { kind }]) => ['mismatched', 'passed', 'refuted', 'silent'].includes(kind))
    .map(([n, entry]) => html`<li>${told(entry, ctx.then(n, ctx))}</li>`)}</ul>`;
};
