// Names and faces of seats, ready for sentences. A name is somebody else's text:
// it is isolated, clipped and never markup.
import { html } from 'lit';
import { face } from '../../cards/person.js';
import { t } from '../../core/i18n.js';
import { isBot } from './seats.js';

/** @typedef {import('./types.js').Room} Room */
/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {Room} room @param {number} seat @returns {string} */
export const plainName = (room, seat) => {
  const { name, kind } = room.seats[seat] ?? {};
  return name || t(kind === 'bot' ? 'room.seat.bot_name' : 'room.seat.number', { n: seat });
};

/** @param {string|undefined} name @param {boolean|undefined} bot @param {number} seat */
const calledThen = (name, bot, seat) => {
  if (name) return bot ? t('room.bot_of', { who: name }) : name;
  return t(bot ? 'room.seat.bot_name' : 'room.seat.number', { n: seat });
};

/** Who had a seat. @param {import('../../wire.js').Holder} then @param {number} seat @returns {string} */
export const heldName = ({ name, bot }, seat) => calledThen(name, bot, seat);

/** The bot that plays for a person. @param {Room} room @param {number} seat @returns {string} */
export const botName = (room, seat) => t('room.bot_of', { who: plainName(room, seat) });

/** As the one who moved: a stand-in is named as such. @param {Room} room @param {number} seat @returns {string} */
export const nameOf = (room, seat) => (room.seats[seat]?.played_by === 'bot' ? botName(room, seat) : plainName(room, seat));

/** @param {Room} room @param {number} seat @returns {TemplateResult} */
export const shownName = (room, seat) => html`<b><bdi>${nameOf(room, seat)}</bdi></b>`;

/** @param {Room} room @param {number} seat @returns {TemplateResult} */
export const faceOf = (room, seat) => face({ seat, name: plainName(room, seat), bot: isBot(room.seats[seat]) });
