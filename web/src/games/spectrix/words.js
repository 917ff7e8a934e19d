// Cards and groups in words, and as chips in sentences.
import { html } from 'lit';
import { colourName, colourOf } from '../../cards/spectrum.js';
import { vars } from '../../cards/vars.js';
import { language, listed, t } from '../../core/i18n.js';
import { between } from './fits.js';
import { verdictOf } from './group.js';

/** @typedef {import('lit').TemplateResult} TemplateResult */

/** @param {string} code @returns {string} */
export const nameOf = (code) => colourName(code, language());

/** @param {string} code @returns {string} "6 purple" */
export const cardWords = (code) => `${colourOf(code)?.n ?? ''} ${nameOf(code)}`.trim();

/** @param {string[]} codes @returns {[code: string, n: number][]} in the order in which they come */
export const counted = (codes) => [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]);

/** @param {[string, number]} counted */
const manyWords = ([code, n]) => (n > 1 ? `${n} × ${cardWords(code)}` : cardWords(code));

/** @param {string[]} codes @returns {string} "6 purple and 2 × 7 dark blue" */
export const cardsWords = (codes) => listed(counted(codes).map(manyWords));

/** A card in a sentence: number and letters on its colour. @param {string} code @param {number} [n] how many @returns {TemplateResult} */
export const chip = (code, n = 1) => {
  const colour = colourOf(code);
  return html`<span class="sx-chip" ${vars({ '--sx': colour?.fill ?? '', '--on': colour?.on ?? '' })}
    title="${cardWords(code)}">${n > 1 ? html`<small>${n}×</small>` : ''}<b>${colour?.n ?? ''}</b><i>${code}</i><span
    class="vh"> ${nameOf(code)}</span></span>`;
};

/** @param {string[]} codes @returns {unknown} */
export const chips = (codes) => counted(codes).map(([code, n], i) => html`${i ? ' ' : ''}${chip(code, n)}`);

/** @param {string} key @returns {string} "3", or "new group a" */
export const groupWord = (key) => t(/^\d+$/.test(key) ? 'sx.group' : 'sx.group.new', { key });

/** Why cards are no group: what is missing or too many. @param {string[]} codes @param {string[]} ring @returns {string} */
const faultWords = (codes, ring) => {
  const [twice] = counted(codes).find(([, n]) => n > 1) ?? [''];
  const gaps = twice ? [] : between(codes, ring);
  if (twice && new Set(codes).size > 1) return t('sx.fault.twice', { card: cardWords(twice) });
  if (gaps.length > 0 && gaps.length < 3) return t('sx.fault.missing', { cards: cardsWords(gaps), n: gaps.length });
  return codes.length < 3 ? t('sx.fault.few', { n: 3 - codes.length }) : t('sx.fault.apart');
};

/** @param {string[]} codes of a group @param {string[]} ring @returns {{fine: boolean, kind: 'collection'|'sequence'|'broken', words: string}} */
export const verdictWords = (codes, ring) => {
  const verdict = verdictOf(codes, ring);
  if ('fault' in verdict) return { fine: false, kind: 'broken', words: faultWords(codes, ring) };
  if (verdict.kind === 'collection') return { fine: true, kind: 'collection', words: t('sx.valid.collection', { n: codes.length, name: nameOf(codes[0]) }) };
  return { fine: true, kind: 'sequence', words: t('sx.valid.sequence', { n: codes.length }) };
};

/** Colours that are missing in a group and can be drawn in it, after the code that they follow. @param {string[]} codes @param {string[]} ring */
export const gapsIn = (codes, ring) => {
  const gaps = new Set(codes).size === codes.length && codes.length > 1 ? between(codes, ring) : [];
  return gaps.length > 0 && gaps.length < 3 ? gaps : [];
};

/** A number with a true minus sign. @param {number} n */
export const figure = (n) => String(n).replace('-', '−');
