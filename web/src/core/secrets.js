// Secrets of the links of private tables, on this device alone: whoever came in by
// one can pass it on. The server has none of them.
import { forget, recall, remember } from './memory.js';

/** @typedef {{secret: string, link: number}} Secret `link`: the version in which the table made it */

/** @param {string} code */
const keyOf = (code) => `secret.${code}`;

/** @param {string} code of the table @param {Secret} secret */
export const keepSecret = (code, { secret, link }) => remember(keyOf(code), `${secret} ${link}`);

/** @param {string} code @returns {Secret|undefined} */
export const secretOf = (code) => {
  const [secret, link] = (recall(keyOf(code)) ?? '').split(' ');
  return secret ? { secret, link: Number(link) } : undefined;
};

/** @param {string} code */
export const forgetSecret = (code) => forget(keyOf(code));

/** @param {string} link with the secret behind the # @returns {string} */
export const secretIn = (link) => new URLSearchParams(link.split('#')[1] ?? '').get('s') ?? '';
