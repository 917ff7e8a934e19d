import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { alert, regionsInto, say } from '../../src/core/announce.js';

/** As much of an element as a live region needs. */
class Node {
  /** @type {Node[]} */
  children = [];
  /** @type {Node|undefined} */
  parent;
  textContent = '';
  setAttribute() {}
  remove() { if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this); }
  replaceChildren() { this.children = []; }
  /** @param {Node} child */
  append(child) {
    child.remove();
    child.parent = this;
    this.children.push(child);
  }
}

const body = new Node();
Object.defineProperty(globalThis, 'document', { value: { body, createElement: () => new Node() }, configurable: true });

/** @param {Node} home @returns {string[][]} what stands in each region */
const heard = (home) => home.children.map(({ children }) => children.map(({ textContent }) => textContent));

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));

test('sentences that come in one go are all there to be spoken, until later ones come or time passes', async () => {
  say('Connected again.');
  say('Your turn.');
  say('Your turn.');
  alert('No answer.');
  assert.deepEqual(heard(body), [['Connected again.', 'Your turn.', 'Your turn.'], ['No answer.']]);
  await Promise.resolve();
  say('Bea drew 1.');
  assert.deepEqual(heard(body), [['Bea drew 1.'], ['No answer.']]);
  mock.timers.tick(10_000);
  assert.deepEqual(heard(body), [[], []]);
  mock.timers.reset();
});

test('an open dialog has the regions in it, and gives them back', () => {
  const dialog = new Node();
  say('Before.');
  regionsInto(/** @type {any} */ (dialog));
  say('Inside.');
  assert.deepEqual(heard(dialog), [['Before.', 'Inside.'], []]);
  regionsInto(/** @type {any} */ (body));
  assert.equal(body.children.length, 2);
  mock.timers.reset();
});
