// The order of the hand, remembered: the way of sorting on this device, the own
// order per room until its next deal.
import { forget, recall, remember } from '../../core/memory.js';

/** @param {readonly string[]} sorts of the game @returns {string} the usual one where it does not have the remembered one */
export const recallSort = (sorts) => sorts.find((s) => s === recall('sort')) ?? sorts[0] ?? '';

/** @param {string} sort */
export const rememberSort = (sort) => remember('sort', sort);

/** Where the order of a hand is remembered: by seat where several own ones are. @param {{code: string, mine: number[], me: number}} of */
export const orderOf = ({ code, mine, me }) => (mine.length > 1 ? `${code}.${me}` : code);

/** @param {string} where @returns {string[]} */
export const recallOrder = (where) => (recall(`order.${where}`) ?? '').split(' ').filter(Boolean);

/** @param {string} where @param {string[]} order */
export const rememberOrder = (where, order) => remember(`order.${where}`, order.join(' '));

/** The seat that this device left at a table, to have it back. @param {string} code @param {number} seat */
export const rememberLeft = (code, seat) => remember(`left.${code}`, String(seat));

/** @param {string} code @returns {number} 0 for none */
export const recallLeft = (code) => Number(recall(`left.${code}`) ?? 0);

/** Once this device sits again, its seat is no longer one that it left. @param {string} code */
export const forgetLeft = (code) => forget(`left.${code}`);
