// The planes that every drawing is built of. Cards keep their own ink and
// paper in both themes, so colours here are values, not theme tokens.
import { svg } from 'lit';

export const INK = '#14161B';
export const WHITE = '#FFFFFF';
export const PAPER = 'var(--card)';
export const HAIR = '#C6CABF';

/** @typedef {import('lit').SVGTemplateResult} Drawing */
/** @typedef {{fill?: string, anchor?: 'start'|'middle'|'end', weight?: 400|700, spacing?: number}} TextLook */

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] @returns {Drawing} */
export const disc = (x, y, r, fill = INK) => svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"></circle>`;

/** @param {number} x @param {number} y @param {number} r @param {number} w @param {string} [stroke] @returns {Drawing} */
export const ring = (x, y, r, w, stroke = INK) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${w}"></circle>`;

/**
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] @param {number} [rx]
 * @returns {Drawing}
 */
export const box = (x, y, w, h, fill = INK, rx = 0) =>
  svg`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" rx="${rx}"></rect>`;

/** @param {string} d @param {string} [fill] @returns {Drawing} */
export const plane = (d, fill = INK) => svg`<path d="${d}" fill="${fill}"></path>`;

/** @param {string} d @param {number} w @param {string} [stroke] @returns {Drawing} */
export const line = (d, w, stroke = INK) => svg`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}"></path>`;

/** @param {number} x @param {number} y @param {number} size @param {string|number} content @param {TextLook} [look] @returns {Drawing} */
export const text = (x, y, size, content, { fill = INK, anchor = 'start', weight = 700, spacing = 0 } = {}) =>
  svg`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-weight="${weight}"
    letter-spacing="${spacing}">${content}</text>`;

/** @param {number} x @param {number} y @param {number} scale @param {Drawing|Drawing[]} drawing @returns {Drawing} */
export const put = (x, y, scale, drawing) => svg`<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} pattern id @returns {Drawing} */
export const band = (x, y, w, h, pattern) =>
  svg`<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="url(#${pattern})"></rect></g>`;

/** @param {string} ch */
const glyphWidth = (ch) => (/[+−]/.test(ch) ? 0.58 : /[WMm]/.test(ch) ? 0.87 : /[iljtfI.·' ]/.test(ch) ? 0.34 : 0.56);

/**
 * The width of a text in the card's grotesque, near enough to set a line.
 * @param {string|number} content @param {number} size @returns {number}
 */
export const widthOf = (content, size) => [...String(content)].reduce((sum, ch) => sum + glyphWidth(ch), 0) * size;

/**
 * The size at which a text keeps within a width.
 * @param {string} content @param {number} size @param {number} max @returns {number}
 */
export const fitted = (content, size, max) => Math.min(size, (size * max) / Math.max(1, widthOf(content, size)));
