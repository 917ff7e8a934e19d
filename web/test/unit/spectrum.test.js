// The twelve cards of the ring are told apart without colour: by number, letters,
// figure and lightness, also as somebody sees them who sees fewer colours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './dom.js';
import { figurePath, spectrum, spectrumCard } from '../../src/cards/spectrum.js';
import { flat } from './flat.js';

/** @param {string} hex @returns {number[]} linear light */
const linear = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

/** @param {number[]} light @returns {number} L* */
const lightness = ([r, g, b]) => {
  const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};

/** How light is mixed for eyes that lack a kind of cones (Viénot, Brettel and Mollon 1999), and for none. @type {Record<string, number[][]>} */
const eyes = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.1124, 0.8876, 0], [0.1124, 0.8876, 0], [0.004, -0.004, 1]],
  deuteranopia: [[0.2928, 0.7072, 0], [0.2928, 0.7072, 0], [-0.0223, 0.0223, 1]],
  tritanopia: [[1, 0.1446, -0.1446], [0, 0.8592, 0.1408], [0, 0.8592, 0.1408]],
  greyscale: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

/** @param {string} hex @param {number[][]} mix */
const seen = (hex, mix) => mix.map((row) => row.reduce((sum, part, i) => sum + part * linear(hex)[i], 0)).map((c) => Math.min(1, Math.max(0, c)));

/** @param {number[]} light @returns {number} how bright, between black and white */
const bright = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** @param {string} a @param {string} b @param {number[][]} mix @returns {number} of 1 to 21 */
const contrast = (a, b, mix) => {
  const [high, low] = [a, b].map((hex) => bright(seen(hex, mix))).sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

test('number, letters and figure are each of one card alone', () => {
  const kinds = [spectrum.map(({ n }) => n), spectrum.map(({ code }) => code), spectrum.map(({ code }) => figurePath(code, 2, 2))];
  assert.deepEqual(kinds.map((all) => new Set(all).size), [12, 12, 12]);
});

test('no two are equally light', () => {
  const all = spectrum.map(({ fill }) => lightness(linear(fill))).sort((a, b) => a - b);
  assert.deepEqual(all.slice(1).filter((light, i) => light - all[i] < 4.5), []);
});

test('number and letters are read, and the figure is seen, by every eye', () => {
  for (const [eye, mix] of Object.entries(eyes)) {
    assert.deepEqual(spectrum.filter(({ fill, on }) => contrast(fill, on, mix) < 4).map(({ code }) => code), [], `ink, ${eye}`);
    assert.deepEqual(spectrum.filter(({ fill, figure }) => contrast(fill, figure, mix) < 1.9).map(({ code }) => code), [], `figure, ${eye}`);
  }
});

test('every size of a card bears number and letters, and says what it is where it should', () => {
  for (const lod of /** @type {const} */ (['L', 'M', 'S', 'T', 'W'])) {
    const card = flat(spectrumCard('PU', { lod, lang: 'es', label: true }));
    assert.match(card, />6<\/text>/);
    assert.match(card, />PU<\/text>/);
    assert.match(card, /aria-label="6 morado"/);
  }
  assert.match(flat(spectrumCard('PU')), /aria-hidden="true"/);
  assert.equal(flat(spectrumCard('XX')), '');
});
