import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWhole, readCode, spelled } from '../../src/core/code.js';

const readings = [
  ['kxr4tn', 'KXR4TN', undefined],
  ['KXR-4TN', 'KXR4TN', undefined],
  [' kxr – 4tn ', 'KXR4TN', undefined],
  ['KX', 'KX', undefined],
  ['KXR4TNBB', 'KXR4TN', undefined],
  ['https://table.example/r/KXR4TN#x', 'KXR4TN', undefined],
  ['https://table.example/r/kxr-4tn?lang=es', 'KXR4TN', undefined],
  ['KXO', 'KX', 'O'],
  ['k1', 'K', '1'],
  ['ñ', '', 'Ñ'],
  ['', '', undefined],
];

for (const [typed, code, strange] of readings) {
  test(`“${typed}” is read as “${code}”${strange ? `, and ${strange} is no symbol of a code` : ''}`, () =>
    assert.deepEqual(readCode(String(typed)), { code, strange }));
}

test('a code is whole with six symbols and spelled with a dash', () => {
  assert.equal(isWhole('KXR4T'), false);
  assert.equal(isWhole('KXR4TN'), true);
  assert.equal(spelled('KXR4TN'), 'KXR-4TN');
});
