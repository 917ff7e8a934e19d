import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readExample } from '../../src/pages/rules/example.js';
import { inline, parse } from '../../src/pages/rules/markdown.js';

test('a line is cut into text, bold, emphasis, code, links and rules', () => {
  assert.deepEqual(inline('**a *b*** `c` [d](/x) UQ-4.'), [
    { is: 'bold', parts: [{ is: 'text', text: 'a ' }, { is: 'em', parts: [{ is: 'text', text: 'b' }] }] },
    { is: 'text', text: ' ' },
    { is: 'code', text: 'c' },
    { is: 'text', text: ' ' },
    { is: 'link', parts: [{ is: 'text', text: 'd' }], to: '/x' },
    { is: 'text', text: ' ' },
    { is: 'link', parts: [{ is: 'text', text: 'UQ-4' }], to: '#UQ-4' },
    { is: 'text', text: '.' },
  ]);
});

test('a link that runs a script is only its label', () => {
  assert.deepEqual(inline('[d](javascript:x)'), [{ is: 'text', text: 'd' }]);
  assert.deepEqual(inline('[d](//elsewhere)'), [{ is: 'text', text: 'd' }]);
});

test('blocks are told apart', () => {
  const book = '# A\ntext\nmore\n- one\n  still one\n- two\n1. x\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n```cards\nNa -> K : why\n```\nend';
  const kinds = parse(book).map(({ is }) => is);
  assert.deepEqual(kinds, ['heading', 'paragraph', 'list', 'table', 'fence', 'paragraph']);
});

test('an unclosed fence ends with the text', () => assert.equal(parse('```cards\nNa').length, 1));

test('rules have their numbers as anchors', () => {
  const [rule, other] = /** @type {any[]} */ (parse('## UQ-2 What fits\n## ¿Qué más?'));
  assert.equal(rule.id, 'UQ-2');
  assert.equal(other.id, 'qué-más');
});

test('an example says what is laid together, onto what, and why', () => {
  assert.deepEqual(readExample('curie + F -> Fe : with a scientist'), { laid: [['curie'], ['F']], onto: ['Fe'], says: 'with a scientist' });
  assert.deepEqual(readExample('Na K : two'), { laid: [['Na', 'K']], onto: [], says: 'two' });
});

const books = ['en', 'es'].map(
  (lang) => parse(readFileSync(new URL(`../../../rules/unoquimico/RULEBOOK.${lang}.md`, import.meta.url), 'utf8')),
);

test('the rulebooks have the same rules in both languages', () => {
  const [en, es] = books.map((blocks) => blocks.flatMap((block) => (block.is === 'heading' && block.level === 2 ? [block.id] : [])));
  assert.ok(en.length > 0);
  assert.deepEqual(es, en);
});

test('every rule that a rulebook refers to is in it', () => {
  for (const blocks of books) {
    const ids = blocks.flatMap((block) => (block.is === 'heading' ? [block.id] : []));
    const links = [...JSON.stringify(blocks).matchAll(/"to":"#([^"]+)"/g)].map(([, id]) => id);
    assert.deepEqual(links.filter((id) => !ids.includes(id)), []);
  }
});
