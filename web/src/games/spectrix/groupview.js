// A group on the table: square ends for a collection, a round right end for a
// sequence, torn ends where it is broken. It is looked at, opened, taken apart, or
// the place for what is picked.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../cards/icon.js';
import { colourOf, spectrumCard } from '../../cards/spectrum.js';
import { t } from '../../core/i18n.js';
import { canClaim, pickedCards } from './draft.js';
import { isGroup, sideOf } from './fits.js';
import { byRing } from './group.js';
import { cardWords, cardsWords, gapsIn, groupWord, verdictWords } from './words.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./layout.js').Pile} Pile */
/** @typedef {import('./layout.js').Tile} Tile */
/** @typedef {import('lit').TemplateResult} TemplateResult */
/** @typedef {{ring: string[], phone: boolean, from: string, draft?: Draft, touch?: number[]}} At `from`: where new cards come from, `touch`: what help speaks of */
/** @typedef {'seen'|'closed'|'apart'|'target'} Way in which a group is met */

/** @param {Pile} pile */
const codesOf = ({ tiles }) => tiles.map(({ code }) => code);

/** @param {Pile} pile @param {At} at @returns {Way} */
export const wayOf = ({ key, tiles }, { draft, phone }) => {
  if (!draft) return 'seen';
  const { picked } = draft;
  if (tiles.some(({ id }) => picked.includes(id))) return 'apart';
  if (picked.length > 0) return 'target';
  return phone && draft.open !== key ? 'closed' : 'apart';
};

/** @param {Pile} pile @param {At} at @param {Way} way */
const isLarge = ({ key, tiles }, { draft, phone }, way) =>
  phone && way === 'apart' && (draft?.open === key || tiles.some(({ id }) => draft?.picked.includes(id)));

/** The name of a group: which one, whether it holds, its cards. @param {Pile} pile @param {At} at */
const named = (pile, { ring }) => t('sx.group.say', { group: groupWord(pile.key), verdict: verdictWords(codesOf(pile), ring).words, cards: cardsWords(codesOf(pile)) });

const marks = { '': '', new: 'sx-new', moved: 'sx-moved' };

/** @param {Tile} tile @param {At} at @param {boolean} [large] */
const tileView = ({ code, mark, flip }, { phone, from }, large = false) => html`<span class="sx-tile ${marks[mark]}" aria-hidden="true" data-flip="${flip}"
  data-from="${from || nothing}">${spectrumCard(code, { lod: large ? 'W' : phone ? 'T' : 'S' })}</span>`;

/** @param {Tile} tile */
const tileLabel = ({ code, mark }) => `${cardWords(code)}${mark ? `, ${t(`sx.mark.${mark}`)}` : ''}`;

/** @param {Tile} tile @param {Pile} pile @param {At} at @param {boolean} large @param {number} i */
const tileButton = (tile, pile, at, large, i) => {
  const isPicked = at.draft?.picked.includes(tile.id) ?? false;
  return html`<button class="sx-pick ${isPicked ? 'is-picked' : ''}" id="${i ? nothing : `group-${pile.key}`}" data-pick="${tile.id}"
    aria-pressed="${isPicked}"><span class="vh">${tileLabel(tile)}</span>${tileView(tile, at, large)}</button>`;
};

/** A place that is missing. @param {string} code */
const gapView = (code) => html`<span class="sx-gap" aria-hidden="true"><b>${colourOf(code)?.n}</b><i>${code}</i></span>`;

/** The cards in a row, what is missing among them. @param {Pile} pile @param {At} at @param {(tile: Tile, i: number) => TemplateResult} draw */
const row = (pile, { ring }, draw) => {
  const gaps = gapsIn(codesOf(pile), ring).map((code) => ({ id: `gap-${code}`, code, view: gapView(code) }));
  const cards = pile.tiles.map((tile, i) => ({ id: tile.id, code: tile.code, view: draw(tile, i) }));
  const all = gaps.length ? alongGaps([...cards, ...gaps], cards[0].code, gaps.map(({ code }) => code), ring) : cards;
  return repeat(all, ({ id }) => id, ({ view }) => view);
};

/** From the end of the run on which nothing is missing before it. @template {{code: string}} C @param {C[]} all @param {string} head @param {string[]} gaps @param {string[]} ring */
const alongGaps = (all, head, gaps, ring) => {
  const codes = all.map(({ code }) => code);
  const first = ring.find((code, i) => codes.includes(code) && !codes.includes(ring[(i + ring.length - 1) % ring.length]) && !gaps.includes(code));
  return byRing(all, ring, first ?? head);
};

/** @param {Pile} pile @param {At} at */
const label = (pile, { ring }) => {
  const { fine, words } = verdictWords(codesOf(pile), ring);
  if (pile.white) return html`<span class="sx-lab" aria-hidden="true">${t('sx.white.claimed')}</span>`;
  return html`<span class="sx-lab" aria-hidden="true">${fine ? nothing : html`<span class="oct">${icon('cross')}</span>`}${words}</span>`;
};

/** Where what is picked would lie. @param {Pile} pile @param {At} at @returns {'fits left'|'fits right'|''} */
const fitOf = (pile, { draft, ring }) => {
  const codes = draft ? pickedCards(draft).map(({ code }) => code) : [];
  return isGroup([...codesOf(pile), ...codes], ring) ? `fits ${sideOf(codesOf(pile), codes, ring)}` : '';
};

/** @param {Pile} pile @param {At} at @param {Way} way @param {string} fit */
const classOf = (pile, at, way, fit) => {
  const { kind } = verdictWords(codesOf(pile), at.ring);
  const help = at.touch?.map(String).includes(pile.key) ? 'is-touched' : '';
  return `sx-group ${kind} ${way === 'target' ? 'into' : ''} ${isLarge(pile, at, way) ? 'large' : ''} ${pile.white ? 'white' : ''} ${fit} ${help}`;
};

/** The place for what is picked. @param {Pile} pile @param {At} at @param {string} fit */
const target = (pile, at, fit) => html`<button class="sx-box" id="group-${pile.key}" data-drop="${pile.key}"><span
  class="vh">${t(fit ? 'sx.put.fits' : 'sx.put', { group: named(pile, at) })}</span>${plain(pile, at)}</button>`;

/** @param {Pile} pile @param {At} at */
const plain = (pile, at) => html`<span class="sx-tiles">${row(pile, at, (tile) => tileView(tile, at))}</span>${label(pile, at)}`;

/** @param {Pile} pile @param {At} at */
const closed = (pile, at) => html`<button class="sx-box" id="group-${pile.key}" data-do="build-open" data-place="${pile.key}"
  aria-expanded="false"><span class="vh">${named(pile, at)}</span>${plain(pile, at)}</button>`;

/** @param {Pile} pile @param {Draft} draft */
const claimButton = ({ key, white }, draft) => (canClaim(draft, key)
  ? html`<button class="btn sx-claim" id="claim-${key}" data-do="build-claim" data-place="${key}"
    aria-pressed="${Boolean(white)}">${t('sx.white.claim')}</button>` : nothing);

/** @param {Pile} pile */
const tools = ({ key }) => html`<span class="sx-tools"><button class="btn" data-do="build-all" data-place="${key}">${t('sx.take_all')}</button><button
  class="btn icon" data-do="build-open" data-place="${key}" aria-expanded="true" aria-label="${t('sx.close', { group: groupWord(key) })}">${icon('cross')}</button></span>`;

/** @param {Pile} pile @param {At} at @param {Draft} draft */
const apart = (pile, at, draft) => {
  const large = isLarge(pile, at, 'apart');
  return html`<div class="sx-box" role="group" aria-label="${named(pile, at)}"><span class="sx-tiles">${row(
    pile, at, (tile, i) => tileButton(tile, pile, at, large, i),
  )}</span><span class="sx-under">${label(pile, at)}${large ? tools(pile) : nothing}${claimButton(pile, draft)}</span></div>`;
};

/** @param {Pile} pile @param {At} at */
const seen = (pile, at) => html`<div class="sx-box" role="img" aria-label="${named(pile, at)}">${plain(pile, at)}</div>`;

/** @param {Pile} pile @param {At} at @param {Way} way @param {string} fit */
const inWay = (pile, at, way, fit) => {
  switch (way) {
    case 'target': return target(pile, at, fit);
    case 'closed': return closed(pile, at);
    case 'apart': return at.draft ? apart(pile, at, at.draft) : nothing;
    default: return seen(pile, at);
  }
};

/** @param {Pile} pile @param {At} at @returns {TemplateResult} */
export const groupView = (pile, at) => {
  const way = wayOf(pile, at);
  const fit = way === 'target' ? fitOf(pile, at) : '';
  return html`<li class="${classOf(pile, at, way, fit)}">${inWay(pile, at, way, fit)}</li>`;
};
