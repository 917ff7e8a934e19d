import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/core/api.js';
import { boundName, callNamed, friendlyName, isNameRefused } from '../../src/core/names.js';

test('a name keeps twenty letters, however many code points they are made of', () => {
  assert.equal(boundName('a'.repeat(21)), 'a'.repeat(20));
  assert.equal(boundName('e\u0301'.repeat(25)), 'é'.repeat(20));
  assert.equal(boundName('👩‍🔬'.repeat(9)), '👩‍🔬'.repeat(7), 'eleven bytes each');
  assert.equal(boundName('María José Muñoz'), 'María José Muñoz');
});

test('every friendly name fits', () => {
  for (let i = 0; i < 200; i++) {
    const name = friendlyName();
    assert.equal(boundName(name), name);
  }
});

test('a refusal of the name is told from others', () => {
  assert.equal(isNameRefused(new ApiError(400, { code: 'bad_option', data: { field: 'name' } })), true);
  assert.equal(isNameRefused(new ApiError(400, { code: 'bad_option', data: { field: 'games' } })), false);
});

test('a name that was typed and refused is not tried again', async () => {
  const asked = [];
  const refused = new ApiError(400, { code: 'bad_option', data: { field: 'name' } });
  await assert.rejects(callNamed('x', (name) => { asked.push(name); return Promise.reject(refused); }), refused);
  assert.deepEqual(asked, ['x']);
});
