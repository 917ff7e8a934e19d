// Six drawings that say what a face would: small and flat, and ours on every device.
import { html, svg } from 'lit';

/** @typedef {'clap'|'laugh'|'think'|'wow'|'heart'|'oops'} Reaction */

const head = svg`<circle class="fill" cx="12" cy="12" r="9.5"></circle>`;
const eyes = svg`<path d="M8.5 9v1.5M15.5 9v1.5"></path>`;

/** @type {Record<Reaction, unknown>} */
const figures = {
  clap: svg`<path class="fill" d="M4 14l7-7 3 3 4-1 1 6-6 6H8z"></path><path d="M11 11l3-3M4 7L3 4M8 4V1M2 11H0M17 5l2-2M20 9h3"></path>`,
  laugh: svg`${head}<path d="M6.5 10l2-2 2 2M13.5 10l2-2 2 2"></path><path class="dark" d="M6.5 13h11a5.5 5.5 0 0 1-11 0z"></path>`,
  think: svg`${head}<path d="M8.5 10v1.5M15.5 10v1.5M7 7l3-1M14 7h3M9 16.5l6-1.5"></path>`,
  wow: svg`${head}${eyes}<ellipse class="dark" cx="12" cy="15.5" rx="2.5" ry="3"></ellipse><path d="M7 6l2-1M17 6l-2-1"></path>`,
  heart: svg`<path class="fill" d="M12 21L3 12a5.2 5.2 0 0 1 9-6a5.2 5.2 0 0 1 9 6z"></path>`,
  oops: svg`${head}${eyes}<path d="M7 16l2-2 2 2 2-2 2 2 2-2"></path><path d="M19 2v3M19 7v.5"></path>`,
};

export const reactions = /** @type {Reaction[]} */ (Object.keys(figures));

/** @param {string|undefined} code @returns {code is Reaction} */
export const isReaction = (code) => reactions.includes(/** @type {Reaction} */ (code));

/** @param {Reaction} code @returns {import('lit').TemplateResult} */
export const figure = (code) => html`<svg class="react" viewBox="0 0 24 24" aria-hidden="true">${figures[code]}</svg>`;
