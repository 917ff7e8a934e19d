// QR codes: compared with what another encoder (skip2/go-qrcode, which serves
// qr.svg) draws of the same texts.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qr, qrPath } from '../../src/core/qr.js';

/** @param {boolean[][]} rows */
const lines = (rows) => rows.map((row) => row.map(Number).join(''));

/** @param {number} length */
const textOf = (length) => 'http://192.168.1.20:8080/r/KXR4TN#s=abcdefghij_-'.repeat(20).slice(0, length);

/** Length of the text, squares in a row, and the beginning of the SHA-256 of all rows. */
const KNOWN = /** @type {const} */ ([
  [14, 21, '0c2988bd63c096d3'],
  [213, 57, '3cfcf7ed11deb1f9'],
  [251, 61, '3022ed32b1d11887'],
  [287, 65, 'eb75f6df48760bb6'],
  [331, 69, '9ecf5231a4c426ed'],
  [412, 77, '9a7cfca2719d88a6'],
  [450, 81, 'bf433d676b7f0715'],
]);

const FIRST = [
  '111111100111001111111',
  '100000101001001000001',
  '101110100001101011101',
  '101110100111001011101',
  '101110101100101011101',
  '100000100111001000001',
  '111111101010101111111',
  '000000000011000000000',
  '101010100110000010010',
  '000001011110110010001',
  '001110100100111010111',
  '110000001001110010010',
  '100101101101110101000',
  '000000001010111110011',
  '111111100110111010111',
  '100000100010010010011',
  '101110101000110101010',
  '101110100110110111010',
  '101110101100100010101',
  '100000100101110111010',
  '111111101001000001011',
];

test('a QR is square for square the one that the server draws', () => {
  assert.deepEqual(lines(qr(textOf(14))), FIRST);
  for (const [length, size, hash] of KNOWN) {
    const rows = lines(qr(textOf(length)));
    assert.equal(rows.length, size);
    assert.equal(createHash('sha256').update(rows.join('/')).digest('hex').slice(0, 16), hash, `${length} bytes`);
  }
});

test('the drawing has each dark square once', () => {
  const rows = qr(textOf(60));
  const drawn = [...qrPath(rows).matchAll(/h(\d+)v1/g)].reduce((sum, [, run]) => sum + Number(run), 0);
  assert.equal(drawn, rows.flat().filter(Boolean).length);
});
