// A line of the room's story in words: what somebody did at the table besides
// playing, as others read it and as they do themselves.
import { t } from '../../core/i18n.js';
import { rulesSaid } from './houserules.js';
import { heldName } from './who.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./chronicle.js').Told} Told */
/** @typedef {import('../../core/i18n.js').Key} Key */

/** @param {boolean} own @returns {''|'_mine'} */
const mine = (own) => (own ? '_mine' : '');

/** @param {boolean} own @returns {''|'_you'} */
const you = (own) => (own ? '_you' : '');

/** Whether somebody else did it. @param {Told} line */
const isGiven = ({ by }) => by !== undefined;

/** @param {Told} line @returns {Key} */
const hostKey = (line) => {
  if (!line.seat && !line.name) return 'room.story.host_none';
  if (!isGiven(line)) return `room.story.host${you(line.me)}`;
  return line.me ? 'room.story.made_host_you' : `room.story.made_host${mine(line.byMe)}`;
};

/** @param {Told} line @returns {Key} */
const renameKey = (line) => {
  if (!isGiven(line)) return `room.story.renamed${you(line.me)}`;
  return line.me ? 'room.story.named_you' : `room.story.named${mine(line.byMe)}`;
};

/** @param {Told} line @returns {Key} */
const matchKey = ({ seat, name, bot, me }) => {
  if (!seat && !name && !bot) return 'room.story.match_nobody';
  return me ? 'room.story.match_you' : 'room.story.match';
};

/** @param {Told} line @param {string} rules @returns {Key|undefined} nothing for a kind that is newer than this page */
const keyOf = (line, rules) => {
  const { kind, me, byMe, bot, why } = line;
  switch (kind) {
    case 'pause': case 'resume': case 'lock': case 'unlock': case 'public': case 'unlist': case 'free_text': case 'phrases_only': case 'seats':
    case 'kick': case 'free': case 'admit':
      return `room.story.${kind}${mine(byMe)}`;
    case 'bots': case 'closed': return `room.story.${kind}${Object.keys(line.fields ?? {}).length ? '_at' : ''}${mine(byMe)}`;
    case 'match': return matchKey(line);
    case 'options': case 'grace': case 'clock_mode':
      return rules ? `room.story.rules${mine(byMe)}` : `room.story.rules_some${mine(byMe)}`;
    case 'skip': return me ? 'room.story.skip_you' : `room.story.skip${mine(byMe)}`;
    case 'sit': return bot ? `room.story.sit_bot${you(me)}` : `room.story.sit${you(me)}`;
    case 'stand_in': return why === 'clock' && !me ? 'room.story.stand_in_clock' : `room.story.stand_in${you(me)}`;
    case 'back': case 'clock': case 'undo': case 'transfer': return `room.story.${kind}${you(me)}`;
    case 'time': return `room.story.time${mine(byMe)}`;
    case 'leave': return 'room.story.leave';
    case 'host': return hostKey(line);
    case 'rename': return renameKey(line);
    default: return undefined;
  }
};

/** The time that somebody was given. @param {Told} line @returns {string} */
const timeOf = ({ fields }) => {
  const times = /** @type {const} */ (['0', '1', '2', '3', '4']).find((one) => one === fields?.times);
  return times ? t(`room.house.time.${times}`) : '';
};

/** What a place became, for the host. @param {Told} line @param {string} what a level, "closed" or "open" @returns {string} */
const placeWord = ({ kind }, what) => {
  const level = /** @type {const} */ (['easy', 'medium', 'hard']).find((one) => one === what);
  if (level) return t(`room.level.${level}`);
  return t(what === 'closed' ? 'room.story.place_closed' : kind === 'closed' ? 'room.story.place_open' : 'room.story.place_no_bot');
};

/** Places by the numbers that they had then. @param {Told} line @returns {string} */
const placesOf = (line) => Object.entries(line.fields ?? {}).map(([n, what]) => t('room.story.place', { n, what: placeWord(line, what) })).join(', ');

/** Whether a bot goes on with the seat that somebody lost. @param {Told} line */
const botGoesOn = ({ kind, bot }) => bot && kind !== 'sit' && kind !== 'match';

/** @param {Told} line @returns {string} */
const doer = ({ by, by_name: name }) => (by || name ? heldName({ name }, by ?? 0) : t('room.story.by_host'));

/**
 * @template T @param {State} state @param {Told} line @param {(key: Key, params: Record<string, any>) => T} say
 * @param {(name: string) => unknown} show a name @returns {unknown}
 */
export const sentenceOf = (state, line, say, show) => {
  const rules = line.fields ? rulesSaid(state, line.fields) : '';
  const key = keyOf(line, rules);
  if (!key) return '…';
  const { seat = 0, name, bot, kind, was, fields } = line;
  const words = {
    by: show(doer(line)), who: show(heldName({ name, bot: bot && kind === 'match' }, seat)), was: show(was || heldName({}, seat)), rules,
    pick: timeOf(line), places: placesOf(line), n: fields?.seats ?? fields?.moves ?? fields?.match ?? '',
  };
  const said = say(key, words);
  if (!botGoesOn(line)) return said;
  return typeof said === 'string' ? `${said} ${t('room.story.bot_has')}` : [said, ' ', t('room.story.bot_has')];
};
