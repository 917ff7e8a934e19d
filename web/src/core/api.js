// HTTP calls of the protocol.
//   const room = await api('POST', '/api/rooms', {game: id})
// An answer that is not 2xx throws an ApiError with the server's code; no
// network throws one with code "offline". `sentenceOf(error)` says it in words.
import { hasText, t } from './i18n.js';

/** @typedef {{code: string, data?: Record<string, unknown>, rule?: string}} Failure */

export class ApiError extends Error {
  /** @param {number} status @param {Failure} failure */
  constructor(status, { code, data, rule }) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = data;
    this.rule = rule;
  }
}

/** @param {Response} response @returns {Promise<{error?: Failure, refused?: Failure}>} */
const bodyOf = (response) => response.json().catch(() => ({}));

/** @param {Response} response @returns {Promise<ApiError>} */
const failureOf = async (response) => {
  const { error, refused } = await bodyOf(response);
  return new ApiError(response.status, error ?? refused ?? { code: response.status === 404 ? 'not_found' : 'server' });
};

/** @returns {never} */
const offline = () => {
  throw new ApiError(0, { code: 'offline' });
};

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<Response>} */
const request = async (method, path, body) => {
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  const response = await fetch(path, { method, headers, body: body && JSON.stringify(body), credentials: 'same-origin' }).catch(offline);
  if (!response.ok) throw await failureOf(response);
  return response;
};

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} the JSON of the answer, as its schema says */
export const api = async (method, path, body) => (await request(method, path, body)).json().catch(offline);

/** @param {string} path @returns {Promise<string>} */
export const readText = async (path) => (await request('GET', path)).text();

/**
 * Refusals of moves and of what else only the room page asks for.
 * @typedef {'transfer_over'|'revealed'|'voted'|'stale'|'not_your_turn'|'paused'|'over'|'not_playing'|'unknown_move'|'unknown_phrase'|'not_offered'} OfMoves
 */
/** @typedef {Exclude<import('../wire.js').ErrorCode, OfMoves>|'offline'|'server'} Told */

/** What went wrong, as a sentence. @param {unknown} error @returns {string} */
export const sentenceOf = (error) => {
  const code = /** @type {Told} */ (error instanceof ApiError ? error.code : 'server');
  const key = /** @type {const} */ (`error.${code}`);
  return hasText(key) ? t(key) : t('error.other', { code });
};
