// People: a shape each, so that nobody is only a colour. Bots share one face.
import { html } from 'lit';
import { INK, box, disc, plane, text } from './shapes.js';

const colours = ['#FFC800', '#6DB8FF', '#FF7F63', '#A9D46A', '#B9A1FF', '#FF9FD0', '#52C7A4', '#FFB13B', '#D7C9A8', '#CBCFD4'];

/** @type {((fill: string) => import('./shapes.js').Drawing)[]} */
const shapes = [
  (f) => disc(20, 20, 19, f),
  (f) => box(2, 2, 36, 36, f),
  (f) => plane('M20 1L39 38H1z', f),
  (f) => plane('M20 0L40 20L20 40L0 20z', f),
  (f) => plane('M10 2H30L40 20L30 38H10L0 20z', f),
  (f) => plane('M1 20A19 19 0 0 1 39 20V38H1z', f),
  (f) => plane('M2 2H38V20A18 18 0 0 1 2 20z', f),
  (f) => plane('M12 1H28V12H39V28H28V39H12V28H1V12H12z', f),
  (f) => plane('M2 2H38L30 38H10z', f),
  (f) => plane('M20 1L39 15L32 38H8L1 15z', f),
];

/** Where the initial stands in shapes whose middle is not the field's. @type {Record<number, number>} */
const baseline = { 2: 33, 5: 29, 6: 24, 9: 28 };

const botFace = () => [
  box(3, 8, 34, 28, '#C6CABF'), box(18.5, 1, 3, 7, '#5F636C'), box(10, 16, 6, 6, INK), box(24, 16, 6, 6, INK), box(11, 27, 18, 3, INK),
];

/** @param {string} name */
const initial = (name) => (Array.from(name.trim())[0] ?? '?').toLocaleUpperCase();

/** @param {number} place from 0 @param {string} name */
const personFace = (place, name) => [
  shapes[place % 10](colours[place % 10]),
  text(20, baseline[place % 10] ?? 26.5, place % 10 === 2 ? 16 : 18, initial(name), { anchor: 'middle' }),
];

/**
 * The face of a seat: seats count from 1, the shape and the colour follow the
 * seat, the initial the name.
 * @param {{seat: number, name?: string, bot?: boolean}} who @returns {import('lit').TemplateResult}
 */
export const face = ({ seat, name = '', bot = false }) =>
  html`<svg class="face" viewBox="0 0 40 40" aria-hidden="true">${bot ? botFace() : personFace(seat - 1, name)}</svg>`;
