// What the person's buttons ask of the server. Every call says in words why it
// was refused.
import { ApiError, api } from '../../core/api.js';
import { hasText, t } from '../../core/i18n.js';
import { isNameRefused } from '../../core/names.js';

/** @typedef {import('./types.js').State} State */

/**
 * Only another client than this one, or none that gets here, meets these.
 * @typedef {'no_device'|'bad_origin'|'kicked'|'too_large'|'not_json'|'unknown_move'|'unknown_phrase'|'not_offered'} Foreign
 */
/** @typedef {Exclude<import('../../wire.js').ErrorCode, Foreign>|'offline'} Refusable */

/** @param {{code: string}} failure @returns {string} */
export const refusedWords = (failure) => {
  const code = /** @type {Refusable} */ (failure.code);
  const key = /** @type {const} */ (`room.refused.${code}`);
  return hasText(key) ? t(key) : t('room.refused.other', { code });
};

/** @param {unknown} error @returns {string} */
export const failureWords = (error) => {
  if (isNameRefused(error)) return t('room.refused.bad_name');
  return refusedWords({ code: error instanceof ApiError ? error.code : 'offline' });
};

/** @param {string} code @param {string} [rest] */
const path = (code, rest = '') => `/api/rooms/${code}${rest}`;

/** @param {State} state @returns {{seat: number, level: string}[]} */
const botsOf = ({ doc }) => Object.entries(doc?.room.seats ?? {}).flatMap(([seat, { kind, level = 'medium' }]) =>
  (kind === 'bot' ? [{ seat: Number(seat), level }] : []));

/** @param {State} state */
const closedOf = ({ doc }) => Object.entries(doc?.room.seats ?? {}).filter(([, { kind }]) => kind === 'closed').map(([seat]) => Number(seat));

/** @param {State} state */
const seatCount = ({ doc }) => Object.keys(doc?.room.seats ?? {}).length;

export const commands = {
  /** @param {string} code */
  room: (code) => api('GET', path(code)),
  /** @param {string} code @param {string} name @param {number} [seat] @returns {Promise<{seat: number}>} */
  sit: (code, name, seat) => api('POST', path(code, '/seats'), { ...(name ? { name } : {}), ...(seat ? { seat } : {}) }),
  /** @param {string} code @param {number} seat @param {string} name */
  rename: (code, seat, name) => api('POST', path(code, `/seats/${seat}/name`), { name }),
  /** @param {string} code @param {string} secret @returns {Promise<{link?: number}>} */
  enter: (code, secret) => api('POST', path(code, '/enter'), { secret }),
  /** @param {string} code @returns {Promise<{url: string, link: number}>} */
  invite: (code) => api('POST', path(code, '/invite'), {}),
  /** @param {string} code @param {number} seat @returns {Promise<{transfer: string}>} */
  offer: (code, seat) => api('POST', path(code, `/seats/${seat}/transfer`), {}),
  /** @param {string} word @returns {Promise<import('./types.js').OfferedSeat>} */
  offered: (word) => api('POST', '/api/transfer', { transfer: word, look: true }),
  /** @param {string} word */
  take: (word) => api('POST', '/api/transfer', { transfer: word }),
  /** @param {string} code @param {number} seat */
  free: (code, seat) => api('DELETE', path(code, `/seats/${seat}`)),
  /** @param {string} code @param {object} change */
  change: (code, change) => api('PATCH', path(code), change),
  /** @param {string} code @param {'start'|'pause'|'resume'|'rematch'|'take'|'close'} what */
  host: (code, what) => api('POST', path(code, `/${what}`), {}),
  /** @param {string} code @param {'kick'|'skip'|'admit'|'give'} what @param {number} seat */
  hostSeat: (code, what, seat) => api('POST', path(code, `/${what}`), { seat }),
  /** @param {State} state @param {number} seat @param {string} level */
  bot: (state, seat, level) => commands.change(state.code, { bots: [...botsOf(state).filter((b) => b.seat !== seat), { seat, level }] }),
  /** Nobody sits on a closed seat. @param {State} state @param {number} seat @param {boolean} close */
  close: (state, seat, close) =>
    commands.change(state.code, { closed: [...closedOf(state).filter((n) => n !== seat), ...(close ? [seat] : [])] }),
  /** @param {State} state @param {1|-1} by */
  seats: (state, by) => commands.change(state.code, { seats: seatCount(state) + by }),
};
