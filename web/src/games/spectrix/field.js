// The middle of the table: the groups that lie there or are tried, the place for a
// new one, and what has to be said about them.
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../cards/icon.js';
import { rich, t } from '../../core/i18n.js';
import { NEW, pickedCards } from './draft.js';
import { endView } from './endview.js';
import { isGroup } from './fits.js';
import { groupView } from './groupview.js';
import { hintView } from './hintview.js';
import { pilesLying, pilesOf, pilesTried } from './layout.js';
import { refusalView } from './refusal.js';
import { id } from './sign.js';
import { lastLight, lightView } from './white.js';
import { verdictWords } from './words.js';

/** @typedef {import('./types.js').Context} Context */
/** @typedef {import('./types.js').View} View */
/** @typedef {import('./draft.js').Draft} Draft */

/** The draft, unless the table rests. @param {Context} ctx @returns {Context} */
export const awake = (ctx) => (ctx.view.can ? ctx : { ...ctx, draft: undefined });

/** What somebody else tries. @param {Context} ctx */
const triedBy = ({ tried, me }) => (tried && tried.seat !== me && Object.keys(tried.groups).length > 0 ? tried : undefined);

/** @param {Context} ctx */
const pilesIn = (ctx) => {
  const { draft, view } = ctx;
  const tried = triedBy(ctx);
  if (draft) return pilesOf(draft);
  return tried ? pilesTried(view.table, tried.groups) : pilesLying(view.table);
};

/** New cards come from whoever laid them; one's own lie there already. @param {Context} ctx @returns {string} an anchor */
const origin = ({ view: { log }, me, tried }) => {
  const entries = Object.entries(log).sort(([a], [b]) => Number(b) - Number(a)).map(([, entry]) => entry);
  const seat = tried?.seat ?? entries.find(({ kind }) => ['played', 'rearranged', 'stepped'].includes(kind))?.seat ?? me;
  return seat === me ? '' : `seat-${seat}`;
};

/** The place for a group of its own. @param {Draft} draft */
const slot = (draft) => {
  const codes = pickedCards(draft).map(({ code }) => code);
  const { words } = verdictWords(codes, draft.ring);
  const fits = isGroup(codes, draft.ring);
  return html`<li class="sx-group new ${fits ? 'fits' : ''}"><button class="sx-slot" id="group-new" data-drop="${NEW}" data-hot="g"
    aria-disabled="${codes.length === 0}">${icon('plus')}<span>${t('sx.new')}${codes.length
    ? html`<span class="vh">: ${words}</span>` : nothing}</span></button></li>`;
};

/** @param {Context} ctx */
const triedLine = (ctx) => {
  const tried = triedBy(ctx);
  return tried && !ctx.draft ? html`<p class="sx-trying">${ctx.face(tried.seat)}<span>${rich('sx.tried', { who: ctx.shown(tried.seat) })}</span></p>` : nothing;
};

/** @param {Context} ctx */
const emptyLine = ({ draft }) => html`<p class="sx-empty">${t(draft ? 'sx.empty.mine' : 'sx.empty')}</p>`;

/** From so many cards on they are small on a desk, too, and a group opens before it is taken apart. */
const MANY = 60;
/** Up to so many are larger on a desk. */
const FEW = 18;

/** @param {Context} ctx */
const groups = (ctx) => {
  const { draft, view } = ctx;
  const piles = pilesIn(ctx);
  const lying = Object.values(view.table).flat().length;
  const phone = ctx.phone || lying > MANY;
  const at = { ring: view.ring, phone, from: origin(ctx), draft, touch: view.hint?.touch };
  return html`${piles.length ? nothing : emptyLine(ctx)}<ul class="sx-groups ${phone ? 'small' : lying > FEW ? '' : 'few'} ${triedBy(ctx) && !draft ? 'tried' : ''}"
    aria-label="${t('sx.table')}" ?data-drags=${!ctx.phone}>${repeat(piles, ({ key }) => key, (pile) => groupView(pile, at))}${draft
    ? slot(draft) : nothing}</ul>`;
};

/** @param {Context} ctx */
const notices = (ctx) => html`${refusalView(ctx, id)}${triedLine(ctx)}${lastLight(ctx.view) ? lightView(ctx) : nothing}${hintView(ctx)}`;

/** @param {View} view */
const isCounted = ({ turn, past }) => (turn.phase === 'between' || turn.phase === 'over') && past !== undefined;

/** @param {Context} ctx @returns {import('lit').TemplateResult} */
export const field = (ctx) => {
  const now = awake(ctx);
  return html`<div class="sx-field">${isCounted(ctx.view) && !ctx.lingers ? endView(ctx) : html`${notices(now)}${groups(now)}`}</div>`;
};
